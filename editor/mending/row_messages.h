#pragma once
// The findings about the values of a property sheet, as messages of its rows.

#include "editor/editing/property_sheet.h"
#include "validator/engine/report.h"

namespace cota::session {

/// The sentence of each finding about a value, in the row of the value. Findings that are accepted are none.
void addMessages(PropertySheet& sheet, const SheetSource& source, const checks::Report& report,
                 const Selection& selection);

}  // namespace cota::session
