#include "validator/cli/check/deliveries.h"

#include <algorithm>

#include "formats/xml/disk/platform.h"
#include "formats/xml/disk/system_reason.h"
#include "validator/cli/terminal/answer.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/messages.h"
#include "validator/report/github_report.h"

namespace cota::cli {

namespace {

using model::LocalLiteral;

constexpr LocalLiteral moreOutputs = local("There are more --output than --format.");
constexpr LocalLiteral twoToOutput =
    local("Two answers would go to standard output; give each --format its --output.");
constexpr LocalLiteral twoToOne = local("Two answers would go to '{path}'; give each --format its --output.");

constexpr LocalLiteral noFile = local("'{value}' names no file; write --format {format}=FILE.");
constexpr LocalLiteral whichFormat =
    local("It is not clear to which --format '--output {path}' belongs. Write --format {format}={path}.");

constexpr const char* summaryVariable = "GITHUB_STEP_SUMMARY";

void requireApartFromEachOther(const std::vector<Delivery>& deliveries) {
    if (std::count_if(deliveries.begin(), deliveries.end(),
                      [](const auto& one) { return one.output == "-"; }) > 1)
        throw CommandError(exitUsage, twoToOutput);
    for (std::size_t i = 0; i < deliveries.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (isSameFile(deliveries[i].output, deliveries[j].output))
                throw CommandError(exitUsage, twoToOne, {{"path", deliveries[i].output}});
}

/// Splits "sarif=x.sarif" into format and output.
Delivery deliveryOf(const std::string& value) {
    const auto equals = value.find('=');
    const auto name = value.substr(0, equals);
    requireWord(name, formatWords(), "--format");
    if (equals == std::string::npos) return {checks::findReportFormat(name), {}, false};
    if (equals + 1 == value.size())
        throw CommandError(exitUsage, noFile, {{"value", value}, {"format", name}});
    return {checks::findReportFormat(name), value.substr(equals + 1), false};
}

/// For each output the index of the last format before it; formats.size() if there is none.
std::vector<std::size_t> formatsBefore(const DeliveryOptions& options) {
    std::vector<std::size_t> before;
    std::size_t next = 0;
    for (const auto& word : options.order) {
        if (word == "format") ++next;
        if (word == "output") before.push_back(next == 0 ? options.formats.size() : next - 1);
    }
    return before;
}

/// Outputs belong to the formats without a file, in order. If there are fewer outputs than such formats,
/// each must come after its format, because it would otherwise be ambiguous. An output may not come after a
/// format with its own file.
std::vector<Delivery> pairsOf(const DeliveryOptions& options) {
    std::vector<Delivery> deliveries;
    std::vector<std::size_t> open;
    for (const auto& value : options.formats) {
        deliveries.push_back(deliveryOf(value));
        if (deliveries.back().output.empty()) open.push_back(deliveries.size() - 1);
    }
    if (deliveries.empty()) {
        deliveries.push_back({&checks::reportFormats().front(), {}, false});
        open.push_back(0);
    }
    if (options.outputs.size() > open.size()) throw CommandError(exitUsage, moreOutputs);
    const auto before = formatsBefore(options);
    const bool isPartial = options.outputs.size() < open.size();
    for (std::size_t i = 0; i < options.outputs.size(); ++i) {
        const bool isBehindOne = i < before.size() && before[i] < deliveries.size();
        const bool hasOwnFile = isBehindOne && !std::ranges::count(open, before[i]);
        if (hasOwnFile || (isPartial && (!isBehindOne || before[i] != open[i]))) {
            const auto meant = isBehindOne && !hasOwnFile ? before[i] : open[i];
            throw CommandError(exitUsage, whichFormat,
                               {{"path", options.outputs[i]}, {"format", deliveries[meant].format->name}});
        }
        deliveries[open[i]].output = options.outputs[i];
    }
    for (auto& one : deliveries)
        if (one.output.empty()) one.output = "-";
    return deliveries;
}

void append(const std::string& path, const std::string& text) {
    try {
        auto file = xml::GrowingFile::hold(path);
        if (!file) throw cannotWriteTo(path, std::make_error_code(std::errc::device_or_resource_busy));
        file->append(text);
    } catch (const std::system_error& error) {
        throw cannotWriteTo(path, error);
    }
}

/// Colour only for people: on a terminal, unless the environment disables it.
bool wantsColour(const Delivery& delivery, const Surroundings& surroundings) {
    return delivery.output == "-" && surroundings.outIsTerminal &&
           surroundings.variable("NO_COLOR").empty() && surroundings.variable("TERM") != "dumb";
}

}  // namespace

const char* formatWords() {
    static const std::string words = [] {
        std::string all;
        for (const auto& format : checks::reportFormats())
            all.append(all.empty() ? "" : "|").append(format.name);
        return all;
    }();
    return words.c_str();
}

std::vector<Delivery> deliveriesOf(const DeliveryOptions& options, const Surroundings& surroundings) {
    auto deliveries = pairsOf(options);
    requireApartFromEachOther(deliveries);
    const std::string& summary = surroundings.variable(summaryVariable);
    const bool isForGithub = std::any_of(deliveries.begin(), deliveries.end(), [](const auto& one) {
        return one.format->write == checks::githubReport;
    });
    if (isForGithub && !summary.empty()) {
        static constexpr checks::ReportFormat markdown{"markdown", checks::markdownReport};
        deliveries.push_back({&markdown, summary, true});
    }
    return deliveries;
}

bool deliverAll(const std::vector<Delivery>& deliveries, const checks::Report& report,
                const checks::ReportOptions& options, const Surroundings& surroundings,
                const Streams& streams) {
    bool isWritten = true;
    for (const Delivery& delivery : deliveries) try {
            auto own = options;
            own.colour = wantsColour(delivery, surroundings);
            const auto text = delivery.format->write(report, programMessages(), own);
            if (delivery.isAdded)
                append(delivery.output, text);
            else
                write(delivery.output, text, streams);
        } catch (const CommandError& error) {
            streams.err << "cota: " << error.message(options.language) << "\n";
            isWritten = false;
        }
    return isWritten;
}

}  // namespace cota::cli
