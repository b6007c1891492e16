#pragma once
// The lists of the dialog for maps of the world: rows of the table with their counts, hexes with their
// shares.

#include <string_view>
#include <vector>

#include "editor/picture/ground_draft.h"
#include "editor/wx/toolkit/list_row.h"

namespace cota::wx {

/// Begins the ids of words of the map that have no row yet; rows of the table have their number.
inline constexpr std::string_view groundWordPrefix = "word ";

/// What the program is doing in this stage of an import, for the progress line.
wxString groundStageWords(session::GroundStage stage);
/// `preview`: null while there is none.
std::vector<ListRow> groundTableRows(const session::GroundDraft& draft,
                                     const session::GroundPreview* preview);
/// By the labels of the hexes, those in doubt first.
std::vector<ListRow> groundHexRows(const std::vector<session::GroundHex>& hexes);

}  // namespace cota::wx
