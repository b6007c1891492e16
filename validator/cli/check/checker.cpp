#include "validator/cli/check/checker.h"

#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/task_arena.h>

#include <algorithm>
#include <exception>
#include <filesystem>
#include <map>
#include <set>

#include "formats/xml/disk/text_file.h"
#include "formats/xml/documents/document_file.h"
#include "formats/xml/markup/versions.h"
#include "mapsets/loading/files_beside.h"
#include "validator/cli/inputs/input.h"
#include "validator/cli/inputs/inputs.h"
#include "validator/cli/terminal/progress.h"
#include "validator/fixes/fixing.h"
#include "validator/publish/whole_mapset.h"
#include "validator/rules/all_rules.h"

namespace cota::cli {

namespace {

namespace fs = std::filesystem;

/// Whether it may name other files that are then checked with it. Input that can be read only once is
/// assumed to.
bool mayBeScenario(const CheckTask& task) {
    if (task.isMapset || task.fault) return false;
    if (task.path == "-" || task.path.ends_with(".scenario.xml") || xml::isSpecialFile(task.path))
        return true;
    return xml::detectKind(task.path) == xml::FileKind::scenario;
}

/// The result of one task.
struct CheckedTask {
    checks::Report report;
    std::vector<std::string> sources;
    std::set<fs::path> covered;
    bool isUnreadable = false;
    std::exception_ptr fault = nullptr;
};

class TaskChecker {
  public:
    TaskChecker(const checks::CheckOptions& engine, fixes::FixSearch search,
                const mapsets::MapsetLibrary& library, const Streams& streams, const PendingTexts& pending)
        : engine_(engine), search_(search), library_(library), streams_(streams), pending_(pending) {}

    /// `isDoubtful`: the folder has a scenario that could not be read and may name this file.
    CheckedTask check(const CheckTask& task, bool isDoubtful) const {
        CheckedTask checked;
        try {
            checked.sources.push_back(task.path);
            checked.report = task.fault      ? unreadable(task, checked)
                             : task.isMapset ? checkMapset(task.path, checked)
                                             : checkFile(task.path, isDoubtful, checked);
        } catch (...) {
            checked.fault = std::current_exception();
        }
        for (auto& suite : checked.report.suites) suite.isWhole = !checked.isUnreadable;
        // A finding without a place would otherwise be lost among those of other files.
        if (!task.fault)
            for (auto& reported : checked.report.findings)
                if (!reported.finding.where) reported.finding.where = model::SourceSpan{task.path, 0, 0};
        return checked;
    }

  private:
    checks::Report unreadable(const CheckTask& task, CheckedTask& checked) const {
        checks::CheckInput input;
        input.findings = {*task.fault};
        input.findings.front().where = model::SourceSpan{task.path, 0, 0};
        input.files.push_back({task.path, {}, xml::textOf(xml::FileKind::unknown), {}});
        return judged(input, false, checked);
    }

    checks::Report checkFile(const std::string& path, bool isDoubtful, CheckedTask& checked) const {
        Opened opened = openInput(path, streams_);
        const auto texts = pendingFor(opened, pending_);
        if (!texts.empty()) opened = openTexts(path, texts);
        opened.input.isAmendedElsewhere = isDoubtful && !opened.input.document.scenario;
        const auto ownFindings = opened.input.findings.size();
        if (opened.isReadable) openGame(opened, library_.beside(path));
        for (const std::string& source : pathsOf(opened)) {
            checked.covered.insert(canonicalOf(source));
            checked.sources.push_back(source);
        }
        checked.isUnreadable = !opened.isWhole || opened.input.mapset == nullptr;
        auto source = sourceOf(path, opened, ownFindings);
        if (source.hasFilesBeside && opened.isReadable && opened.input.mapset)
            addFilesBeside(path, texts, opened, checked);
        auto report = judged(opened.input, opened.isReadable, checked);
        if (!opened.isReadable || path == "-") return report;
        source.today = engine_.today;
        source.jobs = engine_.jobs;
        fixes::offerFixes(report, source, search_);
        return report;
    }

    static void addFilesBeside(const std::string& path, const xml::TextsByFile& texts, Opened& opened,
                               CheckedTask& checked) {
        for (const auto& file : mapsets::filesBeside(path)) checked.sources.push_back(file.string());
        for (auto& finding : mapsets::findingsBeside(*opened.input.mapset, path, texts))
            opened.input.findings.push_back(std::move(finding));
    }

    checks::Report checkMapset(const std::string& folder, CheckedTask& checked) const {
        checks::CheckInput input;
        auto loaded = publish::readWholeMapset(libraryWithPending(folder), folder);
        input.findings = std::move(loaded.findings);
        const std::string id = loaded.ok() ? loaded.value->id.text : "";
        if (loaded.ok()) input.mapset = std::make_shared<const mapsets::Mapset>(std::move(*loaded.value));
        input.files.push_back({folder, {}, "mapset", id});
        std::error_code ignored;
        for (const auto& entry : fs::recursive_directory_iterator(folder, ignored))
            if (entry.path().extension() == ".xml") checked.sources.push_back(entry.path().string());
        auto report = judged(input, loaded.ok(), checked);
        if (!loaded.ok()) return report;
        fixes::Source source;
        source.path = folder;
        source.library = &library_;
        source.today = engine_.today;
        source.jobs = engine_.jobs;
        fixes::offerFixes(report, source, search_);
        return report;
    }

    mapsets::MapsetLibrary libraryWithPending(const std::string& folder) const {
        mapsets::MapsetLibrary library = library_;
        for (const auto& [path, text] : pending_)
            if (path.parent_path() == canonicalOf(folder))
                library.texts[(fs::path(folder) / path.filename()).generic_string()] = text;
        return library;
    }

    /// Runs no rules on unreadable input, because they would have nothing to check.
    checks::Report judged(const checks::CheckInput& input, bool isReadable, CheckedTask& checked) const {
        checked.isUnreadable = checked.isUnreadable || !isReadable;
        return checks::check(input, isReadable ? checks::allTopics() : std::span<const checks::Topic>{},
                             engine_);
    }

    const checks::CheckOptions& engine_;
    fixes::FixSearch search_;
    const mapsets::MapsetLibrary& library_;
    const Streams& streams_;
    const PendingTexts& pending_;
};

/// Checks tasks in rounds. Tasks of one round do not cover each other, so they run in parallel; results are
/// in their order.
class Rounds {
  public:
    Rounds(const TaskChecker& checker, int jobs, Progress& progress)
        : checker_(checker),
          progress_(progress),
          arena_(jobs > 0 ? jobs : oneapi::tbb::task_arena::automatic) {}

    void run(const std::vector<CheckTask>& tasks) {
        std::vector<const CheckTask*> due;
        for (const CheckTask& task : tasks) {
            if (covered_.contains(canonicalOf(task.path)) || !given_.insert(canonicalOf(task.path)).second)
                progress_.next(task.path);
            else
                due.push_back(&task);
        }
        std::vector<CheckedTask> checked(due.size());
        const auto before = unreadableIn_;
        const auto check = [&](std::size_t i) {
            progress_.next(due[i]->path);
            checked[i] = checker_.check(*due[i], before.contains(canonicalOf(due[i]->path).parent_path()));
        };
        if (due.size() == 1)
            check(0);
        else if (!due.empty())
            arena_.execute([&] { oneapi::tbb::parallel_for(std::size_t{0}, due.size(), check); });
        for (CheckedTask& one : checked) {
            if (one.fault) std::rethrow_exception(one.fault);
            covered_.merge(one.covered);
            if (one.isUnreadable) unreadableIn_.insert(canonicalOf(one.sources.front()).parent_path());
            all_.sources.insert(all_.sources.end(), one.sources.begin(), one.sources.end());
            all_.hadUnreadable = all_.hadUnreadable || one.isUnreadable;
            reports_.push_back(std::move(one.report));
        }
    }

    CheckedAll take() {
        nameAlike();
        all_.report = checks::merged(std::move(reports_));
        return std::move(all_);
    }

  private:
    /// A file of a game is read for the game and for each document of it, perhaps by different paths. Uses
    /// the path that the user gave, so that each error is reported once.
    void nameAlike() {
        std::map<fs::path, std::string> given;
        for (const auto& source : all_.sources) given.emplace(canonicalOf(source), source);
        std::map<std::string, std::string> names;
        const auto rename = [&](std::string& file) {
            const auto [name, isNew] = names.emplace(file, file);
            if (isNew)
                if (const auto found = given.find(canonicalOf(file)); found != given.end())
                    name->second = found->second;
            file = name->second;
        };
        const auto renameAt = [&](std::optional<model::SourceSpan>& where) {
            if (where) rename(where->file);
        };
        for (auto& report : reports_)
            for (auto& reported : report.findings) {
                auto& finding = reported.finding;
                renameAt(finding.where);
                if (finding.subject.kind == model::SubjectKind::file) rename(finding.subject.id);
                for (auto& subject : finding.related)
                    if (subject.kind == model::SubjectKind::file) rename(subject.id);
                for (auto& where : reported.relatedWhere) renameAt(where);
                for (auto& step : reported.trail) renameAt(step.where);
                for (auto& value : finding.values)
                    if (const auto known = names.find(value.text); known != names.end())
                        value.text = known->second;
            }
    }

    const TaskChecker& checker_;
    Progress& progress_;
    oneapi::tbb::task_arena arena_;
    std::set<fs::path> covered_, given_;
    std::set<fs::path> unreadableIn_;  // folders
    std::vector<checks::Report> reports_;
    CheckedAll all_;
};

}  // namespace

CheckedAll checkAll(const std::vector<std::string>& paths, const checks::CheckOptions& engine,
                    fixes::FixSearch search, const mapsets::MapsetLibrary& library,
                    const Surroundings& surroundings, const Streams& streams, const PendingTexts& pending) {
    // The rules of a document also run in parallel; this limits the total number of threads.
    std::optional<oneapi::tbb::global_control> most;
    if (engine.jobs > 0)
        most.emplace(oneapi::tbb::global_control::max_allowed_parallelism,
                     static_cast<std::size_t>(engine.jobs));
    const auto tasks = tasksOf(paths);
    std::vector<CheckTask> scenarios, others;
    for (const CheckTask& task : tasks) (mayBeScenario(task) ? scenarios : others).push_back(task);
    Progress progress(tasks.size(), surroundings, streams);
    const TaskChecker checker(engine, search, library, streams, pending);
    Rounds rounds(checker, engine.jobs, progress);
    rounds.run(scenarios);
    rounds.run(others);
    return rounds.take();
}

}  // namespace cota::cli
