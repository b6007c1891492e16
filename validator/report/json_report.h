#pragma once
// A report for programs: schema "cota/check/1". Keys keep their names and order; more may be added.

#include <string>

#include "validator/report/report_format.h"

namespace cota::checks {

std::string jsonReport(const Report& report, const MessageBook& messages, const ReportOptions& options = {});

}  // namespace cota::checks
