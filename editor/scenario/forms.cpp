#include "editor/scenario/forms.h"

#include <algorithm>

#include "editor/documents/subject_name.h"
#include "editor/documents/turn_clock.h"
#include "editor/scenario/form_edits.h"
#include "formats/model/document/edits.h"

namespace cota::session {

namespace {

using model::Scenario;

const model::Subject scenarioFormSubject{model::SubjectKind::scenario, "", {}};

/// The rows of a sheet about the scenario itself; steps are named after their labels alone.
PropertyRows rowsFor(const StepName& title, const SheetSource& source) {
    PropertyRows rows(title, source, scenarioFormSubject);
    rows.stepsOf({});
    return rows;
}

constexpr const char* nationName = "nation";

bool isMissing(const mapsets::AttributeType& type, const model::Attributes& values) {
    return type.required && !values.has(type.name);
}

/// Marks the fields of values that the game requires and that are not stated.
void markMissing(PropertyRows& rows, const std::vector<mapsets::AttributeType>& types,
                 const model::Attributes& values) {
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (const auto& type : types)
            if (rows.row(i).name == type.name && isMissing(type, values))
                rows.row(i).error = tr("Not stated yet.");
}

std::vector<std::string> missingNames(const std::vector<mapsets::AttributeType>& types,
                                      const model::Attributes& values, model::Language language) {
    std::vector<std::string> names;
    for (const auto& type : types)
        if (isMissing(type, values)) names.push_back(labelOf(type).inSentence().in(language));
    return names;
}

}  // namespace

std::string optionWordName(const SheetSource& source, const std::string& option, const std::string& word) {
    if (word == "yes") return tr("yes");
    if (word == "no") return tr("no");
    const mapsets::Word* any = nullptr;
    if (source.game)
        for (const auto& list : source.game->catalogue.wordLists) {
            const auto* found = list.find(word);
            if (found && list.id == option) return nameOf(*found, source.language);
            if (found && !any) any = found;
        }
    if (any) return nameOf(*any, source.language);
    std::string name = word;
    std::ranges::replace(name, '-', ' ');
    return name;
}

PropertySheet basicsSheet(const SheetSource& source) {
    if (!source.document.scenario) return {};
    const auto kept = std::make_shared<const SheetSource>(source);
    const Scenario& scenario = **source.document.scenario;
    auto rows = rowsFor(named("Title and author"), source);
    addTexts(rows, source, named("Title"), scenario.title,
             inScenario(kept, [](Scenario& one, const model::LocalText& text) { one.title = text; }));
    rows.text(named("Author"), scenario.author,
              asText(inScenario(kept, [](Scenario& one, const std::string& text) { one.author = text; })));
    if (!source.game) return std::move(rows).sheet();
    rows.fixed(named("Game"), source.game->name.in(source.language));
    rows.values(source.game->catalogue.scenarioAttributes, scenario.attributes,
                inScenario(kept, [](Scenario& one, model::Attributes values) { one.attributes = values; }));
    markMissing(rows, source.game->catalogue.scenarioAttributes, scenario.attributes);
    return std::move(rows).sheet();
}

PropertySheet textsSheet(const SheetSource& source) {
    if (!source.document.scenario) return {};
    const auto kept = std::make_shared<const SheetSource>(source);
    const Scenario& scenario = **source.document.scenario;
    auto rows = rowsFor(named("Introduction"), source);
    addTexts(rows, source, named("Introduction"), scenario.history,
             inScenario(kept, [](Scenario& one, const model::LocalText& text) { one.history = text; }), true);
    addTexts(rows, source, named("Designer's notes"), scenario.notes,
             inScenario(kept, [](Scenario& one, const model::LocalText& text) { one.notes = text; }), true);
    return std::move(rows).sheet();
}

PropertySheet turnsSheet(const SheetSource& source) {
    if (!source.document.scenario) return {};
    const auto kept = std::make_shared<const SheetSource>(source);
    const model::TurnTrack& turns = (*source.document.scenario)->turns;
    auto rows = rowsFor(named("Turns"), source);
    rows.number(named("Number of turns"), turns.count, 0, mostTurns, false,
                inScenario(kept, [](Scenario& one, std::optional<int> count) {
                    one.turns.count = count.value_or(0);
                    // A range that begins within the game ends with it.
                    for (auto& record : one.turns.records)
                        if (record.from <= one.turns.count && record.to > one.turns.count)
                            record.to = one.turns.count;
                }));
    const auto checked = [&](const auto& isGood, const auto& meant, std::string model::TurnTrack::*member,
                             const std::string& expected) {
        return [kept, isGood, meant, member, expected](const std::string& typed) -> Change {
            const std::string text = meant(typed);
            if (!text.empty() && !isGood(text))
                return tr("'%s' is not valid here.", text) + " " + tr("Enter %s.", expected);
            model::TurnTrack made = (*kept->document.scenario)->turns;
            made.*member = text;
            return model::withTurns(kept->document, made);
        };
    };
    rows.text(named("Date"), turns.date,
              checked([](const std::string& text) { return isDateText(text); }, dateMeant,
                      &model::TurnTrack::date, tr("a date, for example 1943-07-12, or a year")));
    rows.hint(tr("for example %s", "1943-07-12"));
    rows.text(named("Time of the first turn"), turns.start,
              checked([](const std::string& text) { return minuteIn(text).has_value(); }, timeMeant,
                      &model::TurnTrack::start, tr("a time, for example 06:00")));
    rows.hint(tr("for example %s", "06:00"));
    rows.number(named("Minutes per turn"), turns.minutes > 0 ? std::optional(turns.minutes) : std::nullopt, 1,
                mostTurnMinutes, true, inScenario(kept, [](Scenario& one, std::optional<int> minutes) {
                    one.turns.minutes = minutes.value_or(0);
                }));
    if (source.game && source.game->catalogue.scales.turnMinutes > 0)
        rows.hint(tr("not set (%s)", std::to_string(source.game->catalogue.scales.turnMinutes)));
    rows.choice(
        named("Side that moves first"), turns.first.text, sideChoices(source, tr("not set")),
        inScenario(kept, [](Scenario& one, const std::string& id) { one.turns.first = model::SideId(id); }));
    return std::move(rows).sheet();
}

PropertySheet optionsSheet(const SheetSource& source) {
    if (!source.document.scenario || !source.game) return {};
    const auto kept = std::make_shared<const SheetSource>(source);
    const auto& set = (*source.document.scenario)->options;
    auto rows = rowsFor(named("Options of the rules"), source);
    for (const auto& option : source.game->catalogue.options) {
        const model::OptionId id(option.id);
        const auto usual = optionWordName(source, option.id, option.value);
        std::vector<PaletteEntry> choices{{"", filledIn(tr("%s (default)"), usual)}};
        for (const auto& word : option.words)
            choices.push_back({word, optionWordName(source, option.id, word)});
        const auto now = set.find(id);
        rows.choice(option.name.empty() ? StepName(option.id) : StepName(option.name),
                    now == set.end() ? "" : now->second, choices, [kept, id](const std::string& word) {
                        return model::withOption(kept->document, id, word);
                    });
        rows.hint(usual);  // without the note, for which a field has no room
        rows.called(option.id);
        const auto& cite = option.from.citation;
        rows.explain(option.question.in(source.language) + (cite.empty() ? "" : " (" + cite + ")"));
    }
    return std::move(rows).sheet();
}

std::vector<std::string> missingOfSide(const SheetSource& source, const model::Side& side) {
    if (!source.game) return {};
    auto names = missingNames(source.game->catalogue.sideAttributes, side.attributes, source.language);
    if (source.game->catalogue.wordList(nationName) && side.nation.empty())
        names.insert(names.begin(), named("Nation").inSentence().in(source.language));
    return names;
}

std::vector<std::string> missingOfScenario(const SheetSource& source) {
    if (!source.game || !source.document.scenario) return {};
    return missingNames(source.game->catalogue.scenarioAttributes, (*source.document.scenario)->attributes,
                        source.language);
}

PropertySheet sideSheet(const SheetSource& source, std::size_t place) {
    if (!source.document.scenario || place >= (*source.document.scenario)->sides.size()) return {};
    const auto kept = std::make_shared<const SheetSource>(source);
    const auto& side = (*source.document.scenario)->sides[place];
    const auto edit = [&](const auto& set) { return inEntry(kept, &Scenario::sides, place, set); };
    PropertyRows rows(namesOf(side), source, scenarioFormSubject);
    rows.about({model::SubjectKind::side, side.id.text, {}});
    rows.names(side.name, edit([](model::Side& one, model::LocalText name) { one.name = std::move(name); }));
    addNation(rows, source, side,
              edit([](model::Side& one, const std::string& nation) { one.nation = nation; }));
    if (!source.game) return std::move(rows).sheet();
    rows.values(source.game->catalogue.sideAttributes, side.attributes,
                edit([](model::Side& one, model::Attributes values) { one.attributes = values; }));
    markMissing(rows, source.game->catalogue.sideAttributes, side.attributes);
    return std::move(rows).sheet();
}

}  // namespace cota::session
