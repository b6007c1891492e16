#include "editor/tools/tool_icons.h"

#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace cota::tools {

namespace {

using picture::Colour;
using picture::Curve;
using picture::Mark;
using picture::Point;
using Marks = std::vector<Mark>;

constexpr double side = 24;
constexpr Colour ink{60, 64, 67, 255};
constexpr Colour green{84, 140, 60, 255};
constexpr Colour brown{168, 112, 60, 255};
constexpr Colour blue{0, 114, 178, 255};
constexpr Colour red{200, 70, 30, 255};
constexpr Colour pale{236, 232, 214, 255};

Mark fill(Curve shape, Colour colour) { return {picture::Fill{std::move(shape), colour}}; }

Mark stroke(Curve line, Colour colour, double width = 2, std::vector<double> dashes = {}) {
    picture::Pen pen;
    pen.width = width;
    pen.colour = colour;
    pen.dashes = std::move(dashes);
    return {picture::Stroke{std::move(line), std::move(pen)}};
}

Curve line(std::initializer_list<Point> points) { return Curve::polyline(std::vector<Point>(points)); }
Curve bent(std::initializer_list<Point> points, bool closed = false) {
    return Curve::smooth(std::vector<Point>(points), closed);
}

std::vector<Point> hexPoints(double radius = 10) {
    std::vector<Point> points;
    for (int i = 0; i < 6; ++i) {
        const double angle = std::numbers::pi / 3 * i;
        points.push_back({side / 2 + radius * std::cos(angle), side / 2 + radius * std::sin(angle)});
    }
    return points;
}
Curve hex(double radius = 10) { return Curve::polygon(hexPoints(radius)); }

Marks terrainIcon() { return {fill(hex(), green), stroke(hex(), ink, 1.2)}; }
Marks levelIcon() {
    return {fill(hex(11), {230, 200, 150, 255}), fill(hex(7.5), {200, 150, 90, 255}), fill(hex(4), brown)};
}
Marks contourIcon() {
    return {stroke(bent({{3, 16}, {8, 6}, {16, 4}, {21, 12}, {16, 20}, {8, 20}}, true), brown),
            stroke(bent({{8, 14}, {11, 9}, {16, 10}, {14, 15}}, true), brown, 1.5)};
}
Marks hexsideIcon() {
    const auto points = hexPoints();
    return {stroke(hex(), ink, 0.8), stroke(line({points[4], points[5]}), red, 3.5)};
}
Marks pathIcon() {
    return {stroke(bent({{2, 20}, {8, 12}, {14, 13}, {22, 3}}), ink, 5),
            stroke(bent({{2, 20}, {8, 12}, {14, 13}, {22, 3}}), pale, 2.5)};
}
Marks areaIcon() {
    const Curve outline = bent({{4, 14}, {7, 5}, {15, 4}, {21, 10}, {18, 19}, {9, 20}}, true);
    return {fill(outline, picture::faded(green, 0.5)), stroke(outline, green)};
}
Marks featureIcon() { return {stroke(hex(), ink, 0.8), fill(Curve::rectangle({8, 8, 16, 16}), ink)}; }
Marks labelIcon() {
    return {stroke(line({{4, 21}, {12, 3}, {20, 21}}), ink, 2.4),
            stroke(line({{7.5, 14.5}, {16.5, 14.5}}), ink, 2)};
}
Marks zoneIcon() { return {fill(hex(), picture::faded(blue, 0.25)), stroke(hex(), blue, 2, {3, 2.4})}; }
Marks objectiveIcon() {
    return {stroke(line({{7, 22}, {7, 3}}), ink),
            fill(Curve::polygon(std::vector<Point>{{7, 3}, {20, 7}, {7, 12}}), red)};
}
Marks counterIcon() {
    const Curve box = Curve::rectangle({3, 6, 21, 18});
    return {fill(box, pale), stroke(box, ink, 1.6), stroke(line({{3, 6}, {21, 18}}), ink, 1.6),
            stroke(line({{3, 18}, {21, 6}}), ink, 1.6)};
}
Marks pickIcon() {
    return {stroke(line({{4, 20}, {13, 11}}), ink, 3), stroke(line({{11, 7}, {17, 13}}), ink, 3),
            fill(Curve::circle({17, 7}, 4), ink)};
}
Marks sightIcon() {
    const Curve eye = bent({{2, 12}, {8, 6.5}, {16, 6.5}, {22, 12}, {16, 17.5}, {8, 17.5}}, true);
    return {stroke(eye, ink, 1.8), fill(Curve::circle({12, 12}, 3.6), blue)};
}

Marks selectIcon() {
    const std::vector<Point> arrow{{6, 2},     {6, 19},      {10.2, 15.2}, {13, 22},
                                   {16, 20.8}, {13.2, 14.2}, {18.6, 14}};
    return {fill(Curve::polygon(arrow), {255, 255, 255, 255}), stroke(Curve::polygon(arrow), ink, 1.6)};
}

struct IconRow {
    std::string_view tool;
    Marks (*draw)();
};
constexpr std::array<IconRow, 14> icons{{{"tool-select", selectIcon},
                                         {"tool-terrain", terrainIcon},
                                         {"tool-level", levelIcon},
                                         {"tool-contour", contourIcon},
                                         {"tool-hexside", hexsideIcon},
                                         {"tool-path", pathIcon},
                                         {"tool-area", areaIcon},
                                         {"tool-feature", featureIcon},
                                         {"tool-label", labelIcon},
                                         {"tool-zone", zoneIcon},
                                         {"tool-objective", objectiveIcon},
                                         {"tool-counter", counterIcon},
                                         {"tool-pick", pickIcon},
                                         {"tool-sight", sightIcon}}};

}  // namespace

picture::Picture toolIcon(std::string_view id) {
    picture::Picture icon;
    icon.size = {side, side};
    icon.paper = {0, 0, 0, 0};
    for (const auto& row : icons)
        if (row.tool == id) icon.layers = {{"icon", row.draw()}};
    return icon;
}

}  // namespace cota::tools
