// The hex grid, and the drawings of kinds grid, number and board.

#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/patch.h"
#include "mapsets/look/symbols/drawings.h"

namespace cota::look {

namespace {

using kinds::Kind;

const std::vector<DrawingDescription> gridTable{
    {"grid",
     "lines",
     local("the sides of all hexes"),
     {{"width", Kind::millimetres, "0.15", local("of the lines")},
      {"ink", Kind::colour, "#4d443480", local("of the lines")}}},
    {"number",
     "text",
     local("the number of the hex near its top side, smaller if it is wider than the hex; with the id of its "
           "board before it in a hex shared by several boards"),
     {{"family", Kind::text, "Roboto Condensed", local("font")},
      {"points", Kind::decimal, "4.6", local("size")},
      {"ink", Kind::colour, "#5e594e", local("of the letters")},
      {"every", Kind::decimal, "1", local("print only the numbers of rows divisible by this number")}}},
    {"board",
     "letters",
     local("where boards are joined, the id of each, large and pale, in the emptiest corner hex"),
     {{"family", Kind::text, "Linux Libertine O", local("font")},
      {"points", Kind::decimal, "40", local("size, if there is room in the hex")},
      {"ink", Kind::colour, "#5e594e60", local("of the letters")}}},
    {"board", "nothing", local("nothing"), {}},
};

/// A side between two hexes of the map is drawn only once, for the hex with the lower cell.
bool drawsSide(const mapsets::Battlefield& field, Cell cell, model::Direction side) {
    const Cell other = field.neighbour(cell, side);
    return !field.isOnMap(other) || cell < other;
}

}  // namespace

DrawingTopic gridDrawings() { return gridTable; }

picture::Layer drawGrid(const Scene& scene) {
    const auto& symbol = scene.look.symbol("grid");
    picture::Layer layer{"grid", {}};
    Blocks lines;
    for (const Cell cell : scene.sheet.hexes()) {
        const auto corners = scene.sheet.corners(cell);
        for (std::size_t d = 0; d < corners.size(); ++d)
            if (drawsSide(scene.field, cell, static_cast<model::Direction>(d)))
                lines.at(corners[d]).move(corners[d]).line(corners[(d + 1) % corners.size()]);
    }
    lines.stroke(layer.marks, {.width = symbol.number("width"),
                               .colour = symbol.colour("ink"),
                               .cap = picture::Cap::butt,
                               .dashes = {}});
    return layer;
}

}  // namespace cota::look
