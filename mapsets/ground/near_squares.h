#pragma once
// The contours near each square of a map, computed on first request and kept. Any number of threads may
// call; while one thread computes a square, others get null for it.

#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

#include "formats/model/relief/slope.h"
#include "mapsets/ground/ground_squares.h"

namespace cota::mapsets {

class NearSquares {
  public:
    /// Each contains whole squares of GroundSquares with the same origin.
    static constexpr std::int32_t side = 4 * GroundSquares::side;

    /// For places from `low` to `high`.
    NearSquares(model::GridPoint low, model::GridPoint high)
        : low_(low),
          columns_((high.x - low.x) / side + 1),
          states_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>((high.y - low.y) / side + 1)),
          // Left uninitialized: most of a map may never be requested.
          kept_(std::make_unique_for_overwrite<Slot[]>(states_.size())) {}

    /// The contours near the square around a place; `workOut` is called with its middle.
    template <class WorkOut>
    const model::NearPieces* at(model::GridPoint place, WorkOut&& workOut) const {
        if (place.x < low_.x || place.y < low_.y) return nullptr;
        const std::int32_t x = (place.x - low_.x) / side, y = (place.y - low_.y) / side;
        const auto index =
            static_cast<std::size_t>(y) * static_cast<std::size_t>(columns_) + static_cast<std::size_t>(x);
        if (x >= columns_ || index >= states_.size()) return nullptr;
        std::atomic<std::uint8_t>& state = states_[index];
        std::uint8_t now = state.load(std::memory_order_acquire);
        if (now == unknown && state.compare_exchange_strong(now, underWork, std::memory_order_acquire)) {
            const model::GridPoint middle{low_.x + x * side + side / 2, low_.y + y * side + side / 2};
            std::construct_at(&kept_[index].near, workOut(middle));
            state.store(now = known, std::memory_order_release);
        }
        return now == known ? &kept_[index].near : nullptr;
    }

  private:
    static constexpr std::uint8_t unknown = 0, underWork = 1, known = 2;
    union Slot {
        Slot() {}
        model::NearPieces near;
    };

    model::GridPoint low_;
    std::int32_t columns_ = 0;
    mutable std::vector<std::atomic<std::uint8_t>> states_;
    std::unique_ptr<Slot[]> kept_;
};

}  // namespace cota::mapsets
