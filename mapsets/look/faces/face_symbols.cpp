#include "mapsets/look/faces/face_symbols.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "mapsets/look/faces/face_markers.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

using picture::Box;
using picture::Colour;
using picture::Curve;
using picture::Point;
using Marks = std::vector<picture::Mark>;
using DrawShape = void (*)(const Box&, const SymbolInks&, Marks&);

Point symbolMiddle(const Box& box) { return {(box.left + box.right) / 2, (box.top + box.bottom) / 2}; }

/// A point by its shares of the width and height.
Point symbolPoint(const Box& box, double across, double down) {
    return {box.left + across * box.width(), box.top + down * box.height()};
}

void shape(Curve outline, const SymbolInks& inks, Marks& marks) {
    if (inks.fill.alpha > 0) addFill(marks, outline, inks.fill);
    if (inks.lineWidth > 0) addStroke(marks, std::move(outline), inks.line, inks.lineWidth);
}

Curve polygon(const Box& box, std::initializer_list<std::array<double, 2>> shares) {
    std::vector<Point> points;
    for (const auto& share : shares) points.push_back(symbolPoint(box, share[0], share[1]));
    return Curve::polygon(points);
}

/// Points in turn at two distances from the middle.
Curve spiked(const Box& box, int points, double inner) {
    const auto middle = symbolMiddle(box);
    std::vector<Point> corners;
    for (int i = 0; i < 2 * points; ++i) {
        const double angle = (i * std::numbers::pi) / points - std::numbers::pi / 2;
        const double share = i % 2 == 0 ? 0.5 : 0.5 * inner;
        corners.push_back({middle.x + share * box.width() * std::cos(angle),
                           middle.y + share * box.height() * std::sin(angle)});
    }
    return Curve::polygon(corners);
}

void frame(const Box& box, const SymbolInks& inks, Marks& marks) {
    shape(Curve::rectangle(box), inks, marks);
}

void symbolStroke(std::initializer_list<Point> points, const SymbolInks& inks, Marks& marks) {
    addStroke(marks, Curve::polyline(std::vector<Point>(points)), inks.line, inks.lineWidth);
}

void drawOval(const Box& box, const SymbolInks& inks, Marks& marks) {
    frame(box, inks, marks);
    const double across = box.width() * 0.2, down = box.height() * 0.24;
    addStroke(marks,
              Curve::rectangle({box.left + across, box.top + down, box.right - across, box.bottom - down},
                               box.height() * 0.24),
              inks.line, inks.lineWidth);
}

void drawBarCross(const Box& box, const SymbolInks& inks, Marks& marks) {
    const auto cross = [&](double half) {
        return polygon(box, {{0.5 - half, 0},
                             {0.5 + half, 0},
                             {0.5 + half, 0.5 - half},
                             {1, 0.5 - half},
                             {1, 0.5 + half},
                             {0.5 + half, 0.5 + half},
                             {0.5 + half, 1},
                             {0.5 - half, 1},
                             {0.5 - half, 0.5 + half},
                             {0, 0.5 + half},
                             {0, 0.5 - half},
                             {0.5 - half, 0.5 - half}});
    };
    constexpr double outer = 0.19, inner = 0.1;
    addFill(marks, cross(outer), inks.fill);
    addFill(marks, cross(inner), inks.line);
}

void drawBurst(const Box& box, const SymbolInks& inks, Marks& marks) {
    shape(spiked(box, 14, 0.8), inks, marks);
}
void drawCircle(const Box& box, const SymbolInks& inks, Marks& marks) {
    shape(Curve::ellipse(symbolMiddle(box), box.width() / 2, box.height() / 2), inks, marks);
}
void drawDiamond(const Box& box, const SymbolInks& inks, Marks& marks) {
    shape(polygon(box, {{0.5, 0}, {1, 0.5}, {0.5, 1}, {0, 0.5}}), inks, marks);
}

/// A headquarters: the frame on a staff.
void drawFlag(const Box& box, const SymbolInks& inks, Marks& marks) {
    constexpr double flag = 0.72, band = 0.16;
    frame({box.left, box.top, box.right, box.top + box.height() * flag}, inks, marks);
    symbolStroke({symbolPoint(box, 0, band), symbolPoint(box, 1, band)}, inks, marks);
    symbolStroke({symbolPoint(box, 0, flag), symbolPoint(box, 0, 1)}, inks, marks);
}

void drawCrossed(const Box& box, const SymbolInks& inks, Marks& marks) {
    frame(box, inks, marks);
    symbolStroke({symbolPoint(box, 0, 0), symbolPoint(box, 1, 1)}, inks, marks);
    symbolStroke({symbolPoint(box, 0, 1), symbolPoint(box, 1, 0)}, inks, marks);
}

/// Crossing lines, for backs.
void drawLattice(const Box& box, const SymbolInks& inks, Marks& marks) {
    constexpr double apart = 4;
    picture::Group group;
    group.clip = Curve::rectangle(box);
    Curve lines;
    const double tall = box.height();
    for (double x = -tall; x < box.width(); x += apart) {
        lines.move({box.left + x, box.top}).line({box.left + x + tall, box.bottom});
        lines.move({box.left + x, box.bottom}).line({box.left + x + tall, box.top});
    }
    addStroke(group.marks, std::move(lines), inks.line, inks.lineWidth);
    marks.push_back({std::move(group)});
}

/// A shell that flies to the right.
void drawShell(const Box& box, const SymbolInks& inks, Marks& marks) {
    Curve shell;
    shell.move(symbolPoint(box, 0, 0))
        .line(symbolPoint(box, 0.66, 0))
        .bend(symbolPoint(box, 0.84, 0), symbolPoint(box, 0.94, 0.26), symbolPoint(box, 1, 0.5));
    shell.bend(symbolPoint(box, 0.94, 0.74), symbolPoint(box, 0.84, 1), symbolPoint(box, 0.66, 1))
        .line(symbolPoint(box, 0, 1))
        .close();
    shape(std::move(shell), inks, marks);
}

void drawShield(const Box& box, const SymbolInks& inks, Marks& marks) {
    Curve shield;
    shield.move(symbolPoint(box, 0, 0)).line(symbolPoint(box, 1, 0)).line(symbolPoint(box, 1, 0.6));
    shield.bend(symbolPoint(box, 1, 0.82), symbolPoint(box, 0.7, 0.96), symbolPoint(box, 0.5, 1));
    shield.bend(symbolPoint(box, 0.3, 0.96), symbolPoint(box, 0, 0.82), symbolPoint(box, 0, 0.6)).close();
    shape(std::move(shield), inks, marks);
}

void drawStarSymbol(const Box& box, const SymbolInks& inks, Marks& marks) {
    shape(spiked(box, 5, 0.382), inks, marks);
}
void drawTriangle(const Box& box, const SymbolInks& inks, Marks& marks) {
    shape(polygon(box, {{0.5, 0}, {1, 1}, {0, 1}}), inks, marks);
}

struct NamedSymbol {
    std::string_view name;
    DrawShape draw;
};
constexpr std::array<NamedSymbol, 12> symbolRows{{{"bar-cross", drawBarCross},
                                                  {"burst", drawBurst},
                                                  {"circle", drawCircle},
                                                  {"crossed", drawCrossed},
                                                  {"diamond", drawDiamond},
                                                  {"flag", drawFlag},
                                                  {"lattice", drawLattice},
                                                  {"oval", drawOval},
                                                  {"shell", drawShell},
                                                  {"shield", drawShield},
                                                  {"star", drawStarSymbol},
                                                  {"triangle", drawTriangle}}};

}  // namespace

std::span<const std::string_view> faceSymbols() {
    static const std::vector<std::string_view> names = [] {
        std::vector<std::string_view> all(markerSymbols().begin(), markerSymbols().end());
        for (const auto& row : symbolRows) all.push_back(row.name);
        std::ranges::sort(all);
        return all;
    }();
    return names;
}

void drawFaceSymbol(std::string_view name, const Box& box, const SymbolInks& inks, Marks& marks) {
    const auto found = std::ranges::find(symbolRows, name, &NamedSymbol::name);
    if (found != symbolRows.end())
        found->draw(box, inks, marks);
    else
        drawMarkerSymbol(name, box, inks, marks);
}

void drawHatch(const Box& box, double radius, Marks& marks) {
    constexpr Colour paper{240, 234, 220, 255}, ink{196, 186, 164, 255};
    constexpr double apart = 1.3, wide = 0.28;
    addFill(marks, Curve::rectangle(box, radius), paper);
    picture::Group group;
    group.clip = Curve::rectangle(box, radius);
    Curve lines;
    for (double x = apart / 2; x < box.width() + box.height(); x += apart)
        lines.move({box.left + x, box.top}).line({box.left + x - box.height(), box.bottom});
    addStroke(group.marks, std::move(lines), ink, wide);
    marks.push_back({std::move(group)});
}

}  // namespace cota::look
