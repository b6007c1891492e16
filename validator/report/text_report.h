#pragma once
// A report for people and text editors: one line per finding, file:line:column first, then what was checked.

#include <string>

#include "validator/report/report_format.h"

namespace cota::checks {

std::string textReport(const Report& report, const MessageBook& messages, const ReportOptions& options = {});

/// The line of one finding without the line end: "a.xml:4:7: error: [MAP-002] ... (5.2)".
std::string findingLine(const Report& report, const ReportedFinding& reported, const MessageBook& messages,
                        const ReportOptions& options = {});

}  // namespace cota::checks
