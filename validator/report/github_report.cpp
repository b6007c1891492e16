#include "validator/report/github_report.h"

#include <fmt/format.h>

#include <map>

#include "validator/report/plain_words.h"
#include "validator/report/report_words.h"

namespace cota::checks {

namespace {

using model::Severity;

constexpr std::size_t mostOfAKind = 10;
// The summary of a step is limited to 1 MiB; this leaves room for the text after the table.
constexpr std::size_t mostBytes = 800'000;

const char* commandOf(Severity severity) {
    return severity == Severity::info ? "notice" : model::textOf(severity);
}

std::string annotation(const model::Finding& finding, const MessageBook& messages,
                       const ReportOptions& options) {
    std::string line = fmt::format("::{} ", commandOf(finding.severity));
    if (finding.where) {
        line += "file=" + githubProperty(fromRoot(finding.where->file, options.root)) + ",";
        if (finding.where->line > 0) line += fmt::format("line={},", finding.where->line);
        if (finding.where->line > 0 && finding.where->column > 0)
            line += fmt::format("col={},", finding.where->column);
    }
    return line + "title=" + githubProperty(finding.rule) +
           "::" + githubText(sentenceOf(finding, messages, options.language)) + "\n";
}

std::string moreLine(Severity severity, std::size_t number, const ReportOptions& options) {
    return fmt::format("::{} title={}::", commandOf(severity), options.tool.name) +
           fmt::format(fmt::runtime(say(options.language, local("{} more in the report\n"))), number);
}

std::string tableRow(const Report& report, const ReportedFinding& reported, const MessageBook& messages,
                     const ReportOptions& options) {
    const auto& finding = reported.finding;
    std::string place = report.files.empty() ? "-" : report.files.front().path;
    if (finding.where) {
        place = fromRoot(finding.where->file, options.root);
        if (finding.where->line > 0) place += fmt::format(":{}", finding.where->line);
    }
    std::string state;
    if (reported.state == State::accepted) state = say(options.language, local("accepted"));
    if (reported.state == State::baseline) state = say(options.language, local("known"));
    if (!reported.reason.empty()) state += ": " + reported.reason;
    return fmt::format("| {} | {} | {} | {} | {} |\n", wordOf(finding.severity, options.language),
                       markdownText(finding.rule), markdownText(place),
                       markdownText(sentenceOf(finding, messages, options.language)), markdownText(state));
}

}  // namespace

std::string githubReport(const Report& report, const MessageBook& messages, const ReportOptions& options) {
    std::map<Severity, std::size_t> left;
    const auto findings = worstFirst(report);
    for (const auto* reported : findings)
        if (reported->state == State::fresh) ++left[reported->finding.severity];
    std::map<Severity, std::size_t> shown;
    std::string text;
    for (const auto* reported : findings) {
        if (reported->state != State::fresh) continue;
        const auto severity = reported->finding.severity;
        std::size_t& number = shown[severity];
        if (number >= mostOfAKind) continue;
        ++number;
        if (number == mostOfAKind && left[severity] > mostOfAKind)
            text += moreLine(severity, left[severity] - number + 1, options);
        else
            text += annotation(reported->finding, messages, options);
    }
    // A failed rule belongs to no file, but must be visible.
    for (const auto& failure : report.failures)
        text += "::error title=" + githubProperty(failure.rule) + "::" + githubText(failure.what) + "\n";
    const auto add = [&](const std::vector<std::string>& lines) {
        for (const auto& line : lines) appendLine(text, line);
    };
    add({fmt::format("{} {}", options.tool.name, options.tool.version), countLine(report, options.language)});
    add(gapLines(report, options.language));
    add(ruleLines(report, options.language, true));
    add(fileLines(report));
    return text;
}

std::string markdownReport(const Report& report, const MessageBook& messages, const ReportOptions& options) {
    const auto language = options.language;
    std::string text =
        fmt::format("## {} check\n\n{}\n\n", options.tool.name, markdownText(countLine(report, language)));
    auto findings = worstFirst(report);
    std::erase_if(findings, [&](const auto* one) { return !isListed(*one, options); });
    if (const auto known = knownLine(report, options)) text += markdownText(*known) + "\n\n";
    if (!findings.empty())
        text += say(language, local("| severity | rule | where | what | state |\n")) +
                std::string("| --- | --- | --- | --- | --- |\n");
    std::size_t written = 0;
    for (; written < findings.size() && text.size() < mostBytes; ++written)
        text += tableRow(report, *findings[written], messages, options);
    if (written < findings.size())
        text += fmt::format(fmt::runtime(say(language, local("\n{} more in the report.\n"))),
                            findings.size() - written);
    if (!findings.empty()) text += "\n";
    std::vector<std::string> lines{fmt::format("{} {}", options.tool.name, options.tool.version)};
    for (const auto& more :
         {gapLines(report, language), ruleLines(report, language, true), fileLines(report)})
        lines.insert(lines.end(), more.begin(), more.end());
    return text + "<details><summary>" + say(language, local("What was checked")) + "</summary>\n\n" +
           markdownBlock(lines) + "\n</details>\n";
}

}  // namespace cota::checks
