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
     local("tints that grow darker with height, contours between them, and light from the north-west"),
     {{"low", colour, "#e8d8ab", local("tint of the lowest step above the ground")},
      {"high", colour, "#cda873", local("tint of the highest step")},
      {"strength", number, "0.85", local("of the tints, 0 to 1")},
      {"contour", mm, "0.18", local("width of a contour")},
      {"index", mm, "0.3", local("width of every fifth contour")},
      {"ink", colour, "#8d6238", local("of contours and their heights")},
      {"light", number, "0.16", local("strength of the hill shading, 0 to 1")},
      {"shade", colour, "#4a3220", local("of the hill shading")},
      {"family", Kind::text, "Roboto Condensed", local("font of the heights")},
      {"points", number, "4.8", local("size of the heights")}}},
    {"relief", "nothing", local("nothing"), {}},
};

}  // namespace

DrawingTopic reliefDrawings() { return reliefTable; }

}  // namespace cota::look
