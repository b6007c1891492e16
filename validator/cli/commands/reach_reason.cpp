#include "validator/cli/commands/reach_reason.h"

#include <algorithm>

#include "validator/cli/inputs/hexes.h"

namespace cota::cli {

namespace {

using model::LocalLiteral;

constexpr LocalLiteral reachNoPoints = local("{to} cannot be reached with 0 movement points.");
constexpr LocalLiteral moreTurns =
    local("{to} cannot be reached in so few turns: {turn} {turn:turn is|turns are} needed.");
constexpr LocalLiteral inTheWay = local(
    "{to} is not reached: units, full hexes or works are in the way. On the empty map (--empty) it takes "
    "{turn} "
    "{turn:turn|turns}.");
constexpr LocalLiteral tooDear =
    local("{to} cannot be reached: every path has a hex that costs more than the points of a turn.");
constexpr LocalLiteral noOpenWay = local("{to} cannot be reached: no path is open to this movement type.");
constexpr LocalLiteral reachUnitStays =
    local("It does not move by itself: it has 0 movement points; something must carry it.");
constexpr LocalLiteral classStays = local("The unit cannot move with 0 movement points.");

/// More than any step costs, so that points never stop a unit. Not larger, because the search reserves
/// memory for each point.
constexpr mapsets::Points plenty = 1 << 14;

std::optional<int> turnIn(const mapsets::ReachGraph& graph, const mapsets::ReachQuery& query,
                          mapsets::Cell to) {
    mapsets::ReachSearch search(graph);
    search.run(query);
    const auto hex = search.at(to);
    return hex ? std::optional<int>(hex->turn) : std::nullopt;
}

}  // namespace

std::vector<mapsets::ReachedHex> inOrder(const mapsets::Battlefield& field,
                                         const std::vector<mapsets::ReachedHex>& hexes) {
    std::vector<mapsets::ReachedHex> ordered;
    for (const mapsets::Cell cell : inReadingOrder(field)) {
        const auto hex = std::ranges::lower_bound(hexes, cell, {}, &mapsets::ReachedHex::cell);
        if (hex != hexes.end() && hex->cell == cell) ordered.push_back(*hex);
    }
    return ordered;
}

NotReached whyNotReached(const mapsets::ReachGraph& graph, const mapsets::ReachQuery& query,
                         mapsets::Cell to) {
    if (query.allowance == 0) return {"no-points", reachNoPoints, {}};
    auto easier = query;
    easier.turns = 0;
    if (query.turns != 0)
        if (const auto turn = turnIn(graph, easier, to)) return {"more-turns", moreTurns, turn};
    easier.rules = {};
    if (!query.rules.empty())
        if (const auto turn = turnIn(graph, easier, to)) return {"in-the-way", inTheWay, turn};
    // Free steps open no route that points do not, and would make the search keep every sum of points.
    easier.allowance = plenty;
    easier.pathBonus = false;
    if (turnIn(graph, easier, to)) return {"too-dear", tooDear, {}};
    return {"no-way", noOpenWay, {}};
}

const model::LocalLiteral* whyItStays(mapsets::Points allowance, bool isUnit) {
    if (allowance > 0) return nullptr;
    return isUnit ? &reachUnitStays : &classStays;
}

}  // namespace cota::cli
