#pragma once
// The outputs of a check: which format goes to which file.

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
    bool isAdded = false;  // appended to the file
};

/// The format names for --format: "text|json|...".
const char* formatWords();

/// The options of the command line for reports.
struct DeliveryOptions {
    std::vector<std::string> formats;  // "sarif", or with its file "sarif=x.sarif"
    std::vector<std::string> outputs;
    std::vector<std::string> order;  // of both: "format", "output"; other words are ignored
};

/// Each format with its output: the file after its name, or the corresponding --output; a single format
/// without output goes to standard output. The format for GitHub also writes the summary of the step, if the
/// runner names its file. Throws CommandError (exitUsage) for an unknown format, if two formats would go to
/// one file, and if it is not clear which format an output belongs to.
std::vector<Delivery> deliveriesOf(const DeliveryOptions& options, const Surroundings& surroundings);

/// Writes every report that can be written. If one could not, reports the reason and returns false.
bool deliverAll(const std::vector<Delivery>& deliveries, const checks::Report& report,
                const checks::ReportOptions& options, const Surroundings& surroundings,
                const Streams& streams);

}  // namespace cota::cli
