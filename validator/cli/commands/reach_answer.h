#pragma once
// The answer of cota reach, as JSON and for people.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "mapsets/command/unled.h"
#include "mapsets/movement/obstacles.h"
#include "mapsets/units/stacking.h"
#include "validator/cli/commands/picture_output.h"
#include "validator/cli/commands/reach_reason.h"
#include "validator/cli/inputs/laid_out.h"
#include "validator/cli/terminal/answer.h"

namespace cota::cli {

struct ReachOptions {
    AnswerOptions common;
    std::string file;
    std::string unit;
    std::string moverClass;
    std::string allowance;
    std::string from, to;
    std::string load, unload, ridden;
    std::optional<int> turns;
    bool ignoresUnits = false;
    bool hurries = false;
    bool isUnled = false;
    PictureOptions picture;
};

/// The unit or class that moves, and its starting hex.
struct ReachTask {
    std::string who;
    model::Rational allowance;
    mapsets::Mover mover;
    mapsets::ReachQuery query;
    mapsets::CellRules inTheWay;
    std::optional<mapsets::Doubling> doubling;
    mapsets::UnitIndex unit = mapsets::noUnit;  // none: a class moves
    std::optional<mapsets::Unled> unled;        // hexes closed to it without a leader
    std::vector<mapsets::UnitIndex> leaders;    // its leaders, if they matter
    std::vector<mapsets::Cell> exits;           // hexes where it may leave the map, ascending
};

/// What the search needs in addition to the table.
struct ReachGround {
    /// Throws CommandError if the game has no rules of movement.
    explicit ReachGround(const LaidOut& table);
    mapsets::Roster roster;
    std::unique_ptr<mapsets::Movement> movement;
    std::unique_ptr<mapsets::Stacking> stacking;
};

/// The hexes where the unit can first leave the map in that turn.
struct Leaving {
    int turn = 0;
    std::vector<mapsets::Cell> cells;
};

/// The result of the search, and what is needed to write the answer.
struct ReachFound {
    const LaidOut& table;
    const ReachGround& ground;
    const ReachTask& task;
    mapsets::Reached reached;
    std::vector<mapsets::ReachedHex> ordered;  // in reading order
    std::vector<mapsets::ReachedHex> passed;   // hexes that it only passes through, in reading order
    std::vector<mapsets::LedHex> led;
    std::vector<Leaving> leaving;  // by turn
    std::optional<mapsets::Cell> to;
    std::vector<mapsets::Cell> way;
    std::optional<NotReached> notReached;
    model::Rational points(mapsets::Points points) const { return ground.movement->rationalOf(points); }
    std::string label(mapsets::Cell cell) const { return table.field().label(cell); }
};

const mapsets::Mobility& mobilityOf(const LaidOut& table, const mapsets::Mover& mover);
Json reachJson(const ReachFound& found, const ReachOptions& options);
/// What the text says before its lists: who, from where, how far, with which leaders; the way to one hex.
std::string reachSummaryOf(const ReachFound& found, const ReachOptions& options);
std::string reachText(const ReachFound& found, const ReachOptions& options);

}  // namespace cota::cli
