#include "mapsets/analysis/choke_points.h"

#include <algorithm>
#include <map>
#include <set>

#include "mapsets/analysis/entry_fire.h"
#include "mapsets/movement/movement.h"

namespace cota::mapsets {

namespace {

constexpr std::size_t hexesSampled = 32;

struct Commonest {
    Mover mover;
    int units = 0;
};

/// Of movers that are equally common, the first in the order of the game.
std::optional<Commonest> commonestMover(const Roster& roster, const Movement& movement,
                                        const model::SideId& side) {
    std::map<std::pair<int, TagMask>, int> counts;
    for (UnitIndex i = 0; i < static_cast<UnitIndex>(roster.units().size()); ++i) {
        const RosterUnit& unit = roster[i];
        using Where = RosterUnit::Where;
        if (unit.side != side || unit.where == Where::nowhere || unit.where == Where::out) continue;
        if (unit.isCarried() || unit.mobility < 0 || !unit.allowance || *unit.allowance == model::Rational(0))
            continue;
        ++counts[{unit.mobility, unit.tags & movement.moverTags()}];
    }
    const auto most = std::ranges::max_element(counts, {}, [](const auto& one) { return one.second; });
    if (most == counts.end()) return std::nullopt;
    return Commonest{{most->first.first, most->first.second}, most->second};
}

std::vector<Cell> objectiveHexes(const LaidDocument& laid) {
    std::set<Cell> cells;
    for (const auto& objective : laid.scenario()->objectives)
        for (const auto& hex : objective.hexes)
            if (const auto cell = laid.field().resolve(hex.label); cell && laid.field().isOnMap(*cell))
                cells.insert(*cell);
    return {cells.begin(), cells.end()};
}

/// Where units of the side are at the start, may set up or may enter.
std::vector<Cell> startHexes(const LaidDocument& laid, const model::SideId& side) {
    std::set<Cell> cells;
    for (const auto kind : {model::Group::Kind::setup, model::Group::Kind::arrival})
        for (const Cell cell : groupHexes(laid, side, kind)) cells.insert(cell);
    return {cells.begin(), cells.end()};
}

}  // namespace

std::optional<std::optional<ChokePoints>> chokePoints(const LaidDocument& laid, const Roster& roster,
                                                      const model::SideId& side, std::stop_token stop) {
    using Answer = std::optional<std::optional<ChokePoints>>;
    const std::optional<ChokePoints> none;
    const auto movement = makeMovement(laid.field(), roster.tags(), laid.scenario());
    if (!movement || laid.scenario() == nullptr) return Answer(none);
    const auto common = commonestMover(roster, *movement, side);
    if (!common) return Answer(none);
    const ReachGraph graph(laid.field(), *movement, common->mover);
    ChokePoints points;
    points.mobility = common->mover.mobility;
    points.units = common->units;
    auto cuts = cutHexesOf(graph, stop);
    if (!cuts) return {};
    points.cuts = std::move(*cuts);
    auto from = startHexes(laid, side), to = objectiveHexes(laid);
    points.isToObjectives = !from.empty() && !to.empty();
    WaysAsked asked{from, to};
    if (!points.isToObjectives) {
        from.clear();
        const auto all = laid.field().hexes();
        const std::size_t count = std::min(hexesSampled, all.size());
        for (std::size_t i = 0; i < count; ++i) from.push_back(all[i * all.size() / count]);
        asked = {from, all};
    }
    auto ways = waysThrough(graph, asked, stop);
    if (!ways) return {};
    points.ways = std::move(*ways);
    return Answer(std::move(points));
}

}  // namespace cota::mapsets
