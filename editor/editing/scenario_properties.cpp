// The property sheet of the scenario, or of a board alone, which is shown while nothing is selected.
#include <algorithm>
#include <map>

#include "editor/documents/names.h"
#include "editor/documents/subject_name.h"
#include "editor/documents/turn_clock.h"
#include "editor/editing/property_rows.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"

namespace cota::session {

namespace {

using SheetSourcePtr = std::shared_ptr<const SheetSource>;

bool isTime(const std::string& text) { return minuteIn(text).has_value(); }

void addTurns(PropertyRows& rows, const SheetSourcePtr& source, const model::TurnTrack& turns) {
    const auto changed = [source, turns](const auto& set) {
        return [source, turns, set](auto value) {
            model::TurnTrack made = turns;
            set(made, std::move(value));
            return model::withTurns(source->document, made);
        };
    };
    /// A text that must be empty or valid.
    const auto checked = [source, turns](bool (*isGood)(const std::string&),
                                         std::string (*meant)(const std::string&),
                                         std::string model::TurnTrack::*member, const std::string& expected) {
        return [=](const std::string& typed) -> Change {
            const std::string text = meant(typed);
            if (!text.empty() && !isGood(text))
                return tr("'%s' is not valid here.", text) + " " + tr("Enter %s.", expected);
            model::TurnTrack made = turns;
            made.*member = text;
            return model::withTurns(source->document, made);
        };
    };
    rows.heading(tr("Turns"));
    rows.stepsOf({});  // the labels of these rows are enough
    rows.number(
        named("Number of turns"), turns.count, 0, mostTurns, false,
        changed([](model::TurnTrack& one, std::optional<int> count) { one.count = count.value_or(0); }));
    rows.text(named("Date"), turns.date,
              checked(isDateText, dateMeant, &model::TurnTrack::date,
                      tr("a date, for example 1943-07-12, or a year")));
    rows.text(named("Time of the first turn"), turns.start,
              checked(isTime, timeMeant, &model::TurnTrack::start, tr("a time, for example 06:00")));
    rows.number(named("Minutes per turn"), turns.minutes > 0 ? std::optional(turns.minutes) : std::nullopt, 1,
                mostTurnMinutes, true, changed([](model::TurnTrack& one, std::optional<int> minutes) {
                    one.minutes = minutes.value_or(0);
                }));
    rows.choice(named("Side that moves first"), turns.first.text, sideChoices(*source, tr("not set")),
                changed([](model::TurnTrack& one, const std::string& id) { one.first = model::SideId(id); }));
}

void addSide(PropertyRows& rows, const SheetSourcePtr& source, const model::Side& side) {
    rows.section(namesOf(side));
    rows.about({model::SubjectKind::side, side.id.text, {}});
    rows.names(side.name, [source, side](model::LocalText name) {
        model::Side made = side;
        made.name = std::move(name);
        return model::withSide(source->document, made);
    });
    addNation(rows, *source, side, [source, side](const std::string& nation) {
        model::Side made = side;
        made.nation = nation;
        return model::withSide(source->document, made);
    });
    if (source->game)
        rows.values(source->game->catalogue.sideAttributes, side.attributes,
                    [source, side](model::Attributes values) {
                        model::Side made = side;
                        made.attributes = std::move(values);
                        return model::withSide(source->document, made);
                    });
}

void addVictory(PropertyRows& rows, const SheetSourcePtr& source, const model::VictoryCondition& condition,
                const StepName& name) {
    rows.about({model::SubjectKind::victory, condition.id, {}});
    for (const auto language : {model::Language::english, model::Language::spanish}) {
        const bool isSpanish = language == model::Language::spanish;
        rows.text(isSpanish ? named("%s, in Spanish", name) : name,
                  isSpanish ? condition.text.es : condition.text.en,
                  [source, condition, isSpanish](const std::string& text) -> Change {
                      model::VictoryCondition made = condition;
                      (isSpanish ? made.text.es : made.text.en) = text;
                      return model::withVictory(source->document, made);
                  });
        rows.hint(otherLanguage(condition.text, language));
        const bool isNew = (isSpanish ? condition.text.es : condition.text.en).empty();
        rows.steps([isNew, name](const std::string& text) {
            return isNew          ? named("Add victory text (%s)", name)
                   : text.empty() ? named("Remove victory text (%s)", name)
                                  : named("Change victory text (%s)", name);
        });
    }
}

PropertySheet boardSheet(const SheetSource& source, const model::Subject& subject) {
    if (source.document.boards.size() != 1) return {};
    const auto& [file, board] = *source.document.boards.begin();
    const auto kept = std::make_shared<const SheetSource>(source);
    PropertyRows rows(named("Board %s", board->id), source, subject);
    rows.names(board->title, [kept, key = file](model::LocalText title) {
        return model::withBoardTitle(kept->document, key, title);
    });
    rows.fixed(named("Columns"), std::to_string(board->grid.columns));
    rows.fixed(named("Rows"), std::to_string(board->grid.rows));
    addBoardValues(rows, kept, file);
    return std::move(rows).sheet();
}

}  // namespace

void addNation(PropertyRows& rows, const SheetSource& source, const model::Side& side,
               const std::function<model::Document(const std::string& nation)>& edit) {
    constexpr const char* nation = "nation";
    std::vector<PaletteEntry> nations{{"", tr("not set")}};
    const auto* list = source.game ? source.game->catalogue.wordList(nation) : nullptr;
    if (list)
        for (const auto& word : list->words) nations.push_back({word.id, nameOf(word, source.language)});
    if (list && !list->open)
        rows.choice(named("Nation"), side.nation, nations, edit);
    else if (list)
        rows.openChoice(named("Nation"), side.nation, nations, edit);
    else
        rows.text(named("Nation"), side.nation,
                  [edit](const std::string& text) -> Change { return edit(text); });
    rows.called(nation);
    if (list && side.nation.empty()) rows.row(rows.size() - 1).error = tr("Not stated yet.");
}

PropertySheet scenarioSheet(const SheetSource& source, const model::Subject& subject) {
    if (!source.document.scenario) return boardSheet(source, subject);
    const auto kept = std::make_shared<const SheetSource>(source);
    const auto& scenario = **kept->document.scenario;
    PropertyRows rows(named("Scenario: %s", scenario.title.empty() ? StepName(scenario.id) : scenario.title),
                      source, subject);
    rows.heading(tr("Title"));
    rows.stepsOf(named("Scenario"));
    rows.names(scenario.title, [kept](const model::LocalText& changed) {
        return model::withScenarioTitle(kept->document, changed);
    });
    addTurns(rows, kept, scenario.turns);
    for (const auto& side : scenario.sides) addSide(rows, kept, side);
    rows.heading(tr("Victory conditions"));
    const auto names = victoryNames(scenario, kept->game.get());
    for (std::size_t i = 0; i < names.size(); ++i) addVictory(rows, kept, scenario.victory[i], names[i]);
    addScenarioValues(rows, kept);
    return std::move(rows).sheet();
}

}  // namespace cota::session
