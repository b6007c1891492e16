// The drawings of text on and around the map, and of the picture as a whole: kinds name, page and tone.

#include "mapsets/look/symbols/drawings.h"

namespace cota::look {

namespace {

using kinds::colour;
using kinds::Kind;
using kinds::number;

const std::vector<DrawingDescription> textTable{
    {"name",
     "words",
     local("the name with a halo in the colour of the ground; the id is the style that a board names"),
     {{"family", Kind::text, "Linux Libertine O", local("font")},
      {"points", number, "9.5", local("size")},
      {"ink", colour, "#2b241d", local("of the letters")},
      {"italic", Kind::flag, "no", local("italic letters")},
      {"bold", Kind::flag, "no", local("bold letters")},
      {"spacing", Kind::millimetres, "0", local("extra space between letters")},
      {"halo", Kind::millimetres, "0.4", local("around the letters")}}},
    {"page",
     "sheet",
     local("title, legend and scale around the map"),
     {{"paper", colour, "#fbf8f0", local("of the paper")},
      {"ink", colour, "#2b241d", local("of title, legend and scale")},
      {"family", Kind::text, "Linux Libertine O", local("font of the title")},
      {"points", number, "20", local("size of the title")},
      {"text-family", Kind::text, "Roboto Condensed", local("font of legend and scale")},
      {"text-points", number, "7.5", local("size of legend and scale")},
      {"margin", Kind::millimetres, "9", local("around the map")}}},
    {"tone", "plain", local("all colours as they are"), {}},
    {"tone",
     "grey",
     local("greys of the same lightness, for printers with black alone; counters of opponents differ"),
     {}},
    {"tone",
     "pale",
     local("areas lighter, lines and letters as they are, to save ink"),
     {{"strength", number, "0.6", local("share of white, 0 to 1")}}},
    {"tone", "dark", local("dark ground and light lines, with the hues of the colours"), {}},
    {"tone",
     "apart",
     local("greens darker, reds lighter, for eyes that see red and green alike"),
     {{"strength", number, "1", local("of the change, 0 to 1")}}},
};

}  // namespace

DrawingTopic textDrawings() { return textTable; }

}  // namespace cota::look
