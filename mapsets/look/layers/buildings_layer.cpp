// Towns and farms: houses first along the roads of a hex, then wherever there is space, turned towards the
// nearest road.

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/groundwork.h"
#include "mapsets/look/scene/patch.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

struct House {
    Point at;
    double turn = 0;  // radians
    double length = 0, width = 0;
    double reach() const { return std::hypot(length, width) / 2; }
};

Point nearestOn(Point p, Point a, Point b) {
    const double dx = b.x - a.x, dy = b.y - a.y, square = dx * dx + dy * dy;
    const double t = square > 0 ? std::clamp(((p.x - a.x) * dx + (p.y - a.y) * dy) / square, 0.0, 1.0) : 0.0;
    return {a.x + dx * t, a.y + dy * t};
}

double away(Point p, Point a, Point b) {
    const auto near = nearestOn(p, a, b);
    return std::hypot(p.x - near.x, p.y - near.y);
}

/// The gap between a house and a line; negative if the house is on it.
double freeBetween(const House& house, Point a, Point b) {
    const auto near = nearestOn(house.at, a, b);
    const double x = house.at.x - near.x, y = house.at.y - near.y, distance = std::hypot(x, y);
    if (distance <= 0) return -house.width / 2;
    const double along = std::abs(std::cos(house.turn) * x + std::sin(house.turn) * y) / distance,
                 across = std::abs(std::cos(house.turn) * y - std::sin(house.turn) * x) / distance;
    return distance - along * house.length / 2 - across * house.width / 2;
}

/// Places the houses of one hex.
class Hamlet {
  public:
    /// `standing` are houses of other patches in the hex.
    Hamlet(const Scene& scene, const Patch& patch, Cell cell, const std::vector<WaterLine>& waters,
           const std::vector<House>& standing)
        : scene_(scene),
          patch_(patch),
          cell_(cell),
          chance_(scene.field.hexAt(cell), 83),
          size_(patch.symbol->number("size")),
          standing_(standing) {
        for (const auto& way : scene.ways.stretches(cell)) {
            const auto& symbol = scene.look.symbol("path", scene.catalogue().pathKinds[way.kind].id.text);
            if (symbol.drawing() == "nothing") continue;
            const bool isWater = symbol.drawing() == "flow" || symbol.drawing() == "dry";
            lines_.push_back({way.from, way.to, symbol.number("width") / 2 + 0.35, !isWater});
        }
        picture::Box box;
        for (const auto corner : scene.sheet.corners(cell)) box.add(corner);
        for (const auto& water : waters) {
            if (!water.box.meets(box)) continue;
            for (const auto& run : water.flat)
                for (std::size_t i = 1; i < run.points.size(); ++i)
                    if (box.holds(run.points[i]) || box.holds(run.points[i - 1]))
                        lines_.push_back({run.points[i - 1], run.points[i], water.width / 2 + 0.3, false});
        }
    }

    std::vector<House> build() {
        const int most = static_cast<int>(patch_.symbol->number("count"));
        for (const auto& line : lines_) {
            if (!line.isRoad || patch_.symbol->drawing() == "houses") continue;
            for (const double side : {-1.0, 1.0}) alongRoad(line, side, most);
        }
        const auto centre = scene_.sheet.centre(cell_);
        for (int tries = 0; tries < most * 8 && static_cast<int>(houses_.size()) < most; ++tries) {
            // Houses are denser and larger near the centre.
            const double far = scene_.hex(0.5) * std::sqrt(chance_.unit()),
                         angle = chance_.between(0, 6.2831853);
            const Point at{centre.x + std::cos(angle) * far, centre.y + std::sin(angle) * far};
            const double grown = 1.15 - 0.35 * far / scene_.hex(0.5);
            add({at, turnAt(at), size_ * chance_.between(0.8, 1.35) * grown,
                 size_ * chance_.between(0.55, 0.8) * grown});
        }
        return std::move(houses_);
    }

  private:
    struct Line {
        Point from, to;
        double clear = 0;
        bool isRoad = false;
    };

    void alongRoad(const Line& line, double side, int most) {
        const double length = std::hypot(line.to.x - line.from.x, line.to.y - line.from.y);
        if (length <= 0) return;
        const Point u{(line.to.x - line.from.x) / length, (line.to.y - line.from.y) / length};
        const House like{
            {}, std::atan2(u.y, u.x), size_ * chance_.between(0.9, 1.4), size_ * chance_.between(0.6, 0.85)};
        for (double t = chance_.between(0, 0.6) * size_; t < length; t += size_ * chance_.between(1.1, 1.7)) {
            if (static_cast<int>(houses_.size()) >= most || chance_.unit() < 0.12) continue;
            House house = like;
            house.length = size_ * chance_.between(0.8, 1.4);
            const double off = side * (line.clear + house.width / 2 + 0.1);
            house.at = {line.from.x + u.x * t - u.y * off, line.from.y + u.y * t + u.x * off};
            add(house);
        }
    }

    double turnAt(Point at) {
        double nearest = scene_.hex(0.45), turn = std::floor(chance_.between(0, 6)) * 0.5235987756;
        for (const auto& line : lines_) {
            const double distance = away(at, line.from, line.to);
            if (!line.isRoad || distance >= nearest) continue;
            nearest = distance;
            turn = std::atan2(line.to.y - line.from.y, line.to.x - line.from.x);
        }
        return turn + chance_.between(-0.08, 0.08);
    }

    void add(const House& house) {
        const double reach = house.reach();
        const Point centre = scene_.sheet.centre(cell_);
        // Houses keep the number of the hex readable and stay inside the hex.
        if (scene_.sheet.cellAt(house.at) != cell_ || !patch_.holds(scene_, house.at)) return;
        if (std::abs(house.at.x - centre.x) < 4.2 &&
            house.at.y < centre.y - scene_.hex(0.5) + 2.4 + house.width / 2)
            return;
        if (std::hypot(house.at.x - centre.x, house.at.y - centre.y) > scene_.hex(0.53) - reach * 0.7) return;
        for (const auto& line : lines_)
            if (freeBetween(house, line.from, line.to) < line.clear) return;
        const auto isClose = [&](const House& other) {
            return std::hypot(house.at.x - other.at.x, house.at.y - other.at.y) <
                   (reach + other.reach()) * 0.82 + 0.15;
        };
        if (std::any_of(houses_.begin(), houses_.end(), isClose) ||
            std::any_of(standing_.begin(), standing_.end(), isClose))
            return;
        houses_.push_back(house);
    }

    const Scene& scene_;
    const Patch& patch_;
    Cell cell_;
    Seeded chance_;
    double size_;
    const std::vector<House>& standing_;
    std::vector<Line> lines_;
    std::vector<House> houses_;
};

struct Roofs {
    picture::Curve shadows, roofs, others, lights;
    void add(const House& house, bool isOther) {
        const Point u{std::cos(house.turn), std::sin(house.turn)}, v{-u.y, u.x};
        const auto corner = [&](double a, double b, double shift) {
            return Point{house.at.x + u.x * a * house.length / 2 + v.x * b * house.width / 2 + shift,
                         house.at.y + u.y * a * house.length / 2 + v.y * b * house.width / 2 + shift};
        };
        const auto box = [&](double b0, double b1, double shift) {
            return picture::Curve::polygon(std::array{corner(-1, b0, shift), corner(1, b0, shift),
                                                      corner(1, b1, shift), corner(-1, b1, shift)});
        };
        shadows.add(box(-1, 1, 0.22));
        (isOther ? others : roofs).add(box(-1, 1, 0));
        // The side of the roof that faces the upper left is lit.
        lights.add(v.x + v.y < 0 ? box(0, 1, 0) : box(-1, 0, 0));
    }
};

}  // namespace

namespace {

/// A building with a drawn outline: its roof, lit from the upper left.
void drawFootprint(const Patch& patch, std::vector<picture::Mark>& marks) {
    const auto& symbol = *patch.symbol;
    std::vector<Point> shadow;
    for (const auto point : patch.polygon) shadow.push_back({point.x + 0.3, point.y + 0.3});
    addFill(marks, picture::Curve::polygon(shadow), symbol.colour("shadow"));
    const auto roof = picture::Curve::polygon(patch.polygon);
    addFill(marks, roof, symbol.colour("roof"));
    const auto box = roof.box();
    picture::Group lit{.clip = roof, .marks = {}};
    addFill(lit.marks, picture::Curve::rectangle({box.left, box.top, box.right, (box.top + box.bottom) / 2}),
            {255, 255, 255, 45});
    marks.emplace_back().what = std::move(lit);
    addStroke(marks, roof, symbol.colour("ink"), 0.25);
}

}  // namespace

picture::Layer drawBuildings(const Scene& scene) {
    picture::Layer layer{"buildings", {}};
    const auto& waters = scene.groundwork->waters(scene).lines;
    std::map<Cell, std::vector<House>> standing;
    for (const auto& patch : patchesOf(scene, {"houses", "blocks", "footprint"})) {
        if (patch.isDrawn() && patch.symbol->drawing() == "footprint") {
            drawFootprint(patch, layer.marks);
            continue;
        }
        const auto name = patch.symbol->drawing();
        std::vector<Cell> cells = patch.cells;
        if (patch.isDrawn())
            for (const Cell cell : scene.sheet.hexes())
                if (patch.outline.box().grown(scene.hex(0.6)).holds(scene.sheet.centre(cell)))
                    cells.push_back(cell);
        for (const Cell cell : cells) {
            Roofs roofs;
            Seeded chance(scene.field.hexAt(cell), 89);
            const auto built = Hamlet(scene, patch, cell, waters, standing[cell]).build();
            for (const auto& house : built) roofs.add(house, chance.unit() < 0.35);
            standing[cell].insert(standing[cell].end(), built.begin(), built.end());
            if (roofs.shadows.empty()) continue;
            const auto& symbol = *patch.symbol;
            layer.marks.push_back({picture::Fill{roofs.shadows, symbol.colour("shadow")}});
            layer.marks.push_back({picture::Fill{roofs.roofs, symbol.colour("roof")}});
            if (!roofs.others.empty())
                layer.marks.push_back(
                    {picture::Fill{roofs.others, symbol.colour(name == "houses" ? "roof" : "other")}});
            layer.marks.push_back({picture::Fill{roofs.lights, {255, 255, 255, 45}}});
        }
    }
    return layer;
}

}  // namespace cota::look
