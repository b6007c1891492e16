#pragma once
// The symbols of faces that are drawn by path data: what markers, tracks and weather show.

#include <span>
#include <string_view>
#include <vector>

#include "mapsets/look/faces/face_symbols.h"

namespace cota::look {

/// The names, sorted.
std::span<const std::string_view> markerSymbols();
/// Draws one into the middle of a box, with its own proportions. False for an unknown name.
bool drawMarkerSymbol(std::string_view name, const picture::Box& box, const SymbolInks& inks,
                      std::vector<picture::Mark>& marks);

}  // namespace cota::look
