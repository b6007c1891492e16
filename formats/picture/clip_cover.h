#pragma once
// Whether a rectangle lies wholly inside an outline: then what it holds need not be cut by the outline, which
// is dear. Sources of this folder only.

#include <vector>

#include "formats/picture/curve.h"

namespace cota::picture {

class ClipCover {
  public:
    ClipCover(const Curve& outline, bool evenOdd);
    /// May say no where the rectangle is near the outline; never says yes where a part is outside.
    bool holds(const Box& box) const;

  private:
    struct Edge {
        Point from, to;
        Box box;
    };
    std::size_t rowOf(double y) const;

    bool evenOdd_;
    Box bounds_;
    std::vector<std::vector<Edge>> rows_;  // edges by the strips of the sheet they pass through
};

}  // namespace cota::picture
