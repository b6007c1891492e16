#include "mapsets/look/symbols/nation_mark.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "mapsets/look/symbols/sign_path.h"

namespace cota::look {

namespace {

using picture::Box;
using picture::Colour;
using picture::Curve;
using picture::Mark;
using picture::Point;

struct MarkInks {
    Colour ink, ground, core;
};

/// The square of a mark; places in it are from -1 to 1.
struct MarkPen {
    Point middle;
    double half;
    MarkInks inks;
    const std::string& letter;
    std::vector<Mark>& marks;

    Point at(double x, double y) const { return {middle.x + x * half, middle.y + y * half}; }
    void fill(Curve curve, Colour colour) const {
        if (colour.alpha > 0) marks.push_back({picture::Fill{std::move(curve), colour}});
    }
    void disc(double radius, Colour colour) const { fill(Curve::circle(middle, radius * half), colour); }
    void box(double left, double top, double right, double bottom, Colour colour) const {
        const auto from = at(left, top), to = at(right, bottom);
        fill(Curve::rectangle({from.x, from.y, to.x, to.y}), colour);
    }
    void bars(double reach, double thick, Colour colour) const {
        fill(Curve()
                 .move(at(-thick, -reach))
                 .line(at(thick, -reach))
                 .line(at(thick, -thick))
                 .line(at(reach, -thick))
                 .line(at(reach, thick))
                 .line(at(thick, thick))
                 .line(at(thick, reach))
                 .line(at(-thick, reach))
                 .line(at(-thick, thick))
                 .line(at(-reach, thick))
                 .line(at(-reach, -thick))
                 .line(at(-thick, -thick))
                 .close(),
             colour);
    }
    void corners(std::initializer_list<Point> places, double share, Colour colour) const {
        std::vector<Point> points;
        for (const auto& place : places) points.push_back(at(place.x * share, place.y * share));
        fill(Curve::polygon(points), colour);
    }
};

void markNothing(const MarkPen&) {}

void markBarCross(const MarkPen& pen) {
    pen.bars(1, 0.36, pen.inks.ground);
    pen.bars(0.86, 0.22, pen.inks.ink);
}
void markStar(const MarkPen& pen) {
    pen.fill(fivePoints(pen.at(0, 0.06), pen.half * 1.06), pen.inks.ground);
    pen.fill(fivePoints(pen.at(0, 0.06), pen.half * 0.8), pen.inks.ink);
}
void markStarOnDisc(const MarkPen& pen) {
    pen.disc(1, pen.inks.ground);
    pen.fill(fivePoints(pen.at(0, 0.04), pen.half * 0.86), pen.inks.ink);
}
void markRoundel(const MarkPen& pen) {
    pen.disc(1, pen.inks.ink);
    pen.disc(0.66, pen.inks.ground);
    pen.disc(0.36, pen.inks.core);
}
/// Rings apart, so that nobody takes them for a roundel.
void markThreeRings(const MarkPen& pen) {
    pen.disc(1, pen.inks.ground);
    pen.disc(0.9, pen.inks.ink);
    pen.disc(0.66, pen.inks.ground);
    pen.disc(0.5, pen.inks.core);
    pen.disc(0.26, pen.inks.ground);
}
void markLeaf(const MarkPen& pen) {
    const auto leaf = {Point{0, -1},       Point{0.19, -0.64},  Point{0.4, -0.72},   Point{0.32, -0.12},
                       Point{0.62, -0.42}, Point{0.7, -0.22},   Point{1, -0.28},     Point{0.9, 0.02},
                       Point{1, 0.12},     Point{0.5, 0.5},     Point{0.56, 0.68},   Point{0.07, 0.6},
                       Point{0.09, 1},     Point{-0.09, 1},     Point{-0.07, 0.6},   Point{-0.56, 0.68},
                       Point{-0.5, 0.5},   Point{-1, 0.12},     Point{-0.9, 0.02},   Point{-1, -0.28},
                       Point{-0.7, -0.22}, Point{-0.62, -0.42}, Point{-0.32, -0.12}, Point{-0.4, -0.72},
                       Point{-0.19, -0.64}};
    pen.disc(1, pen.inks.ground);
    pen.corners(leaf, 0.84, pen.inks.ink);
}
void markCheckedSquare(const MarkPen& pen) {
    pen.box(-0.94, -0.94, 0.94, 0.94, pen.inks.ink);
    pen.box(-0.8, -0.8, 0, 0, pen.inks.ground);
    pen.box(0, 0, 0.8, 0.8, pen.inks.ground);
}
void markUprightBars(const MarkPen& pen) {
    pen.box(-0.94, -0.8, -0.32, 0.8, pen.inks.ink);
    pen.box(-0.32, -0.8, 0.32, 0.8, pen.inks.ground);
    pen.box(0.32, -0.8, 0.94, 0.8, pen.inks.core);
}
/// With its upright nearer to the left, as on flags.
void markFlagCross(const MarkPen& pen) {
    pen.box(-1, -0.72, 1, 0.72, pen.inks.ground);
    pen.box(-0.52, -0.72, -0.08, 0.72, pen.inks.ink);
    pen.box(-1, -0.22, 1, 0.22, pen.inks.ink);
}
void markInitial(const MarkPen& pen) {
    pen.disc(1, pen.inks.ink);
    if (pen.letter == "none") return pen.disc(0.45, pen.inks.ground);
    constexpr double capitals = 0.711, high = 1.16;  // of the letter, as a share of half the square
    picture::Text text;
    text.words = pen.letter;
    text.font = {.family = "Roboto Condensed",
                 .points = high * pen.half / capitals * picture::pointsPerInch / picture::millimetresPerInch,
                 .bold = true};
    text.colour = pen.inks.ground;
    text.at = pen.at(0, high / 2);
    pen.marks.push_back({std::move(text)});
}
void markDiamond(const MarkPen& pen) {
    const auto diamond = {Point{0, -1}, Point{1, 0}, Point{0, 1}, Point{-1, 0}};
    pen.corners(diamond, 1, pen.inks.ink);
    pen.corners(diamond, 0.45, pen.inks.ground);
}
void markSquare(const MarkPen& pen) {
    pen.box(-0.86, -0.86, 0.86, 0.86, pen.inks.ink);
    pen.box(-0.36, -0.36, 0.36, 0.36, pen.inks.ground);
}
void markTriangle(const MarkPen& pen) {
    const auto triangle = {Point{0, -0.95}, Point{1, 0.8}, Point{-1, 0.8}};
    pen.corners(triangle, 1, pen.inks.ink);
    pen.fill(Curve::circle(pen.at(0, 0.24), pen.half * 0.28), pen.inks.ground);
}

struct MarkRow {
    std::string_view name;
    void (*draw)(const MarkPen&);
};
constexpr std::array markRows{
    MarkRow{"none", markNothing},
    MarkRow{"bar-cross", markBarCross},
    MarkRow{"star", markStar},
    MarkRow{"star-on-disc", markStarOnDisc},
    MarkRow{"roundel", markRoundel},
    MarkRow{"three-rings", markThreeRings},
    MarkRow{"leaf", markLeaf},
    MarkRow{"checked-square", markCheckedSquare},
    MarkRow{"upright-bars", markUprightBars},
    MarkRow{"flag-cross", markFlagCross},
    MarkRow{"initial", markInitial},
    MarkRow{"diamond", markDiamond},
    MarkRow{"square", markSquare},
    MarkRow{"triangle", markTriangle},
};

}  // namespace

void drawNationMark(const Symbol& nation, const Box& box, std::vector<Mark>& marks) {
    const auto* const row = std::ranges::find(markRows, nation.word("mark"), &MarkRow::name);
    if (row == markRows.end()) return;
    row->draw({{(box.left + box.right) / 2, (box.top + box.bottom) / 2},
               std::min(box.width(), box.height()) / 2,
               {nation.colour("mark-ink"), nation.colour("mark-ground"), nation.colour("mark-core")},
               nation.word("letter"),
               marks});
}

}  // namespace cota::look
