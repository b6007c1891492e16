#pragma once
// The order in which the window lists findings.

#include <cstddef>
#include <vector>

#include "validator/engine/report.h"

namespace cota::session {

/// Places in report.findings: errors first, then warnings and notes; below that by rule, and within a rule as
/// the report has them.
std::vector<std::size_t> bySeverity(const checks::Report& report);

}  // namespace cota::session
