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
     {"the sides of all hexes", "los lados de todos los hexágonos"},
     {{"width", Kind::millimetres, "0.15", {"of the lines", "de las líneas"}},
      {"ink", Kind::colour, "#4d443480", {"of the lines", "de las líneas"}}}},
    {"number",
     "text",
     {"the number of the hex near its top side, smaller if it is wider than the hex; with the id of its "
      "board before it in a hex shared by several boards",
      "el número del hexágono junto a su lado superior, más pequeño si es más ancho que el hexágono; con el "
      "identificador de su tablero delante si varios tableros comparten el hexágono"},
     {{"family", Kind::text, "Roboto Condensed", {"font", "tipo de letra"}},
      {"points", Kind::decimal, "4.6", {"size", "tamaño"}},
      {"ink", Kind::colour, "#5e594e", {"of the letters", "de las letras"}},
      {"every",
       Kind::decimal,
       "1",
       {"print only the numbers of rows divisible by this number",
        "imprimir solo los números de las filas divisibles por este número"}}}},
    {"board",
     "letters",
     {"where boards are joined, the id of each, large and pale, in the emptiest corner hex",
      "si hay tableros unidos, el identificador de cada uno, grande y pálido, en el hexágono más despejado "
      "de sus esquinas"},
     {{"family", Kind::text, "Linux Libertine O", {"font", "tipo de letra"}},
      {"points",
       Kind::decimal,
       "40",
       {"size, if there is room in the hex", "tamaño, si cabe en el hexágono"}},
      {"ink", Kind::colour, "#5e594e60", {"of the letters", "de las letras"}}}},
    {"board", "nothing", {"nothing", "nada"}, {}},
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
