#pragma once
// The offsets between the hexes of a battlefield, for judging millions of lines.

#include <cstdint>
#include <vector>

#include "formats/model/geometry/hex_line.h"
#include "mapsets/field/battlefield.h"

namespace cota::mapsets {

class HexOffsets {
  public:
    explicit HexOffsets(const Battlefield& field) {
        places_.reserve(field.hexes().size());
        for (const Cell cell : field.hexes()) {
            // Relative to the first hex: boards may be anywhere, but no map is longer than a trace.
            static_assert(model::maxTraceDistance <= INT16_MAX);
            const model::HexCoord hex = field.hexAt(cell) - field.hexAt(field.hexes().front());
            places_.push_back({static_cast<std::int16_t>(hex.q), static_cast<std::int16_t>(hex.r)});
        }
    }
    /// From one hex to another; both are indexes into Battlefield::hexes().
    model::HexCoord between(std::size_t from, std::size_t to) const {
        return {places_[to].q - places_[from].q, places_[to].r - places_[from].r};
    }

  private:
    struct Place {
        std::int16_t q = 0;
        std::int16_t r = 0;
    };
    std::vector<Place> places_;
};

}  // namespace cota::mapsets
