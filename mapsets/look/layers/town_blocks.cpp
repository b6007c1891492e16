// Cities and factories: blocks and halls in rows along the main road or railway of a hex.

#include <algorithm>
#include <cmath>
#include <optional>

#include "mapsets/look/layers/houses.h"
#include "mapsets/look/scene/board_chance.h"
#include "mapsets/look/scene/seeded.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

/// Buildings side by side in rows, on both sides of a line through the hex.
class BuildingRows {
  public:
    struct Order {
        double length, width, street;
        bool along;   // railways before roads
        bool splits;  // a building that does not fit is halved, twice
    };

    BuildingRows(const TownHex& hex, const Order& order, std::uint64_t purpose)
        : hex_(hex),
          order_(order),
          chance_(chanceOf(hex.scene.field, hex.scene.field.hexAt(hex.plot.cell()), purpose)) {
        const auto centre = hex.plot.centre();
        const double reach = hex.scene.hex(0.6);
        const auto* line = order.along ? hex.plot.nearest(centre, reach, &Plot::Line::isRail) : nullptr;
        if (!line) line = hex.plot.nearest(centre, reach, &Plot::Line::isRoad);
        origin_ = centre;
        aside_ = order.street / 2;
        if (!line) return;
        origin_ = nearestOn(centre, line->from, line->to);
        turn_ = std::atan2(line->to.y - line->from.y, line->to.x - line->from.x);
        aside_ = line->clear + 0.1;
    }

    std::vector<House> build() {
        const double reach = hex_.scene.hex(1.1);
        for (const double side : {-1.0, 1.0})
            for (double v = aside_ + order_.width / 2; v < reach; v += order_.width + order_.street)
                row(side * v, reach);
        return std::move(built_);
    }

    double turn() const { return turn_; }
    /// A point by its distance along the line and from it.
    Point at(double along, double across) const {
        const double x = std::cos(turn_), y = std::sin(turn_);
        return {origin_.x + x * along - y * across, origin_.y + y * along + x * across};
    }
    double firstYard() const { return aside_ + order_.width + order_.street / 2; }

  private:
    void row(double across, double reach) {
        for (double u = -reach + chance_.between(0, order_.length); u < reach;) {
            const double length = order_.length * chance_.between(0.8, 1.25);
            add({at(u + length / 2, across), turn_, length, order_.width}, order_.splits ? 2 : 0);
            u += length + order_.street;
        }
    }

    void add(const House& house, int splits) {
        if (fits(house)) {
            built_.push_back(house);
            return;
        }
        if (splits == 0) return;
        constexpr double gap = 0.25;
        const bool isLong = house.length >= house.width;
        for (const double half : {-0.5, 0.5}) {
            House part = house;
            part.at = isLong ? house.corner(half, 0) : house.corner(0, half);
            (isLong ? part.length : part.width) = (isLong ? house.length : house.width) / 2 - gap / 2;
            add(part, splits - 1);
        }
    }

    bool fits(const House& house) const {
        House wide = house;
        wide.length += order_.street * 0.6;
        wide.width += order_.street * 0.6;
        if (!hex_.plot.holds(wide) || !hex_.plot.isFree(house)) return false;
        constexpr double beyondRim = 0.52;  // of the hex, where the ground of the town may end
        for (const double along : {-1.0, 1.0})
            for (const double across : {-1.0, 1.0}) {
                const auto corner = house.corner(along, across);
                const auto centre = hex_.plot.centre();
                if (hex_.likeNeighbours < 6 &&
                    std::hypot(corner.x - centre.x, corner.y - centre.y) > hex_.scene.hex(beyondRim))
                    return false;
                if (!hex_.patch.holds(hex_.scene, corner)) return false;
            }
        return std::ranges::none_of(hex_.standing,
                                    [&](const House& other) { return areClose(house, other, 0.4); });
    }

    const TownHex& hex_;
    Order order_;
    Seeded chance_;
    Point origin_;
    double turn_ = 0, aside_ = 0;
    std::vector<House> built_;
};

constexpr double leastForCourt = 3.2;  // millimetres

/// The longest stretch of a line that is free in its hex.
picture::Curve siding(const TownHex& hex, const BuildingRows& rows, double across) {
    constexpr double step = 0.5;
    picture::Curve longest, line;
    double best = 0, start = 0;
    const double reach = hex.scene.hex(0.55);
    const auto end = [&](double u) {
        if (!line.empty() && u - start > best) longest = line, best = u - start;
        line = {};
    };
    for (double u = -reach; u <= reach; u += step) {
        const House here{rows.at(u, across), rows.turn(), step, 0.7};
        if (!hex.plot.holds(here) || !hex.plot.isFree(here) || !hex.patch.holds(hex.scene, here.at)) {
            end(u);
            continue;
        }
        if (line.empty()) {
            line.move(here.at);
            start = u;
        } else {
            line.line(here.at);
        }
    }
    end(reach);
    return best > 3 ? longest : picture::Curve{};
}

}  // namespace

bool hasCourt(const House& house) { return std::min(house.length, house.width) >= leastForCourt; }

std::vector<House> closedBlocks(const TownHex& hex) {
    const double size = hex.patch.symbol->number("size");
    return BuildingRows(hex, {size * 1.3, size, 0.75, false, true}, 107).build();
}

void drawHalls(const TownHex& hex, std::vector<picture::Mark>& marks) {
    const auto& symbol = *hex.patch.symbol;
    const double size = symbol.number("size"), yard = 1.7;
    BuildingRows rows(hex, {size * 2.3, size, yard, true, true}, 109);
    const auto ink = symbol.colour("ink");
    Roofs roofs;
    picture::Curve chimneys, smoke;
    auto chance = chanceOf(hex.scene.field, hex.scene.field.hexAt(hex.plot.cell()), 113);
    const auto halls = rows.build();
    for (const auto& hall : halls) {
        if (std::min(hall.length, hall.width) < size * 0.7) {
            roofs.add(hall, false);
            continue;
        }
        roofs.addHall(hall);
        if (chance.unit() > 0.4) continue;
        const auto at = hall.corner(0.82, 0.62);
        chimneys.add(picture::Curve::circle(at, 0.5));
        smoke.move(at).line({at.x + 1.1, at.y + 1.1});
    }
    for (const double side : {-1.0, 1.0}) {
        const auto track = siding(hex, rows, side * rows.firstYard());
        if (track.empty()) continue;
        addStroke(marks, track,
                  {.width = 0.75, .colour = ink, .cap = picture::Cap::butt, .dashes = {0.16, 0.5}});
        addStroke(marks, track, ink, 0.2);
    }
    roofs.draw(symbol.colour("roof"), symbol.colour("roof"), symbol.colour("shadow"), marks);
    if (chimneys.empty()) return;
    addStroke(marks, smoke, symbol.colour("shadow"), 0.8);
    addFill(marks, chimneys, {244, 239, 228, 255});
    addStroke(marks, chimneys, ink, 0.22);
}

}  // namespace cota::look
