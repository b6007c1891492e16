#include "validator/report/text_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <vector>

namespace cota::checks {

namespace {

using model::Language;
using model::Severity;

const char* wordIn(Language language, const char* english, const char* spanish) {
    return language == Language::spanish ? spanish : english;
}

const char* severityWord(Severity severity, Language language) {
    switch (severity) {
        case Severity::error:
            return "error";
        case Severity::warning:
            return wordIn(language, "warning", "aviso");
        case Severity::info:
            return wordIn(language, "info", "nota");
    }
    return "";
}

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

std::string counted(std::size_t number, const char* one, const char* many) {
    return fmt::format("{} {}", number, number == 1 ? one : many);
}

class Writer {
  public:
    Writer(const Report& report, const MessageBook& messages, const TextOptions& options)
        : report_(report), messages_(messages), options_(options), language_(options.language) {}

    std::string all() {
        for (const auto& reported : report_.findings)
            if (reported.state != State::accepted) text_ += line(reported) + "\n";
        for (const auto& cut : report_.cut)
            text_ += fmt::format(fmt::runtime(wordIn(language_, "{0}: {1} of {2} findings are listed.\n",
                                                  "{0}: se muestran {1} de {2} hallazgos.\n")),
                                 cut.rule, cut.listed, cut.found);
        for (const auto& failure : report_.failures)
            text_ += fmt::format(fmt::runtime(wordIn(language_, "{}: the rule itself failed: {}\n",
                                                  "{}: ha fallado la propia regla: {}\n")),
                                 failure.rule, failure.what);
        if (!text_.empty()) text_ += "\n";
        summary();
        accepted();
        rules();
        if (options_.times) times();
        return std::move(text_);
    }

    std::string line(const ReportedFinding& reported) const {
        const auto& finding = reported.finding;
        auto text = placeOf(finding) + ": ";
        if (options_.colour) text += colourOf(finding.severity);
        text += severityWord(finding.severity, language_);
        text += ":";
        if (options_.colour) text += "\x1b[0m";
        text += fmt::format(" [{}] {}", finding.rule, messages_.text(finding, language_));
        if (finding.citation) text += fmt::format(" ({})", finding.citation->paragraph);
        if (reported.state == State::baseline) text += wordIn(language_, " [known]", " [conocido]");
        return text;
    }

  private:
    std::string placeOf(const model::Finding& finding) const {
        if (finding.where && finding.where->line > 0)
            return fmt::format("{}:{}:{}", finding.where->file, finding.where->line, finding.where->column);
        if (finding.where) return finding.where->file;
        return report_.files.empty() ? "-" : report_.files.front().path;
    }

    void summary() {
        const auto& counts = report_.counts;
        text_ += counted(report_.files.size(), wordIn(language_, "file checked", "fichero comprobado"),
                         wordIn(language_, "files checked", "ficheros comprobados"));
        text_ += ": " + counted(counts.error, "error", wordIn(language_, "errors", "errores"));
        text_ += ", " + counted(counts.warning, wordIn(language_, "warning", "aviso"),
                                wordIn(language_, "warnings", "avisos"));
        text_ +=
            fmt::format(", {} {}", counts.info,
                        counts.info == 1 ? wordIn(language_, "info", "nota") : wordIn(language_, "infos", "notas"));
        if (counts.accepted)
            text_ += ", " + counted(counts.accepted, wordIn(language_, "accepted", "aceptado"),
                                    wordIn(language_, "accepted", "aceptados"));
        if (counts.baseline)
            text_ += ", " + counted(counts.baseline, wordIn(language_, "known before", "conocido de antes"),
                                    wordIn(language_, "known before", "conocidos de antes"));
        text_ += ".\n";
    }

    void accepted() {
        if (!report_.counts.accepted) return;
        text_ += wordIn(language_, "Accepted:\n", "Aceptados:\n");
        for (const auto& reported : report_.findings)
            if (reported.state == State::accepted)
                text_ += fmt::format("  {}: [{}] {} - {}\n", placeOf(reported.finding), reported.finding.rule,
                                     messages_.text(reported.finding, language_), reported.reason);
    }

    void rules() {
        std::map<std::string, std::vector<std::string>> byReason;
        std::size_t notAsked = 0;
        for (const auto& skipped : report_.rulesSkipped) {
            if (skipped.notAsked)
                ++notAsked;
            else
                byReason[skipped.why.in(language_)].push_back(skipped.rule);
        }
        const auto skipped = report_.rulesSkipped.size();
        text_ +=
            wordIn(language_, "Rules: ", "Reglas: ") +
            counted(report_.rulesRun.size(), wordIn(language_, "run", "ejecutada"),
                    wordIn(language_, "run", "ejecutadas")) +
            ", " +
            counted(skipped, wordIn(language_, "skipped", "omitida"), wordIn(language_, "skipped", "omitidas")) +
            (skipped > notAsked && !options_.skipped
                 ? wordIn(language_, " (--skipped lists them):\n", " (--skipped las enumera):\n")
             : skipped ? ":\n"
                       : ".\n");
        const auto line = [&](const std::string& why, std::size_t count) {
            const auto rules =
                count == 1 ? wordIn(language_, "rule", "regla") : wordIn(language_, "rules", "reglas");
            text_ += fmt::format("  {:>4} {}: {}\n", count, rules, why);
        };
        for (const auto& [why, rules] : byReason) {
            line(why, rules.size());
            if (!options_.skipped) continue;
            text_ += "       ";
            for (const auto& rule : rules) text_ += " " + rule;
            text_ += "\n";
        }
        if (notAsked) line(wordIn(language_, "not asked for", "sin pedir"), notAsked);
    }

    void times() {
        auto times = report_.times;
        std::stable_sort(times.begin(), times.end(),
                         [](const RuleTime& a, const RuleTime& b) { return a.ms > b.ms; });
        for (const auto& time : times) text_ += fmt::format("  {:8.2f} ms  {}\n", time.ms, time.rule);
        text_ += fmt::format("  {:8.2f} ms  {}\n", report_.timeMs, wordIn(language_, "in all", "en total"));
    }

    const Report& report_;
    const MessageBook& messages_;
    const TextOptions& options_;
    Language language_;
    std::string text_;
};

}  // namespace

std::string textReport(const Report& report, const MessageBook& messages, const TextOptions& options) {
    return Writer(report, messages, options).all();
}

std::string findingLine(const Report& report, const ReportedFinding& reported, const MessageBook& messages,
                        const TextOptions& options) {
    return Writer(report, messages, options).line(reported);
}

}  // namespace cota::checks
