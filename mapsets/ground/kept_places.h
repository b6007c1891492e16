#pragma once
// Heights of places that were requested before, kept until another place needs their slot. Lines between
// centres of hexes meet in the same places again and again. Any number of threads may call: place and height
// share one word, so a height never appears with another place.

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "formats/model/relief/relief.h"

namespace cota::mapsets {

class KeptPlaces {
  public:
    /// For places from `low` on; the heights of those too far away to fit into a word are computed each
    /// time.
    explicit KeptPlaces(model::GridPoint low) : low_(low), kept_(std::size_t{1} << slotBits) {}

    /// The bounds of the height of a place in metres, or nothing if they are not kept.
    std::optional<model::HeightSpan> at(model::GridPoint place) const {
        const std::uint64_t name = nameOf(place);
        const std::uint64_t kept = slotOf(name).load(std::memory_order_relaxed);
        if (name == 0 || kept >> heightBits != name) return std::nullopt;
        const int least = static_cast<int>(kept >> widthBits & leastMask) - deepest;
        return model::HeightSpan{least, least + static_cast<int>(kept & widthMask)};
    }
    void keep(model::GridPoint place, model::HeightSpan span) const {
        const std::uint64_t name = nameOf(place);
        const bool fits = span.least >= -deepest && span.least < deepest &&
                          span.most - span.least <= static_cast<int>(widthMask);
        if (name == 0 || !fits) return;
        slotOf(name).store(name << heightBits |
                               static_cast<std::uint64_t>(span.least + deepest) << widthBits |
                               static_cast<std::uint64_t>(span.most - span.least),
                           std::memory_order_relaxed);
    }

  private:
    // 8 MB; two coordinates, a height and the width of a span fill a word.
    static constexpr int slotBits = 20, placeBits = 21, leastBits = 14, widthBits = 7;
    static constexpr int heightBits = leastBits + widthBits;
    static constexpr std::int64_t far = (std::int64_t{1} << placeBits) - 1;
    static constexpr int deepest = 1 << (leastBits - 1);
    static constexpr std::uint64_t leastMask = (1u << leastBits) - 1, widthMask = (1u << widthBits) - 1;

    /// The key of a place that fits into a word, else 0.
    std::uint64_t nameOf(model::GridPoint place) const {
        const std::int64_t x = std::int64_t{place.x} - low_.x, y = std::int64_t{place.y} - low_.y;
        if (x < 0 || y < 0 || x >= far || y >= far) return 0;
        return (static_cast<std::uint64_t>(x) << placeBits | static_cast<std::uint64_t>(y)) + 1;
    }
    std::atomic<std::uint64_t>& slotOf(std::uint64_t name) const {
        return kept_[name * 0x9E3779B97F4A7C15u >> (64 - slotBits)];
    }

    model::GridPoint low_;
    mutable std::vector<std::atomic<std::uint64_t>> kept_;
};

}  // namespace cota::mapsets
