#pragma once
// The order in which the window lists findings.

#include <cstddef>
#include <vector>

#include "validator/engine/report.h"

namespace cota::session {

/// Indices in report.findings: errors first, then warnings and notes; within each by rule, then as in the
/// report.
std::vector<std::size_t> bySeverity(const checks::Report& report);

}  // namespace cota::session
