#pragma once
// The dialog for a new document: an empty one for a game, or a copy of a sample.

#include <wx/window.h>

#include <filesystem>
#include <functional>
#include <optional>

#include "editor/editing/beginnings.h"
#include "formats/model/document/document.h"
#include "formats/model/finding/local_text.h"
#include "mapsets/loading/mapset_reader.h"

namespace cota::wx {

struct NewDocument {
    model::Document document;
    std::filesystem::path gamesBeside;  // the original sample, or the open board; empty for an empty document
};
/// A document of one board that is open, on which a scenario can begin.
struct OpenBoard {
    model::Board board;
    std::function<std::filesystem::path()> saved;  // its file, once it is saved; empty if the user cancels
};

/// Nothing if the user cancels, or if the game cannot be used (which is reported).
std::optional<NewDocument> askNew(wxWindow* parent, const mapsets::MapsetLibrary& library,
                                  model::Language language, session::Beginning first,
                                  const std::optional<OpenBoard>& open = {});

}  // namespace cota::wx
