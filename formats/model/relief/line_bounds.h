#pragma once
// Bounds of the lengths of lines through a place and of the heights they give; only for the sources of
// slopes.

#include <array>
#include <cstdint>
#include <optional>

#include "formats/model/relief/surroundings.h"

namespace cota::model {

/// Lengths are in half grid units, rounded up. The surroundings must outlive the bounds.
class LineBounds {
  public:
    explicit LineBounds(const Surroundings& around) : around_(around) {}

    struct Look {
        Vector direction;
        std::int64_t length = 0;
    };
    /// The look with the shortest line through the place: one of the three straightest across the nearest
    /// edge, if any of these has a line.
    std::optional<Look> bestLook(const Surroundings::Edge& nearest) const;
    /// Every place of the square has a line not longer than this. `known`: edges on longer lines were left
    /// out.
    std::optional<std::int64_t> longestAround(const Surroundings::Edge& nearest, std::int32_t half,
                                              std::int64_t known) const;
    /// The heights of places within `radius` on lines not longer than `most`.
    std::optional<HeightSpan> spanWithin(std::int64_t most, std::int64_t radius, int step,
                                         bool withZero) const;

  private:
    std::optional<std::int64_t> lengthAlong(Vector direction) const;
    std::array<Vector, looks.size()> looksAcross(const Surroundings::Edge& edge) const;
    std::optional<std::int64_t> longestThrough(const Surroundings::Edge& nearest, std::int64_t known) const;
    std::optional<std::int64_t> longestAlong(Vector direction, std::int32_t half) const;

    const Surroundings& around_;
};

}  // namespace cota::model
