#pragma once
// What is known of the ground of small squares of a map: worked out when somebody first asks for a square,
// and kept. Any number of threads may ask; those that ask for a new square at once all work out the same.

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "formats/model/relief.h"

namespace cota::mapsets {

class GroundSquares {
  public:
    /// Their sides in grid units; a hex is about eight of them wide.
    static constexpr std::int32_t side = 64;

    GroundSquares() = default;
    /// Covers the places from `low` to `high`.
    GroundSquares(model::GridPoint low, model::GridPoint high)
        : low_(low),
          columns_((high.x - low.x) / side + 1),
          known_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>((high.y - low.y) / side + 1)) {
    }

    /// The span of the square around a place; `workOut` gets its middle. Nothing for places outside.
    template <class WorkOut>
    std::optional<model::HeightSpan> at(model::GridPoint place, WorkOut&& workOut) const {
        if (place.x < low_.x || place.y < low_.y) return std::nullopt;
        const std::int32_t x = (place.x - low_.x) / side, y = (place.y - low_.y) / side;
        const auto index =
            static_cast<std::size_t>(y) * static_cast<std::size_t>(columns_) + static_cast<std::size_t>(x);
        if (x >= columns_ || index >= known_.size()) return std::nullopt;
        std::uint64_t kept = known_[index].load(std::memory_order_relaxed);
        if (kept == 0) {
            kept =
                packed(workOut(model::GridPoint{low_.x + x * side + side / 2, low_.y + y * side + side / 2}));
            known_[index].store(kept, std::memory_order_relaxed);
        }
        return unpacked(kept);
    }

  private:
    // No span has its least one above its most: what says so stands for an unknown one, and is stored as 0.
    static constexpr std::uint64_t unknown = 1;  // least 1, most 0
    static std::uint64_t packed(model::HeightSpan span) {
        return ((std::uint64_t{static_cast<std::uint32_t>(span.most)} << 32) |
                static_cast<std::uint32_t>(span.least)) ^
               unknown;
    }
    static model::HeightSpan unpacked(std::uint64_t kept) {
        kept ^= unknown;
        return {static_cast<std::int32_t>(static_cast<std::uint32_t>(kept)),
                static_cast<std::int32_t>(static_cast<std::uint32_t>(kept >> 32))};
    }

    model::GridPoint low_;
    std::int32_t columns_ = 0;
    mutable std::vector<std::atomic<std::uint64_t>> known_;
};

}  // namespace cota::mapsets
