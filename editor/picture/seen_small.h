#pragma once
// What can be made out of a map on the screen when hexes are small. Pictures for print and files know nothing
// of it: there everything is as large as it is.

#include <string_view>

#include "formats/picture/marks.h"

namespace cota::session {

/// Whether a layer shows anything but dust where hexes are so many pixels across.
bool isWorthDrawing(std::string_view layer, double hexPixels);
/// Trees, furrows and houses are a colour in smaller hexes.
inline constexpr double leastForTrees = 14;

/// Whether legible() would change anything of a layer, at so many pixels to the millimetre.
bool needsHelp(std::string_view layer, double perMillimetre);
/// The layer with lines and numbers as wide and as large as eyes need, without names that nobody could read.
picture::Layer legible(picture::Layer layer, double perMillimetre);

}  // namespace cota::session
