#pragma once
// The obstacles that one straight line meets in the hexes it crosses.

#include <cstdint>
#include <optional>
#include <string>

#include "formats/model/geometry/outline.h"
#include "formats/model/geometry/rational.h"
#include "mapsets/sight/straight/hex_obstacles.h"
#include "mapsets/sight/straight/straight_line.h"

namespace cota::mapsets {

/// The effect of one hex on one line, for explanations.
struct StraightLineNote {
    Cell cell = noCell;
    int base = 0;
    int height = 0;      // of the tallest obstacle met
    std::string thing;   // its id
    std::string beside;  // id of something in the hex that the line does not meet
    model::Rational line;
    std::optional<model::LinePlace> place;  // by points: of the ground measured, from the lower end
    bool blocks = false;
    bool isCloud = false, isSpread = false;
    bool isAvoided = false;
};

/// Made for a line as soon as one of its hexes needs geometry.
class MetObstacles {
  public:
    MetObstacles(const Battlefield& field, const HexObstacles& obstacles, const StraightLine& line)
        : field_(field), obstacles_(obstacles), line_(line), course_(StraightCourse::of(line, field)) {}

    const HexObstacles& obstacles() const { return obstacles_; }
    const StraightLine& line() const { return line_; }
    const StraightCourse& course() const { return course_; }

    /// The part of the line in the hex with its border; the line must meet the hex.
    model::LinePart partIn(Cell cell) const {
        return model::partInHex(course_.a, course_.b,
                                model::hexCorners(field_.orientation(), field_.centre(cell)));
    }
    /// The height of the tallest obstacle of the hex that the line meets in this part of it.
    int tallest(Cell cell, const model::LinePart& part, StraightLineNote* note) const;
    /// The height of the obstacles in a hex at one place of the line.
    int tallestAt(Cell cell, model::LinePlace at) const;

  private:
    bool meets(const HexObstacles::Part& part, Cell cell, const model::LinePart& window) const;

    const Battlefield& field_;
    const HexObstacles& obstacles_;
    const StraightLine& line_;
    StraightCourse course_;
};

}  // namespace cota::mapsets
