// The hex grid and the numbers of hexes: kinds grid and number.

#include <algorithm>

#include "mapsets/look/drawings.h"
#include "mapsets/look/layers.h"
#include "mapsets/look/shapes.h"

namespace cota::look {

namespace {

const std::vector<DrawingDescription> drawings{
    {"grid",
     "lines",
     {"the sides of all hexes", "los lados de todos los hexágonos"},
     {{"width", ValueKind::millimetres, "0.15", {"of the lines", "de las líneas"}},
      {"ink", ValueKind::colour, "#4d443480", {"of the lines", "de las líneas"}}}},
    {"number",
     "text",
     {"the number of the hex near its top side", "el número del hexágono junto a su lado superior"},
     {{"family", ValueKind::word, "Roboto Condensed", {"font", "tipo de letra"}},
      {"points", ValueKind::number, "4.6", {"size", "tamaño"}},
      {"ink", ValueKind::colour, "#5e594e", {"of the letters", "de las letras"}},
      {"every",
       ValueKind::number,
       "1",
       {"print only numbers whose row divides by this",
        "imprime sólo los números cuya fila se divide por esto"}}}},
};

/// A side between two hexes of the map is drawn once, by the hex with the lower cell.
bool drawsSide(const mapsets::Battlefield& field, Cell cell, model::Direction side) {
    const Cell other = field.neighbour(cell, side);
    return !field.isOnMap(other) || cell < other;
}

}  // namespace

DrawingTopic gridDrawings() { return drawings; }

picture::Layer drawGrid(const Scene& scene) {
    const auto& symbol = scene.look.symbol("grid");
    picture::Layer layer{"grid", {}};
    picture::Curve lines;
    for (const Cell cell : scene.sheet.hexes()) {
        const auto corners = scene.sheet.corners(cell);
        for (std::size_t d = 0; d < corners.size(); ++d)
            if (drawsSide(scene.field, cell, static_cast<model::Direction>(d)))
                lines.move(corners[d]).line(corners[(d + 1) % corners.size()]);
    }
    layer.marks.push_back({picture::Stroke{lines,
                                           {.width = symbol.number("width"),
                                            .colour = symbol.colour("ink"),
                                            .cap = picture::Cap::butt,
                                            .dashes = {}}}});
    return layer;
}

namespace {

/// As the board prints it: joined boards keep their own numbers.
std::string numberOf(const mapsets::Battlefield& field, Cell cell) {
    const auto printed = field.printed(cell);
    if (printed.empty()) return {};
    return field.boards()[printed[0].placement].grid.label(printed[0].hex);
}

}  // namespace

picture::Layer drawNumbers(const Scene& scene) {
    picture::Layer layer{"numbers", {}};
    const auto& symbol = scene.look.symbol("number");
    const picture::Font font{symbol.word("family"), symbol.number("points"), false, false, 0};
    const auto every = std::max(1, static_cast<int>(symbol.number("every")));
    const double lift = scene.hex(0.47);
    for (const Cell cell : scene.sheet.hexes()) {
        const auto printed = scene.field.printed(cell);
        if (printed.empty()) continue;
        const auto& board = scene.field.boards()[printed[0].placement];
        if ((board.grid.offsetOf(printed[0].hex).row + 1) % every != 0) continue;
        auto at = scene.sheet.centre(cell);
        at.y -= lift;
        // Half hexes at the top and bottom of the map have their number inside the map.
        if (at.y < scene.sheet.fieldBox().top) at.y = scene.sheet.fieldBox().top + scene.hex(0.03);
        addText(layer.marks, {.words = numberOf(scene.field, cell),
                              .font = font,
                              .colour = symbol.colour("ink"),
                              .at = at,
                              .down = picture::Down::top,
                              .halo = 0.25,
                              .haloColour = faded(groundColour(scene), 0.6)});
    }
    return layer;
}

}  // namespace cota::look
