// cota fix: applies fixes that need no guessing.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <system_error>
#include <tuple>

#include "formats/model/finding/id_pattern.h"
#include "formats/xml/disk/text_file.h"
#include "validator/cli/check/baseline.h"
#include "validator/cli/check/check_options.h"
#include "validator/cli/check/checker.h"
#include "validator/cli/inputs/documents.h"
#include "validator/cli/inputs/input.h"
#include "validator/cli/inputs/inputs.h"
#include "validator/cli/inputs/mapset_folders.h"
#include "validator/cli/terminal/answer.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/commands.h"
#include "validator/engine/run_rules.h"
#include "validator/fixes/fixing.h"
#include "validator/fixes/unified_diff.h"

namespace cota::cli {

namespace {

namespace fs = std::filesystem;
using model::LocalLiteral;

struct FixOptions {
    AnswerOptions common;
    std::vector<std::string> files;
    std::vector<std::string> rules;
    std::string baseline;
    std::string today;
    bool dryRun = false;
    std::optional<int> jobs;
};

constexpr LocalLiteral fixSummary = local("fix everything that has only one possible correction");
constexpr LocalLiteral nothingToFix = local("Nothing to fix.");
constexpr LocalLiteral fixedCount =
    local("Fixed: {count} {count:finding|findings} in {files} {files:file|files}.");
constexpr LocalLiteral notFixed = local(
    "Not fixed: {count} {count:finding|findings}, because {files} {files:file|files} could not be written.");
constexpr LocalLiteral wouldFix = local(
    "{count} {count:finding|findings} in {files} {files:file|files} can be fixed; nothing was written "
    "(--dry-run).");
constexpr LocalLiteral changedMeanwhile =
    local("'{path}' has changed since it was read; nothing was written to it.");
constexpr LocalLiteral onlyFiles = local("--baseline goes with files, not with -.");
constexpr LocalLiteral entryTakenOut = local("Remove the entry of {rule} on '{subject}'");

std::string wholeFile(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// The name that git uses for one of two versions of a file below the working folder.
std::string diffName(const char* side, const std::string& path) {
    const fs::path plain = fs::path(path).lexically_normal();
    return plain.is_absolute() || *plain.begin() == ".." ? plain.generic_string()
                                                         : side + plain.generic_string();
}

/// Fixes games first, because files depend on them. Then scenarios, with the boards and forces that they
/// name, because only a scenario shows how these are used.
class Fixer {
  public:
    Fixer(const FixOptions& options, const Streams& streams)
        : options_(options),
          streams_(streams),
          today_(dayOf(options.today, *options.common.surroundings)),
          library_(libraryOf(options.common)) {
        for (const std::string& globs : options.rules)
            for (const std::string& glob : split(globs, ',')) {
                rules_.push_back(knownRule(glob));
            }
    }

    int fixFiles() {
        if (!options_.baseline.empty() && std::ranges::find(options_.files, "-") != options_.files.end())
            throw CommandError(exitUsage, onlyFiles);
        if (!options_.baseline.empty()) expectBaseline(options_.baseline);
        auto tasks = tasksOf(options_.files);
        const auto rank = [](const CheckTask& task) {
            return task.isMapset ? 0 : task.path.ends_with(".scenario.xml") ? 1 : 2;
        };
        std::ranges::stable_sort(tasks, {}, rank);
        for (const CheckTask& task : tasks) {
            if (covered_.contains(canonicalOf(task.path))) continue;
            if (task.fault)
                refuse({*task.fault}, task.path);
            else if (task.isMapset)
                fixGame(task.path);
            else
                fixFile(task.path);
        }
        if (!options_.baseline.empty()) fixBaseline();
        return finish();
    }

  private:
    void fixFile(const std::string& path) {
        xml::TextsByFile texts;
        if (path == "-") texts["-"] = pipedBytes(streams_);
        Opened opened = openTexts(path, texts);
        if (const auto pending = pendingFor(opened, pending_); !pending.empty()) {
            texts.insert(pending.begin(), pending.end());
            opened = openTexts(path, texts);
        }
        for (const std::string& source : pathsOf(opened)) covered_.insert(canonicalOf(source));
        if (!opened.isReadable) return refuse(opened.input.findings, path);
        const auto ownFindings = opened.input.findings.size();
        openGame(opened, library_.beside(path));
        auto source = sourceOf(path, opened, ownFindings);
        source.texts = texts;
        source.onlyPath = path == "-";
        source.today = today_;
        source.jobs = options_.jobs.value_or(0);
        const auto result = fixes::fixAll(source, [this](const std::string& rule) { return isAsked(rule); });
        deliver(result);
        if (path == "-" && !options_.dryRun && result.after.empty()) write("-", texts.at("-"), streams_);
        hadUnreadable_ = hadUnreadable_ || !opened.isWhole || !opened.input.mapset;
    }

    void fixGame(const std::string& folder) {
        covered_.insert(canonicalOf(folder));
        const auto game = mapsets::readMapsetFolder(library_, folder);
        if (!game.ok()) return refuse(game.findings, folder);
        fixes::Source source;
        source.path = folder;
        source.library = &library_;
        source.today = today_;
        source.jobs = options_.jobs.value_or(0);
        deliver(fixes::fixAll(source, [this](const std::string& rule) { return isAsked(rule); }));
    }

    /// Reports only what was written.
    void deliver(const fixes::FixedSource& result) {
        std::set<std::string> refused;
        for (const auto& [file, after] : result.after)
            if (!deliverFile(file, result.before.at(file), after)) refused.insert(file);
        tell(result, refused);
        files_ += result.after.size() - refused.size();
    }

    /// Run after the files are fixed: findings that are gone need no entry.
    void fixBaseline() {
        covered_.insert(canonicalOf(options_.baseline));
        checks::CheckOptions engine;
        engine.today = today_;
        engine.jobs = options_.jobs.value_or(0);
        engine.most = static_cast<std::size_t>(-1);  // findings that are cut would seem to be gone
        auto checked = checkAll(options_.files, engine, fixes::FixSearch::none, library_,
                                *options_.common.surroundings, streams_, pending_);
        if (checked.hadUnreadable) return;  // its findings in other files are unknown
        const auto shorter = withoutStale(checked.report, options_.baseline, engine);
        if (shorter.gone.empty() || !isAsked(shorter.gone.front().rule)) return;
        if (!deliverFile(options_.baseline, shorter.before, shorter.after)) {
            notFixed_ += shorter.gone.size();
            return;
        }
        for (const auto& finding : shorter.gone)
            tellFix(finding, options_.common.say(entryTakenOut, finding.values));
        ++files_;
    }

    bool isAsked(const std::string& rule) const {
        return rules_.empty() || std::any_of(rules_.begin(), rules_.end(), [&](const std::string& glob) {
                   return model::matches(glob, rule);
               });
    }

    void refuse(const std::vector<model::Finding>& findings, const std::string& path) {
        checks::CheckInput input;
        input.findings = findings;
        input.locate = [](const model::Subject&) { return std::optional<model::SourceSpan>(); };
        locateAll(input, path);
        printFindings(input.findings, options_.common, streams_);
        hadUnreadable_ = true;
    }

    /// One line per fix: on standard output, unless the text or the difference goes there.
    void tellFix(const model::Finding& finding, const std::string& what) {
        const auto& where = *finding.where;
        auto& out = options_.dryRun || where.file == "-" ? streams_.err : streams_.out;
        out << where.file << ":" << where.line << ":" << where.column << ": [" << finding.rule << "] " << what
            << "\n";
        ++fixed_;
    }

    void tell(const fixes::FixedSource& result, const std::set<std::string>& refused) {
        // One change of a declaration may fix several findings.
        std::set<std::tuple<std::string, std::size_t, std::string>> told;
        for (const auto& one : result.fixed) {
            if (std::ranges::any_of(one.fix.edits,
                                    [&](const auto& edit) { return refused.contains(edit.file); })) {
                ++notFixed_;
                continue;
            }
            const auto& first = one.fix.edits.front();
            if (told.insert({first.file, first.offset, first.text}).second)
                tellFix(one.finding, one.fix.label.in(options_.common.language));
            else
                ++fixed_;
        }
    }

    /// False if it could not be written; the reason has been reported.
    bool deliverFile(const std::string& file, const std::string& before, const std::string& after) {
        const std::string now = file == "-" ? before : wholeFile(file);
        const std::string mark(now.starts_with(byteOrderMark) ? byteOrderMark : "");
        if (options_.dryRun) {
            pending_[canonicalOf(file)] = after;
            const auto known = originals_.emplace(canonicalOf(file), std::pair(file, mark + before)).first;
            differences_[known->first] =
                fixes::unifiedDiff(known->second.second, mark + after, diffName("a/", known->second.first),
                                   diffName("b/", known->second.first));
            return true;
        }
        try {
            if (now != mark + before) throw CommandError(exitUnwritable, changedMeanwhile, {{"path", file}});
            write(file, mark + after, streams_);
            return true;
        } catch (const CommandError& error) {
            streams_.err << "cota: " << error.message(options_.common.language) << "\n";
            ++unwritten_;
            return false;
        }
    }

    int finish() {
        std::string difference;
        for (const auto& entry : differences_) difference += entry.second;
        if (!difference.empty()) write("-", difference, streams_);
        const std::vector<model::MessageValue> counts{{"count", std::to_string(fixed_)},
                                                      {"files", std::to_string(files_)}};
        if (fixed_ > 0)
            streams_.err << options_.common.say(options_.dryRun ? wouldFix : fixedCount, counts) << "\n";
        else if (!hadUnreadable_ && unwritten_ == 0)
            streams_.err << options_.common.in(nothingToFix) << "\n";
        if (unwritten_ > 0) {
            streams_.err << options_.common.say(notFixed, {{"count", std::to_string(notFixed_)},
                                                           {"files", std::to_string(unwritten_)}})
                         << "\n";
            return exitUnwritable;
        }
        if (hadUnreadable_) return exitUnreadable;
        return options_.dryRun && fixed_ > 0 ? exitFound : exitClean;
    }

    const FixOptions& options_;
    const Streams& streams_;
    std::string today_;
    mapsets::MapsetLibrary library_;
    std::vector<std::string> rules_;
    std::set<fs::path> covered_;
    PendingTexts pending_;  // changed, but not written
    std::map<fs::path, std::pair<std::string, std::string>>
        originals_;  // name and text before the first change
    std::map<fs::path, std::string> differences_;
    std::size_t fixed_ = 0, files_ = 0;
    std::size_t notFixed_ = 0, unwritten_ = 0;  // findings, files
    bool hadUnreadable_ = false;
};

}  // namespace

Command fixCommand(const AnswerOptions& common) {
    auto options = std::make_shared<FixOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("fix", fixSummary);
    line->describe(
        local(
            "Changes only the text of the finding; comments, order and white space are kept. Each fix is "
            "tried\nfirst, and applied only if the finding disappears and no finding of the same severity "
            "appears.\nExit code 0: nothing is left to fix; 1: with --dry-run, something can be fixed; 3: a "
            "file, a file\nthat it uses, or its game cannot be read; 4: a file cannot be written."),
        {"fix battle.scenario.xml --dry-run", "fix my-boards --rule MAP-007"});
    line->positionals(
        "FILE", options->files,
        local("boards, scenarios, forces, mapset folders, or folders with such; - is standard input, and the "
              "answer goes to standard output"));
    line->flag("--dry-run", options->dryRun, local("write nothing; print the changes like 'diff -u'"));
    line->texts("--rule", "PATTERN", options->rules,
                local("only findings of these rules: MAP-007, XML-*; several with commas, or repeated"));
    line->text("--baseline", "FILE", options->baseline,
               local("remove obsolete entries from this baseline of 'cota check'"));
    line->text("--today", "DATE", options->today,
               local("the date for acceptances that end (default: SOURCE_DATE_EPOCH, else the clock)"));
    line->number("--jobs", "N", options->jobs, 1, 1024, local("threads (default: one per processor)"));
    declareMapsets(*line, options->common);
    declareLanguage(*line);
    return {std::move(line),
            [options](const Streams& streams) { return Fixer(*options, streams).fixFiles(); }};
}

}  // namespace cota::cli
