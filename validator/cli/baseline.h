#pragma once
// Findings a project has decided to live with for now: a file of them, so that only new ones count. Findings
// are known again by rule, subject and values, not by line, so that editing above them does not make them
// new.

#include <string>

#include "validator/engine/report.h"

namespace cota::cli {

/// Marks the findings of `report` that the baseline file has. Throws CommandError (exitUnreadable) for a file
/// that is missing or no baseline.
void applyBaseline(checks::Report& report, const std::string& path);

/// The text of a baseline file of all findings that are not accepted.
std::string baselineText(const checks::Report& report);

}  // namespace cota::cli
