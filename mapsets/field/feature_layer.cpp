#include "mapsets/field/feature_layer.h"

#include <algorithm>

namespace cota::mapsets {

void FeatureLayer::add(std::uint16_t kind, Cell cell, const model::SideId& side,
                       const model::Attributes& values) {
    work_.data.features.push_back({kind, cell, side, values});
}

void FeatureLayer::takeBoards() {
    for (std::size_t i = 0; i < work_.sources.size(); ++i) {
        const LaidBoard& laid = work_.data.boards[i];
        for (const model::FeatureAt& feature : work_.sources[i]->features) {
            const FeatureType* type = work_.catalogue.feature(feature.kind);
            if (!type || !laid.keeps(feature.at)) continue;
            const std::uint16_t kind = indexIn(work_.catalogue.features, type);
            const Cell cell = work_.cellOf(laid.toMap(feature.at));
            const bool twice = work_.parts[BattlefieldWork::index(cell)] > 1 &&
                               std::ranges::any_of(work_.data.features, [&](const auto& f) {
                                   return f.cell == cell && f.kind == kind && f.values == feature.attributes;
                               });
            if (!twice) add(kind, cell, {}, feature.attributes);
        }
    }
}

void FeatureLayer::takeScenario(const model::Scenario& scenario) {
    for (const model::ScenarioFeature& feature : scenario.features) {
        const FeatureType* type = work_.catalogue.feature(feature.kind);
        const auto cell = work_.field.resolve(feature.at.label);
        if (type && cell)
            add(indexIn(work_.catalogue.features, type), *cell, feature.side, feature.attributes);
    }
}

bool FeatureLayer::remove(std::uint16_t kind, Cell cell) {
    const auto gone = std::erase_if(work_.data.features, [&](const FieldFeature& feature) {
        return feature.cell == cell && feature.kind == kind;
    });
    return gone > 0;
}

}  // namespace cota::mapsets
