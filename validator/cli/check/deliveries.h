#pragma once
// Where the reports of a check go: each format with its output.

#include <optional>
#include <string>
#include <vector>

#include "validator/cli/terminal/answer_options.h"
#include "validator/cli/terminal/streams.h"
#include "validator/report/report_format.h"

namespace cota::cli {

struct Delivery {
    const checks::ReportFormat* format = nullptr;
    std::string output;    // "-": standard output
    bool isAdded = false;  // to what the file holds already
};

/// The formats' names as --format takes them: "text|json|...".
const char* formatWords();

/// What the command line says of reports.
struct DeliveryOptions {
    std::vector<std::string> formats;  // "sarif", or with its file "sarif=x.sarif"
    std::vector<std::string> outputs;
    std::vector<std::string> order;  // of both: "format", "output"; other words are passed over
};

/// Each format with its output: the file behind its name, or the --output in the same place; one format
/// without output goes to standard output. With the format for GitHub the summary of the step is written too,
/// where its runner names the file. Throws CommandError (exitUsage) for an unknown format, if two would go
/// to one place, and if it is not clear to which format an output belongs.
std::vector<Delivery> deliveriesOf(const DeliveryOptions& options, const Surroundings& surroundings);

/// Writes every report that can be written; false, with the reasons said, where one could not.
bool deliverAll(const std::vector<Delivery>& deliveries, const checks::Report& report,
                const checks::ReportOptions& options, const Surroundings& surroundings,
                const Streams& streams);

}  // namespace cota::cli
