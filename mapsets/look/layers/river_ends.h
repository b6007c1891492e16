#pragma once
// Rivers from spring to mouth: narrow where they rise, open where they reach a lake. Inside lakes they are
// not drawn.

#include <span>
#include <vector>

#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/scene/side_lines.h"

namespace cota::look {

/// A river outside lakes.
struct RiverPart {
    std::vector<Point> points;
    double half = 0;   // of the width
    double taper = 0;  // millimetres from a spring to the full width
    bool hasSpring = false, endsAtSpring = false;
    bool startsInLake = false, endsInLake = false;
    bool isWhole = true;  // neither spring nor lake
};

class RiverEnds {
  public:
    RiverEnds(const Scene& scene, std::span<const WaterLine> lines);
    /// The parts of one of the lines.
    std::vector<RiverPart> partsOf(std::size_t line) const;
    /// The colour of the water into which a part opens at one of its ends, or `otherwise`.
    picture::Colour waterBeyond(const RiverPart& part, bool atEnd, picture::Colour otherwise) const;

  private:
    struct Lake {
        Region water;
        picture::Colour colour;
    };
    bool isInLake(Point at) const;
    bool joinsAnother(std::size_t line, Point end) const;
    bool isSpring(std::size_t line, Point end, Point before) const;
    /// The nearest point of a shore within reach, else the point itself.
    Point shoreNear(Point at) const;
    Point shoreBetween(Point wet, Point land) const;
    bool reachShore(RiverPart& part, bool atEnd) const;
    void addOnLand(std::span<const Point> points, const WaterLine& river,
                   std::vector<RiverPart>& parts) const;
    RiverPart part(std::vector<Point> points, const WaterLine& line) const;

    const Scene& scene_;
    std::span<const WaterLine> lines_;
    std::vector<Lake> lakes_;
};

/// The outline of the narrow part at the spring of one of the ends, `beyond` millimetres wider on each side.
picture::Curve springOf(const RiverPart& part, bool atEnd, double beyond);
/// The rest of the river.
std::vector<Point> belowSprings(const RiverPart& part);
/// Where the river opens into a lake at one of its ends, from `start` millimetres before the shore.
inline constexpr double mouthLength = 3;
picture::Curve mouthOf(const RiverPart& part, bool atEnd, double start);

}  // namespace cota::look
