#pragma once
// The rows of forms in which the answer to a finding is entered, as its rule names them.

#include <vector>

#include "editor/editing/property_sheet.h"

namespace cota::session {

/// In the form of the subject, or of the scenario; empty if the rule names none, or no form has them.
std::vector<Property> answerRowsFor(const SheetSource& source, const model::Finding& finding);

}  // namespace cota::session
