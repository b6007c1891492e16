#include "mapsets/movement/costs/feature_surcharges.h"

#include <algorithm>

#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

using CostKind = TableCost::Kind;

namespace {

int sharedNumber(const FeatureType& type, const std::vector<std::string>& words) {
    const auto found = std::ranges::find_if(words, [&](const auto& word) { return hasTag(type.tags, word); });
    return found == words.end() ? -1 : static_cast<int>(found - words.begin());
}

}  // namespace

FeatureSurcharges::FeatureSurcharges(const Battlefield& field, const UnitTags& tags, const CostTable& costs,
                                     const Parameters& movement)
    : field_(&field), costs_(&costs), onPaths_(isYes(movement, byTableDescription, "surcharge-on-paths")) {
    if (isYes(movement, byTableDescription, "hindered")) readHindered(tags, movement);
    collect(movement);
}

void FeatureSurcharges::readHindered(const UnitTags& tags, const Parameters& movement) {
    const auto& mobilities = field_->mapset().catalogue.mobilities;
    const auto as = wordOf(movement, byTableDescription, "hindered-as");
    const auto found = std::ranges::find(mobilities, as, [](const auto& one) { return one.id.text; });
    if (found == mobilities.end()) return;
    hinderedAs_ = static_cast<int>(found - mobilities.begin());
    hindered_ = tags.maskOfAny(wordOf(movement, byTableDescription, "hindered-too"));
}

void FeatureSurcharges::collect(const Parameters& movement) {
    const auto& field = *field_;
    const auto& kinds = field.mapset().catalogue.features;
    const auto once = wordsOf(movement, byTableDescription, "surcharge-once");
    auto spreading = wordsOf(movement, byTableDescription, "surcharge-spreads");
    if (wordOf(movement, byTableDescription, "surcharges-spread") != "neighbours") spreading.clear();
    for (const auto& feature : field.features()) {
        if (!costs_->hasSurcharge(feature.kind)) continue;
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

void FeatureSurcharges::pay(JudgedStep& step) const {
    const auto mobility = (step.mover.tags & hindered_) != 0 ? hinderedAs_ : step.mover.mobility;
    const auto payments = at(step.to);
    for (std::size_t i = 0; i < payments.size();) {
        TableCost dearest;
        std::uint16_t kind = payments[i].kind;
        const int shared = payments[i].shared;
        do {
            const auto cost = costs_->surcharge(payments[i].kind, payments[i].count, mobility);
            if (dearest.kind != CostKind::prohibited && cost.kind != CostKind::none &&
                (!dearest.isPoints() || !cost.isPoints() || cost.points > dearest.points)) {
                dearest = cost;
                kind = payments[i].kind;
            }
            ++i;
        } while (shared >= 0 && i < payments.size() && payments[i].shared == shared);
        if (dearest.kind != CostKind::none)
            step.add(dearest, "surcharge", field_->mapset().catalogue.features[kind].id.text);
    }
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
