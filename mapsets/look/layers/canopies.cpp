// Trees: woods as a carpet of crowns with a scalloped rim, orchards in rows.

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>

#include "mapsets/look/layers/ground_fills.h"
#include "mapsets/look/scene/board_chance.h"

namespace cota::look {

namespace {

/// Millimetres; the corners of smaller crowns are invisible, and straight sides are faster to draw.
constexpr double seenRound = 0.8;

/// A crown from above, around the origin: a circle with bumps, simple enough to draw thousands.
picture::Curve crown(double radius, Seeded& chance) {
    constexpr int corners = 7;
    const double turn = chance.unit();
    std::vector<Point> points;
    // Whole hundredths, so that equal shapes are equal wherever they stand.
    const auto whole = [](double value) { return std::round(value * 100) / 100; };
    for (int i = 0; i < corners; ++i) {
        const double angle = (i + turn) * 2 * 3.14159265358979 / corners;
        const double reach = radius * chance.between(0.86, 1.1);
        points.push_back({whole(std::cos(angle) * reach), whole(std::sin(angle) * reach)});
    }
    return radius < seenRound ? picture::Curve::polygon(points) : picture::Curve::smooth(points, true);
}

/// Tree tops of a few shapes and sizes. Their shadows are round dots, drawn as lines without length.
class Crowns {
  public:
    explicit Crowns(double size) : crownsAt_(shapesOf(size, 1, 0)), size_(size) {}

    void add(Point at, Seeded& chance) {
        const auto shape = static_cast<std::size_t>(chance.below(shapes));
        const double shift = radiusOf(size_, shape) * 0.28;
        shadowsBelow_[shape % sizes]
            .at(at)
            .move({at.x + shift, at.y + shift})
            .line({at.x + shift, at.y + shift});
        crownsAt_.add(at, shape);
    }
    void paint(const Symbol& symbol, Marks& marks) && {
        paintShadows(symbol, marks);
        std::move(crownsAt_).fill(marks, symbol.colour("crown"));
    }
    void paintLit(const Symbol& symbol, Marks& marks) && {
        paintShadows(symbol, marks);
        constexpr double share = 0.5, up = 0.28 * 0.9;
        std::move(crownsAt_).fill(marks, symbol.colour("crown"), shapesOf(size_, share, up),
                                  symbol.colour("light"));
    }

  private:
    static constexpr std::size_t sizes = 4, shapes = 24;

    static double radiusOf(double size, std::size_t shape) {
        constexpr double least = 0.4, most = 0.59;
        return size * (least + (most - least) * static_cast<double>(shape % sizes) / (sizes - 1));
    }
    /// Crowns of a share of the size, up and to the left by a share of their radius.
    static picture::Strewn::Shapes shapesOf(double size, double share, double up) {
        picture::Strewn::Shapes made;
        for (std::size_t i = 0; i < shapes; ++i) {
            Seeded chance(static_cast<std::int64_t>(i), share < 1 ? 1 : 0, 55);
            const double radius = radiusOf(size, i), away = std::round(-radius * up * 100) / 100;
            made.push_back(crown(radius * share, chance).shifted(away, away));
        }
        return made;
    }
    void paintShadows(const Symbol& symbol, Marks& marks) const {
        for (std::size_t i = 0; i < sizes; ++i)
            shadowsBelow_[i].stroke(
                marks, {.width = 2.06 * radiusOf(size_, i), .colour = symbol.colour("shadow"), .dashes = {}});
    }

    std::array<Blocks, sizes> shadowsBelow_;
    StrewnBlocks crownsAt_;
    double size_;
};

/// Crowns along the outline, with centres a little inside it.
void addRim(const Scene& scene, const Patch& patch, double size, Crowns& crowns) {
    constexpr std::size_t parts = 4;
    for (const auto& run : picture::flattened(patch.outline, parts)) {
        if (run.points.size() < 3) continue;
        double left = 0, step = size * 0.82;
        const std::size_t count = run.points.size();
        const auto lengthAt = [&](std::size_t i) {
            const Point a = run.points[i % count], b = run.points[(i + 1) % count];
            return std::hypot(b.x - a.x, b.y - a.y);
        };
        for (std::size_t i = 0; i < count; ++i) {
            // Around painted hexes bend by bend, so that a part of the map looks the same as in the whole
            // map.
            if (!patch.isDrawn() && i % parts == 0) {
                double bend = 0;
                for (std::size_t k = 0; k < parts; ++k) bend += lengthAt(i + k);
                step = bend / std::max(1.0, std::round(bend / (size * 0.82)));
                left = step / 2;
            }
            const Point a = run.points[i], b = run.points[(i + 1) % count];
            const double length = lengthAt(i);
            if (length <= 0) continue;
            // Outlines run clockwise around the patch: its inside is on the right.
            const Point inwards{-(b.y - a.y) / length, (b.x - a.x) / length};
            for (; left < length; left += step) {
                const double t = left / length;
                Point at{a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
                auto chance = chanceAt(scene.sheet, at, 64, 53);
                const double inside = patch.isDrawn() ? 0 : chance.between(0.1, 0.35) * size;
                at = {at.x + inwards.x * inside, at.y + inwards.y * inside};
                crowns.add(at, chance);
            }
            left -= length;
        }
    }
}

}  // namespace

void drawCanopies(const Scene& scene, const Patch& patch, Marks& marks) {
    const auto& symbol = *patch.symbol;
    const double size = symbol.number("size");
    fillByLevel(scene, patch, marks);
    Crowns crowns(size);
    strew(scene, patch, symbol.number("spacing"), 51,
          [&](Point at, Seeded& chance) { crowns.add(at, chance); });
    if (symbol.number("rim") > 0) addRim(scene, patch, size, crowns);
    picture::Group group;
    if (patch.isDrawn()) group.clip = patch.outline;
    std::move(crowns).paintLit(symbol, group.marks);
    if (patch.isDrawn())
        marks.push_back({std::move(group)});
    else
        std::ranges::move(group.marks, std::back_inserter(marks));
    if (patch.isDrawn() || symbol.number("rim") > 0)
        marks.push_back({picture::Stroke{patch.isDrawn() ? patch.outline : picture::Curve{},
                                         {.width = 0.18, .colour = symbol.colour("shadow"), .dashes = {}}}});
}

void drawTreeRows(const Scene& scene, const Patch& patch, Marks& marks) {
    const auto& symbol = *patch.symbol;
    const double size = symbol.number("size"), step = symbol.number("spacing");
    fillByLevel(scene, patch, marks);
    addEdge(patch, {}, marks);
    Crowns crowns(size);
    // Hexsides may be whole steps from the middle of a hex: no tree stands on one.
    constexpr double shift = 0.37;
    const auto first = [&](double value) { return static_cast<std::int64_t>(std::floor(value / step)) - 1; };
    const auto place = [&](std::int64_t number) { return (static_cast<double>(number) + shift) * step; };
    for (std::size_t board = 0; board < scene.field.boards().size(); ++board) {
        const BoardFrame frame(scene.sheet, board);
        const auto box = frame.onBoard(patch.boxIn(scene));
        for (auto row = first(box.top); place(row) < box.bottom; ++row)
            for (auto column = first(box.left); place(column) < box.right; ++column) {
                const Point at = frame.onSheet({place(column), place(row)});
                if (boardAt(scene.sheet, at) != board || !patch.holds(scene, at)) continue;
                Seeded chance(column, row, 57);
                crowns.add(at, chance);
            }
    }
    std::move(crowns).paint(symbol, marks);
}

}  // namespace cota::look
