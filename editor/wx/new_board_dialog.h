#pragma once
// Asks which game and how large a board.

#include <wx/window.h>

#include <optional>

#include "formats/model/document.h"
#include "mapsets/mapset_reader.h"

namespace cota::wx {

/// Nothing where the person thinks better of it, or where the game cannot be used (that is said).
std::optional<model::Document> askNewBoard(wxWindow* parent, const mapsets::MapsetLibrary& library);

}  // namespace cota::wx
