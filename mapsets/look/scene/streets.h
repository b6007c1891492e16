#pragma once
// The areas with streets of houses. Contours are faint there, so that houses and names are readable.

#include <vector>

#include "mapsets/look/scene/scene.h"

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
    struct Outline {
        picture::Box box;
        std::vector<picture::FlatRun> runs;
    };
    std::vector<Outline> outlines_;
};

}  // namespace cota::look
