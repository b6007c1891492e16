#pragma once
// Which contours are near the places of each square of a map: worked out when somebody first asks for a
// square, and kept. Any number of threads may ask; who asks for a square that another thread works out gets
// nothing.

#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

#include "formats/model/relief/relief.h"
#include "mapsets/ground/ground_squares.h"

namespace cota::mapsets {

class NearSquares {
  public:
    /// Whole numbers of GroundSquares that begin at the same place lie in each.
    static constexpr std::int32_t side = 4 * GroundSquares::side;

    /// Covers the places from `low` to `high`.
    NearSquares(model::GridPoint low, model::GridPoint high)
        : low_(low),
          columns_((high.x - low.x) / side + 1),
          states_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>((high.y - low.y) / side + 1)),
          // Not filled: most of a map may never be asked for.
          kept_(std::make_unique_for_overwrite<Slot[]>(states_.size())) {}

    /// What is near the square around a place; `workOut` gets its middle.
    template <class WorkOut>
    const model::Relief::Near* at(model::GridPoint place, WorkOut&& workOut) const {
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
        model::Relief::Near near;
    };

    model::GridPoint low_;
    std::int32_t columns_ = 0;
    mutable std::vector<std::atomic<std::uint8_t>> states_;
    std::unique_ptr<Slot[]> kept_;
};

}  // namespace cota::mapsets
