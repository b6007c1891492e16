// Towns and farms: houses first along the roads of a hex, then wherever there is space, turned towards the
// nearest road. Landmarks stand before all of them.

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "mapsets/look/layers/houses.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/board_chance.h"
#include "mapsets/look/scene/groundwork.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

/// Places the houses of one hex.
class Hamlet {
  public:
    Hamlet(const TownHex& hex, double size, int most)
        : hex_(hex),
          scene_(hex.scene),
          chance_(chanceOf(scene_.field, scene_.field.hexAt(hex.plot.cell()), 83)),
          size_(size),
          most_(most) {}

    /// `alongRoads`: in streets, else scattered.
    std::vector<House> build(bool alongRoads) {
        if (alongRoads)
            for (const auto& line : hex_.plot.lines())
                for (const double side : {-1.0, 1.0})
                    if (line.isRoad) alongRoad(line, side);
        const auto centre = hex_.plot.centre();
        for (int tries = 0; tries < most_ * 8 && static_cast<int>(houses_.size()) < most_; ++tries) {
            // Houses are denser and larger near the centre.
            const double far = scene_.hex(0.5) * std::sqrt(chance_.unit()),
                         angle = chance_.between(0, 6.2831853);
            const Point at{centre.x + std::cos(angle) * far, centre.y + std::sin(angle) * far};
            const double grown = 1.15 - 0.35 * far / scene_.hex(0.5);
            const double turn = turnAt(at);  // not in the list: its order of evaluation matters
            add({at, turn, size_ * chance_.between(0.8, 1.35) * grown,
                 size_ * chance_.between(0.55, 0.8) * grown});
        }
        return std::move(houses_);
    }

  private:
    void alongRoad(const Plot::Line& line, double side) {
        const double length = std::hypot(line.to.x - line.from.x, line.to.y - line.from.y);
        if (length <= 0) return;
        const Point u{(line.to.x - line.from.x) / length, (line.to.y - line.from.y) / length};
        const House like{
            {}, std::atan2(u.y, u.x), size_ * chance_.between(0.9, 1.4), size_ * chance_.between(0.6, 0.85)};
        for (double t = chance_.between(0, 0.6) * size_; t < length; t += size_ * chance_.between(1.1, 1.7)) {
            if (static_cast<int>(houses_.size()) >= most_ || chance_.unit() < 0.12) continue;
            House house = like;
            house.length = size_ * chance_.between(0.8, 1.4);
            const double off = side * (line.clear + house.width / 2 + 0.1);
            house.at = {line.from.x + u.x * t - u.y * off, line.from.y + u.y * t + u.x * off};
            add(house);
        }
    }

    double turnAt(Point at) {
        double turn = std::floor(chance_.between(0, 6)) * 0.5235987756;
        if (const auto* line = hex_.plot.nearest(at, scene_.hex(0.45), &Plot::Line::isRoad))
            turn = std::atan2(line->to.y - line->from.y, line->to.x - line->from.x);
        return turn + chance_.between(-0.08, 0.08);
    }

    void add(const House& house) {
        const double reach = house.reach();
        const auto centre = hex_.plot.centre();
        if (scene_.sheet.cellAt(house.at) != hex_.plot.cell() || !hex_.patch.holds(scene_, house.at)) return;
        if (std::hypot(house.at.x - centre.x, house.at.y - centre.y) > scene_.hex(0.53) - reach * 0.7) return;
        if (!hex_.plot.isFree(house)) return;
        const auto isClose = [&](const House& other) {
            return std::hypot(house.at.x - other.at.x, house.at.y - other.at.y) <
                   (reach + other.reach()) * 0.82 + 0.15;
        };
        if (std::ranges::any_of(houses_, isClose) ||
            std::ranges::any_of(hex_.standing,
                                [&](const House& other) { return areClose(house, other, 0.3); }))
            return;
        houses_.push_back(house);
    }

    const TownHex& hex_;
    const Scene& scene_;
    Seeded chance_;
    double size_;
    int most_;
    std::vector<House> houses_;
};

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

int likeNeighbours(const Scene& scene, Cell cell, const Symbol& symbol) {
    int count = 0;
    for (const auto side : model::allDirections) {
        const Cell next = scene.field.neighbour(cell, side);
        if (next == mapsets::noCell || !scene.field.isOnMap(next)) continue;
        const auto terrains = scene.field.terrainsIn(next);
        count += std::ranges::any_of(terrains, [&](auto terrain) {
            return &scene.look.symbol("terrain", scene.catalogue().terrains[terrain].id.text) == &symbol;
        });
    }
    return count;
}

/// The houses of a hex that has streets of them, and roofs for all.
std::vector<House> addStreets(const TownHex& hex, Roofs& roofs) {
    const auto& symbol = *hex.patch.symbol;
    auto chance = chanceOf(hex.scene.field, hex.scene.field.hexAt(hex.plot.cell()), 89);
    const bool isCourts = symbol.drawing() == "courts";
    std::vector<House> built;
    if (isCourts) {
        built = closedBlocks(hex);
        for (const auto& block : built) {
            const bool isOther = chance.unit() < 0.35;
            hasCourt(block) ? roofs.addClosed(block, isOther) : roofs.add(block, isOther);
        }
    }
    int most = isCourts ? 24 : static_cast<int>(symbol.number("count"));
    double size = isCourts ? symbol.number("size") * 0.4 : symbol.number("size");
    if (symbol.drawing() == "blocks" && !hex.patch.isDrawn()) {
        // A hex alone is the smallest town; the more of it lies around, the more houses there are.
        constexpr int whole = 3;  // neighbours
        const double outskirts = std::clamp(symbol.number("outskirts"), 0.0, 1.0);
        const double share = std::min(1.0, static_cast<double>(hex.likeNeighbours) / whole);
        most = static_cast<int>(std::lround(most * (outskirts + (1 - outskirts) * share)));
    }
    auto standing = hex.standing;
    standing.insert(standing.end(), built.begin(), built.end());
    const TownHex rest{hex.scene, hex.patch, hex.plot, standing, hex.likeNeighbours};
    const auto houses = Hamlet(rest, size, most).build(symbol.drawing() != "houses");
    for (const auto& house : houses) roofs.add(house, chance.unit() < 0.35);
    built.insert(built.end(), houses.begin(), houses.end());
    return built;
}

/// Plots and what stands on them, by hex.
class TownHexes {
  public:
    explicit TownHexes(const Scene& scene)
        : scene_(scene), waters_(scene.groundwork->waters(scene).lines), numbers_(scene) {}

    struct Own {
        Plot plot;
        std::vector<Landmark> landmarks;
        std::vector<House> standing;
    };
    Own& of(Cell cell) {
        const auto known = own_.find(cell);
        if (known != own_.end()) return known->second;
        Own own{Plot(scene_, cell, waters_, numbers_), {}, {}};
        if (!scene_.field.features(cell).empty()) own.landmarks = landmarksIn(scene_, own.plot);
        for (const auto& landmark : own.landmarks) own.standing.push_back(landmark.house);
        return own_.emplace(cell, std::move(own)).first->second;
    }

  private:
    const Scene& scene_;
    const std::vector<WaterLine>& waters_;
    NumberTexts numbers_;
    std::map<Cell, Own> own_;
};

}  // namespace

picture::Layer drawBuildings(const Scene& scene) {
    picture::Layer layer{"buildings", {}};
    TownHexes hexes(scene);
    for (const auto& patch : patchesOf(scene, {"houses", "blocks", "courts", "halls", "footprint"})) {
        if (patch.isDrawn() && patch.symbol->drawing() == "footprint") {
            drawFootprint(patch, layer.marks);
            continue;
        }
        std::vector<Cell> cells = patch.cells;
        if (patch.isDrawn())
            for (const Cell cell : scene.sheet.hexes())
                if (patch.outline.box().grown(scene.hex(0.6)).holds(scene.sheet.centre(cell)))
                    cells.push_back(cell);
        for (const Cell cell : cells) {
            auto& own = hexes.of(cell);
            const TownHex hex{scene, patch, own.plot, own.standing,
                              likeNeighbours(scene, cell, *patch.symbol)};
            const auto& symbol = *patch.symbol;
            if (symbol.drawing() == "halls") {
                drawHalls(hex, layer.marks);
                continue;
            }
            Roofs roofs;
            const auto built = addStreets(hex, roofs);
            own.standing.insert(own.standing.end(), built.begin(), built.end());
            if (!roofs.empty())
                roofs.draw(symbol.colour("roof"),
                           symbol.colour(symbol.drawing() == "houses" ? "roof" : "other"),
                           symbol.colour("shadow"), layer.marks);
        }
    }
    for (const Cell cell : scene.sheet.hexes())
        if (!scene.field.features(cell).empty())
            for (const auto& landmark : hexes.of(cell).landmarks) drawLandmark(landmark, layer.marks);
    return layer;
}

}  // namespace cota::look
