// The map of a card: the ground drawn anew at its size, and on it where groups set up and enter, and
// objectives.

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "formats/picture/text_shape.h"
#include "mapsets/field/zone_resolver.h"
#include "mapsets/look/briefing/card_names.h"
#include "mapsets/look/briefing/card_pen.h"
#include "mapsets/look/faces/placed_marks.h"
#include "mapsets/look/layers/boards_alone.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/natural_outline.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/sheet/draw_map.h"

namespace cota::look {

namespace {

using picture::Box;
using picture::Curve;
using picture::Mark;

/// Roads, houses and trees are drawn as on a map with hexes of this size, and made smaller with them.
constexpr double leastGroundHex = 7;
/// Names are this much smaller than on a map.
constexpr double nameScale = 0.82;
constexpr double diagramBadge = 4.4, starRadius = 1.55;

double hexFor(const mapsets::Battlefield& field, double width) {
    constexpr double probed = 10;
    return probed * width / MapSheet(field, probed).size().width;
}

class BriefDiagram {
  public:
    BriefDiagram(const CardPen& pen, const Briefing& briefing, double width)
        : pen_(pen),
          briefing_(briefing),
          laid_(pen.order().laid),
          hex_(hexFor(laid_.field(), width)),
          sheet_(laid_.field(), hex_),
          grounds_(boardsAlone(laid_.document)) {}

    std::vector<Mark> draw() {
        // What lies on it leaves the outer half of the line, and none where boards join.
        addStroke(marks_, sheet_.fieldOutline(), cardInk, 0.7);
        picture::Group cut{.clip = sheet_.fieldOutline(), .marks = {}};
        drawGround(cut.marks);
        drawZones(cut.marks);
        marks_.push_back({std::move(cut)});
        CardNames names(layersAt(hex_ / nameScale, {"names"}));
        taken_ = names.boxes();
        placeStars();
        const auto stars = starBoxes();
        names.clear(stars, sheet_.fieldBox());
        taken_ = names.boxes();
        taken_.insert(taken_.end(), stars.begin(), stars.end());
        drawStars();
        std::ranges::move(names.take(), std::back_inserter(marks_));
        drawBadges();
        drawArrows();
        drawNote();
        return std::move(marks_);
    }

  private:
    /// The layers of a map with larger hexes, made smaller.
    std::vector<Mark> layersAt(double hex, std::initializer_list<const char*> names) const {
        const Scene scene(laid_.field(), laid_.play().heights(), grounds_, pen_.order().look,
                          MapSheet(laid_.field(), hex), pen_.language());
        std::vector<Mark> marks;
        for (const char* name : names) {
            auto layer = drawLayer(scene, name);
            std::ranges::move(layer.marks, std::back_inserter(marks));
        }
        return placed(std::move(marks), {.to = {0, 0}, .scale = hex_ / hex});
    }

    void drawGround(std::vector<Mark>& marks) const {
        auto ground = layersAt(std::max(hex_, leastGroundHex),
                               {"base", "tints", "ground", "shading", "contours", "lakes", "water",
                                "hexsides", "roads", "bridges", "buildings", "grid"});
        dropTexts(ground);
        std::ranges::move(ground, std::back_inserter(marks));
        // Quieter than a map to play on.
        addFill(marks, sheet_.fieldOutline(), {255, 255, 250, 40});
    }

    /// Heights in contours and the like, which are too small here.
    static void dropTexts(std::vector<Mark>& marks) {
        std::erase_if(marks,
                      [](const Mark& mark) { return std::holds_alternative<picture::Text>(mark.what); });
        for (auto& mark : marks)
            if (auto* group = std::get_if<picture::Group>(&mark.what)) dropTexts(group->marks);
    }

    // --- Zones.

    struct Area {
        std::vector<const BriefGroup*> groups;
        std::vector<mapsets::Cell> cells;
        Box box;
    };

    std::vector<mapsets::Cell> cellsOf(const model::Group& group, mapsets::ZoneResolver& resolver) const {
        if (!group.zone.empty()) {
            const auto* zone = resolver.resolve(group.zone);
            return zone != nullptr ? zone->cells : std::vector<mapsets::Cell>();
        }
        if (!group.hexes.children.empty())
            return resolver.resolve(group.hexes, {model::SubjectKind::group, group.id.text, {}}).cells;
        std::vector<mapsets::Cell> cells;
        for (const auto& placement : group.units)
            if (const auto cell = placement.at ? laid_.field().resolve(placement.at->label) : std::nullopt)
                cells.push_back(*cell);
        std::ranges::sort(cells);
        cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
        return cells;
    }

    /// Groups with the same hexes share an outline.
    void findAreas() {
        mapsets::ZoneResolver resolver(laid_.field(), laid_.scenario()->zones);
        for (const auto& side : briefing_.sides)
            for (const auto& brief : side.groups) {
                const auto& groups = laid_.scenario()->groups;
                const auto group = std::ranges::find(groups, brief.id, &model::Group::id);
                if (group == groups.end() || group->kind == model::Group::Kind::pool) continue;
                auto cells = cellsOf(*group, resolver);
                if (cells.empty()) continue;
                auto& areas = group->kind == model::Group::Kind::arrival ? entries_ : areas_;
                const auto same = std::ranges::find_if(areas, [&](const Area& area) {
                    return area.cells == cells && area.groups.front()->side == brief.side;
                });
                if (same != areas.end()) {
                    same->groups.push_back(&brief);
                    continue;
                }
                Box box;
                for (const auto cell : cells) box.add(sheet_.centre(cell));
                areas.push_back({{&brief}, std::move(cells), box.grown(hex_ * 0.5)});
            }
    }

    void drawZones(std::vector<Mark>& marks) {
        findAreas();
        for (const auto& area : areas_) {
            const auto colour = pen_.ofSide(area.groups.front()->side);
            Curve outline;
            for (const auto& piece :
                 naturalOutlines(laid_.field(), sheet_, setOf(laid_.field(), area.cells), 0))
                outline.add(piece);
            // A large area needs less colour to be seen.
            const bool isLarge = area.cells.size() * 4 > laid_.field().hexes().size();
            marks.push_back({picture::Fill{outline, faded(colour, isLarge ? 0.06 : 0.14), true}});
            addStroke(marks, std::move(outline),
                      picture::Pen{.width = 0.3, .colour = faded(colour, 0.9), .dashes = {1.3, 0.9}});
        }
    }

    // --- Stars, badges, arrows: each where it covers least.

    /// In the hex, beside its name.
    Point starPlace(Point centre) const {
        const double by = hex_ * 0.3;
        Point best = centre;
        double least = std::numeric_limits<double>::infinity();
        for (const auto& [x, y] : {std::pair{0.0, 0.0},
                                   {0.0, 1.0},
                                   {0.0, -1.0},
                                   {1.0, 0.0},
                                   {-1.0, 0.0},
                                   {0.7, 0.7},
                                   {-0.7, 0.7},
                                   {0.7, -0.7},
                                   {-0.7, -0.7}}) {
            const Point at{centre.x + x * by, centre.y + y * by};
            if (const double cost = coverOf(Box{at.x, at.y, at.x, at.y}.grown(starRadius));
                cost < least - 0.01)
                best = at, least = cost;
        }
        return best;
    }
    void placeStars() {
        for (const auto& objective : laid_.scenario()->objectives)
            for (const auto& hex : objective.hexes)
                if (const auto cell = laid_.field().resolve(hex.label)) {
                    const Point at = starPlace(sheet_.centre(*cell));
                    stars_.push_back(at);
                    taken_.push_back(Box{at.x, at.y, at.x, at.y}.grown(starRadius));
                }
    }
    std::vector<Box> starBoxes() const {
        std::vector<Box> boxes;
        for (const Point at : stars_) boxes.push_back(Box{at.x, at.y, at.x, at.y}.grown(starRadius));
        return boxes;
    }
    void drawStars() {
        for (const Point at : stars_) {
            addStroke(marks_, star(at, starRadius), {255, 255, 250, 200}, 0.7);
            addFill(marks_, star(at, starRadius), {242, 178, 62, 255});
            addStroke(marks_, star(at, starRadius), {92, 58, 12, 255}, 0.22);
        }
    }

    double coverOf(const Box& box) const {
        constexpr double offMap = 1000;
        const Box& field = sheet_.fieldBox();
        double cost = 0;
        if (box.left < field.left + 0.6 || box.top < field.top + 0.6 || box.right > field.right - 0.6 ||
            box.bottom > field.bottom - 0.6)
            cost += offMap;
        for (const auto& taken : taken_) {
            const double wide = std::min(box.right, taken.right) - std::max(box.left, taken.left),
                         high = std::min(box.bottom, taken.bottom) - std::max(box.top, taken.top);
            if (wide > 0 && high > 0) cost += 2 + wide * high;
        }
        return cost;
    }

    void drawBadges() {
        for (const auto& area : areas_) {
            const double wide = widthOf(area), half = diagramBadge / 2 + 0.3;
            Point best{};
            double least = std::numeric_limits<double>::infinity();
            // On hexes at the rim of the area, the upper ones first; inside if that covers less.
            for (const auto cell : area.cells) {
                const Point at = sheet_.centre(cell);
                const Box box{at.x - wide / 2, at.y - half, at.x + wide / 2, at.y + half};
                const double inward = rimDistance(area, cell) * 0.35;
                const double cost =
                    coverOf(box) + inward + (at.y - area.box.top) / (area.box.height() + 1) * 0.6;
                if (cost < least) least = cost, best = at;
            }
            drawRow(area, best, wide);
        }
    }
    /// 0 for a hex with a neighbour outside the area, else 1 or more.
    double rimDistance(const Area& area, mapsets::Cell cell) const {
        const auto& field = laid_.field();
        for (const auto direction : model::allDirections) {
            const auto next = field.neighbour(cell, direction);
            if (next != mapsets::noCell && !std::ranges::binary_search(area.cells, next)) return 0;
        }
        return 1;
    }
    double widthOf(const Area& area) const {
        double wide = 0;
        for (const auto* group : area.groups) wide += badgeWidth(pen_, *group, diagramBadge) + 0.5;
        return wide;
    }
    void drawRow(const Area& area, Point middle, double wide) {
        double x = middle.x - wide / 2;
        for (const auto* group : area.groups) {
            const double own = badgeWidth(pen_, *group, diagramBadge) + 0.5;
            drawBadge(pen_, *group, {x + own / 2, middle.y}, diagramBadge, marks_);
            taken_.push_back({x, middle.y - diagramBadge / 2, x + own, middle.y + diagramBadge / 2});
            x += own;
        }
    }

    /// An arrow from the nearest edge of the map inwards; a badge if the hexes are far from any edge.
    void drawArrows() {
        const Box& field = sheet_.fieldBox();
        for (const auto& area : entries_) {
            Point middle{};
            for (const auto cell : area.cells) {
                const Point at = sheet_.centre(cell);
                middle.x += at.x / static_cast<double>(area.cells.size());
                middle.y += at.y / static_cast<double>(area.cells.size());
            }
            const std::array<double, 4> distances{middle.x - field.left, field.right - middle.x,
                                                  middle.y - field.top, field.bottom - middle.y};
            const auto nearest = std::ranges::min_element(distances);
            if (*nearest > hex_ * 1.5) {
                drawRow(area, middle, widthOf(area));
                continue;
            }
            drawArrow(area, middle, static_cast<int>(nearest - distances.begin()));
        }
    }

    void drawArrow(const Area& area, Point middle, int side) {
        constexpr double high = 4.6, tip = 2.6, head = 1.1;
        const Box& field = sheet_.fieldBox();
        double shift = 0;
        for (const auto* group : area.groups) {
            const auto font = CardPen::narrow(8, true);
            const double label = picture::sizeOf(group->badge, font).width + 1.6;
            // Drawn from the edge to the right, then turned for the other edges.
            Curve shape;
            std::array<Point, 7> corners{{{0, -high / 2},
                                          {label, -high / 2},
                                          {label, -high / 2 - head},
                                          {label + tip, 0},
                                          {label, high / 2 + head},
                                          {label, high / 2},
                                          {0, high / 2}}};
            Point text{label / 2 + 0.3, 0};
            const auto turned = [&](Point p) -> Point {
                if (side == 0) return {field.left + p.x, middle.y + p.y + shift};
                if (side == 1) return {field.right - p.x, middle.y + p.y + shift};
                if (side == 2) return {middle.x + p.y + shift, field.top + p.x};
                return {middle.x + p.y + shift, field.bottom - p.x};
            };
            for (auto& corner : corners) corner = turned(corner);
            shape = Curve::polygon(corners);
            addStroke(marks_, shape, {255, 255, 250, 230}, 0.8);
            addFill(marks_, shape, pen_.ofSide(group->side));
            addText(marks_, {.words = group->badge,
                             .font = font,
                             .colour = cardWhite,
                             .at = turned(text),
                             .down = picture::Down::middle,
                             .haloColour = {}});
            Box box;
            for (const auto& corner : corners) box.add(corner);
            taken_.push_back(box);
            shift += high + 2;
        }
    }

    /// The boards, in the corner that covers least.
    void drawNote() {
        const auto font = CardPen::narrow(7);
        const auto& words = briefing_.boards;
        if (words.empty()) return;
        const double wide = picture::sizeOf(words, font).width + 3, high = 4.8, in = 1.6;
        const Box& field = sheet_.fieldBox();
        Box best;
        double least = std::numeric_limits<double>::infinity();
        for (const bool isBelow : {true, false})
            for (const bool isRight : {false, true}) {
                const double left = isRight ? field.right - in - wide : field.left + in;
                const double top = isBelow ? field.bottom - in - high : field.top + in;
                const Box box{left, top, left + wide, top + high};
                const double cost = coverOf(box);
                if (cost < least) least = cost, best = box;
            }
        addFill(marks_, Curve::rectangle(best, 0.8), {255, 254, 248, 235});
        addText(marks_, {.words = words,
                         .font = font,
                         .colour = cardInk,
                         .at = {best.left + 1.5, best.bottom - 1.5},
                         .across = picture::Across::left,
                         .haloColour = {}});
    }

    const CardPen& pen_;
    const Briefing& briefing_;
    const mapsets::LaidDocument& laid_;
    double hex_;
    MapSheet sheet_;
    model::Document grounds_;  // without units and zones
    std::vector<Mark> marks_;
    std::vector<Area> areas_, entries_;
    std::vector<Point> stars_;
    std::vector<Box> taken_;
};

}  // namespace

double diagramHeight(const mapsets::Battlefield& field, double width) {
    const auto size = MapSheet(field, hexFor(field, width)).size();
    return size.height;
}

std::vector<Mark> drawDiagram(const CardPen& pen, const Briefing& briefing, double width) {
    return BriefDiagram(pen, briefing, width).draw();
}

}  // namespace cota::look
