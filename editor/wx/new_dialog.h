#pragma once
// Asks what a new document begins as: something empty for a game, or a copy of a sample.

#include <wx/window.h>

#include <filesystem>
#include <optional>

#include "formats/model/document/document.h"
#include "formats/model/finding/local_text.h"
#include "mapsets/loading/mapset_reader.h"

namespace cota::wx {

struct NewDocument {
    model::Document document;
    std::filesystem::path gamesBeside;  // the sample it is a copy of; empty: none
};

/// Nothing where the person thinks better of it, or where the game cannot be used (that is said).
std::optional<NewDocument> askNew(wxWindow* parent, const mapsets::MapsetLibrary& library,
                                  model::Language language);

}  // namespace cota::wx
