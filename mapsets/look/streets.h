#pragma once
// Where streets of houses stand. Houses tell more than a contour there, and names are readable, so contours
// break off at them.

#include <vector>

#include "mapsets/look/scene.h"

namespace cota::look {

class Streets {
  public:
    explicit Streets(const Scene& scene);
    bool hold(Point point) const;
    /// The line without its parts in streets; the same curve where it meets none.
    picture::Curve leaveOut(picture::Curve line) const;

  private:
    struct Outline {
        picture::Box box;
        std::vector<picture::FlatRun> runs;
    };
    std::vector<Outline> outlines_;
};

}  // namespace cota::look
