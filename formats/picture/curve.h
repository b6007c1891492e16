#pragma once
// Lines and outlines on paper: straight sections and Bezier curves, in millimetres. A Curve may contain
// several outlines.

#include <cstdint>
#include <span>
#include <vector>

#include "formats/model/geometry/hex_layout.h"

namespace cota::picture {

/// Millimetres from the upper left corner of the sheet; y grows downwards.
using Point = model::MapPoint;

/// An upright rectangle; empty until something is added.
struct Box {
    double left = 0;
    double top = 0;
    double right = -1;
    double bottom = -1;
    bool empty() const { return right < left || bottom < top; }
    double width() const { return empty() ? 0 : right - left; }
    double height() const { return empty() ? 0 : bottom - top; }
    void add(Point point);
    void add(const Box& other);
    Box grown(double by) const { return empty() ? *this : Box{left - by, top - by, right + by, bottom + by}; }
    bool meets(const Box& other) const;
    bool holds(Point point) const;
    friend bool operator==(const Box&, const Box&) = default;
};

class Curve {
  public:
    enum class Step : std::uint8_t { move, line, bend, close };  // with 1, 1, 3 and 0 points

    Curve& move(Point to);
    Curve& line(Point to);
    /// A cubic Bezier curve with two handles.
    Curve& bend(Point handle, Point otherHandle, Point to);
    Curve& close();
    Curve& add(const Curve& other);

    /// The same curve, moved.
    Curve shifted(double right, double down) const;

    bool empty() const { return steps_.empty(); }
    std::span<const Step> steps() const { return steps_; }
    std::span<const Point> points() const { return points_; }
    /// Contains the curve; it may be slightly larger than the curve, because it contains the handles too.
    Box box() const;
    friend bool operator==(const Curve&, const Curve&) = default;

    static Curve polyline(std::span<const Point> points);
    static Curve polygon(std::span<const Point> points);
    /// Through all points, smooth in each (Catmull-Rom with `tension` 0..1, where 0 is straight).
    static Curve smooth(std::span<const Point> points, bool closed, double tension = 1.0);
    /// The straight line or outline with rounded corners, at most `most` millimetres away from it.
    static Curve eased(std::span<const Point> points, bool closed, double most);
    static Curve circle(Point centre, double radius);
    static Curve ellipse(Point centre, double across, double down);
    static Curve rectangle(const Box& box, double cornerRadius = 0);

  private:
    std::vector<Step> steps_;
    std::vector<Point> points_;
};

/// The curve as straight sections, `parts` for each bend; one run of points for each outline.
struct FlatRun {
    std::vector<Point> points;
    bool closed = false;
};
std::vector<FlatRun> flattened(const Curve& curve, int parts = 8);

/// The places of a line by their distance from its beginning. Before the beginning and after the end it goes
/// straight on.
class Walk {
  public:
    /// Points at one place count once; with fewer than two, the line runs to the right.
    explicit Walk(std::span<const Point> points);
    double length() const { return passed_.back(); }
    Point at(double distance) const;
    /// The distance of the place on the line that is nearest to a point.
    double nearest(Point point) const;

  private:
    std::vector<Point> points_;
    std::vector<double> passed_;  // up to each point
};

}  // namespace cota::picture
