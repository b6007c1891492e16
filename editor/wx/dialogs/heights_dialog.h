#pragma once
// The dialog that makes a board from a height model.

#include <wx/window.h>

#include <optional>

#include "editor/documents/history.h"
#include "editor/editing/session.h"
#include "mapsets/loading/mapset_reader.h"

namespace cota::wx {

/// What the user wants: a step of the open document, or of another one to be opened first.
struct HeightsMade {
    std::optional<model::Document> document;
    session::HistoryEntry step;
};

/// Asks for the file and for what to make of it. Nothing if the user cancels, or if the file cannot be used,
/// which is reported.
std::optional<HeightsMade> askHeights(wxWindow* parent, const session::Session& session,
                                      const mapsets::MapsetLibrary& library);

}  // namespace cota::wx
