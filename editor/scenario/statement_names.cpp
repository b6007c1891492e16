#include "editor/scenario/statement_names.h"

#include <algorithm>

#include "editor/documents/names.h"
#include "editor/documents/subject_name.h"
#include "editor/scenario/forms.h"
#include "formats/model/document/formation_tree.h"

namespace cota::session {

namespace {

using model::Scenario;
using model::ScenarioPart;

/// A value as people read it: the name of a formation or of a word.
StepName valueName(const SheetSource& source, const mapsets::AttributeType& type, const std::string& value) {
    if (const auto* formation = model::FormationTree(source.document).find(value))
        return StepName(namesOf(*formation));
    if (!type.words.empty())
        for (const auto& list : source.game->catalogue.wordLists)
            if (const auto* word = list.find(value)) return StepName(namesOf(*word));
    return StepName(value);
}

std::string hexesOf(const ScenarioPart& part) {
    std::string text;
    for (const auto& hex : part.hexes) text += (text.empty() ? "" : " ") + hex.label;
    return text;
}

}  // namespace

StepName nameAmongOthers(const SheetSource& source, std::size_t place) {
    const Scenario& scenario = **source.document.scenario;
    const auto& part = scenario.parts[place];
    const auto* kind = source.game ? source.game->catalogue.partKind(part.kind) : nullptr;
    if (!kind) return StepName(part.kind.text);
    const StepName name = statementName(source, *kind, part.side);
    const auto differs = [&](const auto& valueOf) {
        return std::ranges::any_of(scenario.parts, [&](const ScenarioPart& other) {
            return other.kind == part.kind && other.side == part.side && valueOf(other) != valueOf(part);
        });
    };
    for (const auto& type : kind->attributes) {
        const auto valueOf = [&](const ScenarioPart& one) {
            const auto* value = one.attributes.find(type.name);
            return value ? *value : std::string();
        };
        if (!valueOf(part).empty() && differs(valueOf))
            return name + ", " + valueName(source, type, valueOf(part));
    }
    if (!part.zone.empty() && differs([](const ScenarioPart& one) { return one.zone; }))
        return name + ", " + subjectName(source.document, {model::SubjectKind::zone, part.zone.text, {}});
    if (!part.hexes.empty() && differs(hexesOf)) return name + ", " + hexesOf(part);
    return name;
}

}  // namespace cota::session
