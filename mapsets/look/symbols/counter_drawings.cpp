// The drawings of counters: kinds unit and nation.

#include "mapsets/look/symbols/drawings.h"

namespace cota::look {

namespace {

using kinds::colour;
using kinds::Kind;

struct NationValues {
    const char *ground, *ink, *frame, *side, *dash, *plate, *mark, *markInk, *markGround;
};

/// The shapes of nation_mark.cpp.
constexpr const char* nationMarks =
    "none bar-cross star star-on-disc roundel three-rings leaf checked-square upright-bars flag-cross "
    "initial "
    "diamond square triangle";

/// The drawings of kind nation differ only in their default values.
DrawingDescription nationColours(const char* name, const model::LocalLiteral& meaning,
                                 const NationValues& values) {
    return {
        "nation",
        name,
        meaning,
        {{"ground", colour, values.ground, local("of the counter")},
         {"ink", colour, values.ink, local("of signs and values")},
         {"frame", colour, values.frame, local("inside the frame of the sign")},
         {"side", colour, values.side, local("of zones and objectives of its side")},
         {"dash", Kind::millimetres, values.dash,
          local("length of the dashes around its side's zones, for readers who cannot tell the colours "
                "apart")},
         {"plate", colour, values.plate,
          local("of dark fields on which white and yellow values are printed")},
         {"mark", Kind::word, values.mark,
          local("the shape of the nation's mark, which tells nations apart without their colours"),
          nationMarks},
         {"mark-ink", colour, values.markInk, local("of the shape of the mark")},
         {"mark-ground", colour, values.markGround, local("below or around the shape, or between its parts")},
         {"mark-core", colour, values.markInk, local("of its middle, or its third part")},
         {"letter", Kind::text, "none", local("of the mark initial; none: a dot")}}};
}

const std::vector<DrawingDescription> counterTable{
    {"unit",
     "framed",
     local("a frame with the signs of its branch, as on military maps, and its values below"),
     {{"kind", Kind::text, "none",
       local("a kind of unit of the page unit-kinds.md, with its signs and letters; signs and letters beside "
             "it "
             "replace them")},
      {"signs", Kind::list, "none",
       local("signs in and below the frame, joined by +; unit-kinds.md lists them, and <sign> adds others")},
      {"letters", Kind::text, "none", local("one to three letters in the frame")},
      {"echelon", Kind::word, "none", local("the size of the unit, above the frame"),
       "none team squad section platoon company battalion regiment brigade division corps army"},
      {"values", Kind::list, "none", local("names of the values printed along the bottom, joined by +")},
      {"top", Kind::list, "none", local("names of the values printed at the upper right, joined by +")}}},
    nationColours(
        "colours", local("the colours of a nation's counters"),
        {"#d9d4c4", "#1f1b17", "#f5f2e8", "#6b6459", "3.5", "#4a443b", "initial", "#4a443b", "#ffffff"}),
    nationColours(
        "second", local("the colours of the second side of a scenario, if look.xml has none for its nation"),
        {"#46587a", "#ffffff", "#596b8f", "#34507e", "1.6", "#22304a", "diamond", "#e3e9f4", "#22304a"}),
    nationColours(
        "third", local("the colours of the third side"),
        {"#d8b74a", "#1f1b17", "#f0dfa6", "#94720f", "6", "#5a4708", "square", "#5a4708", "#f7ecc4"}),
    nationColours(
        "fourth", local("the colours of the fourth side"),
        {"#6e3f5c", "#ffffff", "#83546f", "#7a2f5e", "0.9", "#3d1d32", "triangle", "#f3e2ec", "#3d1d32"}),
};

}  // namespace

DrawingTopic counterDrawings() { return counterTable; }

}  // namespace cota::look
