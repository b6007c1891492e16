// Whether the scenario is one for a table or one for a map, as its game is; and what a seat has only once.

#include <array>
#include <map>

#include "validator/rules/names/naming.h"
#include "validator/rules/table/table_things.h"
#include "validator/rules/table/table_topics.h"

namespace cota::checks {

namespace {

using model::Severity;

/// Parts of a scenario that only a map gives a meaning; each once, at its first entry.
void mapsOnTable(const CheckContext& context, const Settings&, FindingSink& out) {
    if (!context.catalogue().table.isUsed()) return;
    const auto& scenario = *context.scenario();
    const auto tell = [&](const auto& things, ItemList list, const model::LocalLiteral& words) {
        if (things.empty()) return;
        Note note;
        note.values = {value("count", std::ssize(things)), model::inWords("things", words)};
        note.subject = wholeScenario(context);
        note.item = model::ListItem{{}, list, 0};
        out.add(std::move(note));
    };
    tell(scenario.assembly.boards, ItemList::boardPlacements, local("boards"));
    tell(scenario.zones, ItemList::zones, local("zones"));
    tell(scenario.groups, ItemList::groups, local("groups of units"));
    tell(scenario.features, ItemList::scenarioFeatures, local("features on hexes"));
    tell(scenario.exits, ItemList::exits, local("exits from the map"));
    tell(scenario.objectives, ItemList::objectives, local("objectives on hexes"));
    tell(scenario.sightMarks, ItemList::sightMarks, local("lines of sight"));
}

void tablesOnMap(const CheckContext& context, const Settings&, FindingSink& out) {
    if (context.catalogue().table.isUsed() || !context.scenario()->tableau) return;
    out.add(tableItself().noteWith({}));
}

constexpr std::array noTableWordings{Wording{
    "no-cards", local("The game is played with cards, but the scenario names no file of them. Add one.")}};

void noTable(const CheckContext& context, const Settings&, FindingSink& out) {
    if (!context.catalogue().table.isUsed()) return;
    const auto& scenario = *context.scenario();
    if (scenario.tableau && !scenario.forces.empty()) return;
    out.add(
        {.subject = wholeScenario(context), .wording = scenario.tableau ? noTableWordings.data() : nullptr});
}

void secondSelections(const CheckContext& context, const Settings&, FindingSink& out) {
    std::map<std::string, model::ListItem> first;
    for (const auto& selection : context.tableau().selections) {
        const auto thing = thingOf(context, selection);
        const auto [it, isNew] = first.emplace(selection.seat.text, *thing.item);
        if (isNew) continue;
        auto note = thing.noteWith({});
        addLocal(note.values, "seat", nameOfSeat(context, selection.seat));
        note.first = it->second;
        out.add(std::move(note));
    }
}

constexpr std::array frameTable{
    Rule{.message = {"TABLE-016", Severity::error, local("parts of a map in a game without one"),
                     local("The game has no map, but the scenario has {things} ({count})."),
                     local("Nothing reads them, and readers of the scenario look for a map."),
                     local("Remove them, or choose the game for which they were made.")},
         .needs = need::scenario | need::mapset,
         .run = mapsOnTable},
    Rule{.message = {"TABLE-017", Severity::warning, local("a table in a game with a map"),
                     local("The game is played on a map, so nothing reads {what}."),
                     local("Its cards and groups have no effect."),
                     local("Remove the table, or choose the game for which it was made.")},
         .needs = need::scenario | need::mapset,
         .run = tablesOnMap},
    Rule{.message = {"TABLE-018", Severity::error, local("no table"),
                     local(
                         "The game is played on a table, but the scenario has none. Add a tableau with seats "
                         "and spaces."),
                     local("Without it there is no position to play or to check."), local("Add the table.")},
         .needs = need::scenario | need::mapset,
         .variants = noTableWordings,
         .run = noTable},
    Rule{.message = {"TABLE-019", Severity::error, local("two selections of one seat"),
                     local("{seat} has two selections{first}. Join them."), local("A player chooses once."),
                     local("Write all picks of a seat in one selection.")},
         .needs = need::table,
         .run = secondSelections},
};
static_assert(isSound(frameTable));

}  // namespace

Topic tableFrameRules() { return {"tables of scenarios", local("Scenarios with a table"), frameTable}; }

}  // namespace cota::checks
