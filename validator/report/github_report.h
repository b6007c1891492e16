#pragma once
// A report for the runners of GitHub: lines that become annotations, and the summary of a step.

#include <string>

#include "validator/report/report_format.h"

namespace cota::checks {

/// "::error file=a.xml,line=4,col=7,title=MAP-002::sentence". GitHub shows ten of each kind per step, so the
/// tenth gives the number of the rest. Plain log lines follow with what was and was not checked.
std::string githubReport(const Report& report, const MessageBook& messages,
                         const ReportOptions& options = {});

/// The same as a Markdown table, worst first, below 1 MiB, for the summary of a step or a comment.
std::string markdownReport(const Report& report, const MessageBook& messages,
                           const ReportOptions& options = {});

}  // namespace cota::checks
