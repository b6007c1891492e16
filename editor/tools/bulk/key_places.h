#pragma once
// How the keyboard uses tools that are made for the mouse.

#include "editor/tools/tool.h"

namespace cota::tools {

/// Whether the tool needs a drag from place to place, so that a key in one hex must begin it and another key
/// end it: roads, lines of sight, lines and rectangles of hexes.
bool needsSeveralPlaces(const Tool& tool, const Choices& choices);

}  // namespace cota::tools
