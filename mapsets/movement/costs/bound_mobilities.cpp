#include "mapsets/movement/costs/bound_mobilities.h"

namespace cota::mapsets {

using CostKind = TableCost::Kind;

BoundMobilities::BoundMobilities(const Battlefield& field, const CostTable& costs,
                                 const model::Scenario* scenario)
    : field_(&field), costs_(&costs) {
    const auto& catalogue = field.mapset().catalogue;
    bonds_.resize(catalogue.mobilities.size());
    for (std::size_t mobility = 0; mobility < bonds_.size(); ++mobility) {
        const auto& values = catalogue.mobilities[mobility].values;
        auto& bond = bonds_[mobility];
        if (const auto* path = values.find("path")) {
            for (std::size_t kind = 0; kind < catalogue.pathKinds.size(); ++kind)
                if (catalogue.pathKinds[kind].id.text == *path) bond.path = static_cast<int>(kind);
        }
        if (const auto* terrain = values.find("terrain")) {
            for (std::size_t kind = 0; kind < catalogue.terrains.size(); ++kind)
                if (catalogue.terrains[kind].id.text == *terrain) bond.terrain = static_cast<int>(kind);
        }
        const auto* part = values.find("part");
        if (part != nullptr && scenario != nullptr) addHexes(bond, *part, *scenario);
    }
}

void BoundMobilities::addHexes(Bond& bond, const std::string& part, const model::Scenario& scenario) const {
    for (const auto& declared : scenario.parts) {
        if (declared.kind.text != part) continue;
        if (bond.hexes.empty()) bond.hexes.resize(static_cast<std::size_t>(field_->cellCount()));
        for (const auto& hex : declared.hexes)
            if (const auto cell = field_->resolve(hex.label))
                bond.hexes[static_cast<std::size_t>(*cell)] = true;
    }
}

bool BoundMobilities::enter(JudgedStep& step) const {
    const auto& bond = bonds_[static_cast<std::size_t>(step.mover.mobility)];
    if (bond.isToPath()) {
        enterAlongPath(step, bond);
        return true;
    }
    const auto terrain = static_cast<std::uint16_t>(bond.terrain);
    if (field_->containsTerrain(step.to, terrain))
        step.add(costs_->terrain(terrain, step.mover.mobility), "terrain",
                 field_->mapset().catalogue.terrains[terrain].id.text);
    else
        step.prohibit("bound");
    return false;
}

void BoundMobilities::enterAlongPath(JudgedStep& step, const Bond& bond) const {
    const auto kind = static_cast<std::size_t>(bond.path);
    const bool linked = bond.path >= 0 && field_->linked(kind, step.from, step.towards);
    if (!linked && !(bond.lists(step.from) && bond.lists(step.to))) return step.prohibit("bound");
    if (bond.path >= 0)
        step.add(costs_->path(kind, step.mover.mobility), "path",
                 field_->mapset().catalogue.pathKinds[kind].id.text);
    else
        step.add({CostKind::unknown, 0}, "path");
}

}  // namespace cota::mapsets
