#pragma once
// The cost that features in and around a hex add to entering it, collected once for each hex. Parameters of
// question "movement", strategy "by-table":
//   surcharge-on-paths yes: it is also paid along a path with a cost of its own
//   hindered           yes: units with any word of hindered-too pay the surcharges of the movement type
//                      hindered-as
//   surcharges-spread  neighbours: features with any word of surcharge-spreads cost the same in the hexes
//                      around theirs; hex-only: they do not
//   surcharge-spreads  words of features
//   surcharge-once     words of features: of all with the same word only the most expensive is paid, once

#include <cstdint>
#include <span>
#include <vector>

#include "mapsets/field/battlefield.h"
#include "mapsets/movement/cost_table.h"
#include "mapsets/movement/costs/judged_step.h"
#include "mapsets/strategy/parameters.h"
#include "mapsets/units/unit_tags.h"

namespace cota::mapsets {

class FeatureSurcharges {
  public:
    /// `field` and `costs` must outlive it.
    FeatureSurcharges(const Battlefield& field, const UnitTags& tags, const CostTable& costs,
                      const Parameters& movement);

    bool arePaidOnPaths() const { return onPaths_; }
    /// Of several features that are paid once together, only the most expensive is paid.
    void pay(JudgedStep& step) const;
    /// The words of movers that change a surcharge.
    TagMask moverTags() const { return hindered_; }

  private:
    struct Payment {
        std::uint16_t kind = 0;  // index into Catalogue::features
        int count = 1;           // of it in the hex
        int shared = -1;         // payments with the same number are paid once; -1: paid by itself
    };
    void readHindered(const UnitTags& tags, const Parameters& movement);
    void collect(const Parameters& movement);
    void add(Cell cell, Payment payment);
    /// Payments with the same number are adjacent.
    std::span<const Payment> at(Cell cell) const {
        const auto list = listAt_.empty() ? -1 : listAt_[static_cast<std::size_t>(cell)];
        if (list < 0) return {};
        return lists_[static_cast<std::size_t>(list)];
    }

    const Battlefield* field_;
    const CostTable* costs_;
    bool onPaths_ = true;
    TagMask hindered_ = 0;  // units that pay like the next movement type
    int hinderedAs_ = -1;
    std::vector<std::int32_t> listAt_;  // by cell: index into lists_ or -1; empty: no feature costs anything
    std::vector<std::vector<Payment>> lists_;
};

}  // namespace cota::mapsets
