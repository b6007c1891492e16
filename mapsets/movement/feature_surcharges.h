#pragma once
// The cost that features in and around a hex add to entering it, collected once for each hex. Parameters of
// question "movement", strategy "by-table":
//   surcharges-spread  neighbours: features with any word of surcharge-spreads cost the same in the hexes
//                      around theirs; hex-only: they do not
//   surcharge-spreads  words of features
//   surcharge-once     words of features: of all with the same word only the most expensive is paid, once

#include <cstdint>
#include <span>
#include <vector>

#include "mapsets/field/battlefield.h"
#include "mapsets/movement/cost_table.h"
#include "mapsets/strategy/parameters.h"

namespace cota::mapsets {

class FeatureSurcharges {
  public:
    struct Payment {
        std::uint16_t kind = 0;  // index into Catalogue::features
        int count = 1;           // of it in the hex
        int shared = -1;         // payments with the same number are paid once; -1: paid by itself
    };

    FeatureSurcharges(const Battlefield& field, const CostTable& costs, const Parameters& movement);

    /// Payments with the same number are adjacent.
    std::span<const Payment> at(Cell cell) const {
        const auto list = listAt_.empty() ? -1 : listAt_[static_cast<std::size_t>(cell)];
        if (list < 0) return {};
        return lists_[static_cast<std::size_t>(list)];
    }

  private:
    void add(Cell cell, Payment payment);

    std::vector<std::int32_t> listAt_;  // by cell: index into lists_ or -1; empty: no feature costs anything
    std::vector<std::vector<Payment>> lists_;
};

}  // namespace cota::mapsets
