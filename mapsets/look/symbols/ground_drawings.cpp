// The drawings of terrains that fill hexes: kind terrain.

#include "mapsets/look/symbols/drawings.h"

namespace cota::look {

namespace {

using kinds::colour;
using kinds::mm;
using kinds::number;

Parameter groundFill(const char* fallback) {
    return {"fill", colour, fallback, local("colour of the ground")};
}
Parameter groundInk(const char* fallback) {
    return {"ink", colour, fallback, local("of lines and small symbols")};
}
Parameter groundSpacing(const char* fallback) {
    return {"spacing", mm, fallback, local("approximate distance between symbols")};
}
Parameter groundSize(const char* fallback) { return {"size", mm, fallback, local("of one symbol")}; }

Parameter groundEdge(const char* fallback) {
    return {"edge", colour, fallback, local("of the line around it")};
}

const std::vector<DrawingDescription> groundTable{
    {"terrain", "plain", local("a single quiet colour"), {groundFill("#ebe5cd")}},
    {"terrain",
     "nothing",
     local("nothing: it is shown by something else, such as a river or the relief"),
     {}},
    {"terrain",
     "canopies",
     local("tree tops, closest along the rim"),
     {groundFill("#a9bf8b"),
      {"crown", colour, "#7fa05f", local("of the tree tops")},
      {"light", colour, "#9cb97a", local("of their lit side")},
      {"shadow", colour, "#4f6b3c90", local("below them, and the rim")},
      groundSpacing("2.1"),
      groundSize("1.25"),
      {"rim", number, "1", local("1: a rim of trees, 0: none")}}},
    {"terrain",
     "rows",
     local("trees in rows, as in orchards"),
     {groundFill("#c9d79cc8"),
      {"crown", colour, "#86a364", local("of the tree tops")},
      {"shadow", colour, "#5b734680", local("below them")},
      groundEdge("#6d8450a0"),
      groundSpacing("2.2"),
      groundSize("1.1")}},
    {"terrain",
     "parcels",
     local("fields with furrows that change their direction"),
     {groundFill("#ece0b0"),
      {"other", colour, "#dfdba6", local("of every second field")},
      {"third", colour, "#e6d3a0", local("of every third field")},
      {"bush", colour, "#6f9152", local("of the hedges around them")},
      groundInk("#a8955a90"),
      groundSpacing("0.9")}},
    {"terrain",
     "tufts",
     local("reeds over short lines of water"),
     {groundFill("#cfdcc4"),
      groundInk("#5f8a92"),
      {"grass", colour, "#6f8a55", local("of the reeds")},
      groundEdge("#5f8a92b0"),
      groundSpacing("3.2"),
      groundSize("1.6")}},
    {"terrain",
     "stones",
     local("broken ground: stones and short scarps"),
     {groundFill("#d5c39cb0"), groundInk("#8a7458"), groundEdge("#8a7458c0"), groundSpacing("2.6"),
      groundSize("0.9")}},
    {"terrain",
     "houses",
     local("a few houses with their gardens"),
     {groundFill("#dcd2aec0"),
      {"roof", colour, "#8d5f4c", local("of the houses")},
      {"shadow", colour, "#3b322a70", local("of the houses")},
      groundEdge("#8a7a5cb0"),
      groundSize("1.9"),
      {"count", number, "4", local("houses in a hex")}}},
    {"terrain",
     "blocks",
     local("streets of houses along the roads"),
     {groundFill("#d9d0bd90"),
      {"roof", colour, "#8f5a47", local("of the houses")},
      {"other", colour, "#a56f55", local("of some of them")},
      {"shadow", colour, "#3b322a70", local("of the houses")},
      groundEdge("#7d6c58b0"),
      groundSize("2.3"),
      {"count", number, "26", local("houses in a hex, if there is room")},
      {"outskirts", number, "0.65", local("share of them in a hex that has none of its ground beside it")}}},
    {"terrain",
     "courts",
     local("closed blocks around courts with streets between them, as in cities"),
     {groundFill("#d3cab9a0"),
      {"roof", colour, "#87523f", local("of the houses")},
      {"other", colour, "#9c6750", local("of some of them")},
      {"shadow", colour, "#3b322a70", local("of the houses")},
      groundEdge("#7d6c58b0"),
      groundSize("4.4")}},
    {"terrain",
     "halls",
     local("large halls with roofs like the teeth of a saw, chimneys and sidings, as in factories"),
     {groundFill("#cdc7bca0"),
      {"roof", colour, "#7f7a76", local("of the houses")},
      {"shadow", colour, "#3b322a70", local("of the houses")},
      groundInk("#3a3632"),
      groundEdge("#6f6a62b0"),
      groundSize("3.2")}},
    {"terrain",
     "footprint",
     local("a building: the drawn outline is its roof; painted hexes have houses"),
     {groundFill("#d9d0bd90"),
      {"roof", colour, "#7d4636", local("of the houses")},
      {"other", colour, "#7d4636", local("of some of them")},
      {"shadow", colour, "#3b322a70", local("of the houses")},
      groundInk("#3b1f18"),
      groundEdge("#7d6c58b0"),
      groundSize("2.3"),
      {"count", number, "3", local("houses in a hex, if there is room")}}},
    {"terrain",
     "waters",
     local("open water with a shore"),
     {groundFill("#a8c9dc"),
      {"shore", colour, "#5f8fae", local("of the shore line")},
      {"band", colour, "#c3dbe8", local("of the shallow band inside it")},
      {"sample", Parameter::Kind::word, "shore", local("in legends and charts: a shore, a river or a pond"),
       "shore river pond"}}},
    {"terrain",
     "hatch",
     local("slanting lines: closed to all units"),
     {groundFill("#ddd8cc"), groundInk("#8f887a80"), groundEdge("#8f887ac0"), groundSpacing("2")}},
};

}  // namespace

DrawingTopic groundDrawings() { return groundTable; }

}  // namespace cota::look
