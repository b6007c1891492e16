// The drawing of heights: kind relief.

#include "mapsets/look/symbols/drawings.h"

namespace cota::look {

namespace {

using kinds::colour;
using kinds::Kind;
using kinds::mm;
using kinds::number;

const std::vector<DrawingDescription> reliefTable{
    {"relief",
     "steps",
     {"tints that grow darker with height, contours between them, and light from the north-west",
      "tintes más oscuros con la altura, curvas de nivel entre ellos y luz del noroeste"},
     {{"low",
       colour,
       "#e8d8ab",
       {"tint of the lowest step above the ground", "tinte del primer escalón sobre el suelo"}},
      {"high", colour, "#cda873", {"tint of the highest step", "tinte del escalón más alto"}},
      {"strength", number, "0.85", {"of the tints, 0 to 1", "de los tintes, de 0 a 1"}},
      {"contour", mm, "0.18", {"width of a contour", "grosor de una curva de nivel"}},
      {"index", mm, "0.3", {"width of every fifth contour", "grosor de una curva de cada cinco"}},
      {"ink", colour, "#8d6238", {"of contours and their heights", "de las curvas y sus alturas"}},
      {"light", number, "0.16", {"strength of the hill shading, 0 to 1", "fuerza del sombreado, de 0 a 1"}},
      {"shade", colour, "#4a3220", {"of the hill shading", "del sombreado"}},
      {"family", Kind::text, "Roboto Condensed", {"font of the heights", "tipo de letra de las alturas"}},
      {"points", number, "4.8", {"size of the heights", "tamaño de las alturas"}}}},
    {"relief", "nothing", {"nothing", "nada"}, {}},
};

}  // namespace

DrawingTopic reliefDrawings() { return reliefTable; }

}  // namespace cota::look
