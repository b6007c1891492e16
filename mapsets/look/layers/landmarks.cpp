// Churches, stations and factories: features by which a place is known from afar. Houses keep off them, and
// they keep off roads, numbers and names.

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "mapsets/look/layers/houses.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

constexpr picture::Colour landmarkShadow{59, 50, 42, 112}, landmarkLight{255, 255, 255, 60};

void addShadow(const picture::Curve& shape, std::vector<picture::Mark>& marks) {
    addFill(marks, shape.shifted(0.28, 0.28), landmarkShadow);
}

/// From above, the choir to the right, and a cross over its tower.
void drawChurch(const House& house, const Symbol& symbol, std::vector<picture::Mark>& marks) {
    const double size = house.length;
    auto plan = house.part(-0.45, 0.62, 0.1, 0.9);
    plan.add(picture::Curve::circle(house.corner(0.62, 0.5), size * 0.2));
    const auto tower = house.part(-1, -0.38, 0, 1);
    auto all = plan;
    all.add(tower);
    addShadow(all, marks);
    const auto roof = symbol.colour("fill"), ink = symbol.colour("ink");
    addFill(marks, all, roof);
    addFill(marks, house.part(-0.45, 0.75, 0.1, 0.5), landmarkLight);
    addStroke(marks, tower, ink, size * 0.055);
    picture::Curve cross;
    cross.move(house.corner(-0.69, 0.4)).line(house.corner(-0.69, -1));
    cross.move(house.corner(-0.99, -0.62)).line(house.corner(-0.39, -0.62));
    addStroke(marks, cross, {255, 253, 244, 235}, size * 0.26);
    addStroke(marks, cross, ink, size * 0.11);
}

/// A long house behind a platform; its upper long side faces the track.
void drawStation(const House& house, const Symbol& symbol, std::vector<picture::Mark>& marks) {
    const auto ink = symbol.colour("ink");
    const auto platform = house.part(-1, 1, -1, -0.5);
    addFill(marks, platform, {240, 234, 218, 255});
    addStroke(marks, platform, ink, 0.16);
    auto building = house.part(-0.72, 0.72, -0.42, 0.6);
    building.add(house.part(-0.28, 0.28, -0.42, 1));
    addShadow(building, marks);
    addFill(marks, building, symbol.colour("fill"));
    addFill(marks, house.part(-0.72, 0.72, -0.42, 0.09), landmarkLight);
    addStroke(marks, house.part(-0.28, 0.28, -0.42, 1), ink, 0.2);
}

/// Two halls and a chimney.
void drawWorks(const House& house, const Symbol& symbol, std::vector<picture::Mark>& marks) {
    Roofs roofs;
    House large = house, small = house;
    large.at = house.corner(-0.24, 0);
    large.length = house.length * 0.76;
    small.at = house.corner(0.8, 0.3);
    small.length = house.length * 0.2;
    small.width = house.width * 0.7;
    roofs.addHall(large);
    roofs.add(small, false);
    const auto fill = symbol.colour("fill"), ink = symbol.colour("ink");
    roofs.draw(fill, fill, landmarkShadow, marks);
    const auto at = house.corner(0.8, -0.62);
    const double radius = house.length * 0.085;
    addStroke(marks, picture::Curve().move(at).line({at.x + radius * 2.4, at.y + radius * 2.4}),
              landmarkShadow, radius * 1.7);
    addFill(marks, picture::Curve::circle(at, radius), {244, 239, 228, 255});
    addStroke(marks, picture::Curve::circle(at, radius), ink, 0.24);
}

struct LandmarkRow {
    const char* drawing;
    void (*draw)(const House&, const Symbol&, std::vector<picture::Mark>&);
    double width;          // as a share of the length
    bool isBesideRailway;  // and turned to it, where there is one
    bool turns;            // with the nearest road
};
constexpr std::array landmarkRows{
    LandmarkRow{"steeple", drawChurch, 1, false, false},
    LandmarkRow{"platform", drawStation, 0.5, true, true},
    LandmarkRow{"chimney", drawWorks, 0.52, false, true},
};

const LandmarkRow* landmarkRowOf(const Symbol& symbol) {
    const auto row = std::ranges::find(landmarkRows, symbol.drawing(), &LandmarkRow::drawing);
    return row == landmarkRows.end() ? nullptr : &*row;
}

/// Finds a place in its hex for one landmark after the other.
class LandmarkPlaces {
  public:
    LandmarkPlaces(const Scene& scene, const Plot& plot) : scene_(scene), plot_(plot) {}

    House place(const LandmarkRow& row, double size) {
        House house{plot_.centre(), 0, size, size * row.width};
        for (const double share : {1.0, 0.8, 0.65}) {
            House smaller = house;
            smaller.length *= share;
            smaller.width *= share;
            if ((row.isBesideRailway && besideRailway(smaller)) || around(row, smaller)) {
                taken_.push_back(smaller);
                return smaller;
            }
        }
        // There is no room: where other signs stand.
        house.at.y += scene_.hex(0.25);
        taken_.push_back(house);
        return house;
    }

  private:
    bool isGood(const House& house) const {
        return plot_.holds(house) && plot_.isFree(house) &&
               std::ranges::none_of(taken_, [&](const House& one) { return areClose(house, one, 0.5); });
    }

    bool besideRailway(House& house) const {
        std::vector<const Plot::Line*> rails;
        for (const auto& line : plot_.lines())
            if (line.isRail) rails.push_back(&line);
        const auto far = [&](const Plot::Line* line) {
            return std::hypot((line->from.x + line->to.x) / 2 - plot_.centre().x,
                              (line->from.y + line->to.y) / 2 - plot_.centre().y);
        };
        std::ranges::stable_sort(rails, {}, far);
        for (const auto* line : rails) {
            const double length = std::hypot(line->to.x - line->from.x, line->to.y - line->from.y);
            if (length <= 0) continue;
            const Point along{(line->to.x - line->from.x) / length, (line->to.y - line->from.y) / length};
            // Below the track first, with the platform towards it.
            for (const double side : {along.x >= 0 ? 1.0 : -1.0, along.x >= 0 ? -1.0 : 1.0}) {
                constexpr double closer = 0.1;  // the platform reaches to the track
                const double aside = line->clear - closer + house.width / 2;
                House tried = house;
                tried.at = {(line->from.x + line->to.x) / 2 - along.y * aside * side,
                            (line->from.y + line->to.y) / 2 + along.x * aside * side};
                tried.turn = std::atan2(along.y * side, along.x * side);
                House kept = tried;  // what must be free is a little narrower
                kept.width -= 2 * closer;
                if (!isGood(kept)) {
                    // Tracks bend: a little farther away, if that helps.
                    tried.at = {tried.at.x - along.y * 0.6 * side, tried.at.y + along.x * 0.6 * side};
                    kept.at = tried.at;
                    if (!isGood(kept)) continue;
                }
                house = tried;
                return true;
            }
        }
        return false;
    }

    bool around(const LandmarkRow& row, House& house) const {
        constexpr int directions = 12;
        // Right below the middle first, where neither number nor, mostly, name stands.
        for (const double far : {0.0, 0.1, 0.17, 0.24, 0.31, 0.38})
            for (int i = 0; i < (far > 0 ? directions : 1); ++i) {
                const int step = i % 2 == 0 ? i / 2 : -(i + 1) / 2;
                const double angle = std::numbers::pi * 0.3 + step * 2 * std::numbers::pi / directions;
                House tried = house;
                tried.at = {plot_.centre().x + std::cos(angle) * scene_.hex(far),
                            plot_.centre().y + std::sin(angle) * scene_.hex(far)};
                if (row.turns)
                    if (const auto* line = plot_.nearest(tried.at, scene_.hex(0.5), &Plot::Line::isRoad))
                        tried.turn = std::atan2(line->to.y - line->from.y, line->to.x - line->from.x);
                if (!isGood(tried)) continue;
                house = tried;
                return true;
            }
        return false;
    }

    const Scene& scene_;
    const Plot& plot_;
    std::vector<House> taken_;
};

}  // namespace

std::vector<Landmark> landmarksIn(const Scene& scene, const Plot& plot) {
    std::vector<Landmark> landmarks;
    LandmarkPlaces places(scene, plot);
    for (const auto& feature : scene.field.features(plot.cell())) {
        const auto& symbol = scene.look.symbol("feature", scene.catalogue().features[feature.kind].id.text);
        if (const auto* row = landmarkRowOf(symbol))
            landmarks.push_back(
                {&symbol, places.place(*row, std::min(symbol.number("size"), scene.hex(0.4)))});
    }
    return landmarks;
}

void drawLandmark(const Landmark& landmark, std::vector<picture::Mark>& marks) {
    landmarkRowOf(*landmark.symbol)->draw(landmark.house, *landmark.symbol, marks);
}

bool drawLandmarkIn(const Symbol& symbol, const picture::Box& box, std::vector<picture::Mark>& marks) {
    const auto* row = landmarkRowOf(symbol);
    if (!row) return false;
    const double size = 0.84 * std::min(box.width(), box.height() / row->width);
    row->draw({{(box.left + box.right) / 2, (box.top + box.bottom) / 2}, 0, size, size * row->width}, symbol,
              marks);
    return true;
}

}  // namespace cota::look
