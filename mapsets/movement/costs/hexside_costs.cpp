#include "mapsets/movement/costs/hexside_costs.h"

namespace cota::mapsets {

using CostKind = TableCost::Kind;

HexsideCosts::HexsideCosts(const Battlefield& field, const CostTable& costs)
    : field_(&field), costs_(&costs) {
    const auto& paths = field.mapset().catalogue.pathKinds;
    for (std::size_t kind = 0; kind < paths.size(); ++kind)
        if (paths[kind].alongSides && !paths[kind].costs.empty())
            alongSides_.push_back(static_cast<std::uint16_t>(kind));
}

void HexsideCosts::pay(JudgedStep& step) const {
    const auto& catalogue = field_->mapset().catalogue;
    for (const auto kind : alongSides_) {
        if (!field_->linked(kind, step.from, step.towards)) continue;
        const auto cost = costs_->path(kind, step.mover.mobility);
        if (cost.kind != CostKind::none) step.add(cost, "added", catalogue.pathKinds[kind].id.text);
    }
    if (catalogue.hexsides.empty()) return;
    for (const auto kind : field_->hexsides(step.from, step.towards)) {
        const auto cost = costs_->hexside(kind, step.mover.mobility);
        if (cost.kind != CostKind::none) step.add(cost, "added", catalogue.hexsides[kind].id.text);
    }
}

}  // namespace cota::mapsets
