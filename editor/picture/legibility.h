#pragma once
// Makes a map legible on the screen when hexes are small. Not used for print and files, where everything has
// its true size.

#include <string_view>

#include "formats/picture/marks.h"

namespace cota::session {

/// Whether a layer would be legible when hexes are this many pixels across.
bool isWorthDrawing(std::string_view layer, double hexPixels);
/// In smaller hexes, trees, furrows and houses are drawn as a colour.
inline constexpr double leastForTrees = 14;
/// In smaller hexes, levels are the colours of hexes, without lines.
inline constexpr double leastForSlopes = 6;

/// Whether legible() would change a layer at this many pixels per millimetre.
bool needsHelp(std::string_view layer, double perMillimetre);
/// The layer with lines and numbers enlarged to be legible, and without illegible names.
picture::Layer legible(picture::Layer layer, double perMillimetre);

}  // namespace cota::session
