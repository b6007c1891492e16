#pragma once
// A report as the runners of GitHub read it: lines that become annotations, and the summary of a step.

#include <string>

#include "validator/report/report_format.h"

namespace cota::checks {

/// "::error file=a.xml,line=4,col=7,title=MAP-002::sentence". Ten of each kind are shown for a step, so the
/// tenth says how many more there are; then, as plain lines of the log, what was and was not looked at.
std::string githubReport(const Report& report, const MessageBook& messages,
                         const ReportOptions& options = {});

/// The same as a table in Markdown, worst first, below 1 MiB, for the summary of a step or a comment.
std::string markdownReport(const Report& report, const MessageBook& messages,
                           const ReportOptions& options = {});

}  // namespace cota::checks
