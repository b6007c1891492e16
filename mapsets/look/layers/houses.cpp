#include "mapsets/look/layers/houses.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "mapsets/look/scene/groundwork.h"

namespace cota::look {

namespace {

constexpr picture::Colour litRoof{255, 255, 255, 45}, darkRoof{30, 24, 20, 110};
constexpr double shadowShift = 0.22, clearOfNumber = 0.3;

/// The gap between a house and a line; negative if the house is on it.
double freeBetween(const House& house, Point a, Point b) {
    const auto near = nearestOn(house.at, a, b);
    const double x = house.at.x - near.x, y = house.at.y - near.y, distance = std::hypot(x, y);
    if (distance <= 0) return -house.width / 2;
    const double along = std::abs(std::cos(house.turn) * x + std::sin(house.turn) * y) / distance,
                 across = std::abs(std::cos(house.turn) * y - std::sin(house.turn) * x) / distance;
    return distance - along * house.length / 2 - across * house.width / 2;
}

}  // namespace

Point nearestOn(Point p, Point a, Point b) {
    const double dx = b.x - a.x, dy = b.y - a.y, square = dx * dx + dy * dy;
    const double t = square > 0 ? std::clamp(((p.x - a.x) * dx + (p.y - a.y) * dy) / square, 0.0, 1.0) : 0.0;
    return {a.x + dx * t, a.y + dy * t};
}

double House::reach() const { return std::hypot(length, width) / 2; }

Point House::corner(double along, double across) const {
    const double x = std::cos(turn), y = std::sin(turn), a = along * length / 2, b = across * width / 2;
    return {at.x + x * a - y * b, at.y + y * a + x * b};
}

picture::Box House::box() const {
    picture::Box box;
    for (const double along : {-1.0, 1.0})
        for (const double across : {-1.0, 1.0}) box.add(corner(along, across));
    return box;
}

picture::Curve House::part(double from, double to, double left, double right) const {
    return picture::Curve::polygon(
        std::array{corner(from, left), corner(to, left), corner(to, right), corner(from, right)});
}

picture::Curve House::outline() const { return part(-1, 1, -1, 1); }

bool areClose(const House& a, const House& b, double gap) {
    if (std::hypot(a.at.x - b.at.x, a.at.y - b.at.y) > a.reach() + b.reach() + gap) return false;
    // Two rectangles are apart if one of their directions separates them.
    for (const double turn : {a.turn, a.turn + 1.5707963268, b.turn, b.turn + 1.5707963268}) {
        const Point axis{std::cos(turn), std::sin(turn)};
        const auto half = [&](const House& house) {
            return std::abs(std::cos(house.turn - turn)) * house.length / 2 +
                   std::abs(std::sin(house.turn - turn)) * house.width / 2;
        };
        const double distance = std::abs((b.at.x - a.at.x) * axis.x + (b.at.y - a.at.y) * axis.y);
        if (distance >= half(a) + half(b) + gap) return false;
    }
    return true;
}

Plot::Plot(const Scene& scene, Cell cell, const std::vector<WaterLine>& waters, const NumberTexts& numbers)
    : scene_(scene),
      cell_(cell),
      centre_(scene.sheet.centre(cell)),
      number_(numbers.inkOf(cell).grown(clearOfNumber)) {
    for (const auto& way : scene.ways.stretches(cell)) {
        const auto& symbol = scene.look.symbol("path", scene.catalogue().pathKinds[way.kind].id.text);
        const auto drawing = symbol.drawing();
        if (drawing == "nothing") continue;
        const bool isWater = drawing == "flow" || drawing == "dry";
        lines_.push_back({way.from, way.to, symbol.number("width") / 2 + 0.35, !isWater, drawing == "bars"});
    }
    addWaters(waters);
}

void Plot::addWaters(const std::vector<WaterLine>& waters) {
    picture::Box box;
    for (const auto corner : scene_.sheet.corners(cell_)) box.add(corner);
    for (const auto& water : waters) {
        if (!water.box.meets(box)) continue;
        for (const auto& run : water.flat)
            for (std::size_t i = 1; i < run.points.size(); ++i)
                if (box.holds(run.points[i]) || box.holds(run.points[i - 1]))
                    lines_.push_back({run.points[i - 1], run.points[i], water.width / 2 + 0.3});
    }
}

const Plot::Line* Plot::nearest(Point point, double within, bool Line::*kind) const {
    const Line* found = nullptr;
    for (const auto& line : lines_) {
        if (!(line.*kind)) continue;
        const auto near = nearestOn(point, line.from, line.to);
        const double distance = std::hypot(point.x - near.x, point.y - near.y);
        if (distance >= within) continue;
        within = distance;
        found = &line;
    }
    return found;
}

bool Plot::isFree(const House& house) const {
    const auto box = house.box();
    if (number_.meets(box)) return false;
    for (const auto& line : lines_)
        if (freeBetween(house, line.from, line.to) < line.clear) return false;
    return !scene_.groundwork->placedNames(scene_).meets(box.grown(-0.15));
}

bool Plot::holds(const House& house) const {
    for (const double along : {-1.0, 0.0, 1.0})
        for (const double across : {-1.0, 1.0})
            if (scene_.sheet.cellAt(house.corner(along, across)) != cell_) return false;
    return true;
}

void Roofs::add(const House& house, bool isOther) {
    shadows_.add(house.outline().shifted(shadowShift, shadowShift));
    (isOther ? others_ : roofs_).add(house.outline());
    const auto left = house.corner(0, 1), right = house.corner(0, -1);
    lights_.add(left.x + left.y < right.x + right.y ? house.part(-1, 1, 0, 1) : house.part(-1, 1, -1, 0));
}

void Roofs::addClosed(const House& block, bool isOther) {
    constexpr double deep = 1.15, most = 0.34;  // millimetres; share of the block
    const double a = 1 - 2 * std::min(deep / block.length, most),
                 b = 1 - 2 * std::min(deep / block.width, most);
    const double ridgeA = (1 + a) / 2, ridgeB = (1 + b) / 2;
    auto& roofs = isOther ? others_ : roofs_;
    // Four wings with mitred corners, each with a ridge.
    struct Wing {
        double x, y;  // outwards
    };
    for (const Wing& wing : {Wing{0, -1}, Wing{0, 1}, Wing{-1, 0}, Wing{1, 0}}) {
        const auto x = wing.x, y = wing.y;
        const auto at = [&](double depthA, double depthB, double end) {
            return x == 0 ? block.corner(end * depthA, y * depthB) : block.corner(x * depthA, end * depthB);
        };
        const auto band = [&](double outerA, double outerB, double innerA, double innerB) {
            return picture::Curve::polygon(std::array{at(outerA, outerB, -1), at(outerA, outerB, 1),
                                                      at(innerA, innerB, 1), at(innerA, innerB, -1)});
        };
        roofs.add(band(1, 1, a, b));
        shadows_.add(band(1, 1, a, b).shifted(shadowShift, shadowShift));
        const auto out = at(1, 1, 0);
        const bool isLitOutside = out.x + out.y < block.at.x + block.at.y;
        lights_.add(isLitOutside ? band(1, 1, ridgeA, ridgeB) : band(ridgeA, ridgeB, a, b));
    }
}

void Roofs::addHall(const House& hall) {
    constexpr double tooth = 1.25;  // millimetres
    shadows_.add(hall.outline().shifted(shadowShift * 1.4, shadowShift * 1.4));
    roofs_.add(hall.outline());
    const int teeth = std::max(2, static_cast<int>(std::lround(hall.length / tooth)));
    // Glass faces one end of the hall; the other side of each tooth is lit.
    for (int i = 0; i < teeth; ++i) {
        const double from = -1 + 2.0 * i / teeth, to = -1 + 2.0 * (i + 1) / teeth;
        lights_.add(hall.part(from, from + (to - from) * 0.62, -1, 1));
        darks_.add(hall.part(from + (to - from) * 0.76, to, -0.92, 0.92));
    }
}

void Roofs::draw(picture::Colour roof, picture::Colour other, picture::Colour shadow,
                 std::vector<picture::Mark>& marks) const {
    const auto fill = [&](const picture::Curve& shape, picture::Colour colour) {
        if (!shape.empty()) marks.push_back({picture::Fill{shape, colour}});
    };
    fill(shadows_, shadow);
    fill(roofs_, roof);
    fill(others_, other);
    fill(lights_, litRoof);
    fill(darks_, darkRoof);
}

}  // namespace cota::look
