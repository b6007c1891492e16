#include "validator/report/junit_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "formats/xml/markup/xml_pen.h"
#include "validator/report/plain_words.h"
#include "validator/report/report_words.h"
#include "validator/report/text_report.h"

namespace cota::checks {

namespace {

/// One rule run on one document.
struct Case {
    std::vector<const ReportedFinding*> failing;
    std::vector<std::string> notes;  // findings that do not fail the case, and what was cut
    const Failure* failure = nullptr;
    std::string whySkipped;
    double ms = 0;
    bool ran = false;

    bool isFailed() const { return failure == nullptr && !failing.empty(); }
    bool isSkipped() const { return failure == nullptr && failing.empty() && !ran && !whySkipped.empty(); }
};

struct Tally {
    std::size_t tests = 0, failures = 0, errors = 0, skipped = 0;
    double ms = 0;

    void add(const Case& one) {
        ++tests;
        failures += one.isFailed();
        errors += one.failure != nullptr;
        skipped += one.isSkipped();
        ms += one.ms;
    }
};

using Cases = std::map<std::string, Case>;

class JunitWriter {
  public:
    JunitWriter(const Report& report, const MessageBook& messages, const ReportOptions& options)
        : report_(report), messages_(messages), options_(options) {}

    std::string all() {
        std::vector<Cases> suites;
        Tally whole;
        for (std::size_t i = 0; i < report_.suites.size(); ++i) {
            suites.push_back(casesOf(i));
            for (const auto& [rule, one] : suites.back()) whole.add(one);
        }
        pen_.open("testsuites", none_);
        attribute("name", options_.tool.name + " check");
        write(whole);
        for (std::size_t i = 0; i < suites.size(); ++i) writeSuite(report_.suites[i], suites[i]);
        pen_.close();
        return pen_.take();
    }

  private:
    bool fails(const ReportedFinding& reported) const {
        return reported.state == State::fresh && options_.failOn &&
               reported.finding.severity >= *options_.failOn;
    }

    std::string noteOf(const ReportedFinding& reported) const {
        auto line = findingLine(report_, reported, messages_, {options_.language});
        if (reported.state == State::accepted) line += say(options_.language, local(" [accepted]"));
        if (!reported.reason.empty()) line += " - " + reported.reason;
        return plainLine(line);
    }

    Cases casesOf(std::size_t number) const {
        const Suite& suite = report_.suites[number];
        Cases cases;
        for (const auto& skipped : suite.rulesSkipped)
            cases[skipped.rule].whySkipped = skipped.why.in(options_.language);
        for (const auto& rule : suite.rulesRun) cases[rule].ran = true;
        for (const auto& failure : suite.failures) cases[failure.rule].failure = &failure;
        if (options_.times)
            for (const auto& time : suite.times) cases[time.rule].ms += time.ms;
        for (const auto& reported : report_.findings) {
            if (!std::binary_search(reported.suites.begin(), reported.suites.end(), number)) continue;
            Case& one = cases[reported.finding.rule];
            one.ran = true;
            if (fails(reported))
                one.failing.push_back(&reported);
            else if (isListed(reported, options_))
                one.notes.push_back(noteOf(reported));
        }
        for (const auto& cut : suite.cut)
            cases[cut.rule].notes.push_back(
                fmt::format(fmt::runtime(say(options_.language, local("{} of {} findings are listed."))),
                            cut.listed, cut.found));
        return cases;
    }

    void write(const Tally& tally) {
        pen_.number("tests", static_cast<std::int64_t>(tally.tests));
        pen_.number("failures", static_cast<std::int64_t>(tally.failures));
        pen_.number("errors", static_cast<std::int64_t>(tally.errors));
        pen_.number("skipped", static_cast<std::int64_t>(tally.skipped));
        pen_.attribute("time", seconds(tally.ms));
    }

    static std::string seconds(double ms) { return fmt::format("{:.3f}", ms / 1000); }

    void attribute(std::string_view name, std::string_view value) {
        pen_.attribute(name, model::printable(value));
    }

    std::string nameOf(const Suite& suite) const { return fromRoot(suite.name, options_.root); }

    void property(std::string_view name, const std::string& value) {
        pen_.openLine("property", none_);
        attribute("name", name);
        attribute("value", value);
        pen_.close();
    }

    void writeSuite(const Suite& suite, const Cases& cases) {
        Tally tally;
        for (const auto& [rule, one] : cases) tally.add(one);
        pen_.open("testsuite", none_);
        attribute("name", nameOf(suite));
        write(tally);
        pen_.open("properties", none_);
        property("version", options_.tool.name + " " + options_.tool.version);
        property("rules-run", std::to_string(suite.rulesRun.size()));
        property("rules-skipped", std::to_string(suite.rulesSkipped.size()));
        for (const auto& file : suite.files) {
            property(file.path + ":mapset", file.mapset);
            if (!file.sha256.empty()) property(file.path + ":sha256", file.sha256);
        }
        pen_.close();
        for (const auto& [rule, one] : cases) writeCase(nameOf(suite), rule, one);
        pen_.close();
    }

    void writeCase(const std::string& document, const std::string& rule, const Case& one) {
        const auto* row = messages_.row(rule);
        pen_.open("testcase", none_);
        // Programs distinguish cases only by class and name, so each rule occurs once per document.
        attribute("classname", document);
        attribute("name", row ? fmt::format("{} {}", rule, row->title.in(options_.language)) : rule);
        pen_.attribute("time", seconds(one.ms));
        if (!one.failing.empty() && one.failing.front()->finding.where) {
            const auto& where = *one.failing.front()->finding.where;
            attribute("file", fromRoot(where.file, options_.root));
            if (where.line > 0) pen_.number("line", where.line);
        }
        if (one.failure != nullptr)
            writeFault("error", "rule-failed", one.failure->what, plainLine(one.failure->what));
        if (one.isFailed()) writeFailing(one);
        if (one.isSkipped()) {
            pen_.openLine("skipped", none_);
            attribute("message", one.whySkipped);
            pen_.close();
        }
        if (!one.notes.empty()) {
            pen_.openLine("system-out", none_);
            pen_.content(fmt::format("{}\n", fmt::join(one.notes, "\n")));
            pen_.close();
        }
        pen_.close();
    }

    /// One element for all findings: programs that read the format keep only the first.
    void writeFailing(const Case& one) {
        const auto& first = one.failing.front()->finding;
        std::string message = sentenceOf(first, messages_, options_.language), details;
        if (one.failing.size() > 1)
            message += fmt::format(fmt::runtime(say(options_.language, local(" (and {} more)"))),
                                   one.failing.size() - 1);
        auto worst = first.severity;
        for (const auto* reported : one.failing) {
            worst = std::max(worst, reported->finding.severity);
            details += findingLine(report_, *reported, messages_, {options_.language}) + "\n";
        }
        writeFault("failure", model::textOf(worst), message, details);
    }

    void writeFault(std::string_view element, std::string_view type, const std::string& message,
                    const std::string& details) {
        pen_.openLine(element, none_);
        attribute("type", type);
        attribute("message", message);
        pen_.content(details);
        pen_.close();
    }

    const Report& report_;
    const MessageBook& messages_;
    const ReportOptions& options_;
    const model::Extras none_;
    xml::XmlPen pen_;
};

}  // namespace

std::string junitReport(const Report& report, const MessageBook& messages, const ReportOptions& options) {
    return JunitWriter(report, messages, options).all();
}

}  // namespace cota::checks
