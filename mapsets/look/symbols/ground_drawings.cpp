// The drawings of terrains that fill hexes: kind terrain.

#include "mapsets/look/symbols/drawings.h"

namespace cota::look {

namespace {

using kinds::colour;
using kinds::mm;
using kinds::number;

Parameter groundFill(const char* fallback) {
    return {"fill", colour, fallback, {"colour of the ground", "color del suelo"}};
}
Parameter groundInk(const char* fallback) {
    return {"ink", colour, fallback, {"of lines and small symbols", "de líneas y símbolos pequeños"}};
}
Parameter groundSpacing(const char* fallback) {
    return {"spacing",
            mm,
            fallback,
            {"approximate distance between symbols", "distancia aproximada entre símbolos"}};
}
Parameter groundSize(const char* fallback) {
    return {"size", mm, fallback, {"of one symbol", "de un símbolo"}};
}

const std::vector<DrawingDescription> groundTable{
    {"terrain", "plain", {"a single quiet colour", "un solo color discreto"}, {groundFill("#ebe5cd")}},
    {"terrain",
     "nothing",
     {"nothing: it is shown by something else, such as a river or the relief",
      "nada: lo muestra otro elemento, como un río o el relieve"},
     {}},
    {"terrain",
     "canopies",
     {"tree tops, closest along the rim", "copas de árboles, más juntas en el borde"},
     {groundFill("#a9bf8b"),
      {"crown", colour, "#7fa05f", {"of the tree tops", "de las copas"}},
      {"light", colour, "#9cb97a", {"of their lit side", "de su lado iluminado"}},
      {"shadow", colour, "#4f6b3c90", {"below them, and the rim", "bajo ellas, y del borde"}},
      groundSpacing("2.1"),
      groundSize("1.25"),
      {"rim", number, "1", {"1: a rim of trees, 0: none", "1: un borde de árboles, 0: ninguno"}}}},
    {"terrain",
     "rows",
     {"trees in rows, as in orchards", "árboles en hileras, como en las huertas de frutales"},
     {groundFill("#c9d79cc8"),
      {"crown", colour, "#86a364", {"of the tree tops", "de las copas"}},
      {"shadow", colour, "#5b734680", {"below them", "bajo ellas"}},
      groundSpacing("2.2"),
      groundSize("1.1")}},
    {"terrain",
     "parcels",
     {"fields with furrows that change their direction", "parcelas con surcos de distinta dirección"},
     {groundFill("#ece0b0"),
      {"other", colour, "#dfdba6", {"of every second field", "de una parcela de cada dos"}},
      {"third", colour, "#e6d3a0", {"of every third field", "de una parcela de cada tres"}},
      groundInk("#a8955a90"),
      groundSpacing("0.9")}},
    {"terrain",
     "tufts",
     {"reeds over short lines of water", "juncos sobre líneas cortas de agua"},
     {groundFill("#cfdcc4"),
      groundInk("#5f8a92"),
      {"grass", colour, "#6f8a55", {"of the reeds", "de los juncos"}},
      groundSpacing("3.2"),
      groundSize("1.6")}},
    {"terrain",
     "stones",
     {"broken ground: stones and short scarps", "terreno quebrado: piedras y escarpes cortos"},
     {groundFill("#d5c39cb0"), groundInk("#8a7458"), groundSpacing("2.6"), groundSize("0.9")}},
    {"terrain",
     "houses",
     {"a few houses with their gardens", "unas pocas casas con sus huertas"},
     {groundFill("#dcd2aec0"),
      {"roof", colour, "#8d5f4c", {"of the houses", "de las casas"}},
      {"shadow", colour, "#3b322a70", {"of the houses", "de las casas"}},
      groundSize("1.9"),
      {"count", number, "4", {"houses in a hex", "casas por hexágono"}}}},
    {"terrain",
     "blocks",
     {"streets of houses along the roads", "calles de casas a lo largo de las carreteras"},
     {groundFill("#d9d0bd90"),
      {"roof", colour, "#8f5a47", {"of the houses", "de las casas"}},
      {"other", colour, "#a56f55", {"of some of them", "de algunas"}},
      {"shadow", colour, "#3b322a70", {"of the houses", "de las casas"}},
      groundSize("2.3"),
      {"count", number, "26", {"houses in a hex, if there is room", "casas por hexágono, si caben"}}}},
    {"terrain",
     "footprint",
     {"a building: the drawn outline is its roof; painted hexes have houses",
      "un edificio: el contorno dibujado es su tejado; los hexágonos pintados tienen casas"},
     {groundFill("#d9d0bd90"),
      {"roof", colour, "#7d4636", {"of the houses", "de las casas"}},
      {"other", colour, "#7d4636", {"of some of them", "de algunas"}},
      {"shadow", colour, "#3b322a70", {"of the houses", "de las casas"}},
      groundInk("#3b1f18"),
      groundSize("2.3"),
      {"count", number, "3", {"houses in a hex, if there is room", "casas por hexágono, si caben"}}}},
    {"terrain",
     "waters",
     {"open water with a shore", "agua abierta con orilla"},
     {groundFill("#a8c9dc"),
      {"shore", colour, "#5f8fae", {"of the shore line", "de la línea de orilla"}},
      {"band", colour, "#c3dbe8", {"of the shallow band inside it", "de la franja clara interior"}}}},
    {"terrain",
     "hatch",
     {"slanting lines: closed to all units", "líneas inclinadas: cerrado a todas las unidades"},
     {groundFill("#ddd8cc"), groundInk("#8f887a80"), groundSpacing("2")}},
};

}  // namespace

DrawingTopic groundDrawings() { return groundTable; }

}  // namespace cota::look
