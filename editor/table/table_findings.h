#pragma once
// Where findings are on the table.

#include <vector>

#include "editor/table/table_marks.h"
#include "validator/engine/report.h"

namespace cota::session {

/// The things that a finding is about, with those related to it; empty if it is not on the table. Findings
/// name the type of a card, so all cards of it are shown.
std::vector<model::Subject> thingsOf(const model::Document& document, const model::Finding& finding);

/// One for each thing, with its worst finding.
std::vector<TablePin> tablePins(const model::Document& document, const checks::Report& report);

}  // namespace cota::session
