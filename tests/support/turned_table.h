#pragma once
// The same battle seen from the other side of the table: every answer must be the same for the same printed
// hexes.

#include <optional>

#include "formats/model/document/document.h"

namespace cota::support {

/// The scenario with its whole table turned by half, every board with it. Nothing where the boards cannot all
/// be turned: on a map of several boards that takes columns that stick out at both ends.
std::optional<model::Document> turnedTable(const model::Document& document);

}  // namespace cota::support
