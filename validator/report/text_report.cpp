#include "validator/report/text_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "formats/xml/markup/xml_pen.h"
#include "validator/engine/acceptances.h"
#include "validator/report/plain_words.h"
#include "validator/report/report_words.h"

namespace cota::checks {

namespace {

using model::Severity;

const char* colourOf(Severity severity) {
    switch (severity) {
        case Severity::error:
            return "\x1b[1;31m";
        case Severity::warning:
            return "\x1b[1;35m";
        case Severity::info:
            return "\x1b[1;36m";
    }
    return "";
}

void append(std::string& text, const std::vector<std::string>& lines) {
    for (const auto& line : lines) appendLine(text, line);
}

/// How many cases its acceptance covers, and for how many it is intended.
std::string coverOf(const ReportedFinding& reported, model::Language language) {
    if (reported.covered == 0) return {};
    if (reported.meantFor)
        return fmt::format(fmt::runtime(say(language, local(" [covers {} of {}]"))), reported.covered,
                           *reported.meantFor);
    return fmt::format(fmt::runtime(say(language, local(" [covers {}]"))), reported.covered);
}

/// The scenario element that accepts this finding and all others of its rule and subject.
std::string acceptLine(const Report& report, const model::Finding& finding) {
    const auto acceptance = acceptanceOf(finding, report.findings);
    std::string subject;
    xml::appendAttribute(subject, acceptance.subject);
    return plainLine(fmt::format("    <accept rule=\"{}\" subject=\"{}\" count=\"{}\" reason=\"\"/>",
                                 acceptance.rule, subject, acceptance.count.value_or(1))) +
           "\n";
}

/// The number of findings that `cota fix` can fix.
void appendFixable(std::string& text, const Report& report, model::Language language) {
    const auto count = std::ranges::count_if(
        report.findings, [](const auto& one) { return one.state != State::accepted && !one.fixes.empty(); });
    if (count == 0) return;
    const auto words = count == 1 ? say(language, local("cota fix can correct up to {} finding."))
                                  : say(language, local("cota fix can correct up to {} findings."));
    appendLine(text, fmt::format(fmt::runtime(words), count));
}

/// Lists the accepted findings with their reasons.
void appendAccepted(std::string& text, const Report& report, const MessageBook& messages,
                    const ReportOptions& options) {
    if (!report.counts.accepted) return;
    text += say(options.language, local("Accepted:\n"));
    for (const auto& reported : report.findings)
        if (reported.state == State::accepted)
            appendLine(text, fmt::format("  {}: [{}] {} - {}{}", placeOf(report, reported.finding),
                                         settingNameOf(reported.finding),
                                         messages.text(reported.finding, options.language), reported.reason,
                                         coverOf(reported, options.language)));
}

void appendTimes(std::string& text, const Report& report, const ReportOptions& options) {
    auto times = report.times;
    std::stable_sort(times.begin(), times.end(),
                     [](const RuleTime& a, const RuleTime& b) { return a.ms > b.ms; });
    for (const auto& time : times) text += fmt::format("  {:8.2f} ms  {}\n", time.ms, time.rule);
    text += fmt::format("  {:8.2f} ms  {}\n", report.timeMs, say(options.language, local("in all")));
}

}  // namespace

std::string textReport(const Report& report, const MessageBook& messages, const ReportOptions& options) {
    std::string text;
    for (const auto& reported : report.findings)
        if (reported.state != State::accepted && isListed(reported, options)) {
            text += findingLine(report, reported, messages, options) + "\n";
            const bool mayBeAccepted = reported.finding.subject.kind != model::SubjectKind::acceptance;
            if (options.subjects && mayBeAccepted) text += acceptLine(report, reported.finding);
        }
    append(text, gapLines(report, options.language));
    if (!text.empty()) text += "\n";
    appendLine(text, countLine(report, options.language));
    if (const auto known = knownLine(report, options)) appendLine(text, *known);
    appendFixable(text, report, options.language);
    appendAccepted(text, report, messages, options);
    append(text, ruleLines(report, options.language, options.skipped));
    if (options.skipped) {
        text += fmt::format("{} {}\n", options.tool.name, options.tool.version);
        append(text, fileLines(report));
    }
    if (options.times) appendTimes(text, report, options);
    return text;
}

std::string findingLine(const Report& report, const ReportedFinding& reported, const MessageBook& messages,
                        const ReportOptions& options) {
    const auto& finding = reported.finding;
    auto text = plainLine(placeOf(report, finding) + ": ");
    if (options.colour) text += colourOf(finding.severity);
    text += wordOf(finding.severity, options.language);
    text += ":";
    if (options.colour) text += "\x1b[0m";
    auto rest =
        fmt::format(" [{}] {}", settingNameOf(finding), sentenceOf(finding, messages, options.language));
    std::string documents;
    for (const auto& name : onlyIn(report, reported)) documents += (documents.empty() ? "" : ", ") + name;
    if (!documents.empty())
        rest += fmt::format(
            fmt::runtime(say(options.language, local(" [only in {}; other files use it too]"))), documents);
    if (reported.state == State::baseline) rest += say(options.language, local(" [known]"));
    text += plainLine(rest);
    return text;
}

}  // namespace cota::checks
