#include "editor/scenario/special_rules.h"

#include <algorithm>

#include "editor/documents/names.h"
#include "editor/editing/property_rows.h"
#include "editor/scenario/forms.h"
#include "editor/words/words.h"
#include "validator/rules/facts/special_rules.h"

namespace cota::session {

namespace {

std::string withParagraph(std::string text, const mapsets::Provenance& from) {
    if (from.citation.empty()) return text;
    const auto paragraph = tr("Paragraph %s.", from.citation);
    return text.empty() ? paragraph : text + " " + paragraph;
}

/// "Option: height method", as the first word of a list is a capital letter.
std::string labelled(const std::string& kind, const std::string& name) { return kind + ": " + name; }

void addValues(const SheetSource& source, const std::vector<mapsets::AttributeType>& types,
               const std::string& kind, std::vector<Overridable>& found) {
    for (const auto& type : types) {
        std::string says = formOf(type, source.game.get(), source.language);
        if (!type.fallback.empty())
            says += "; " + tr("default: %s", optionWordName(source, type.name, type.fallback));
        found.push_back({type.name, labelled(kind, labelOf(type).in(source.language)),
                         withParagraph(withCapital(says) + ".", type.from)});
    }
}

}  // namespace

std::vector<Overridable> overridable(const SheetSource& source) {
    std::vector<Overridable> found{
        {std::string(checks::rangeToOverride), tr("Visibility in a turn"),
         tr("The game gives the visibility for light and weather; the turns may state another one.")},
        {std::string(checks::pointsToOverride), tr("What gives victory points"),
         tr("Points come from objectives. A special rule may give points for something else.")}};
    if (!source.game) return found;
    const auto& game = source.game->catalogue;
    for (const auto& option : game.options) {
        const std::string name = option.name.empty() ? option.id : option.name.in(source.language);
        const std::string says =
            option.question.in(source.language) + (option.question.empty() ? "" : " ") +
            withCapital(tr("default: %s", optionWordName(source, option.id, option.value))) + ".";
        found.push_back({option.id, labelled(tr("Option"), name), withParagraph(says, option.from)});
    }
    for (const auto& kind : game.partKinds)
        found.push_back({kind.id.text, labelled(tr("Scenario details"), nameOf(kind, source.language)),
                         withParagraph({}, kind.from)});
    addValues(source, game.scenarioAttributes, tr("Scenario"), found);
    addValues(source, game.placementAttributes, tr("State of a unit"), found);
    addValues(source, game.turnAttributes, tr("Turn"), found);
    return found;
}

std::string rulebookOn(const SheetSource& source, const std::string& id) {
    if (id.empty()) return {};
    const auto all = overridable(source);
    const auto one = std::ranges::find(all, id, &Overridable::id);
    return one == all.end() ? tr("The game does not have it.") : one->says;
}

}  // namespace cota::session
