#pragma once
// A report as the sites that count tests read it: JUnit XML, a suite for each document checked with the files
// it names, a test case for each rule.

#include <string>

#include "validator/report/report_format.h"

namespace cota::checks {

/// A finding fails its case from options.failOn on; milder, known and accepted ones stand in its output.
std::string junitReport(const Report& report, const MessageBook& messages, const ReportOptions& options = {});

}  // namespace cota::checks
