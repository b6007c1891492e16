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
    double half = 0;                               // of the width
    double taper = 0;                              // millimetres from a spring to the full width
    bool hasSpring = false, endsAtSpring = false;  // narrow there
    bool startsHigh = false, endsHigh = false;     // a spring that is known to be the upper end
    bool startsInLake = false, endsInLake = false;
    bool isWhole = true;  // neither spring nor lake
};

/// Where a river opens into a lake: its water, wider and wider from before the shore to behind it, and both
/// banks up to the shore.
struct RiverMouth {
    std::vector<Point> left, right;  // of the water, from land to lake
    std::vector<double> share;       // for each of them, how much the water is that of the lake
    std::vector<Point> leftBank, rightBank;
};

class RiverEnds {
  public:
    RiverEnds(const Scene& scene, std::span<const WaterLine> lines);
    /// The parts of one of the lines.
    std::vector<RiverPart> partsOf(std::size_t line) const;
    RiverMouth mouthOf(const RiverPart& part, bool atEnd) const;
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
    bool isHigh(std::span<const Point> fromEnd) const;
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

}  // namespace cota::look
