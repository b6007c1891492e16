#pragma once
// Height spans of small squares of a map, computed on first request and kept. Any number of threads may
// call; if several request a new square at the same time, each computes it.

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "formats/model/relief/relief.h"

namespace cota::mapsets {

class GroundSquares {
  public:
    /// The side of a square in grid units; a hex is about eight squares wide.
    static constexpr std::int32_t side = 64;

    GroundSquares() = default;
    /// For places from `low` to `high`.
    GroundSquares(model::GridPoint low, model::GridPoint high)
        : low_(low),
          columns_((high.x - low.x) / side + 1),
          known_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>((high.y - low.y) / side + 1)) {
    }

    /// The span of the square around a place; `workOut` is called with its middle. Nothing outside the
    /// squares.
    template <class WorkOut>
    std::optional<model::HeightSpan> at(model::GridPoint place, WorkOut&& workOut) const {
        if (place.x < low_.x || place.y < low_.y) return std::nullopt;
        const std::int32_t x = (place.x - low_.x) / side, y = (place.y - low_.y) / side;
        const auto index =
            static_cast<std::size_t>(y) * static_cast<std::size_t>(columns_) + static_cast<std::size_t>(x);
        if (x >= columns_ || index >= known_.size()) return std::nullopt;
        if (const std::uint32_t kept = known_[index].load(std::memory_order_relaxed)) return unpacked(kept);
        const model::HeightSpan span =
            workOut(model::GridPoint{low_.x + x * side + side / 2, low_.y + y * side + side / 2});
        if (fits(span.least) && fits(span.most)) known_[index].store(packed(span), std::memory_order_relaxed);
        return span;
    }

  private:
    // Marks a square that is not computed yet. No real span has `least` above `most`; it is stored as 0.
    static constexpr std::uint32_t unknown = 1;  // least 1, most 0
    /// Fails only beyond the height of any mountain; such a span is computed each time.
    static bool fits(int metres) { return metres == static_cast<std::int16_t>(metres); }
    static std::uint32_t packed(model::HeightSpan span) {
        return (std::uint32_t{static_cast<std::uint16_t>(span.most)} << 16 |
                static_cast<std::uint16_t>(span.least)) ^
               unknown;
    }
    static model::HeightSpan unpacked(std::uint32_t kept) {
        kept ^= unknown;
        return {static_cast<std::int16_t>(kept & 0xFFFF), static_cast<std::int16_t>(kept >> 16)};
    }

    model::GridPoint low_;
    std::int32_t columns_ = 0;
    mutable std::vector<std::atomic<std::uint32_t>> known_;
};

}  // namespace cota::mapsets
