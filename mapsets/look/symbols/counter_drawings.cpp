// The drawings of counters: kinds unit and nation.

#include "mapsets/look/symbols/drawings.h"

namespace cota::look {

namespace {

using kinds::colour;
using kinds::Kind;

struct NationValues {
    const char *ground, *ink, *frame, *side, *dash;
};

/// The drawings of kind nation differ only in their default values.
DrawingDescription nationColours(const char* name, const model::LocalLiteral& meaning,
                                 const NationValues& values) {
    return {"nation",
            name,
            meaning,
            {{"ground", colour, values.ground, {"of the counter", "de la ficha"}},
             {"ink", colour, values.ink, {"of signs and values", "de signos y valores"}},
             {"frame", colour, values.frame, {"inside the frame of the sign", "dentro del marco del signo"}},
             {"side",
              colour,
              values.side,
              {"of zones and objectives of its side", "de zonas y objetivos de su bando"}},
             {"dash",
              Kind::millimetres,
              values.dash,
              {"length of the dashes around its side's zones, for readers who cannot tell the colours apart",
               "longitud de los trazos de las zonas de su bando, para quien no distingue los colores"}}}};
}

const std::vector<DrawingDescription> counterTable{
    {"unit",
     "framed",
     {"a frame with the signs of its branch, as on military maps, and its values below",
      "un marco con los signos de su arma, como en los mapas militares, y sus valores debajo"},
     {{"signs",
       Kind::list,
       "none",
       {"signs in the frame, joined by +", "signos en el marco, unidos por +"},
       "none crossed slash oval dot mast arch bow wheels track arrow tower star wing hull"},
      {"values",
       Kind::list,
       "none",
       {"names of the values printed along the bottom, joined by +",
        "nombres de los valores impresos abajo, unidos por +"}},
      {"top",
       Kind::list,
       "none",
       {"names of the values printed at the upper right, joined by +",
        "nombres de los valores impresos arriba a la derecha, unidos por +"}}}},
    nationColours("colours",
                  {"the colours of a nation's counters", "los colores de las fichas de una nación"},
                  {"#d9d4c4", "#1f1b17", "#f5f2e8", "#6b6459", "3.5"}),
    nationColours("second",
                  {"the colours of the second side of a scenario, if look.xml has none for its nation",
                   "los colores del segundo bando de un escenario, si look.xml no tiene los de su nación"},
                  {"#46587a", "#ffffff", "#596b8f", "#34507e", "1.6"}),
    nationColours("third", {"the colours of the third side", "los colores del tercer bando"},
                  {"#d8b74a", "#1f1b17", "#f0dfa6", "#94720f", "6"}),
    nationColours("fourth", {"the colours of the fourth side", "los colores del cuarto bando"},
                  {"#6e3f5c", "#ffffff", "#83546f", "#7a2f5e", "0.9"}),
};

}  // namespace

DrawingTopic counterDrawings() { return counterTable; }

}  // namespace cota::look
