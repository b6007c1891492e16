#pragma once
// Repeatable random numbers: they depend only on a position, never on order or time. So the same hex looks
// the same in every picture.

#include <cstdint>

#include "formats/model/geometry/grid_point.h"
#include "formats/model/geometry/hex.h"

namespace cota::look {

/// Mixes a number well (the finisher of SplitMix64, which is in the public domain).
constexpr std::uint64_t stirred(std::uint64_t value) {
    value += 0x9e3779b97f4a7c15u;
    value = (value ^ value >> 30) * 0xbf58476d1ce4e5b9u;
    value = (value ^ value >> 27) * 0x94d049bb133111ebu;
    return value ^ value >> 31;
}

/// A sequence of numbers for a position and a purpose.
class Seeded {
  public:
    constexpr Seeded(std::int64_t x, std::int64_t y, std::uint64_t purpose = 0)
        : state_(stirred(static_cast<std::uint64_t>(x) ^
                         stirred(static_cast<std::uint64_t>(y) ^ stirred(purpose)))) {}
    constexpr explicit Seeded(model::HexCoord hex, std::uint64_t purpose = 0)
        : Seeded(hex.q, hex.r, purpose) {}
    constexpr explicit Seeded(model::FinePoint point, std::uint64_t purpose = 0)
        : Seeded(point.x, point.y, purpose) {}

    /// 0 <= number < 1.
    constexpr double unit() {
        state_ = stirred(state_);
        return static_cast<double>(state_ >> 11) * 0x1p-53;
    }
    constexpr double between(double low, double high) { return low + (high - low) * unit(); }
    /// 0 <= number < count.
    constexpr int below(int count) { return static_cast<int>(unit() * count); }

  private:
    std::uint64_t state_;
};

}  // namespace cota::look
