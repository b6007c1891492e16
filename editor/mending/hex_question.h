#pragma once
// Which hex is meant where an amendment or a zone names one that the map does not have, or has more than
// once.

#include <optional>

#include "editor/editing/property_sheet.h"
#include "formats/model/finding/finding.h"

namespace cota::session {

/// A field for the hex, or a choice of those it can mean; nothing if the finding is not about such a hex.
std::optional<Property> hexQuestion(const SheetSource& source, const model::Finding& finding);

}  // namespace cota::session
