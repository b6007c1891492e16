#include "mapsets/look/layers/heights_in_lines.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <optional>
#include <string_view>
#include <tuple>

#include "formats/picture/text_shape.h"
#include "mapsets/look/layers/drawn_lines.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/layers/lettering.h"
#include "mapsets/look/scene/board_chance.h"
#include "mapsets/look/scene/groundwork.h"
#include "mapsets/look/scene/seeded.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/scene/streets.h"

namespace cota::look {

namespace {

constexpr int hexesBetween = 2;     // heights of one line are farther apart
constexpr double heightGap = 0.4;   // millimetres between a height and its line
constexpr double clearOfWay = 0.3;  // millimetres between a height and a road or river

/// Whether the line of a zone may run through the place for the height of a contour.
bool isOnRim(const Scene& scene, Point a, Point b) {
    const auto& rims = scene.groundwork->rims(scene);
    if (rims.empty()) return false;
    constexpr double half = 2.4, middle = 0.3;  // millimetres of a height; share of the hex clear of its rim
    const double length = std::max(std::hypot(b.x - a.x, b.y - a.y), 1e-9);
    for (const double along : {-half, 0.0, half}) {
        const Point at{(a.x + b.x) / 2 + (b.x - a.x) / length * along,
                       (a.y + b.y) / 2 + (b.y - a.y) / length * along};
        const Cell cell = scene.sheet.cellAt(at);
        if (cell == mapsets::noCell || !rims.contains(cell)) continue;
        const auto centre = scene.sheet.centre(cell);
        if (std::hypot(at.x - centre.x, at.y - centre.y) > scene.hex(middle)) return true;
    }
    return false;
}

/// A place for a height on a line: it reads uphill, so the higher ground is above the figures.
HeightInLine heightAt(const Symbol& symbol, const model::ContourLine& line, const picture::Walk& walk,
                      double half, double along) {
    HeightInLine height{.text = {.words = std::to_string(line.metres),
                                 .font = {.family = symbol.word("family"), .points = symbol.number("points")},
                                 .colour = symbol.colour("ink"),
                                 .at = walk.at(along),
                                 .down = picture::Down::middle,
                                 .haloColour = {}}};
    height.from = along - half - heightGap;
    height.to = along + half + heightGap;
    const Point a = walk.at(along - half), b = walk.at(along + half);
    double turn = std::atan2(b.y - a.y, b.x - a.x) * 180 / std::numbers::pi;
    // The figures' upper side is to the left of the direction in which they are read.
    if (line.higher == model::HighSide::right) turn += 180;
    height.text.turn = std::remainder(turn, 360.0);
    return height;
}

/// How much a line bends below a height: figures stand straight.
double bendBelow(const picture::Walk& walk, const HeightInLine& height) {
    const Point a = walk.at(height.from), b = walk.at((height.from + height.to) / 2), c = walk.at(height.to);
    const double length = std::max(std::hypot(c.x - a.x, c.y - a.y), 1e-9);
    return std::abs((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / length;
}

/// The best place for the height of a line in a hex.
struct HeightPlace {
    HeightInLine height;
    double cost = 0;
};
using PlacesByHex = std::map<Cell, HeightPlace>;

/// Whether a number on its head is another one: 60 and 09.
bool isAnotherOnItsHead(std::string_view figures) {
    return figures.find_first_not_of("01689") == std::string_view::npos;
}

class HeightPlacer {
  public:
    HeightPlacer(const Scene& scene, const Symbol& symbol)
        : scene_(scene), symbol_(symbol), streets_(scene), lines_(scene), lettering_(scene) {}

    /// Places that meet neither each other nor those of the lines before, which keep to their hexes, too.
    PlacesByHex placesOn(const model::ContourLine& line, const std::vector<Point>& points) {
        PlacesByHex best;
        if (points.size() < 3) return best;
        const picture::Walk walk(points);
        const auto size = picture::sizeOf(std::to_string(line.metres), {.family = symbol_.word("family"),
                                                                        .points = symbol_.number("points")});
        const double half = size.width / 2;
        double passed = 0;
        for (std::size_t i = 1; i < points.size(); ++i) {
            const Point a = points[i - 1], b = points[i];
            const double length = std::hypot(b.x - a.x, b.y - a.y);
            // Steps of the piece itself: an edit elsewhere on the line does not move them.
            const int steps = std::max(1, static_cast<int>(std::ceil(length / scene_.hex(0.12))));
            for (int k = 0; k < steps; ++k) {
                const double share = (k + 0.5) / steps, along = passed + length * share;
                if (along - half - heightGap < 0 || along + half + heightGap > walk.length()) continue;
                const Cell cell = roomIn({a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share}, half);
                if (cell == mapsets::noCell) continue;
                auto height = heightAt(symbol_, line, walk, half, along);
                const double cost = costOf(height, walk, cell);
                if (cost >= Lettering::touching) continue;
                const auto known = best.find(cell);
                if (known == best.end() || cost < known->second.cost) best[cell] = {std::move(height), cost};
            }
            passed += length;
        }
        for (const auto& [cell, place] : best)
            for (const auto& box : inkOf(place.height.text)) taken_[cell].push_back(box);
        return best;
    }

  private:
    /// The hex in which a height of half this length has room around a point.
    Cell roomIn(Point at, double half) const {
        const Cell cell = scene_.sheet.cellAt(at);
        if (cell == mapsets::noCell) return cell;
        const auto centre = scene_.sheet.centre(cell);
        const double room = std::max(scene_.hex(0.5) - half - heightGap, scene_.hex(0.15));
        return std::hypot(at.x - centre.x, at.y - centre.y) <= room ? cell : mapsets::noCell;
    }

    double costOf(const HeightInLine& height, const picture::Walk& walk, Cell cell) const {
        constexpr double costOfHouses = 500, costOfRim = 30, costOfHead = 20, costOfBend = 25;
        if (const auto taken = taken_.find(cell); taken != taken_.end())
            for (const auto& box : inkOf(height.text))
                for (const auto& other : taken->second)
                    if (box.grown(heightGap).meets(other)) return Lettering::touching;
        // Roads and rivers are drawn above it and would cut its figures.
        for (const auto& box : inkOf(height.text))
            if (lines_.touch(cell, box, clearOfWay)) return Lettering::touching;
        constexpr double onItsHead = 100;  // degrees
        if (std::abs(height.text.turn) > onItsHead && isAnotherOnItsHead(height.text.words))
            return Lettering::touching;
        const Point a = walk.at(height.from), b = walk.at(height.to);
        double cost = lettering_.costOf(height.text) + costOfBend * bendBelow(walk, height);
        if (streets_.hold(a) || streets_.hold(b)) cost += costOfHouses;
        if (isOnRim(scene_, a, b)) cost += costOfRim;
        // Uphill may be downwards on the sheet: such figures stand on their heads.
        if (std::abs(height.text.turn) > 90) cost += costOfHead * (std::abs(height.text.turn) - 90) / 90;
        return cost;
    }

    const Scene& scene_;
    const Symbol& symbol_;
    Streets streets_;
    DrawnLines lines_;
    Lettering lettering_;
    std::map<Cell, std::vector<picture::Box>> taken_;
};

/// Which of two places is kept if there is room for one: a much better one, else that of the hex that chance
/// prefers, the same for all lines, so that the heights of a slope stand one above the other.
auto rankOf(const Scene& scene, Cell cell, const HeightPlace& place) {
    constexpr double muchBetter = 15;
    auto chance = chanceOf(scene.field, scene.field.hexAt(cell), 97);
    return std::tuple(std::floor(place.cost / muchBetter), chance.unit(), cell);
}

/// The places that are better than all others of the line around them.
std::vector<HeightInLine> apart(const Scene& scene, const PlacesByHex& places) {
    std::vector<HeightInLine> kept;
    for (const auto& one : places) {
        const auto hex = scene.field.hexAt(one.first);
        const auto own = rankOf(scene, one.first, one.second);
        const bool isBest = std::ranges::all_of(places, [&](const auto& other) {
            return other.first == one.first ||
                   model::distance(hex, scene.field.hexAt(other.first)) > hexesBetween ||
                   own < rankOf(scene, other.first, other.second);
        });
        if (isBest) kept.push_back(one.second.height);
    }
    std::ranges::sort(kept, {}, &HeightInLine::from);
    return kept;
}

}  // namespace

std::vector<std::vector<HeightInLine>> heightsInLines(const Scene& scene) {
    const auto& symbol = scene.look.symbol("relief");
    HeightPlacer placer(scene, symbol);
    std::vector<std::vector<HeightInLine>> heights;
    for (const auto& line : scene.field.relief()->lines()) {
        std::vector<Point> points;
        for (const auto point : line.points) points.push_back(scene.sheet.at(point));
        if (line.closed && !points.empty()) points.push_back(points.front());
        heights.push_back(apart(scene, placer.placesOn(line, points)));
    }
    return heights;
}

picture::Curve brokenLine(std::vector<Point> points, bool isClosed,
                          const std::vector<HeightInLine>& heights) {
    if (heights.empty()) return picture::Curve::eased(points, isClosed, mostEase);
    if (isClosed) points.push_back(points.front());
    const picture::Walk walk(points);
    std::vector<std::vector<Point>> pieces(1);
    auto next = heights.begin();
    double passed = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (i > 0) passed += std::hypot(points[i].x - points[i - 1].x, points[i].y - points[i - 1].y);
        for (; next != heights.end() && next->to < passed; ++next) {
            pieces.back().push_back(walk.at(next->from));
            pieces.push_back({walk.at(next->to)});
        }
        if (next == heights.end() || passed < next->from) pieces.back().push_back(points[i]);
    }
    // A closed line begins and ends in the middle of a piece.
    if (isClosed) {
        pieces.back().insert(pieces.back().end(), pieces.front().begin() + 1, pieces.front().end());
        pieces.erase(pieces.begin());
    }
    picture::Curve curve;
    for (const auto& piece : pieces) curve.add(picture::Curve::eased(piece, false, mostEase));
    return curve;
}

picture::Curve lineBelow(const picture::Text& height) {
    const double half = picture::sizeOf(height.words, height.font).width / 2 + heightGap;
    const double turn = height.turn * std::numbers::pi / 180;
    const Point along{half * std::cos(turn), half * std::sin(turn)};
    return picture::Curve()
        .move({height.at.x - along.x, height.at.y - along.y})
        .line({height.at.x + along.x, height.at.y + along.y});
}

}  // namespace cota::look
