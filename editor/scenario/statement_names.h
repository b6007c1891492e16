#pragma once
// The names of scenario details in lists.

#include <cstddef>

#include "editor/editing/property_sheet.h"

namespace cota::session {

/// The kind and side of a detail; if there are others of that kind and side, also what tells it apart: its
/// first value that another one has differently, its zone or its hexes.
StepName nameAmongOthers(const SheetSource& source, std::size_t part);

}  // namespace cota::session
