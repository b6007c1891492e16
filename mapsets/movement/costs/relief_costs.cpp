#include "mapsets/movement/costs/relief_costs.h"

#include <algorithm>

#include "mapsets/movement/costs/contour_steps.h"
#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

ReliefCosts::ReliefCosts(const Battlefield& field, const CostTable& costs, const CrossedWithin& rivers,
                         const Parameters& movement)
    : field_(&field), costs_(&costs), rivers_(&rivers) {
    const auto when = wordOf(movement, byTableDescription, "relief-cost");
    if (when == "none") when_ = When::never;
    if (when == "elevation-line") when_ = When::inSlopes;
    if (when == "climb") when_ = When::forEachLevel;
    onPaths_ = isYes(movement, byTableDescription, "relief-on-paths");
    if (when_ == When::inSlopes) findSlopes();
}

/// A hex with a lower adjacent hex on the map has the contour between them; if contours give the levels, a
/// hex has the contours drawn in it.
void ReliefCosts::findSlopes() {
    slope_.assign(static_cast<std::size_t>(field_->cellCount()), false);
    for (const auto cell : field_->hexes()) {
        if (field_->levelsAreDrawn()) {
            slope_[static_cast<std::size_t>(cell)] = !contoursIn(*field_, cell).empty();
            continue;
        }
        for (const auto direction : model::allDirections) {
            const auto next = field_->neighbour(cell, direction);
            if (field_->isOnMap(next) && field_->level(next) < field_->level(cell))
                slope_[static_cast<std::size_t>(cell)] = true;
        }
    }
}

int ReliefCosts::times(const JudgedStep& step) const {
    switch (when_) {
        case When::never:
            return 0;
        case When::inSlopes:
            return slope_[static_cast<std::size_t>(step.to)] ? 1 : 0;
        case When::forEachLevel:
            return field_->level(step.to) - field_->level(step.from);
        case When::everywhere:
            break;
    }
    return 1;
}

void ReliefCosts::pay(JudgedStep& step) const {
    const int times = this->times(step);
    if (times <= 0) return;
    const auto& terrains = field_->mapset().catalogue.terrains;
    for (const auto terrain : field_->terrainsIn(step.to)) {
        if (!terrains[terrain].additive || rivers_->isWater(terrain)) continue;
        auto cost = costs_->terrain(terrain, step.mover.mobility);
        cost.points = std::min(noLimit, cost.points * times);
        step.add(cost, "added", terrains[terrain].id.text);
    }
}

}  // namespace cota::mapsets
