// How counters look: the drawings of kinds unit and nation.

#include "mapsets/look/drawings.h"

namespace cota::look {

namespace {

constexpr auto colour = ValueKind::colour;

const std::vector<DrawingDescription> drawings{
    {"unit",
     "framed",
     {"a frame with the signs of its branch, as on military maps, and its values below",
      "un marco con los signos de su arma, como en los mapas militares, y sus valores debajo"},
     {{"signs",
       ValueKind::list,
       "none",
       {"signs in the frame, joined by +", "signos en el marco, unidos por +"},
       "none crossed slash oval dot mast arch bow wheels track arrow tower star wing hull"},
      {"values",
       ValueKind::list,
       "none",
       {"names of the values printed along the bottom, joined by +",
        "nombres de los valores impresos abajo, unidos por +"}},
      {"top",
       ValueKind::list,
       "none",
       {"names of the values printed at the upper right, joined by +",
        "nombres de los valores impresos arriba a la derecha, unidos por +"}}}},
    {"nation",
     "colours",
     {"the colours of a nation's counters", "los colores de las fichas de una nación"},
     {{"ground", colour, "#d9d4c4", {"of the counter", "de la ficha"}},
      {"ink", colour, "#1f1b17", {"of signs and values", "de signos y valores"}},
      {"frame", colour, "#f5f2e8", {"inside the frame of the sign", "dentro del marco del signo"}},
      {"side",
       colour,
       "#6b6459",
       {"of zones and objectives of its side", "de zonas y objetivos de su bando"}},
      {"dash",
       ValueKind::millimetres,
       "3.5",
       {"length of the dashes around its side's zones, for who sees colours otherwise",
        "largo de los trazos de las zonas de su bando, para quien ve los colores de otro modo"}}}},
};

}  // namespace

DrawingTopic counterDrawings() { return drawings; }

}  // namespace cota::look
