// How terrains fill their hexes: the drawings of kind terrain.

#include "mapsets/look/drawings.h"

namespace cota::look {

namespace {

const std::vector<DrawingDescription> drawings{
    {"terrain",
     "plain",
     {"a quiet colour and nothing else", "un color tranquilo y nada más"},
     {{"fill", ValueKind::colour, "#e4dfc6", {"colour of the ground", "color del suelo"}}}},
};

}  // namespace

DrawingTopic groundDrawings() { return drawings; }

}  // namespace cota::look
