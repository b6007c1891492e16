// Overlays of movement and of places: reach, time, stacks, room, command.

#include <algorithm>

#include "mapsets/analysis/arrivals.h"
#include "mapsets/analysis/room.h"
#include "mapsets/command/command.h"
#include "validator/cli/inputs/hexes.h"
#include "validator/cli/overlay/overlay.h"
#include "validator/cli/overlay/unit_words.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/exit_code.h"

namespace cota::cli {

namespace {

using mapsets::Cell;
using mapsets::UnitIndex;
using model::LocalLiteral;

constexpr LocalLiteral needsScenario =
    local("Overlay '{kind}' needs a scenario: a board has neither units nor sides.");
constexpr LocalLiteral needsUnits = local("Say who: overlay '{kind}' needs units, formations or sides.");
constexpr LocalLiteral needsOneUnit = local("Overlay 'room' needs one unit.");
constexpr LocalLiteral noLimits = local("'{game}' has no stacking limits.");
constexpr LocalLiteral noCommand = local("'{game}' has no rules for the range of leaders.");
constexpr LocalLiteral noLeader = local("None of these units leads others now.");
constexpr LocalLiteral nobodyMoves = local("None of these units begins on the map and moves by itself.");

constexpr LocalLiteral arrivalHeadline = local(
    "{units} {units:unit|units}: {hexes} {hexes:hex|hexes} reached within {turns} {turns:turn|turns}, "
    "{uncertain} of them uncertain.");
constexpr LocalLiteral arrivalAllHeadline =
    local("{units} {units:unit|units}: {hexes} {hexes:hex|hexes} reached, {uncertain} of them uncertain.");
constexpr LocalLiteral turnCaption = local("as a caption", "turn");
constexpr LocalLiteral notReached = local("as a caption", "not reached");
constexpr LocalLiteral objectiveTitle = local("as a caption", "objective");
constexpr LocalLiteral hexesTitle = local("as a caption", "hexes");
constexpr LocalLiteral stacksHeadline =
    local("{units} {units:unit starts|units start} in {hexes} {hexes:hex|hexes}.");
constexpr LocalLiteral unitsCaption = local("as a caption", "units");
constexpr LocalLiteral emptyCaption = local("as a caption", "empty");
constexpr LocalLiteral roomHeadline = local("{unit} fits into {hexes} of {all} {all:hex|hexes}.");
constexpr LocalLiteral roomCaption = local("as a caption", "room for");
constexpr LocalLiteral noRoomCaption = local("as a caption", "no room");
constexpr LocalLiteral commandHeadline =
    local("{leaders} {leaders:leader reaches|leaders reach} {hexes} {hexes:hex|hexes}.");
constexpr LocalLiteral leadersCaption = local("as a caption", "leaders");
constexpr LocalLiteral outOfCommand = local("as a caption", "out of reach");
constexpr LocalLiteral leaderTitle = local("as a caption", "leader");
constexpr LocalLiteral hexOfLeader = local("as a caption", "hex");
constexpr LocalLiteral rangeTitle = local("as a caption", "range");

const model::Scenario& scenarioOf(const LaidOut& table) { return *table.scenario(); }

void requireScenario(const LaidOut& table, const OverlayOptions& options) {
    if (table.scenario() == nullptr) throw CommandError(exitUsage, needsScenario, {{"kind", options.kind}});
}

std::vector<UnitIndex> unitsOf(const LaidOut& table, const mapsets::Roster& roster,
                               const OverlayOptions& options) {
    if (options.who.empty()) throw CommandError(exitUsage, needsUnits, {{"kind", options.kind}});
    return unitsNamed(table, roster, options.who);
}

/// The hexes where units of these begin, once each.
std::vector<Cell> startsOf(const mapsets::Roster& roster, const std::vector<UnitIndex>& units) {
    std::vector<Cell> cells;
    for (const UnitIndex unit : units)
        if (roster[unit].cell != mapsets::noCell && !roster[unit].isCarried())
            cells.push_back(roster[unit].cell);
    std::ranges::sort(cells);
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

/// When each objective of the scenario is reached, by the first of its hexes.
OverlayTable objectiveTimes(const LaidOut& table, const std::vector<mapsets::Arrival>& arrivals,
                            const AnswerOptions& common) {
    OverlayTable times{{"objective", "hexes", "turn"},
                       {common.in(objectiveTitle), common.in(hexesTitle), common.in(turnCaption)},
                       {}};
    const bool isForPeople = common.format != "json" && common.format != "csv";
    for (const auto& objective : scenarioOf(table).objectives) {
        const mapsets::Arrival* first = nullptr;
        std::string labels;
        for (const auto& hex : objective.hexes) {
            labels += (labels.empty() ? "" : " ") + hex.label;
            const auto cell = table.field().resolve(hex.label);
            const auto at = std::ranges::lower_bound(arrivals, cell.value_or(mapsets::noCell), {},
                                                     &mapsets::Arrival::cell);
            if (cell && at != arrivals.end() && at->cell == *cell && (!first || at->turn < first->turn))
                first = &*at;
        }
        std::string turn = isForPeople ? common.in(notReached) : "";
        if (first) turn = std::to_string(first->turn) + (first->isUncertain ? "?" : "");
        times.rows.push_back(
            {objective.name.empty() ? objective.id.text : common.in(objective.name), labels, turn});
    }
    return times;
}

}  // namespace

OverlayAnswer reachOverlay(const LaidOut& table, const OverlayOptions& options) {
    requireScenario(table, options);
    const mapsets::Roster roster(table.laid.document, table.field());
    const auto units = unitsOf(table, roster, options);
    const int turns = options.turns.value_or(3);
    const auto arrivals = mapsets::arrivals(table.laid, roster, units, turns).value();
    if (arrivals.empty()) throw CommandError(exitUsage, nobodyMoves);
    OverlayAnswer answer;
    answer.from = startsOf(roster, units);
    answer.isAscending = true;
    answer.legend = options.common.in(turnCaption);
    answer.none = options.common.in(notReached);
    std::size_t uncertain = 0, next = 0;
    for (const Cell cell : table.field().hexes()) {
        HexAnswer hex{cell, {}};
        while (next < arrivals.size() && arrivals[next].cell < cell) ++next;
        if (next < arrivals.size() && arrivals[next].cell == cell) {
            hex.value = arrivals[next].turn;
            hex.isUncertain = arrivals[next].isUncertain;
            uncertain += hex.isUncertain ? 1 : 0;
        }
        answer.hexes.push_back(hex);
    }
    answer.table = objectiveTimes(table, arrivals, options.common);
    answer.headline = options.common.say(turns == 0 ? arrivalAllHeadline : arrivalHeadline,
                                         {{"units", std::to_string(units.size())},
                                          {"hexes", std::to_string(arrivals.size())},
                                          {"turns", std::to_string(turns)},
                                          {"uncertain", std::to_string(uncertain)}});
    return answer;
}

OverlayAnswer stacksOverlay(const LaidOut& table, const OverlayOptions& options) {
    requireScenario(table, options);
    const mapsets::Roster roster(table.laid.document, table.field());
    OverlayAnswer answer;
    answer.isZeroNone = true;
    answer.legend = options.common.in(unitsCaption);
    answer.none = options.common.in(emptyCaption);
    std::size_t units = 0;
    for (const Cell cell : table.field().hexes()) {
        const auto here = roster.in(cell).size();
        units += here;
        answer.hexes.push_back({cell, static_cast<int>(here)});
    }
    answer.headline = options.common.say(
        stacksHeadline,
        {{"units", std::to_string(units)}, {"hexes", std::to_string(roster.occupied().size())}});
    return answer;
}

OverlayAnswer roomOverlay(const LaidOut& table, const OverlayOptions& options) {
    requireScenario(table, options);
    const mapsets::Roster roster(table.laid.document, table.field());
    const auto units = unitsOf(table, roster, options);
    if (units.size() != 1) throw CommandError(exitUsage, needsOneUnit);
    const auto stacking = mapsets::makeStacking(table.field(), roster.tags());
    if (!stacking) throw CommandError(exitUsage, noLimits, {{"game", table.game()}});
    constexpr int mostShown = 9;
    const auto room = mapsets::roomFor(*stacking, table.field(), roster, units.front(), mostShown);
    OverlayAnswer answer;
    answer.isZeroNone = true;
    answer.from = startsOf(roster, units);
    answer.legend = options.common.in(roomCaption);
    answer.none = options.common.in(noRoomCaption);
    std::size_t fits = 0;
    for (std::size_t i = 0; i < room.size(); ++i) {
        answer.hexes.push_back({table.field().hexes()[i], room[i]});
        if (room[i] > 0) ++fits;
    }
    answer.headline =
        options.common.say(roomHeadline, {{"unit", nameWithId(roster[units.front()], options.common)},
                                          {"hexes", std::to_string(fits)},
                                          {"all", std::to_string(room.size())}});
    return answer;
}

OverlayAnswer commandOverlay(const LaidOut& table, const OverlayOptions& options) {
    requireScenario(table, options);
    const mapsets::Roster roster(table.laid.document, table.field());
    const auto units = unitsOf(table, roster, options);
    const auto command = mapsets::makeCommand(table.field(), roster.tags());
    if (!command) throw CommandError(exitUsage, noCommand, {{"game", table.game()}});
    const AnswerOptions& common = options.common;
    OverlayAnswer answer;
    answer.isZeroNone = true;
    answer.legend = common.in(leadersCaption);
    answer.none = common.in(outOfCommand);
    answer.table.keys = {"leader", "hex", "range"};
    answer.table.titles = {common.in(leaderTitle), common.in(hexOfLeader), common.in(rangeTitle)};
    std::vector<std::pair<Cell, int>> leaders;
    for (const UnitIndex unit : units) {
        const auto range = command->range(roster, unit);
        if (!range || roster[unit].cell == mapsets::noCell) continue;
        leaders.emplace_back(roster[unit].cell, *range);
        answer.from.push_back(roster[unit].cell);
        answer.table.rows.push_back({common.format == "json" || common.format == "csv"
                                         ? roster[unit].id.text
                                         : nameWithId(roster[unit], common),
                                     table.field().label(roster[unit].cell), std::to_string(*range)});
    }
    if (leaders.empty()) throw CommandError(exitUsage, noLeader);
    std::ranges::sort(answer.from);
    answer.from.erase(std::unique(answer.from.begin(), answer.from.end()), answer.from.end());
    std::size_t reached = 0;
    for (const Cell cell : table.field().hexes()) {
        const auto count = std::ranges::count_if(
            leaders, [&](const auto& one) { return table.field().distance(one.first, cell) <= one.second; });
        reached += count > 0 ? 1 : 0;
        answer.hexes.push_back({cell, static_cast<int>(count)});
    }
    answer.headline = common.say(
        commandHeadline, {{"leaders", std::to_string(leaders.size())}, {"hexes", std::to_string(reached)}});
    return answer;
}

}  // namespace cota::cli
