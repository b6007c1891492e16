#pragma once
// The part of each hex that areas cover, measured on horizontal lines, a hundred for a row of hexes. Along a
// line the measure is exact; areas that overlap count once, and an area that crosses itself does no harm.

#include <cstdint>
#include <span>
#include <vector>

#include "formats/model/geometry/grid.h"
#include "formats/model/geometry/grid_point.h"

namespace cota::publish {

class AreaMeasure {
  public:
    explicit AreaMeasure(const model::Grid& grid);

    using Rings = std::span<const std::vector<model::GridPoint>>;
    /// Adds an area; points inside an even number of its rings are outside. False, and nothing is added, if
    /// all areas together would have more edges than a computer can hold.
    bool add(Rings rings);
    /// Joins what was added. Call it once, before `share`.
    void finish();
    /// Thousandths of the hex that are covered, rounded; a half hex counts with its whole shape.
    int share(model::HexCoord hex) const;

    /// Crossings of lines and edges over all areas of one measure.
    static constexpr std::size_t mostCrossings = 20'000'000;

  private:
    struct Interval {
        std::int64_t from = 0;
        std::int64_t to = 0;
    };
    std::int64_t lineAt(std::int64_t number) const;

    model::Grid grid_;
    std::int64_t top_ = 0;  // number of the first line
    std::vector<std::vector<Interval>> lines_;
    std::size_t crossings_ = 0;
};

}  // namespace cota::publish
