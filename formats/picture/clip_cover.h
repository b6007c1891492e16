#pragma once
// Whether a rectangle is completely inside an outline; then its marks need no clipping, which is slow. Only
// for the sources of this folder.

#include <vector>

#include "formats/picture/curve.h"

namespace cota::picture {

class ClipCover {
  public:
    ClipCover(const Curve& outline, bool evenOdd);
    /// May return false near the outline; never returns true if a part is outside.
    bool holds(const Box& box) const;

  private:
    struct Edge {
        Point from, to;
        Box box;
    };
    std::size_t rowOf(double y) const;

    bool evenOdd_;
    Box bounds_;
    std::vector<std::vector<Edge>> rows_;  // edges by the horizontal strips that they pass through
};

}  // namespace cota::picture
