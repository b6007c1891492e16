#pragma once
// Which of the boards in the box of a game a board is.

#include <optional>

#include "editor/editing/property_sheet.h"
#include "formats/model/finding/finding.h"

namespace cota::session {

/// A choice of the boards that the game includes, for a finding about a board that is none of them.
std::optional<Property> boardQuestion(const SheetSource& source, const model::Finding& finding);

}  // namespace cota::session
