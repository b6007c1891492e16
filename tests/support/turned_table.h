#pragma once
// The same battle seen from the other side of the table: every answer must be the same for the same printed
// hexes.

#include <optional>

#include "formats/model/document/document.h"

namespace cota::support {

/// The scenario with all its boards turned by 180 degrees together. Nothing if not all boards can be turned:
/// on a map of several boards, columns must extend the same way at both ends.
std::optional<model::Document> turnedTable(const model::Document& document);

}  // namespace cota::support
