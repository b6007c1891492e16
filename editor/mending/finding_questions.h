#pragma once
// The questions that a finding asks, as fields: whoever answers one has mended the finding. A unit without a
// place asks for a hex, a group or a turn; a value that is missing or wrong asks for the value.

#include <vector>

#include "editor/editing/property_sheet.h"
#include "validator/engine/report.h"

namespace cota::session {

/// Answers are steps of the history. Empty: the finding asks for nothing that can be entered.
std::vector<Property> questionsFor(const SheetSource& source, const model::Finding& finding,
                                   const checks::Report& report);

/// Whether the subject is a unit that has no hex, carrier, or group with hexes.
bool isWithoutPlace(const model::Document& document, const model::Finding& finding);

/// The acceptance of the finding with the reason that is typed, as a field.
Property acceptanceOf(const SheetSource& source, const model::Finding& finding, const checks::Report& report);

}  // namespace cota::session
