#include "mapsets/movement/costs/hex_costs.h"

#include <algorithm>

#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

using CostKind = TableCost::Kind;

HexCosts::HexCosts(const Battlefield& field, const CostTable& costs, const RiverBanks& rivers,
                   const Parameters& movement)
    : field_(&field), catalogue_(&field.mapset().catalogue), costs_(&costs), rivers_(&rivers) {
    hasFeatureCosts_ = std::ranges::any_of(catalogue_->features,
                                           [](const FeatureType& feature) { return !feature.costs.empty(); });
    const auto exit = wordOf(movement, byTableDescription, "leaving-costs");
    for (std::size_t kind = 0; kind < catalogue_->terrains.size(); ++kind)
        if (catalogue_->terrains[kind].id.text == exit) exitTerrain_ = static_cast<int>(kind);
}

void HexCosts::enter(JudgedStep& step) const {
    std::uint16_t feature = 0;
    if (const auto cost = featureCost(step, &feature); cost.isPoints())
        return step.add(cost, "feature", catalogue_->features[feature].id.text);
    const std::uint16_t* dearest = nullptr;
    TableCost most{CostKind::points, -1};
    bool unknown = false;
    bool unlisted = false;
    const auto* river = rivers_->riverIn(step.to);
    const bool crossing = river != nullptr && river->hasCrossing();
    for (const auto& terrain : field_->terrainsIn(step.to)) {
        if (catalogue_->terrains[terrain].additive) continue;
        if (crossing && !rivers_->isRiver(terrain)) continue;  // the crossing replaces all other terrain
        const auto cost = terrainCost(step, terrain);
        if (cost.kind == CostKind::prohibited) {
            const auto& name = catalogue_->terrains[terrain].id.text;
            if (!rivers_->isRiver(terrain)) return step.prohibit("prohibited", name);
            rivers_->enterWithHelp(step, name);
            continue;
        }
        unknown = unknown || !cost.isPoints();
        unlisted = unlisted || cost.kind == CostKind::none;
        if (cost.isPoints() && cost.points > most.points) {
            most = cost;
            dearest = &terrain;
        }
    }
    if ((step.result().flags & stepHelpThere) != 0) return;
    if (dearest != nullptr) step.add(most, "terrain", catalogue_->terrains[*dearest].id.text);
    if (unknown || dearest == nullptr)
        step.add({unlisted ? CostKind::none : CostKind::unknown, 0}, "unknown");
}

bool HexCosts::closes(JudgedStep& step) const {
    std::uint16_t ignored = 0;
    if (const auto* river = rivers_->riverIn(step.to); river != nullptr && river->hasCrossing()) return false;
    if (featureCost(step, &ignored).isPoints()) return false;
    for (const auto terrain : field_->terrainsIn(step.to)) {
        if (costs_->terrain(terrain, step.mover.mobility).kind != CostKind::prohibited) continue;
        step.prohibit("prohibited", catalogue_->terrains[terrain].id.text);
        return true;
    }
    return false;
}

/// The cost of a feature that replaces the terrains of its hex; the least of several. Crossings of rivers
/// with banks have costs of their own.
TableCost HexCosts::featureCost(const JudgedStep& step, std::uint16_t* kind) const {
    TableCost least;
    if (!hasFeatureCosts_ || rivers_->riverIn(step.to) != nullptr) return least;
    for (const auto& feature : field_->features(step.to)) {
        const auto cost = costs_->feature(feature.kind, step.mover.mobility);
        if (!cost.isPoints() || (least.isPoints() && least.points <= cost.points)) continue;
        least = cost;
        *kind = feature.kind;
    }
    return least;
}

TableCost HexCosts::terrainCost(const JudgedStep& step, std::uint16_t terrain) const {
    const auto cost = costs_->terrain(terrain, step.mover.mobility);
    const auto* river = rivers_->isRiver(terrain) ? rivers_->riverIn(step.to) : nullptr;
    if (river == nullptr || !river->hasCrossing()) return cost;
    const auto crossing = crossingCost(*river, step.mover.mobility);
    if (crossing.kind != CostKind::none) return crossing;
    // The crossing lifts the prohibition, but the game gives no cost for it.
    return cost.isPoints() ? cost : TableCost{CostKind::unknown, 0};
}

/// The cost of a river at its bridges and fords, from the scenario or else from the game; the least of
/// several.
TableCost HexCosts::crossingCost(const RiverBanks::River& river, int mobility) const {
    TableCost cheapest;
    bool isBarred = true;
    for (const auto feature : river.crossings) {
        auto one = costs_->crossing(feature, mobility);
        if (one.kind == CostKind::none) one = costs_->feature(feature, mobility);
        if (one.isPoints() && (!cheapest.isPoints() || one.points < cheapest.points)) cheapest = one;
        isBarred = isBarred && one.kind == CostKind::prohibited;
    }
    if (!cheapest.isPoints() && isBarred) cheapest.kind = CostKind::prohibited;
    return cheapest;
}

std::optional<Points> HexCosts::exitCost(int mobility) const {
    if (exitTerrain_ < 0) return 0;
    if (mobility < 0) return std::nullopt;
    const auto cost = costs_->terrain(static_cast<std::size_t>(exitTerrain_), mobility);
    return cost.isPoints() ? std::optional(cost.points) : std::nullopt;
}

}  // namespace cota::mapsets
