// The ids of joined boards. Hex numbers repeat on each board, so printed boards show their id in a corner.

#include <cmath>
#include <map>
#include <set>

#include "formats/picture/text_shape.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/groundwork.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/units/roster.h"

namespace cota::look {

namespace {

/// Finds a hex near a corner of a board in which as little as possible is drawn.
class FreestCorner {
  public:
    explicit FreestCorner(const Scene& scene) : scene_(scene), rims_(scene.groundwork->rims(scene)) {
        const auto* scenario = scene.scenario();
        if (!scenario) return;
        const mapsets::Roster roster(scene.document, scene.field);
        taken_.insert(roster.occupied().begin(), roster.occupied().end());
        for (const auto& objective : scenario->objectives)
            for (const auto& hex : objective.hexes)
                if (const auto cell = scene.field.resolve(hex.label)) taken_.insert(*cell);
    }

    Cell of(const std::vector<Cell>& cells) const {
        picture::Box box;
        for (const Cell cell : cells) box.add(scene_.sheet.centre(cell));
        Cell best = mapsets::noCell;
        double least = 1e9;
        for (const Cell cell : cells) {
            const Point at = scene_.sheet.centre(cell);
            const double far =
                (std::min(at.x - box.left, box.right - at.x) + std::min(at.y - box.top, box.bottom - at.y)) /
                scene_.hex();
            // If hexes are equal, the upper left one wins: readers look there first.
            const double later = (at.x - box.left + 2 * (at.y - box.top)) / (box.width() + box.height() + 1);
            const double cost = far * 3 + drawnIn(cell) + later;
            if (cost < least) best = cell, least = cost;
        }
        return best;
    }

  private:
    double drawnIn(Cell cell) const {
        const auto& field = scene_.field;
        double cost = taken_.contains(cell) ? 30 : 0;
        cost += 8.0 * static_cast<double>(field.features(cell).size() + scene_.ways.stretches(cell).size());
        if (rims_.contains(cell)) cost += 4;
        for (const auto terrain : field.terrainsIn(cell))
            if (&scene_.look.symbol("terrain", scene_.catalogue().terrains[terrain].id.text) !=
                &groundSymbol(scene_))
                cost += 6;
        return cost;
    }

    const Scene& scene_;
    const std::map<Cell, int>& rims_;
    std::set<Cell> taken_;
};

}  // namespace

picture::Layer drawBoardIds(const Scene& scene) {
    picture::Layer layer{"boards", {}};
    const auto& symbol = scene.look.symbol("board");
    const auto boards = scene.field.boards();
    if (boards.size() < 2 || symbol.drawing() == "nothing") return layer;
    std::vector<std::vector<Cell>> own(boards.size());
    for (const Cell cell : scene.field.hexes())
        if (const auto printed = scene.field.printed(cell); printed.size() == 1)
            if (const auto& board = boards[printed[0].placement]; board.quarters(printed[0].hex) == 4)
                own[printed[0].placement].push_back(cell);
    const FreestCorner corner(scene);
    for (std::size_t i = 0; i < boards.size(); ++i) {
        if (own[i].empty()) continue;
        picture::Text text{
            .words = boards[i].id,
            .font = {.family = symbol.word("family"), .points = symbol.number("points"), .bold = true},
            .colour = symbol.colour("ink"),
            .at = scene.sheet.centre(corner.of(own[i])),
            .down = picture::Down::middle,
            .haloColour = {}};
        const auto size = sizeOf(text.words, text.font);
        const double room = scene.hex(0.8);
        text.font.points *= std::min(1.0, std::min(room / size.width, room * 1.2 / size.height));
        addText(layer.marks, std::move(text));
    }
    return layer;
}

}  // namespace cota::look
