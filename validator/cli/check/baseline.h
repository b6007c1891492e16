#pragma once
// Findings that a project tolerates for now: a file of them, so that only new ones count. Findings are
// recognized by file, rule, subject and values, not by line, so that editing above them does not make them
// new. File names are relative to the folder of the baseline. Each entry has a reason and may have an end
// date. The file is checked too, because otherwise it would only grow.

#include <string>
#include <vector>

#include "validator/engine/report.h"
#include "validator/engine/run_rules.h"

namespace cota::cli {

/// Throws CommandError (exitUnreadable) if the file is missing or is not a baseline. Call it before doing
/// anything that cannot be undone.
void expectBaseline(const std::string& path);

/// Marks the findings of `report` that are in the baseline file, with their reasons. Adds errors in the file
/// as a suite of its own: entries whose finding is gone, past their date, or without a reason. Uses only the
/// day, the requested rules and the severities of `options`. Throws CommandError (exitUnreadable) if the
/// file is missing or is not a baseline.
void applyBaseline(checks::Report& report, const std::string& path, const checks::CheckOptions& options);

/// A baseline file without the entries that applyBaseline calls stale, otherwise unchanged.
struct ShorterBaseline {
    std::vector<model::Finding> gone;  // the findings about the removed entries
    std::string before, after;         // without a byte order mark
};
/// Marks the findings of `report`, as applyBaseline does. An entry stays while its rule has new findings in
/// its file, because it may be for one of them, with a changed name or value. Throws CommandError
/// (exitUnreadable).
ShorterBaseline withoutStale(checks::Report& report, const std::string& path,
                             const checks::CheckOptions& options);

/// The text of a baseline file with all findings that are not accepted, and with the entries of the file at
/// `path`, if it exists, for rules and files that this report does not cover. Entries that stay keep their
/// reason and date; new ones get `reason`. Throws CommandError (exitUnreadable) if the file is not a
/// baseline, so that it is not overwritten.
std::string updatedBaseline(const checks::Report& report, const std::string& path, const std::string& reason);

}  // namespace cota::cli
