// Overlays of movement and of places: reach, time, stacks, room, command.

#include <algorithm>

#include "mapsets/analysis/arrivals.h"
#include "mapsets/analysis/objective_times.h"
#include "mapsets/analysis/room.h"
#include "mapsets/command/command.h"
#include "validator/overlays/overlay.h"
#include "validator/overlays/unit_words.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using mapsets::UnitIndex;
using model::LocalLiteral;

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

const model::Scenario& scenarioOf(const mapsets::LaidDocument& laid) { return *laid.scenario(); }

std::vector<UnitIndex> unitsOf(const mapsets::LaidDocument& laid, const mapsets::Roster& roster,
                               const OverlayQuestion& question) {
    if (question.who.empty()) throw OverlayRefused(needsUnits, {{"kind", question.kind}});
    return unitsNamed(laid, roster, question.who);
}

/// When each objective of the scenario is reached, by the first of its hexes.
OverlayTable objectiveTimes(const mapsets::LaidDocument& laid, const std::vector<mapsets::Arrival>& arrivals,
                            const Reader& reader) {
    OverlayTable times{{"objective", "hexes", "turn"},
                       {reader.in(objectiveTitle), reader.in(hexesTitle), reader.in(turnCaption)},
                       {}};
    const auto firsts = mapsets::objectiveTimes(laid, arrivals);
    for (std::size_t i = 0; i < firsts.size(); ++i) {
        const auto& objective = scenarioOf(laid).objectives[i];
        std::string labels;
        for (const auto& hex : objective.hexes) labels += (labels.empty() ? "" : " ") + hex.label;
        std::string turn = reader.isPerson ? reader.in(notReached) : "";
        if (firsts[i]) turn = std::to_string(firsts[i]->turn) + (firsts[i]->isUncertain ? "?" : "");
        times.rows.push_back(
            {objective.name.empty() ? objective.id.text : reader.in(objective.name), labels, turn});
    }
    return times;
}

}  // namespace

std::optional<OverlayAnswer> reachOverlay(const mapsets::LaidDocument& laid, const OverlayQuestion& question,
                                          const Reader& reader, std::stop_token stop) {
    const mapsets::Roster roster(laid.document, laid.field());
    const auto units = unitsOf(laid, roster, question);
    const int turns = question.turns.value_or(usualTurns);
    const auto arrivals = mapsets::arrivals(laid, roster, units, turns, stop);
    if (!arrivals) return std::nullopt;
    if (arrivals->empty()) throw OverlayRefused(nobodyMoves);
    OverlayAnswer answer;
    answer.from = startsOf(roster, units);
    answer.isAscending = true;
    answer.legend = reader.in(turnCaption);
    answer.none = reader.in(notReached);
    std::size_t uncertain = 0, next = 0;
    for (const Cell cell : laid.field().hexes()) {
        HexAnswer hex{cell, {}};
        while (next < arrivals->size() && (*arrivals)[next].cell < cell) ++next;
        if (next < arrivals->size() && (*arrivals)[next].cell == cell) {
            hex.value = (*arrivals)[next].turn;
            hex.isUncertain = (*arrivals)[next].isUncertain;
            uncertain += hex.isUncertain ? 1 : 0;
        }
        answer.hexes.push_back(hex);
    }
    answer.table = objectiveTimes(laid, *arrivals, reader);
    answer.headline = reader.say(turns == 0 ? arrivalAllHeadline : arrivalHeadline,
                                 {{"units", std::to_string(units.size())},
                                  {"hexes", std::to_string(arrivals->size())},
                                  {"turns", std::to_string(turns)},
                                  {"uncertain", std::to_string(uncertain)}});
    return answer;
}

std::optional<OverlayAnswer> stacksOverlay(const mapsets::LaidDocument& laid, const OverlayQuestion&,
                                           const Reader& reader, std::stop_token) {
    const mapsets::Roster roster(laid.document, laid.field());
    OverlayAnswer answer;
    answer.isZeroNone = true;
    answer.legend = reader.in(unitsCaption);
    answer.none = reader.in(emptyCaption);
    std::size_t units = 0;
    for (const Cell cell : laid.field().hexes()) {
        const auto here = roster.in(cell).size();
        units += here;
        answer.hexes.push_back({cell, static_cast<int>(here)});
    }
    answer.headline = reader.say(stacksHeadline, {{"units", std::to_string(units)},
                                                  {"hexes", std::to_string(roster.occupied().size())}});
    return answer;
}

std::optional<OverlayAnswer> roomOverlay(const mapsets::LaidDocument& laid, const OverlayQuestion& question,
                                         const Reader& reader, std::stop_token) {
    const mapsets::Roster roster(laid.document, laid.field());
    if (question.who.empty()) throw OverlayRefused(needsOneUnit);
    const auto units = unitsOf(laid, roster, question);
    if (units.size() != 1) throw OverlayRefused(needsOneUnit);
    const auto stacking = mapsets::makeStacking(laid.field(), roster.tags());
    if (!stacking) throw OverlayRefused(noLimits, {{"game", laid.game().id.text}});
    constexpr int mostShown = 9;
    const auto room = mapsets::roomFor(*stacking, laid.field(), roster, units.front(), mostShown);
    OverlayAnswer answer;
    answer.isZeroNone = true;
    answer.from = startsOf(roster, units);
    answer.legend = reader.in(roomCaption);
    answer.none = reader.in(noRoomCaption);
    std::size_t fits = 0;
    for (std::size_t i = 0; i < room.size(); ++i) {
        answer.hexes.push_back({laid.field().hexes()[i], room[i]});
        if (room[i] > 0) ++fits;
    }
    answer.headline = reader.say(roomHeadline, {{"unit", reader.name(roster[units.front()])},
                                                {"hexes", std::to_string(fits)},
                                                {"all", std::to_string(room.size())}});
    return answer;
}

std::optional<OverlayAnswer> commandOverlay(const mapsets::LaidDocument& laid,
                                            const OverlayQuestion& question, const Reader& reader,
                                            std::stop_token) {
    const mapsets::Roster roster(laid.document, laid.field());
    const auto units = unitsOf(laid, roster, question);
    const auto command = mapsets::makeCommand(laid.field(), roster.tags());
    if (!command) throw OverlayRefused(noCommand, {{"game", laid.game().id.text}});
    OverlayAnswer answer;
    answer.isZeroNone = true;
    answer.legend = reader.in(leadersCaption);
    answer.none = reader.in(outOfCommand);
    answer.table.keys = {"leader", "hex", "range"};
    answer.table.titles = {reader.in(leaderTitle), reader.in(hexOfLeader), reader.in(rangeTitle)};
    std::vector<std::pair<Cell, int>> leaders;
    for (const UnitIndex unit : units) {
        const auto range = command->range(roster, unit);
        if (!range || roster[unit].cell == mapsets::noCell) continue;
        leaders.emplace_back(roster[unit].cell, *range);
        answer.from.push_back(roster[unit].cell);
        answer.table.rows.push_back(
            {reader.name(roster[unit]), laid.field().label(roster[unit].cell), std::to_string(*range)});
    }
    if (leaders.empty()) throw OverlayRefused(noLeader);
    std::ranges::sort(answer.from);
    answer.from.erase(std::unique(answer.from.begin(), answer.from.end()), answer.from.end());
    std::size_t reached = 0;
    for (const Cell cell : laid.field().hexes()) {
        const auto count = std::ranges::count_if(
            leaders, [&](const auto& one) { return laid.field().distance(one.first, cell) <= one.second; });
        reached += count > 0 ? 1 : 0;
        answer.hexes.push_back({cell, static_cast<int>(count)});
    }
    answer.headline = reader.say(
        commandHeadline, {{"leaders", std::to_string(leaders.size())}, {"hexes", std::to_string(reached)}});
    return answer;
}

}  // namespace cota::checks
