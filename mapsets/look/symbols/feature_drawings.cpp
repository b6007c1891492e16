// The drawings of objects in hexes, zones and objectives: kinds feature, zone and objective.

#include "mapsets/look/symbols/drawings.h"

namespace cota::look {

namespace {

using kinds::colour;
using kinds::Kind;
using kinds::mm;

Parameter featureSize(const char* fallback) { return {"size", mm, fallback, local("width")}; }
Parameter featureInk(const char* fallback) { return {"ink", colour, fallback, local("of the lines")}; }
Parameter featureFill(const char* fallback) { return {"fill", colour, fallback, local("inside")}; }

const std::vector<Parameter> zoneParameters{
    {"width", mm, "0.26", local("of the line")},
    {"band", mm, "1.5", local("of water", "of the band")},
    {"band-strength", Kind::decimal, "0.12", local("of the band, 0 to 1")},
    {"strength", Kind::decimal, "0", local("of the tint inside, 0 to 1")},
    {"family", Kind::text, "Roboto Condensed", local("font")},
    {"points", Kind::decimal, "8", local("size of the name")}};

const std::vector<DrawingDescription> featureTable{
    {"feature",
     "badge",
     local("a small square with the first letters of its name"),
     {featureSize("5"), featureInk("#3a332c"), featureFill("#f4efe2")}},
    {"feature",
     "span",
     local("a roadway over water between two parapets, as bridges are drawn"),
     {{"width", mm, "1.9", local("of the roadway")},
      {"overhang", mm, "1.1", local("beyond the water on each side")},
      featureFill("#f7f0dc"),
      featureInk("#292119")}},
    {"feature",
     "steps",
     local("a dotted way through water, as fords are drawn"),
     {{"width", mm, "1.9", local("of the way")},
      {"overhang", mm, "0.9", local("beyond the water on each side")},
      featureInk("#e6d9b4")}},
    {"feature",
     "dots",
     local("a rounded field of dots, as mines are drawn"),
     {featureSize("7"), featureInk("#a3302a"), featureFill("#f6e7dfb0")}},
    {"feature",
     "zigzag",
     local("a zigzag with its front to the top"),
     {featureSize("8"), featureInk("#4b3a2a")}},
    {"feature",
     "loops",
     local("a line of loops, as wire is drawn"),
     {featureSize("9"), featureInk("#3c3c3c")}},
    {"feature",
     "teeth",
     local("a row of triangles"),
     {featureSize("9"), featureInk("#3c3c3c"), featureFill("#c9c3b8")}},
    {"feature",
     "bastion",
     local("a five-sided work, as strongpoints are drawn"),
     {featureSize("6"), featureInk("#35302a"), featureFill("#b9b2a4")}},
    {"feature",
     "cloud",
     local("a cloud"),
     {featureSize("9"), featureInk("#7a7a7a80"), featureFill("#e9e9e9b0")}},
    {"feature",
     "rubble",
     local("broken walls"),
     {featureSize("7"), featureInk("#5f5145"), featureFill("#a89886")}},
    {"feature", "cross", local("two crossed bars"), {featureSize("5"), featureInk("#8c2f26")}},
    {"feature",
     "ring",
     local("a circle"),
     {featureSize("6"), featureInk("#8c2f26"), featureFill("#ffffff60")}},
    {"feature",
     "steeple",
     local("a church from above with a cross; houses keep off it"),
     {featureSize("3.8"), featureInk("#2b211a"), featureFill("#6d4538")}},
    {"feature",
     "platform",
     local("a long house with a platform, beside the railway of its hex; houses keep off it"),
     {featureSize("6.4"), featureInk("#2b211a"), featureFill("#7a3a30")}},
    {"feature",
     "chimney",
     local("a hall with a roof like the teeth of a saw, and a chimney; houses keep off it"),
     {featureSize("6"), featureInk("#2b211a"), featureFill("#7f7a76")}},
    {"feature", "nothing", local("nothing"), {}},

    {"zone", "rim",
     local(
         "a dashed line inside the outer hexsides with a faint band along it, in the colour of the side, and "
         "the zone's name"),
     zoneParameters},
    {"zone", "corners", local("the same with short lines at the corners only, for crowded maps"),
     zoneParameters},
    {"zone", "nothing", local("nothing"), {}},

    {"objective",
     "star",
     local("a star beside its points, in the colour of the objective's owner"),
     {featureSize("4.6"),
      featureInk("#5d1d18"),
      featureFill("#d8a531"),
      {"family", Kind::text, "Roboto Condensed", local("font")},
      {"points", Kind::decimal, "6.5", local("size of the points")}}},
    {"objective", "nothing", local("nothing"), {}},
};

}  // namespace

DrawingTopic featureDrawings() { return featureTable; }

}  // namespace cota::look
