#pragma once
// The size on paper of a board that does not exist yet.

#include <memory>

#include "editor/editing/new_board.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::session {

/// How large the printed map of a new document will be, with title and legend, as the print dialog says.
SheetSize sheetOfNew(Beginning what, std::shared_ptr<const mapsets::Mapset> game, model::Language language);

}  // namespace cota::session
