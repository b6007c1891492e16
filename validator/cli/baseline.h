#pragma once
// Findings a project has decided to live with for now: a file of them, so that only new ones count. Findings
// are known again by file, rule, subject and values, not by line, so that editing above them does not make
// them new. Files are named from the folder of the baseline, wherever the program runs.

#include <string>

#include "validator/engine/report.h"

namespace cota::cli {

/// Marks the findings of `report` that the baseline file has. Throws CommandError (exitUnreadable) for a file
/// that is missing or no baseline.
void applyBaseline(checks::Report& report, const std::string& path);

/// The text of a baseline file of all findings that are not accepted, and of those the file at `path` has, if
/// it is there, of rules and files that this report did not look at. Throws CommandError (exitUnreadable) for
/// a file that is no baseline: it is not overwritten.
std::string updatedBaseline(const checks::Report& report, const std::string& path);

}  // namespace cota::cli
