#include "validator/report/report_format.h"

#include <algorithm>
#include <array>

#include "validator/report/geojson_report.h"
#include "validator/report/github_report.h"
#include "validator/report/json_report.h"
#include "validator/report/junit_report.h"
#include "validator/report/sarif_report.h"
#include "validator/report/text_report.h"

namespace cota::checks {

namespace {

constexpr std::array formats{
    ReportFormat{"text", textReport, ReportFormat::Fixes::counted},
    ReportFormat{"json", jsonReport, ReportFormat::Fixes::shown},
    ReportFormat{"sarif", sarifReport, ReportFormat::Fixes::shown},
    ReportFormat{"junit", junitReport},
    ReportFormat{"github", githubReport},
    ReportFormat{"geojson", geojsonReport},
    ReportFormat{"markdown", markdownReport},
};

}  // namespace

std::span<const ReportFormat> reportFormats() { return formats; }

const ReportFormat* findReportFormat(std::string_view name) {
    const auto found =
        std::find_if(formats.begin(), formats.end(), [&](const auto& one) { return name == one.name; });
    return found == formats.end() ? nullptr : &*found;
}

}  // namespace cota::checks
