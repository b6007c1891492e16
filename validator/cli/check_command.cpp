// cota check: every rule, on every file given.

#include <algorithm>
#include <chrono>
#include <ctime>
#include <filesystem>
#include <set>

#include "validator/cli/answer.h"
#include "validator/cli/baseline.h"
#include "validator/cli/command_error.h"
#include "validator/cli/commands.h"
#include "validator/cli/input.h"
#include "validator/cli/inputs.h"
#include "validator/cli/mapset_folders.h"
#include "validator/cli/messages.h"
#include "validator/engine/run_rules.h"
#include "validator/publish/whole_mapset.h"
#include "validator/report/json_report.h"
#include "validator/report/text_report.h"
#include "validator/rules/all_rules.h"

namespace cota::cli {

namespace {

namespace fs = std::filesystem;
using model::LocalLiteral;
using model::Severity;

struct CheckCommandOptions {
    AnswerOptions common;
    std::vector<std::string> files;
    std::vector<std::string> formats;
    std::vector<std::string> outputs;
    std::string failOn = "error";
    std::optional<int> maxWarnings;
    std::vector<std::string> rules;
    std::vector<std::string> severities;
    std::string baseline;
    bool updateBaseline = false;
    bool times = false;
    bool skipped = false;
    std::optional<int> jobs;
};

constexpr LocalLiteral summary{"all rules, on boards, scenarios, forces and mapsets",
                               "todas las reglas, en tableros, escenarios, fuerzas y mapsets"};
constexpr LocalLiteral badSeverity{"'{value}' is not RULE=error, RULE=warning or RULE=info (--severity).",
                                   "'{value}' no es REGLA=error, REGLA=warning o REGLA=info (--severity)."};
constexpr LocalLiteral noRule{
    "No rule is called '{glob}' (--rules, --severity). 'cota rules' lists them.",
    "Ninguna regla se llama '{glob}' (--rules, --severity). 'cota rules' las enumera."};
constexpr LocalLiteral moreOutputs{"There are more --output than --format.",
                                   "Hay más --output que --format."};
constexpr LocalLiteral twoToOutput{
    "Two answers would go to standard output; give each --format its --output.",
    "Dos respuestas irían a la salida estándar; dé a cada --format su --output."};
constexpr LocalLiteral needsBaseline{"--update-baseline needs --baseline FILE.",
                                     "--update-baseline necesita --baseline FICHERO."};

void requireKnown(const std::string& glob) {
    const auto& book = programMessages();
    for (const auto& topic : book.topics())
        for (const auto& rule : topic.rules)
            if (checks::matches(glob, rule.id())) return;
    for (const auto* row : book.readerRows())
        if (checks::matches(glob, row->id)) return;
    throw CommandError(exitUsage, noRule, {{"glob", glob}});
}

std::string today() {
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    char text[sizeof "2000-01-01"] = "";
    const std::tm* utc = std::gmtime(&now);
    return utc != nullptr && std::strftime(text, sizeof text, "%Y-%m-%d", utc) > 0 ? text : "";
}

checks::CheckOptions engineOptions(const CheckCommandOptions& options) {
    checks::CheckOptions engine;
    engine.today = today();
    engine.jobs = options.jobs.value_or(0);
    for (const std::string& globs : options.rules)
        for (const std::string& glob : split(globs, ',')) {
            requireKnown(glob);
            engine.rules.push_back(glob);
        }
    for (const std::string& text : options.severities) {
        const auto equals = text.find('=');
        const auto severity =
            equals == std::string::npos ? std::nullopt : model::parseSeverity(text.substr(equals + 1));
        if (!severity) throw CommandError(exitUsage, badSeverity, {{"value", text}});
        requireKnown(text.substr(0, equals));
        engine.severities.emplace_back(text.substr(0, equals), *severity);
    }
    return engine;
}

/// --format and --output in pairs, in their order; one format without output goes to standard output.
struct Delivery {
    std::string format;
    std::string output;
};
std::vector<Delivery> deliveriesOf(const CheckCommandOptions& options) {
    auto formats = options.formats;
    if (formats.empty()) formats.emplace_back("text");
    if (options.outputs.size() > formats.size()) throw CommandError(exitUsage, moreOutputs);
    std::vector<Delivery> deliveries;
    for (std::size_t i = 0; i < formats.size(); ++i)
        deliveries.push_back({formats[i], i < options.outputs.size() ? options.outputs[i] : "-"});
    if (std::count_if(deliveries.begin(), deliveries.end(),
                      [](const auto& one) { return one.output == "-"; }) > 1)
        throw CommandError(exitUsage, twoToOutput);
    return deliveries;
}

fs::path plain(const std::string& path) {
    std::error_code ignored;
    return fs::weakly_canonical(path, ignored);
}

/// Checks one task after the other, scenarios first: boards and forces that a scenario names are checked with
/// it.
class Checker {
  public:
    Checker(const CheckCommandOptions& options, const Streams& streams)
        : options_(options),
          streams_(streams),
          engine_(engineOptions(options)),
          library_(libraryOf(options.common)) {}

    checks::Report checkAll() {
        auto tasks = tasksOf(options_.files);
        std::stable_sort(tasks.begin(), tasks.end(), [](const CheckTask& a, const CheckTask& b) {
            return a.path.ends_with(".scenario.xml") > b.path.ends_with(".scenario.xml");
        });
        std::vector<checks::Report> reports;
        for (const CheckTask& task : tasks) {
            if (covered_.contains(plain(task.path))) continue;
            reports.push_back(task.isMapset ? checkMapset(task.path) : checkFile(task.path));
        }
        return checks::merged(std::move(reports));
    }
    bool hadUnreadable() const { return hadUnreadable_; }

  private:
    checks::Report checkFile(const std::string& path) {
        Opened opened = openInput(path, streams_);
        hadUnreadable_ = hadUnreadable_ || !opened.isReadable;
        if (opened.isReadable) openGame(opened.input, library_.beside(path));
        for (const auto& file : opened.input.files) covered_.insert(plain(file.path));
        return checks::check(opened.input, checks::allTopics(), engine_);
    }

    checks::Report checkMapset(const std::string& folder) {
        checks::CheckInput input;
        auto loaded = publish::readWholeMapset(library_, folder);
        input.findings = std::move(loaded.findings);
        hadUnreadable_ = hadUnreadable_ || !loaded.ok();
        const std::string id = loaded.ok() ? loaded.value->id.text : "";
        if (loaded.ok()) input.mapset = std::make_shared<const mapsets::Mapset>(std::move(*loaded.value));
        input.files.push_back({folder, {}, "mapset", id});
        return checks::check(input, checks::allTopics(), engine_);
    }

    const CheckCommandOptions& options_;
    const Streams& streams_;
    checks::CheckOptions engine_;
    mapsets::MapsetLibrary library_;
    std::set<fs::path> covered_;
    bool hadUnreadable_ = false;
};

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

int run(const CheckCommandOptions& options, const Streams& streams) {
    const auto deliveries = deliveriesOf(options);
    if (options.updateBaseline && options.baseline.empty()) throw CommandError(exitUsage, needsBaseline);
    Checker checker(options, streams);
    checks::Report report = checker.checkAll();
    // Measured times would make equal inputs give unequal bytes, so they are there only when asked for.
    if (!options.times) report.timeMs = 0;
    if (options.updateBaseline) {
        write(options.baseline, baselineText(report), streams);
    }
    if (!options.baseline.empty()) {
        applyBaseline(report, options.baseline);
        checks::settle(report);
    }
    for (const Delivery& delivery : deliveries) {
        const bool isJson = delivery.format == "json";
        write(delivery.output,
              isJson ? checks::jsonReport(report, programMessages(), {"cota", toolVersion},
                                          options.common.language)
                     : checks::textReport(report, programMessages(),
                                          {options.common.language, false, options.times, options.skipped}),
              streams);
    }
    return exitCodeOf(report, options, checker.hadUnreadable());
}

void declare(CommandLine& line, CheckCommandOptions& options) {
    line.positionals("FILE", options.files,
                     {"boards, scenarios, forces, mapset folders, or folders with such; - is standard input",
                      "tableros, escenarios, fuerzas, carpetas de mapset o carpetas que los contengan; - es "
                      "la entrada estándar"});
    line.words("--format", "text|json", options.formats,
               {"how the answer is written; may be given several times",
                "cómo se escribe la respuesta; puede repetirse"});
    line.texts("--output", "PATH", options.outputs,
               {"where the answer of the --format in the same place goes (default: -)",
                "adónde va la respuesta del --format del mismo lugar (por omisión: -)"});
    line.word("--fail-on", "error|warning|info|never", options.failOn,
              {"from which severity on the exit code is 1 (default: error)",
               "desde qué gravedad el código de salida es 1 (por omisión: error)"});
    line.number(
        "--max-warnings", "N", options.maxWarnings, 0, 1000000,
        {"exit code 1 for more warnings than this", "código de salida 1 si hay más avisos que estos"});
    line.texts("--rules", "GLOB", options.rules,
               {"only these rules: MAP-*, STACK-001; several with commas, or repeated",
                "solo estas reglas: MAP-*, STACK-001; varias con comas o repitiendo"});
    line.texts("--severity", "RULE=LEVEL", options.severities,
               {"another severity for a rule: MAP-003=info", "otra gravedad para una regla: MAP-003=info"});
    line.text("--baseline", "FILE", options.baseline,
              {"findings in this file do not count", "lo señalado en este fichero no cuenta"});
    line.flag("--update-baseline", options.updateBaseline,
              {"write what is found into that file", "escribir en ese fichero lo que se señale"});
    line.number("--jobs", "N", options.jobs, 1, 1024,
                {"threads (default: one a processor)", "hilos (por omisión: uno por procesador)"});
    line.flag("--skipped", options.skipped,
              {"name every rule that did not run (the answer in JSON always does)",
               "nombrar cada regla que no se ha ejecutado (la respuesta en JSON lo hace siempre)"});
    line.flag("--times", options.times,
              {"measured times; without, timeMs is 0 and equal inputs give equal bytes",
               "tiempos medidos; sin ello timeMs es 0 y entradas iguales dan bytes iguales"});
    declareMapsets(line, options.common);
    declareLanguage(line);
}

}  // namespace

Command checkCommand(const AnswerOptions& common) {
    auto options = std::make_shared<CheckCommandOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("check", summary);
    line->describe(
        {"A scenario is checked with the boards and forces it names. Exit code 0: nothing at or above the\n"
         "threshold; 1: findings; 3: a file cannot be read, or nothing was there to check.",
         "Un escenario se comprueba con los tableros y fuerzas que nombra. Código de salida 0: nada en el\n"
         "umbral o por encima; 1: hallazgos; 3: un fichero no se puede leer o no había nada que comprobar."},
        {"check battle.scenario.xml",
         "check my-boards --fail-on warning --format json --output report.json"});
    declare(*line, *options);
    return {std::move(line), [options](const Streams& streams) { return run(*options, streams); }};
}

}  // namespace cota::cli
