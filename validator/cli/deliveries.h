#pragma once
// Where the reports of a check go: each format with its output.

#include <optional>
#include <string>
#include <vector>

#include "validator/cli/answer_options.h"
#include "validator/cli/streams.h"
#include "validator/report/report_format.h"

namespace cota::cli {

struct Delivery {
    const checks::ReportFormat* format = nullptr;
    std::string output;    // "-": standard output
    bool isAdded = false;  // to what the file holds already
};

/// The formats' names as --format takes them: "text|json|...".
const char* formatWords();

/// --format and --output in pairs, in their order; one format without output goes to standard output. With
/// the format for GitHub the summary of the step is written too, where its runner names the file. Throws
/// CommandError (exitUsage) where two would go to one place.
std::vector<Delivery> deliveriesOf(const std::vector<std::string>& formats,
                                   const std::vector<std::string>& outputs, const Surroundings& surroundings);

/// Writes every report that can be written; false, with the reasons said, where one could not.
bool deliverAll(const std::vector<Delivery>& deliveries, const checks::Report& report,
                const checks::ReportOptions& options, const Surroundings& surroundings,
                const Streams& streams);

}  // namespace cota::cli
