#pragma once
// Heights of places that were asked for before, kept as long as their slot is not wanted for another place.
// Lines between the centres of hexes meet in the same places again and again. Any number of threads may ask:
// a place and its height are one word, so none is ever seen with another's.

#include <atomic>
#include <cstdint>
#include <vector>

#include "formats/model/relief.h"

namespace cota::mapsets {

class KeptPlaces {
  public:
    /// For places from `low` on; those too far from it for their share of a word are worked out each time.
    explicit KeptPlaces(model::GridPoint low) : low_(low), kept_(std::size_t{1} << slotBits) {}

    /// The height of a place in metres, which `workOut` gets where it is not kept.
    template <class WorkOut>
    int at(model::GridPoint place, WorkOut&& workOut) const {
        const std::int64_t x = std::int64_t{place.x} - low_.x, y = std::int64_t{place.y} - low_.y;
        if (x < 0 || y < 0 || x >= far || y >= far) return workOut(place);
        const auto name = (static_cast<std::uint64_t>(x) << placeBits | static_cast<std::uint64_t>(y)) + 1;
        std::atomic<std::uint64_t>& slot = kept_[name * 0x9E3779B97F4A7C15u >> (64 - slotBits)];
        const std::uint64_t kept = slot.load(std::memory_order_relaxed);
        if (kept >> heightBits == name) return static_cast<int>(kept & heightMask) - deepest;
        const int height = workOut(place);
        if (height > -deepest && height < deepest)
            slot.store(name << heightBits | static_cast<std::uint64_t>(height + deepest),
                       std::memory_order_relaxed);
        return height;
    }

  private:
    static constexpr int slotBits = 20, placeBits = 21,
                         heightBits = 21;  // 8 MB; two places and a height fill a word
    static constexpr std::int64_t far = (std::int64_t{1} << placeBits) - 1;
    static constexpr int deepest = 1 << (heightBits - 1);
    static constexpr std::uint64_t heightMask = (std::uint64_t{1} << heightBits) - 1;

    model::GridPoint low_;
    mutable std::vector<std::atomic<std::uint64_t>> kept_;
};

}  // namespace cota::mapsets
