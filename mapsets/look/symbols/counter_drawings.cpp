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
            {{"ground", colour, values.ground, local("of the counter")},
             {"ink", colour, values.ink, local("of signs and values")},
             {"frame", colour, values.frame, local("inside the frame of the sign")},
             {"side", colour, values.side, local("of zones and objectives of its side")},
             {"dash", Kind::millimetres, values.dash,
              local("length of the dashes around its side's zones, for readers who cannot tell the colours "
                    "apart")}}};
}

const std::vector<DrawingDescription> counterTable{
    {"unit",
     "framed",
     local("a frame with the signs of its branch, as on military maps, and its values below"),
     {{"signs", Kind::list, "none", local("signs in the frame, joined by +"),
       "none crossed slash oval dot mast arch bow wheels track arrow tower star wing hull"
       " comb zigzag cross floor roof spanner ground-line bead tick tick-low tubes tube burst"
       " hook peak wings wave skis airscrew anchor span mines eye merlon cycle staff"
       " road-wheels half-tracks hitch runner pack rails"},
      {"values", Kind::list, "none", local("names of the values printed along the bottom, joined by +")},
      {"top", Kind::list, "none", local("names of the values printed at the upper right, joined by +")}}},
    nationColours("colours", local("the colours of a nation's counters"),
                  {"#d9d4c4", "#1f1b17", "#f5f2e8", "#6b6459", "3.5"}),
    nationColours("second",
                  local("the colours of the second side of a scenario, if look.xml has none for its nation"),
                  {"#46587a", "#ffffff", "#596b8f", "#34507e", "1.6"}),
    nationColours("third", local("the colours of the third side"),
                  {"#d8b74a", "#1f1b17", "#f0dfa6", "#94720f", "6"}),
    nationColours("fourth", local("the colours of the fourth side"),
                  {"#6e3f5c", "#ffffff", "#83546f", "#7a2f5e", "0.9"}),
};

}  // namespace

DrawingTopic counterDrawings() { return counterTable; }

}  // namespace cota::look
