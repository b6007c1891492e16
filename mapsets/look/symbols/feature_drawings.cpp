// The drawings of objects in hexes, zones and objectives: kinds feature, zone and objective.

#include "mapsets/look/symbols/drawings.h"

namespace cota::look {

namespace {

using kinds::colour;
using kinds::Kind;
using kinds::mm;

Parameter featureSize(const char* fallback) { return {"size", mm, fallback, {"width", "anchura"}}; }
Parameter featureInk(const char* fallback) {
    return {"ink", colour, fallback, {"of the lines", "de las líneas"}};
}
Parameter featureFill(const char* fallback) { return {"fill", colour, fallback, {"inside", "por dentro"}}; }

const std::vector<DrawingDescription> featureTable{
    {"feature",
     "badge",
     {"a small square with the first letters of its name",
      "un cuadrado pequeño con las primeras letras de su nombre"},
     {featureSize("5"), featureInk("#3a332c"), featureFill("#f4efe2")}},
    {"feature",
     "span",
     {"a roadway over water between two parapets, as bridges are drawn",
      "una calzada sobre el agua entre dos pretiles, como se dibujan los puentes"},
     {{"width", mm, "1.3", {"of the roadway", "de la calzada"}},
      {"overhang", mm, "0.6", {"beyond the water on each side", "más allá del agua a cada lado"}},
      featureFill("#f7f0dc"),
      featureInk("#3d342b")}},
    {"feature",
     "steps",
     {"a dotted way through water, as fords are drawn",
      "un paso punteado por el agua, como se dibujan los vados"},
     {{"width", mm, "1.1", {"of the way", "del paso"}},
      {"overhang", mm, "0.5", {"beyond the water on each side", "más allá del agua a cada lado"}},
      featureInk("#f4ecd4")}},
    {"feature",
     "dots",
     {"a rounded field of dots, as mines are drawn",
      "un campo redondeado de puntos, como se dibujan las minas"},
     {featureSize("7"), featureInk("#a3302a"), featureFill("#f6e7dfb0")}},
    {"feature",
     "zigzag",
     {"a zigzag with its front to the top", "un zigzag con el frente arriba"},
     {featureSize("8"), featureInk("#4b3a2a")}},
    {"feature",
     "loops",
     {"a line of loops, as wire is drawn", "una línea de lazos, como se dibujan las alambradas"},
     {featureSize("9"), featureInk("#3c3c3c")}},
    {"feature",
     "teeth",
     {"a row of triangles", "una fila de triángulos"},
     {featureSize("9"), featureInk("#3c3c3c"), featureFill("#c9c3b8")}},
    {"feature",
     "bastion",
     {"a five-sided work, as strongpoints are drawn",
      "una fortificación de cinco lados, como se dibujan los puntos fuertes"},
     {featureSize("6"), featureInk("#35302a"), featureFill("#b9b2a4")}},
    {"feature",
     "cloud",
     {"a cloud", "una nube"},
     {featureSize("9"), featureInk("#7a7a7a80"), featureFill("#e9e9e9b0")}},
    {"feature",
     "rubble",
     {"broken walls", "muros rotos"},
     {featureSize("7"), featureInk("#5f5145"), featureFill("#a89886")}},
    {"feature",
     "cross",
     {"two crossed bars", "dos barras cruzadas"},
     {featureSize("5"), featureInk("#8c2f26")}},
    {"feature",
     "ring",
     {"a circle", "un círculo"},
     {featureSize("6"), featureInk("#8c2f26"), featureFill("#ffffff60")}},
    {"feature", "nothing", {"nothing", "nada"}, {}},

    {"zone",
     "rim",
     {"a dashed line over a faint band inside the outer hexsides, in the colour of the side, with the "
      "zone's "
      "name",
      "una línea discontinua sobre una franja tenue dentro de los lados exteriores, del color del bando, "
      "con "
      "el nombre de la zona"},
     {{"width", mm, "0.4", {"of the line", "de la línea"}},
      {"band", mm, "1.4", {"of the band", "de la franja"}},
      {"band-strength", Kind::decimal, "0.16", {"of the band, 0 to 1", "de la franja, de 0 a 1"}},
      {"strength", Kind::decimal, "0", {"of the tint inside, 0 to 1", "del tinte interior, de 0 a 1"}},
      {"family", Kind::text, "Roboto Condensed", {"font", "tipo de letra"}},
      {"points", Kind::decimal, "8", {"size of the name", "tamaño del nombre"}}}},
    {"zone", "nothing", {"nothing", "nada"}, {}},

    {"objective",
     "star",
     {"a star beside its points, in the colour of the objective's owner",
      "una estrella junto a sus puntos, del color del dueño del objetivo"},
     {featureSize("4.6"),
      featureInk("#5d1d18"),
      featureFill("#d8a531"),
      {"family", Kind::text, "Roboto Condensed", {"font", "tipo de letra"}},
      {"points", Kind::decimal, "6.5", {"size of the points", "tamaño de los puntos"}}}},
    {"objective", "nothing", {"nothing", "nada"}, {}},
};

}  // namespace

DrawingTopic featureDrawings() { return featureTable; }

}  // namespace cota::look
