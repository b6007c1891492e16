#pragma once
// The areas with streets of houses. Contours are faint there, so that houses and names are readable.

#include <utility>
#include <vector>

#include "mapsets/look/scene/scene.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

class Streets {
  public:
    explicit Streets(const Scene& scene);
    bool hold(Point point) const;
    /// The portions of a line outside and inside streets; if it meets none, outside is the whole line.
    struct Parts {
        picture::Curve outside, inside;
    };
    Parts partsOf(picture::Curve line) const;

  private:
    bool meet(const picture::Box& box) const;
    /// The rows of outlines from one height of the sheet to another; rows beyond the first and last have
    /// none.
    std::pair<std::size_t, std::size_t> rowsOf(double top, double bottom) const;

    std::vector<Region> outlines_;
    std::vector<std::vector<std::size_t>> rows_;  // indices of outlines, from `top_` downwards
    double top_ = 0;
};

}  // namespace cota::look
