#pragma once
// The tables of pages: views of a document, tabs of the side panel, tabs of the panel below the map. A new
// page needs a row here and nothing else; rows without a page are not offered.

#include <span>
#include <string_view>

#include "editor/wx/views/view.h"

namespace cota::wx {

/// Without the first one, the map, which the window makes itself.
std::span<const PageRow> viewRows();
inline constexpr PageRow mapRow{"map", session::trLater("Map"), "terrain", nullptr, true};

std::span<const PageRow> sideRows();

}  // namespace cota::wx
