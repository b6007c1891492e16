// cota check: runs every rule on the given files.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "validator/cli/check/baseline.h"
#include "validator/cli/check/check_options.h"
#include "validator/cli/check/checker.h"
#include "validator/cli/check/deliveries.h"
#include "validator/cli/inputs/mapset_folders.h"
#include "validator/cli/terminal/answer.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/commands.h"
#include "validator/engine/run_rules.h"
#include "validator/report/plain_words.h"

namespace cota::cli {

namespace {

namespace fs = std::filesystem;
using model::LocalLiteral;
using model::Severity;

struct CheckCommandOptions {
    AnswerOptions common;
    std::vector<std::string> files;
    DeliveryOptions deliveries;
    std::string failOn = "error";
    std::optional<int> maxWarnings;
    std::vector<std::string> rules;
    std::vector<std::string> severities;
    std::string baseline;
    bool updateBaseline = false;
    std::string reason;
    std::string today;
    bool times = false;
    bool deep = false;
    bool skipped = false;
    bool subjects = false;
    bool showKnown = false;
    std::string docs;
    std::optional<int> jobs;
};

constexpr LocalLiteral summary = local("check boards, scenarios, forces and games against all rules");
constexpr LocalLiteral badSeverity =
    local("'{value}' is not RULE=error, RULE=warning or RULE=info (--severity).");
constexpr LocalLiteral needsUpdate = local("--reason needs --update-baseline.");
constexpr LocalLiteral needsBaseline = local("--update-baseline needs --baseline FILE.");

checks::CheckOptions engineOptions(const CheckCommandOptions& options) {
    checks::CheckOptions engine;
    engine.today = dayOf(options.today, *options.common.surroundings);
    // Findings of the baseline must not be cut before the comparison.
    if (!options.baseline.empty()) engine.most = static_cast<std::size_t>(-1);
    engine.jobs = options.jobs.value_or(0);
    engine.deep = options.deep;
    for (const std::string& globs : options.rules)
        for (const std::string& glob : split(globs, ',')) {
            engine.rules.push_back(knownRuleOrPart(glob));
        }
    for (const std::string& text : options.severities) {
        const auto equals = text.find('=');
        const auto severity =
            equals == std::string::npos ? std::nullopt : model::parseSeverity(text.substr(equals + 1));
        if (!severity) throw CommandError(exitUsage, badSeverity, {{"value", text}});
        engine.severities.emplace_back(knownRuleOrPart(text.substr(0, equals)), *severity);
    }
    return engine;
}

/// Trying fixes costs up to sixteen checks, so it is done only when they will be shown.
fixes::FixSearch searchFor(const std::vector<Delivery>& deliveries) {
    const auto any = [&](checks::ReportFormat::Fixes how) {
        return std::ranges::any_of(deliveries, [&](const Delivery& one) { return one.format->fixes == how; });
    };
    if (any(checks::ReportFormat::Fixes::shown)) return fixes::FixSearch::proven;
    return any(checks::ReportFormat::Fixes::counted) ? fixes::FixSearch::drafted : fixes::FixSearch::none;
}

int exitCodeOf(const checks::Report& report, const CheckCommandOptions& options, bool hadUnreadable) {
    if (!report.failures.empty()) return exitFailed;
    if (hadUnreadable) return exitUnreadable;
    const auto& counts = report.counts;
    if (options.maxWarnings && counts.warning > static_cast<std::size_t>(*options.maxWarnings))
        return exitFound;
    std::size_t failing = 0;
    if (options.failOn == "error") failing = counts.error;
    if (options.failOn == "warning") failing = counts.error + counts.warning;
    if (options.failOn == "info") failing = counts.error + counts.warning + counts.info;
    return failing > 0 ? exitFound : exitClean;
}

/// The URL of the published rule pages. A local path would differ between runs.
std::string rulesPageOf(const CheckCommandOptions& options) {
    if (options.docs.empty()) return {};
    const std::string page =
        options.common.language == model::Language::spanish ? "es/reglas.md" : "rules.md";
    return options.docs + (options.docs.ends_with('/') ? "" : "/") + page;
}

std::optional<std::string> textOfFile(const std::string& path) {
    std::error_code ignored;
    if (path == "-" || !fs::is_regular_file(path, ignored)) return std::nullopt;
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::nullopt;
    return std::string{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

checks::ReportOptions reportOptions(const CheckCommandOptions& options) {
    checks::ReportOptions report;
    report.language = options.common.language;
    report.tool = {"cota", toolVersion};
    report.times = options.times;
    report.skipped = options.skipped;
    report.subjects = options.subjects;
    report.showKnown = options.showKnown;
    report.textOf = textOfFile;
    report.rulesPage = rulesPageOf(options);
    report.failOn = model::parseSeverity(options.failOn);  // "never" becomes no value
    std::error_code ignored;
    report.root = fs::current_path(ignored).string();
    return report;
}

int run(const CheckCommandOptions& options, const Streams& streams) {
    const Surroundings& surroundings = *options.common.surroundings;
    const auto deliveries = deliveriesOf(options.deliveries, surroundings);
    if (options.updateBaseline && options.baseline.empty()) throw CommandError(exitUsage, needsBaseline);
    if (!options.reason.empty() && !options.updateBaseline) throw CommandError(exitUsage, needsUpdate);
    const auto engine = engineOptions(options);
    const auto library = libraryOf(options.common);
    auto checked = checkAll(options.files, engine, searchFor(deliveries), library, surroundings, streams);
    checks::Report& report = checked.report;
    for (const Delivery& delivery : deliveries) {
        requireApart(delivery.output, checked.sources);
        if (!options.baseline.empty()) requireApart(delivery.output, {options.baseline});
    }
    if (options.updateBaseline) requireApart(options.baseline, checked.sources);
    // Measured times would make the output differ for equal inputs, so they are written only on request.
    if (!options.times) report.timeMs = 0;
    if (options.updateBaseline)
        write(options.baseline, updatedBaseline(report, options.baseline, options.reason), streams);
    if (!options.baseline.empty()) {
        applyBaseline(report, options.baseline, engine);
        checks::settle(report);
    }
    const bool isWritten = deliverAll(deliveries, report, reportOptions(options), surroundings, streams);
    const int code = exitCodeOf(report, options, checked.hadUnreadable);
    return isWritten ? code : std::max<int>(code, exitUnwritable);
}

void declare(CommandLine& line, CheckCommandOptions& options) {
    line.positionals(
        "FILE", options.files,
        local(
            "boards, scenarios, forces, mapset folders, or folders that contain them; - is standard input"));
    line.texts("--format", formatWords(), options.deliveries.formats,
               local("how the answer is written, with =PATH also where; may be repeated (default: text)"));
    line.texts("--output", "PATH", options.deliveries.outputs,
               local("where the answer of the --format before it goes (default: -, standard output)"));
    line.order(options.deliveries.order);
    line.word("--fail-on", "error|warning|info|never", options.failOn,
              local("lowest severity that makes the exit code 1 (default: error)"));
    line.number("--max-warnings", "N", options.maxWarnings, 0, 1000000,
                local("exit code 1 for more warnings than this (default: no limit)"));
    line.texts("--rules", "PATTERN", options.rules,
               local("only these rules: MAP-*, STACK-001; several with commas, or repeated"));
    line.texts("--severity", "RULE=LEVEL", options.severities,
               local("another severity for a rule: MAP-003=info; error, warning or info"));
    line.text("--baseline", "FILE", options.baseline, local("ignore the findings listed in this file"));
    line.flag("--update-baseline", options.updateBaseline, local("write the findings to that file"));
    line.text("--reason", "TEXT", options.reason, local("reason for the new entries of the baseline"));
    line.text("--today", "DATE", options.today,
              local("the date for acceptances that end (default: SOURCE_DATE_EPOCH, else the clock)"));
    line.number("--jobs", "N", options.jobs, 1, 1024,
                local("threads for documents and rules (default: one per processor)"));
    line.flag("--show-known", options.showKnown,
              local("list the findings of the baseline too (JSON, SARIF and GeoJSON always have them)"));
    line.text("--docs", "URL", options.docs,
              local("address of the published docs/: SARIF links each rule to its page there"));
    line.flag("--subjects", options.subjects,
              local("show the subject of each finding, as the <accept> of a scenario names it"));
    line.flag("--skipped", options.skipped,
              local("name every rule that did not run (the answer in JSON always does)"));
    line.flag("--deep", options.deep,
              local("also rules that take long, such as what the scenario rests on (see readings)"));
    line.flag("--times", options.times,
              local("measure times; without it timeMs is 0, and equal inputs give equal bytes"));
    declareMapsets(line, options.common);
    declareLanguage(line);
}

}  // namespace

Command checkCommand(const AnswerOptions& common) {
    auto options = std::make_shared<CheckCommandOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("check", summary);
    line->describe(
        local("A scenario is checked with the boards and forces it names. Exit code 0: nothing at or above "
              "the\n"
              "threshold; 1: findings; 3: a file, one it names, or its game cannot be read. All files are "
              "checked\n"
              "in any case, and the highest of 5 (failure), 4 (output), 3 and 1 is the exit code."),
        {"check battle.scenario.xml",
         "check my-boards --fail-on warning --format json --output report.json"});
    declare(*line, *options);
    return {std::move(line), [options](const Streams& streams) { return run(*options, streams); }};
}

}  // namespace cota::cli
