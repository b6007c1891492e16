#pragma once
// A report for sites that count tests: JUnit XML, a suite for each checked document with its files, a test
// case for each rule.

#include <string>

#include "validator/report/report_format.h"

namespace cota::checks {

/// A finding of at least options.failOn fails its case; milder, known and accepted ones are in its output.
std::string junitReport(const Report& report, const MessageBook& messages, const ReportOptions& options = {});

}  // namespace cota::checks
