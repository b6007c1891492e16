#pragma once
// A report for sites that show findings beside the source: SARIF 2.1.0, one run.

#include <string>

#include "validator/report/report_format.h"

namespace cota::checks {

std::string sarifReport(const Report& report, const MessageBook& messages, const ReportOptions& options = {});

}  // namespace cota::checks
