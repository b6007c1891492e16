#include "validator/cli/deliveries.h"

#include <algorithm>

#include "formats/xml/platform.h"
#include "formats/xml/system_reason.h"
#include "validator/cli/answer.h"
#include "validator/cli/command_error.h"
#include "validator/cli/messages.h"
#include "validator/report/github_report.h"

namespace cota::cli {

namespace {

using model::LocalLiteral;

constexpr LocalLiteral moreOutputs{"There are more --output than --format.",
                                   "Hay más --output que --format."};
constexpr LocalLiteral twoToOutput{
    "Two answers would go to standard output; give each --format its --output.",
    "Dos respuestas irían a la salida estándar; dé a cada --format su --output."};
constexpr LocalLiteral twoToOne{"Two answers would go to '{path}'; give each --format its --output.",
                                "Dos respuestas irían a '{path}'; dé a cada --format su --output."};

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

void append(const std::string& path, const std::string& text) {
    try {
        auto file = xml::GrowingFile::hold(path);
        if (!file) throw cannotWriteTo(path, std::make_error_code(std::errc::device_or_resource_busy));
        file->append(text);
    } catch (const std::system_error& error) {
        throw cannotWriteTo(path, error.code());
    }
}

/// Colour is for people: on a terminal, unless they have said no.
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

std::vector<Delivery> deliveriesOf(const std::vector<std::string>& formats,
                                   const std::vector<std::string>& outputs,
                                   const Surroundings& surroundings) {
    std::vector<std::string> names = formats;
    if (names.empty()) names.emplace_back(checks::reportFormats().front().name);
    if (outputs.size() > names.size()) throw CommandError(exitUsage, moreOutputs);
    std::vector<Delivery> deliveries;
    for (std::size_t i = 0; i < names.size(); ++i)
        deliveries.push_back(
            {checks::findReportFormat(names[i]), i < outputs.size() ? outputs[i] : "-", false});
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
