#pragma once
// Findings a project has decided to live with for now: a file of them, so that only new ones count. Findings
// are known again by file, rule, subject and values, not by line, so that editing above them does not make
// them new. Files are named from the folder of the baseline, wherever the program runs. Each entry has the
// reason why it can wait and may have a date until when. The file is itself checked, or it would only grow.

#include <string>
#include <vector>

#include "validator/engine/report.h"
#include "validator/engine/run_rules.h"

namespace cota::cli {

/// Throws CommandError (exitUnreadable) for a file that is missing or no baseline: for who has something to
/// do before it is needed that could not be taken back.
void expectBaseline(const std::string& path);

/// Marks the findings of `report` that the baseline file has with their reasons, and adds, as a suite of its
/// own, what is wrong with the file: entries of what is found no more, past their date, without a reason. Of
/// `options` it takes the day, which rules were asked for, and severities. Throws CommandError
/// (exitUnreadable) for a file that is missing or no baseline.
void applyBaseline(checks::Report& report, const std::string& path, const checks::CheckOptions& options);

/// A baseline file without what applyBaseline calls stale, all else in it as it stands.
struct ShorterBaseline {
    std::vector<model::Finding> gone;  // what is said of the entries taken out
    std::string before, after;         // without a byte order mark
};
/// Marks the findings of `report`, as applyBaseline does. An entry stays while its rule finds something in
/// its file that is not accepted: that may be what it was written for, with another name or value. Throws
/// CommandError (exitUnreadable).
ShorterBaseline withoutStale(checks::Report& report, const std::string& path,
                             const checks::CheckOptions& options);

/// The text of a baseline file of all findings that are not accepted, and of those the file at `path` has, if
/// it is there, of rules and files that this report did not look at. Entries that stay keep their reason and
/// date; new ones get `reason`. Throws CommandError (exitUnreadable) for a file that is no baseline: it is
/// not overwritten.
std::string updatedBaseline(const checks::Report& report, const std::string& path, const std::string& reason);

}  // namespace cota::cli
