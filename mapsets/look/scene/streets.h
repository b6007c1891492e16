#pragma once
// Where streets of houses stand. Houses tell more than a contour there, and names are readable, so contours
// are faint among them.

#include <vector>

#include "mapsets/look/scene/scene.h"

namespace cota::look {

class Streets {
  public:
    explicit Streets(const Scene& scene);
    bool hold(Point point) const;
    /// A line in its parts outside and inside of streets; outside the same curve where it meets none.
    struct Parts {
        picture::Curve outside, inside;
    };
    Parts partsOf(picture::Curve line) const;

  private:
    struct Outline {
        picture::Box box;
        std::vector<picture::FlatRun> runs;
    };
    std::vector<Outline> outlines_;
};

}  // namespace cota::look
