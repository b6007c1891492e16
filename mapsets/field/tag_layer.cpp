#include "mapsets/field/tag_layer.h"

#include <algorithm>

namespace cota::mapsets {

void TagLayer::collectWords() {
    const auto take = [&](const auto& entries) {
        for (const auto& entry : entries)
            for (const std::string& tag : entry.tags)
                if (std::ranges::find(work_.data.tagWords, tag) == work_.data.tagWords.end())
                    work_.data.tagWords.push_back(tag);
    };
    take(work_.catalogue.terrains);
    take(work_.catalogue.features);
    take(work_.catalogue.hexsides);
    take(work_.catalogue.pathKinds);
    constexpr std::size_t most = 64;
    if (work_.data.tagWords.size() <= most) return;
    work_.report(AssemblyMessage::tooManyTags, {{"count", std::to_string(work_.data.tagWords.size())}},
                 {model::SubjectKind::mapsetEntry, work_.mapset.id.text, {}});
    work_.data.tagWords.resize(most);
}

void TagLayer::setTags() {
    std::ranges::stable_sort(work_.data.features, [](const FieldFeature& a, const FieldFeature& b) {
        return a.cell != b.cell ? a.cell < b.cell : a.kind < b.kind;
    });
    const auto maskOf = [&](const Tags& tags) {
        TagMask mask = 0;
        for (const std::string& tag : tags) mask |= work_.field.maskOf(tag);
        return mask;
    };
    std::vector<TagMask> ofTerrain, ofFeature, ofCode;
    for (const TerrainType& terrain : work_.catalogue.terrains) ofTerrain.push_back(maskOf(terrain.tags));
    for (const FeatureType& feature : work_.catalogue.features) ofFeature.push_back(maskOf(feature.tags));
    for (std::uint16_t code = 0; code < work_.mixes.size(); ++code) {
        TagMask mask = 0;
        for (const std::uint16_t terrain : work_.mixes[code]) mask |= ofTerrain[terrain];
        ofCode.push_back(mask);
    }
    for (const Cell cell : work_.data.hexes)
        work_.data.tags[BattlefieldWork::index(cell)] =
            ofCode[work_.data.terrain[BattlefieldWork::index(cell)]];
    for (const FieldFeature& feature : work_.data.features)
        work_.data.tags[BattlefieldWork::index(feature.cell)] |= ofFeature[feature.kind];
}

}  // namespace cota::mapsets
