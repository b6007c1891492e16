// The drawings of text on and around the map: kinds name and page.

#include "mapsets/look/symbols/drawings.h"

namespace cota::look {

namespace {

using kinds::colour;
using kinds::Kind;
using kinds::number;

const std::vector<DrawingDescription> textTable{
    {"name",
     "words",
     {"the name with a halo in the colour of the ground; the id is the style that a board names",
      "el nombre con un halo del color del suelo; el identificador es el estilo que nombra el tablero"},
     {{"family", Kind::text, "Linux Libertine O", {"font", "tipo de letra"}},
      {"points", number, "9.5", {"size", "tamaño"}},
      {"ink", colour, "#2b241d", {"of the letters", "de las letras"}},
      {"italic", Kind::flag, "no", {"italic letters", "letra cursiva"}},
      {"bold", Kind::flag, "no", {"bold letters", "letra negrita"}},
      {"spacing", Kind::millimetres, "0", {"extra space between letters", "espacio añadido entre letras"}},
      {"halo", Kind::millimetres, "0.4", {"around the letters", "alrededor de las letras"}}}},
    {"page",
     "sheet",
     {"title, legend and scale around the map", "título, leyenda y escala alrededor del mapa"},
     {{"paper", colour, "#fbf8f0", {"of the paper", "del papel"}},
      {"ink", colour, "#2b241d", {"of title, legend and scale", "del título, la leyenda y la escala"}},
      {"family", Kind::text, "Linux Libertine O", {"font of the title", "tipo de letra del título"}},
      {"points", number, "20", {"size of the title", "tamaño del título"}},
      {"text-family",
       Kind::text,
       "Roboto Condensed",
       {"font of legend and scale", "tipo de letra de leyenda y escala"}},
      {"text-points", number, "7.5", {"size of legend and scale", "tamaño de leyenda y escala"}},
      {"margin", Kind::millimetres, "9", {"around the map", "alrededor del mapa"}}}},
};

}  // namespace

DrawingTopic textDrawings() { return textTable; }

}  // namespace cota::look
