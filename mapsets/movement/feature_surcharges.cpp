#include "mapsets/movement/feature_surcharges.h"

#include <algorithm>

#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

namespace {

int sharedNumber(const FeatureType& type, const std::vector<std::string>& words) {
    const auto found = std::ranges::find_if(words, [&](const auto& word) { return hasTag(type.tags, word); });
    return found == words.end() ? -1 : static_cast<int>(found - words.begin());
}

}  // namespace

FeatureSurcharges::FeatureSurcharges(const Battlefield& field, const CostTable& costs,
                                     const Parameters& movement) {
    const auto& kinds = field.mapset().catalogue.features;
    const auto once = wordsOf(movement, byTableDescription, "surcharge-once");
    auto spreading = wordsOf(movement, byTableDescription, "surcharge-spreads");
    if (wordOf(movement, byTableDescription, "surcharges-spread") != "neighbours") spreading.clear();
    for (const auto& feature : field.features()) {
        if (!costs.hasSurcharge(feature.kind)) continue;
        if (listAt_.empty()) listAt_.assign(static_cast<std::size_t>(field.cellCount()), -1);
        const auto& type = kinds[feature.kind];
        const Payment payment{feature.kind, field.featureCount(feature.cell, feature.kind),
                              sharedNumber(type, once)};
        add(feature.cell, payment);
        if (std::ranges::none_of(spreading, [&](const auto& word) { return hasTag(type.tags, word); }))
            continue;
        for (const auto direction : model::allDirections)
            if (const Cell next = field.neighbour(feature.cell, direction); field.isOnMap(next))
                add(next, {payment.kind, 1, payment.shared});
    }
    for (auto& list : lists_)
        std::ranges::stable_sort(list, {}, [](const Payment& one) { return one.shared; });
}

void FeatureSurcharges::add(Cell cell, Payment payment) {
    auto& place = listAt_[static_cast<std::size_t>(cell)];
    if (place < 0) {
        place = static_cast<std::int32_t>(lists_.size());
        lists_.emplace_back();
    }
    auto& list = lists_[static_cast<std::size_t>(place)];
    const auto same = std::ranges::find(list, payment.kind, &Payment::kind);
    if (same == list.end())
        list.push_back(payment);
    else
        same->count = std::max(same->count, payment.count);
}

}  // namespace cota::mapsets
