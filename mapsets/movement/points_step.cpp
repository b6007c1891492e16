// How strategy "by-table" judges one step: the hex entered, the costs added, and the change of bank.

#include <algorithm>

#include "mapsets/movement/points_movement.h"

namespace cota::mapsets {

using model::Direction;
using CostKind = TableCost::Kind;

Step PointsMovement::step(const Mover& mover, Cell from, int lane, Direction towards,
                          StepNotes* notes) const {
    Walk walk{mover, from, field_->neighbour(from, towards), lane, towards, notes, {}};
    if (!field_->isPlayable(walk.to)) {
        prohibit(walk, "off-map", {});
        return walk.step;
    }
    if (mover.mobility < 0 || !costs_.moves(mover.mobility)) {
        prohibit(walk, "cannot-move", {});
        return walk.step;
    }
    if (rules_.isCliff(from, walk.to)) {
        prohibit(walk, "cliff", {});
        return walk.step;
    }
    const auto& bond = bonds_[static_cast<std::size_t>(mover.mobility)];
    const bool bound = bond.isPath() || bond.terrain >= 0;
    const bool alongPath = bound ? enterBound(walk, bond) : enterAlongPath(walk);
    if (!bound && !alongPath) enterTerrain(walk);
    if (!bound && !walk.step.prohibited && (!alongPath || reliefOnPaths_)) addRelief(walk);
    if (!walk.step.prohibited && !alongPath) addEdges(walk);
    if (!bound && !walk.step.prohibited) addContours(walk, alongPath);
    if (!bound && !walk.step.prohibited && (!alongPath || rules_.climbsOnPaths())) addClimb(walk);
    if (!walk.step.prohibited && (!alongPath || surchargeOnPaths_)) addSurcharges(walk);
    if (!walk.step.prohibited && !riverAt_.empty()) {
        if (!bound) leaveRiver(walk);
        if (!walk.step.prohibited) findLane(walk);
    }
    if (!bound && !walk.step.prohibited) {
        if (const auto toll = within_.leave(mover, from, lane, towards)) addToll(walk, *toll);
        within_.enter(walk.step, from, lane, towards);
        if (pricedThrough_) followPath(walk, alongPath);
    }
    if (!walk.step.prohibited) heedRules(walk);
    return walk.step;
}

void PointsMovement::note(Walk& walk, const char* reason, const std::string& what, TableCost cost) const {
    if (walk.notes == nullptr) return;
    const bool isWater = std::string_view(reason).starts_with("water-");
    const auto& table = !isWater ? movement_ : within_.isWatered() ? within_.parameters : water_;
    StepNote line{reason, table.citation(reason), what, {}};
    if (cost.isPoints()) line.points = rationalOf(cost.points);
    walk.notes->push_back(std::move(line));
}

void PointsMovement::prohibit(Walk& walk, const char* reason, const std::string& what) const {
    walk.step.prohibited = true;
    note(walk, reason, what, {});
}

/// Adds a cost to the step, or the effect of a missing cost.
void PointsMovement::add(Walk& walk, TableCost cost, const char* reason, const std::string& what) const {
    auto& step = walk.step;
    switch (cost.kind) {
        case CostKind::points:
            step.atLeast += cost.points;
            step.atMost = std::min(noLimit, step.atMost + cost.points);
            note(walk, reason, what, cost);
            return;
        case CostKind::prohibited:
            prohibit(walk, reason, what);
            return;
        case CostKind::none:
            step.flags |= stepMayBeBarred;
            [[fallthrough]];
        case CostKind::unknown:
            step.flags |= stepCostUnknown;
            step.atMost = noLimit;
            note(walk, "unknown", what, {});
    }
}

/// Enters a hex with a movement type bound to paths or terrain. True if it moves along a path.
bool PointsMovement::enterBound(Walk& walk, const Bond& bond) const {
    const int mobility = walk.mover.mobility;
    if (bond.isPath()) {
        const auto listed = [&](Cell cell) {
            return !bond.hexes.empty() && bond.hexes[static_cast<std::size_t>(cell)];
        };
        const bool linked =
            bond.path >= 0 && field_->linked(static_cast<std::size_t>(bond.path), walk.from, walk.towards);
        if (!linked && !(listed(walk.from) && listed(walk.to))) {
            prohibit(walk, "bound", {});
            return true;
        }
        const auto kind = static_cast<std::size_t>(bond.path);
        add(walk, bond.path >= 0 ? costs_.path(kind, mobility) : TableCost{CostKind::unknown, 0}, "path",
            bond.path >= 0 ? catalogue_->pathKinds[kind].id.text : std::string());
        return true;
    }
    const auto terrain = static_cast<std::uint16_t>(bond.terrain);
    if (!field_->containsTerrain(walk.to, terrain)) {
        prohibit(walk, "bound", {});
        return false;
    }
    add(walk, costs_.terrain(terrain, mobility), "terrain", catalogue_->terrains[terrain].id.text);
    return false;
}

/// A path across the side replaces the terrain; the cheapest of several.
bool PointsMovement::enterAlongPath(Walk& walk) const {
    const unsigned links = linked_[static_cast<std::size_t>(walk.from)];
    if (((links >> static_cast<unsigned>(walk.towards)) & 1u) == 0) return false;
    if ((field_->tags(walk.to) & pathsNoHelp_) != 0) return false;
    if (!pathsOpen_ && isClosed(walk)) return true;
    const std::uint16_t* best = nullptr;
    TableCost cost;
    for (const auto& kind : costedPaths_) {
        if (!field_->linked(kind, walk.from, walk.towards)) continue;
        const auto one = pathCost(walk, kind);
        if (!one.isPoints() && one.kind != CostKind::unknown) continue;
        if (best != nullptr && !(one.isPoints() && (!cost.isPoints() || one.points < cost.points))) continue;
        best = &kind;
        cost = one;
    }
    if (best == nullptr) return false;
    add(walk, cost, "path", catalogue_->pathKinds[*best].id.text);
    return true;
}

/// Whether a terrain of the hex bars the unit although a path leads there; never if a feature has a cost of
/// its own, or if a bridge or ford crosses the river.
bool PointsMovement::isClosed(Walk& walk) const {
    std::uint16_t ignored = 0;
    if (const auto* river = riverIn(walk.to); river != nullptr && river->crossing) return false;
    if (featureCost(walk, &ignored).isPoints()) return false;
    for (const auto terrain : field_->terrainsIn(walk.to)) {
        if (costs_.terrain(terrain, walk.mover.mobility).kind != CostKind::prohibited) continue;
        prohibit(walk, "prohibited", catalogue_->terrains[terrain].id.text);
        return true;
    }
    return false;
}

/// The cost of a feature that replaces the terrains of its hex; the least of several. Crossings of rivers
/// with banks have costs of their own.
TableCost PointsMovement::featureCost(const Walk& walk, std::uint16_t* kind) const {
    TableCost least;
    if (!hasFeatureCosts_ || riverIn(walk.to) != nullptr) return least;
    for (const auto& feature : field_->features(walk.to)) {
        const auto cost = costs_.feature(feature.kind, walk.mover.mobility);
        if (!cost.isPoints() || (least.isPoints() && least.points <= cost.points)) continue;
        least = cost;
        *kind = feature.kind;
    }
    return least;
}

/// The cost of one terrain of the hex; for a river with a bridge or ford the cost of crossing there, from the
/// scenario or else from the game.
TableCost PointsMovement::terrainCost(Walk& walk, std::uint16_t terrain) const {
    const auto cost = costs_.terrain(terrain, walk.mover.mobility);
    const auto* river = isRiver(terrain) ? riverIn(walk.to) : nullptr;
    if (river == nullptr || !river->crossing) return cost;
    TableCost cheapest;
    bool isBarred = true;
    for (const auto feature : river->crossings) {
        auto one = costs_.crossing(feature, walk.mover.mobility);
        if (one.kind == CostKind::none) one = costs_.feature(feature, walk.mover.mobility);
        if (one.isPoints() && (!cheapest.isPoints() || one.points < cheapest.points)) cheapest = one;
        isBarred = isBarred && one.kind == CostKind::prohibited;
    }
    if (cheapest.isPoints()) return cheapest;
    if (isBarred) return {CostKind::prohibited, 0};
    // The crossing lifts the prohibition, but the game gives no cost for it.
    return cost.isPoints() ? cost : TableCost{CostKind::unknown, 0};
}

/// Only the most expensive terrain counts; a prohibited one prohibits.
void PointsMovement::enterTerrain(Walk& walk) const {
    std::uint16_t feature = 0;
    if (const auto cost = featureCost(walk, &feature); cost.isPoints())
        return add(walk, cost, "feature", catalogue_->features[feature].id.text);
    const std::uint16_t* dearest = nullptr;
    TableCost most{CostKind::points, -1};
    bool unknown = false;
    bool unlisted = false;
    const auto* river = riverIn(walk.to);
    const bool crossing = river != nullptr && river->crossing;
    for (const auto& terrain : field_->terrainsIn(walk.to)) {
        if (catalogue_->terrains[terrain].additive) continue;
        if (crossing && !isRiver(terrain)) continue;  // the crossing replaces all other terrain
        const auto cost = terrainCost(walk, terrain);
        if (cost.kind == CostKind::prohibited) {
            if (!isRiver(terrain)) return prohibit(walk, "prohibited", catalogue_->terrains[terrain].id.text);
            enterWithHelp(walk, terrain);
            continue;
        }
        unknown = unknown || !cost.isPoints();
        unlisted = unlisted || cost.kind == CostKind::none;
        if (cost.isPoints() && cost.points > most.points) {
            most = cost;
            dearest = &terrain;
        }
    }
    if ((walk.step.flags & stepHelpThere) != 0) return;
    if (dearest != nullptr) add(walk, most, "terrain", catalogue_->terrains[*dearest].id.text);
    if (unknown || dearest == nullptr)
        add(walk, {unlisted ? CostKind::none : CostKind::unknown, 0}, "unknown", {});
}

/// A unit that may not enter the river by itself may be helped in from the hex where its turn starts.
void PointsMovement::enterWithHelp(Walk& walk, std::uint16_t terrain) const {
    const auto& name = catalogue_->terrains[terrain].id.text;
    if (helper_ == 0) return prohibit(walk, "prohibited", name);
    walk.step.flags |= stepHelpThere | stepOnlyFirst | stepStops;
    note(walk, "water-entry", name, {});
}

void PointsMovement::addRelief(Walk& walk) const {
    if (!reliefCosts_ || (slopesOnly_ && !slope_[static_cast<std::size_t>(walk.to)])) return;
    const int levels = climbs_ ? field_->level(walk.to) - field_->level(walk.from) : 1;
    if (levels <= 0) return;
    for (const auto terrain : field_->terrainsIn(walk.to)) {
        if (!catalogue_->terrains[terrain].additive || within_.isWater(terrain)) continue;
        auto cost = costs_.terrain(terrain, walk.mover.mobility);
        cost.points = std::min(noLimit, cost.points * levels);
        add(walk, cost, "added", catalogue_->terrains[terrain].id.text);
    }
}

void PointsMovement::addClimb(Walk& walk) const {
    const Points points = rules_.climb(walk.mover, walk.from, walk.to, walk.step.atLeast);
    if (points > 0) add(walk, {CostKind::points, points}, "climb", {});
}

/// Other rules of the game for the step: where it must stop, where it may begin.
void PointsMovement::heedRules(Walk& walk) const {
    const auto flags = rules_.flags(walk.mover, walk.from, walk.to);
    walk.step.flags |= flags;
    if ((flags & stepFromNext) != 0) note(walk, "from-next", {}, {});
    if ((flags & stepStops) != 0) note(walk, "stops", {}, {});
}

void PointsMovement::addEdges(Walk& walk) const {
    for (const auto kind : sidePaths_) {
        if (!field_->linked(kind, walk.from, walk.towards)) continue;
        const auto cost = costs_.path(kind, walk.mover.mobility);
        if (cost.kind != CostKind::none) add(walk, cost, "added", catalogue_->pathKinds[kind].id.text);
    }
    if (catalogue_->hexsides.empty()) return;
    for (const auto kind : field_->hexsides(walk.from, walk.towards)) {
        const auto cost = costs_.hexside(kind, walk.mover.mobility);
        if (cost.kind != CostKind::none) add(walk, cost, "added", catalogue_->hexsides[kind].id.text);
    }
}

/// Contours have costs and limits separate from terrain; along a path they cost nothing.
void PointsMovement::addContours(Walk& walk, bool alongPath) const {
    if (contours_.bars(walk.mover, walk.from, walk.towards, alongPath)) return prohibit(walk, "contours", {});
    if (alongPath || contours_.crossed(walk.from, walk.towards) == 0) return;
    add(walk, {CostKind::points, contours_.cost(walk.from, walk.towards)}, "contour", {});
}

/// If several features are paid once together, only the most expensive is paid.
void PointsMovement::addSurcharges(Walk& walk) const {
    const auto mobility = (walk.mover.tags & hinderedToo_) != 0 ? hinderedAs_ : walk.mover.mobility;
    const auto payments = surcharges_.at(walk.to);
    for (std::size_t i = 0; i < payments.size();) {
        TableCost dearest;
        std::uint16_t kind = payments[i].kind;
        const int shared = payments[i].shared;
        do {
            const auto cost = costs_.surcharge(payments[i].kind, payments[i].count, mobility);
            if (dearest.kind != CostKind::prohibited && cost.kind != CostKind::none &&
                (!dearest.isPoints() || !cost.isPoints() || cost.points > dearest.points)) {
                dearest = cost;
                kind = payments[i].kind;
            }
            ++i;
        } while (shared >= 0 && i < payments.size() && payments[i].shared == shared);
        if (dearest.kind != CostKind::none)
            add(walk, dearest, "surcharge", catalogue_->features[kind].id.text);
    }
}

/// Leaving a river hex: a step that leaves the bank the unit came from crosses the river.
void PointsMovement::leaveRiver(Walk& walk) const {
    const auto* river = riverIn(walk.from);
    if (river == nullptr || !river->hasLanes) return;
    const auto lane = static_cast<std::uint8_t>(walk.lane);
    if (!river->banks.isCourse(walk.towards)) {
        if (river->banks.side[static_cast<std::size_t>(walk.towards)] != lane) cross(walk, *river);
        return;
    }
    const auto* next = riverIn(walk.to);
    const Banks land;
    if (alongRiver(river->banks, lane, walk.towards, next != nullptr ? next->banks : land).count == 0)
        cross(walk, *river);
}

void PointsMovement::cross(Walk& walk, const River& river) const {
    if (river.crossing) {
        walk.step.flags |= stepStops;
        note(walk, "water-stop", {}, {});
        return;
    }
    if (!crossingAllowed_) return prohibit(walk, "water-barred", {});
    const auto terrains = field_->terrainsIn(walk.from);
    const bool entersUnaided = std::ranges::none_of(terrains, [&](auto terrain) {
        return isRiver(terrain) && costs_.terrain(terrain, walk.mover.mobility).kind == CostKind::prohibited;
    });
    if (river.needsHelp || alwaysHelp_ || !entersUnaided) {
        if (helper_ == 0) return prohibit(walk, "water-far-bank", {});
        walk.step.flags |= stepHelpHere | stepOnlyFirst | stepStops;
        if (river.needsHelp) walk.step.flags |= stepByRoll;
        note(walk, "water-far-bank", {}, {});
    } else if (stopAfterCrossing_) {
        walk.step.flags |= stepStops;
        note(walk, "water-stop", {}, {});
    }
}

/// The bank on which the unit arrives in the hex entered.
void PointsMovement::findLane(Walk& walk) const {
    const auto* river = riverIn(walk.to);
    if (river == nullptr || !river->hasLanes) return;
    const auto back = model::opposite(walk.towards);
    const auto* before = riverIn(walk.from);
    NextBanks next = eitherBank(river->banks, back);
    if (before != nullptr && before->hasLanes && before->banks.isCourse(walk.towards)) {
        const auto along =
            alongRiver(before->banks, static_cast<std::uint8_t>(walk.lane), walk.towards, river->banks);
        if (along.count > 0) next = along;
    }
    walk.step.lane = next.bank[0];
    if (next.count == 2) walk.step.otherLane = next.bank[1];
}

}  // namespace cota::mapsets
