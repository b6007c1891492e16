#pragma once
// Roads, rails, rivers and streams as they are drawn, asked by what touches them: texts keep off them.

#include <map>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/scene/groundwork.h"
#include "mapsets/look/scene/scene.h"

namespace cota::look {

class DrawnLines {
  public:
    explicit DrawnLines(const Scene& scene);

    /// Whether a line of this hex or of one beside it comes nearer to a box in the hex than `clear`
    /// millimetres.
    bool touch(Cell cell, const picture::Box& box, double clear) const;

  private:
    bool touchIn(Cell cell, const picture::Box& box, double clear) const;

    const Scene& scene_;
    const std::map<Cell, std::vector<Waters::Stretch>>& waters_;
    std::vector<double> halves_;  // of the width, by kind of path; below 0: not drawn
};

}  // namespace cota::look
