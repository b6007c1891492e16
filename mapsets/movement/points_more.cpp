// Special cases of strategy "by-table": terrain entered along paths, hurrying units, bonuses of paths,
// staying in rivers.

#include <algorithm>

#include "mapsets/movement/points_movement.h"
#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

namespace {

template <class Entries>
int placeOf(const Entries& entries, const std::string& id) {
    const auto found = std::ranges::find_if(entries, [&](const auto& entry) { return entry.id.text == id; });
    return found == entries.end() ? -1 : static_cast<int>(found - entries.begin());
}

std::vector<bool> pathsWith(const Catalogue& catalogue, const std::string& words) {
    std::vector<bool> kinds;
    for (const auto& path : catalogue.pathKinds)
        kinds.push_back(std::ranges::any_of(
            wordsOf(words), [&](const std::string& word) { return hasTag(path.tags, word); }));
    return kinds;
}

}  // namespace

void PointsMovement::readHurry(const UnitTags& tags) {
    const auto word = [&](const char* name) { return wordOf(movement_, byTableDescription, name); };
    hurryAdds_ = numberOf(movement_, byTableDescription, "hurry-adds") * denominator_;
    hurryWho_ = tags.maskOfAny(word("hurry-who"));
    if (isYes(movement_, byTableDescription, "hurry-who-too-may"))
        hurryWho_ |= tags.maskOfAny(word("hurry-who-too"));
    hurryNot_ = tags.maskOfAny(word("hurry-not"));
    hurryAway_ = numberOf(movement_, byTableDescription, "hurry-away");
    hurryBonus_ = isYes(movement_, byTableDescription, "hurry-bonus");
}

void PointsMovement::readPathRows() {
    const auto* choice = choiceOf(*field_, byTableDescription);
    for (const auto& row : choice != nullptr ? choice->rows : std::vector<StrategyRow>{}) {
        if (row.kind != "by-path") continue;
        const int terrain = placeOf(catalogue_->terrains, valueOf(row, "terrain"));
        const int as = placeOf(catalogue_->terrains, valueOf(row, "as"));
        if (terrain < 0 || as < 0) continue;
        byPath_.push_back({static_cast<std::uint16_t>(terrain), static_cast<std::uint16_t>(as),
                           pathsWith(*catalogue_, valueOf(row, "paths"))});
    }
    const auto bonus = pathsWith(*catalogue_, wordOf(movement_, byTableDescription, "bonus-paths"));
    for (std::size_t kind = 0; kind < bonus.size(); ++kind)
        if (bonus[kind]) bonusPaths_.push_back(kind);
    const auto classes = wordsOf(wordOf(movement_, byTableDescription, "bonus-classes"));
    for (const auto& mobility : catalogue_->mobilities)
        bonusClasses_.push_back(std::ranges::find(classes, mobility.id.text) != classes.end());
}

/// The cost of a step along a path of that kind into its hex.
TableCost PointsMovement::pathCost(const Walk& walk, std::uint16_t kind) const {
    for (const auto& row : byPath_)
        if (row.kinds[kind] && field_->containsTerrain(walk.to, row.terrain))
            return costs_.terrain(row.as, walk.mover.mobility);
    return costs_.path(kind, walk.mover.mobility);
}

/// Adds what the terrain of the hex costs more than the path by which it was entered.
void PointsMovement::payTerrain(Walk& walk, Cell cell) const {
    Walk entering{walk.mover, cell, cell, 0, walk.towards, nullptr, {}};
    enterTerrain(entering);
    TableCost more{TableCost::Kind::prohibited, 0};
    if (!entering.step.prohibited) {
        std::optional<Points> paid;
        for (const auto kind : costedPaths_)
            if (const auto cost = pathCost(entering, kind); field_->links(kind, cell) != 0 && cost.isPoints())
                paid = std::min(paid.value_or(cost.points), cost.points);
        more = {TableCost::Kind::points, std::max(0, entering.step.atLeast - paid.value_or(0))};
        if ((entering.step.flags & stepCostUnknown) != 0 || !paid) more = {TableCost::Kind::unknown, 0};
    }
    add(walk, more, "off-path", {});
}

/// For paths whose price is only for passing through: a unit that leaves the path pays the terrain; a unit
/// that follows it defers that payment.
void PointsMovement::followPath(Walk& walk, bool alongPath) const {
    if (!alongPath && walk.lane == onPath && isPricedThrough(walk.from)) payTerrain(walk, walk.from);
    if (alongPath && isPricedThrough(walk.to)) walk.step.lane = onPath;
}

void PointsMovement::addToll(Walk& walk, const RiverToll& toll) const {
    add(walk, toll.cost, toll.reason, toll.what);
    if (!walk.step.prohibited && toll.roll) walk.step.flags |= stepByRoll;
}

Step PointsMovement::stay(const Mover& mover, Cell cell, int lane, StepNotes* notes) const {
    Walk walk{mover, cell, cell, lane, model::allDirections.front(), notes, {}};
    if (mover.mobility >= 0 && lane == onPath && isPricedThrough(cell)) {
        payTerrain(walk, cell);
        return walk.step;
    }
    const auto toll = mover.mobility < 0 ? std::nullopt : within_.stay(mover, cell, lane, walk.step);
    if (toll)
        addToll(walk, *toll);
    else
        walk.step.prohibited = true;
    return walk.step;
}

std::uint8_t PointsMovement::bonusSides(const Mover& mover, Cell cell) const {
    if (bonusPaths_.empty() || mover.mobility < 0 || !bonusClasses_[static_cast<std::size_t>(mover.mobility)])
        return 0;
    if (!within_.isPlainWay(cell)) return 0;
    std::uint8_t sides = 0;
    for (const auto kind : bonusPaths_) sides |= field_->links(kind, cell);
    return sides;
}

/// The extra hex is free, even if units that stay in a hex of a path pay its terrain.
std::uint8_t PointsMovement::laneAfterBonus(const Mover& mover, Cell cell, std::uint8_t lane) const {
    if (mayStay(cell, lane)) return lane;
    const bool isOwed = lane == onPath && isPricedThrough(cell);
    return isOwed && !stay(mover, cell, lane, nullptr).prohibited ? 0 : noLane;
}

std::optional<Points> PointsMovement::hurried(TagMask tags) const {
    if (hurryAdds_ <= 0 || (tags & hurryWho_) == 0 || (tags & hurryNot_) != 0) return std::nullopt;
    return hurryAdds_;
}

}  // namespace cota::mapsets
