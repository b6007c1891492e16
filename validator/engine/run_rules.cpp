#include "validator/engine/run_rules.h"

#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/partitioner.h>
#include <oneapi/tbb/task_arena.h>

#include <algorithm>
#include <atomic>
#include <bit>
#include <chrono>
#include <exception>
#include <functional>
#include <map>
#include <set>

#include "formats/model/finding/id_pattern.h"
#include "validator/engine/acceptances.h"
#include "validator/engine/causes.h"
#include "validator/engine/check_context.h"
#include "validator/engine/finding_sink.h"
#include "validator/engine/kept_findings.h"
#include "validator/engine/needs.h"
#include "validator/engine/settings.h"
#include "validator/engine/shown_names.h"
#include "validator/engine/whereabouts.h"

namespace cota::checks {

namespace {

using Clock = std::chrono::steady_clock;

double milliseconds(Clock::time_point from) {
    return std::chrono::duration<double, std::milli>(Clock::now() - from).count();
}

/// One row of the game's settings and its rule, about to run.
struct Job {
    Settings settings;
    int row = 0;
    std::vector<FindingSink::Found> found = {};
    Overflow overflow = {};
    double ms = 0;
    std::string failure = {};
    bool failed = false;
    bool hasRun = false;  // to its end
    Reads reads = 0;
};

class Run {
  public:
    Run(const CheckInput& input, std::span<const Topic> topics, const CheckOptions& options,
        KeptFindings* kept)
        : input_(input),
          topics_(topics),
          options_(options),
          kept_(kept),
          context_(input.document, input.mapset, input.laid, kept) {}

    Report report() {
        const auto start = Clock::now();
        if (options_.rules.empty() && !topics_.empty() && !worksAlone())
            inArena([this] { context_.prepare(); });
        for (const auto& topic : topics_)
            for (const auto& rule : topic.rules) plan(rule);
        work();
        collect();
        accept();
        for (auto& reported : report_.findings) {
            applySettings(reported.finding);
            placeExactly(reported.finding);
        }
        Causes(input_, context_, topics_).hide(report_.findings, collected_, report_.cut);
        report_.files = input_.files;
        settle(report_, options_.most);
        asOneSuite(report_);
        report_.timeMs = milliseconds(start);
        Whereabouts(input_, context_).fillIn(report_);
        return std::move(report_);
    }

  private:
    void skip(const Rule& rule, model::LocalText why, bool notAsked = false) {
        report_.rulesSkipped.push_back({std::string(rule.id()), std::move(why), notAsked});
    }

    Needs missing(Needs needs) const {
        constexpr Needs onMap = need::battlefield & ~need::mapset;
        return input_.isAmendedElsewhere && (needs & onMap) != 0 ? onMap : context_.missing(needs);
    }

    void plan(const Rule& rule) {
        known_.insert(rule.id());
        if (*rule.parts != '\0') parts_.emplace(rule.id(), rule.parts);
        if (!isAsked(options_, rule.id())) {
            skip(rule, local("not selected"), true);
            return;
        }
        if (rule.isDeep && !options_.deep && options_.rules.empty()) {
            skip(rule, local("takes long: only with --deep, or if it is named"), true);
            return;
        }
        if (const auto lacking = missing(rule.needs)) {
            skip(rule, whyMissing(lacking));
            return;
        }
        if (!rule.run) {  // the engine reports it
            report_.rulesRun.emplace_back(rule.id());
            return;
        }
        planRows(rule);
    }

    void planRows(const Rule& rule) {
        int rows = 0;
        bool hasRow = false;
        if (input_.mapset) {
            for (const auto& row : input_.mapset->catalogue.rules) {
                if (row.rule != rule.id()) continue;
                hasRow = true;
                if (!row.on)
                    skip(rule, local("switched off in rules.xml of the game"));
                else if (const Settings settings(rule, &row); !settings.faults().empty())
                    skip(rule, local("a row in rules.xml of the game is invalid"));
                else
                    jobs_.push_back({settings, rows++});
            }
        }
        if (hasRow) return;
        if (!runsWithoutRow(rule))
            skip(rule, local("no row in rules.xml of the game"));
        else
            jobs_.push_back({Settings(rule, nullptr)});
    }

    void runOne(Job& job) {
        const auto start = Clock::now();
        if (const auto* kept = kept_ ? kept_->find(job.settings.rule().id(), job.row) : nullptr) {
            job.found = kept->found;
            return;
        }
        const CheckContext context = context_.fresh();
        FindingSink sink(job.settings, input_.mapset ? input_.mapset->id.text : std::string{},
                         acceptedOf(job.settings.rule()));
        try {
            job.settings.rule().run(context, job.settings, sink);
        } catch (const std::exception& fault) {
            job.failed = true;
            job.failure = fault.what();
        } catch (...) {
            job.failed = true;
        }
        job.found = sink.take();
        job.overflow = sink.overflow();
        job.reads = context.reads();
        job.hasRun = !job.failed;
        job.ms = milliseconds(start);
    }

    /// The subjects of the scenario's acceptances of a rule.
    std::vector<std::string> acceptedOf(const Rule& rule) const {
        std::vector<std::string> subjects;
        if (const auto* scenario = context_.scenario())
            for (const auto& acceptance : scenario->acceptances)
                if (model::ruleOf(acceptance.rule) == rule.id()) subjects.push_back(acceptance.subject);
        return subjects;
    }

    /// A document without boards is checked sooner than threads begin.
    bool worksAlone() const { return context_.document().boards.empty(); }

    template <class Act>
    void inArena(Act&& act) const {
        oneapi::tbb::task_arena arena(options_.jobs > 0 ? options_.jobs : oneapi::tbb::task_arena::automatic);
        arena.execute(act);
    }

    /// A few rules take most of the time, so each one is a task of its own. Those with the most needs come
    /// first, so that no long one runs alone at the end.
    void work() {
        std::vector<Job*> order;
        for (Job& job : jobs_) order.push_back(&job);
        std::ranges::stable_sort(order, std::ranges::greater{},
                                 [](const Job* job) { return std::popcount(job->settings.rule().needs); });
        if (worksAlone()) {
            for (Job* job : order) runOne(*job);
            return;
        }
        std::atomic<std::size_t> next = 0;
        inArena([&] {
            oneapi::tbb::parallel_for(
                std::size_t{0}, order.size(), [&](std::size_t) { runOne(*order[next++]); },
                oneapi::tbb::simple_partitioner{});
        });
    }

    void collect() {
        const ShownNames names(input_.document, input_.mapset ? &input_.mapset->catalogue : nullptr);
        for (const auto& finding : input_.findings) report_.findings.push_back({finding, State::fresh});
        collected_.ofReaders = input_.findings.size();
        for (auto& finding : context_.assemblyFindings()) {
            if (isSaidOfFile(finding)) continue;
            place(finding, partsOf(finding));
            names.fillIn(finding);
            report_.findings.push_back({std::move(finding), State::fresh});
            ++collected_.ofAssembly;
        }
        for (auto& reported : report_.findings) place(reported.finding);
        for (auto& job : jobs_) {
            const std::string id(job.settings.rule().id());
            const bool isMore = job.overflow.all().findings > 0;
            // The number of the rest depends on the acceptances, which are not among the reads of the rule.
            if (kept_ && job.hasRun && !isMore)
                kept_->keep(job.settings.rule().id(), job.row, {job.reads, job.found});
            report_.rulesRun.push_back(id);
            report_.times.push_back({id, job.row, job.ms});
            if (job.failed) report_.failures.push_back({id, job.failure});
            if (isMore) {
                overflows_[id].add(job.overflow);
                overflowSeverities_[id] = severityFor(id, job.found.front().finding.severity);
            }
            for (auto& found : job.found) {
                if (!isAsked(options_, found.finding.message)) continue;  // another row of the game
                found.finding.where = located(found.item);
                if (found.first) sayFirst(found.finding, located(found.first));
                if (found.spoils.any())
                    collected_.spoils.emplace(report_.findings.size(), std::move(found.spoils));
                place(found.finding, found.at, found.places);
                names.fillIn(found.finding);
                auto& reported = report_.findings.emplace_back();
                reported.finding = std::move(found.finding);
                reported.cases = found.cases;
                reported.isTrailLeftOut = found.trail.size() == 1 && found.trail.front().isLeftOut;
                if (!reported.isTrailLeftOut) reported.trail = std::move(found.trail);
            }
        }
    }

    /// Moves the place to the word itself, if the finding is about one.
    void placeExactly(model::Finding& finding) const {
        if (!finding.where || !input_.locateWord) return;
        if (auto exact = input_.locateWord(finding)) finding.where = std::move(exact);
    }

    /// Whether a reader has already reported the file of a board that the assembly could not use.
    bool isSaidOfFile(const model::Finding& finding) const {
        const auto fileOf = [](const model::Finding& one) { return model::textOfValue(one.values, "file"); };
        const auto file = finding.subject.kind == model::SubjectKind::board ? fileOf(finding) : std::string{};
        if (file.empty()) return false;
        const auto path = pathOfFile(input_.files, file);
        return std::ranges::any_of(input_.findings, [&](const model::Finding& one) {
            return one.severity == model::Severity::error &&
                   ((one.subject.kind == model::SubjectKind::file && fileOf(one) == file) ||
                    (one.where && one.where->file == path));
        });
    }

    std::optional<model::SourceSpan> located(const std::optional<model::ListItem>& item) const {
        return item && input_.locateItem ? input_.locateItem(*item) : std::nullopt;
    }

    static void sayFirst(model::Finding& finding, const std::optional<model::SourceSpan>& first) {
        model::LocalText text;
        if (first) {
            const std::array<model::MessageValue, 2> values{model::MessageValue{"file", first->file},
                                                            {"line", std::to_string(first->line)}};
            const bool isSameFile = finding.where && first->file == finding.where->file;
            text = model::fillTemplate(
                isSameFile ? local(" (the first in line {line})") : local(" (the first in {file}:{line})"),
                values);
        }
        addLocal(finding.values, std::string(firstPlace), text);
    }

    // A mistake in an amendment is shown at the amendment, not at the hex of the board.
    static std::vector<model::Subject> partsOf(const model::Finding& finding) {
        std::vector<model::Subject> parts;
        for (const auto& related : finding.related)
            if (related.kind == model::SubjectKind::part) parts.push_back(related);
        return parts;
    }

    void place(model::Finding& finding, const std::vector<model::Subject>& first = {},
               const std::vector<model::Subject>& then = {}) const {
        if (!finding.where && input_.mapset && finding.subject.kind == model::SubjectKind::mapsetEntry) {
            const auto& places = input_.mapset->places;
            if (const auto found = places.find(finding.subject.id); found != places.end())
                finding.where = found->second;
        }
        if (!input_.locate) return;
        for (const auto& subject : first)
            if (!finding.where) finding.where = input_.locate(subject);
        if (!finding.where) finding.where = input_.locate(finding.subject);
        for (const auto* others : {&then, &std::as_const(finding.related)})
            for (const auto& other : *others)
                if (!finding.where) finding.where = input_.locate(other);
    }

    void accept() {
        countCases(report_.findings, overflows_);
        acceptFindings();
        for (const auto& [rule, overflow] : overflows_)
            report_.cut.push_back(
                {rule, 0, overflow.all().findings, overflowSeverities_.at(rule), overflow.accepted()});
    }

    /// Whether it is a rule and an entry of the game that its findings may be about: "TABLE-001.hand-size".
    bool isPart(std::string_view id) const {
        const auto rule = model::ruleOf(id);
        const auto parts = parts_.find(rule);
        if (parts == parts_.end() || rule == id || !input_.mapset) return false;
        const auto entry = std::string(parts->second) + "/" + std::string(id.substr(rule.size() + 1));
        return input_.mapset->places.contains(entry);
    }

    void acceptFindings() {
        const auto* scenario = context_.scenario();
        if (!scenario) return;
        const std::set<std::string, std::less<>> run(report_.rulesRun.begin(), report_.rulesRun.end());
        // Readers always look for their messages; the engine does not know which of their ids exist.
        const auto ours = [&](std::string_view id) { return known_.contains(id); };
        const auto byReaders = [](std::string_view id) {
            return id.starts_with("XML-") || id.starts_with("ASM-") || id.starts_with("MAPSET-");
        };
        // A missing file may contain what the acceptance is for.
        const bool isWhole = input_.document.hasAllItNames();
        auto wrong = applyAcceptances(
            *scenario, report_.findings, overflows_, options_.today,
            [&](std::string_view id) {
                return isWhole && (byReaders(id) || run.contains(model::ruleOf(id)));
            },
            [&](std::string_view id) { return byReaders(id) || ours(id) || isPart(id); });
        for (auto& finding : wrong) {
            if (!isAsked(options_, finding.rule)) continue;
            place(finding);
            report_.findings.push_back({std::move(finding), State::fresh});
        }
    }

    // Readers do not know the game's settings; the severities of the command line override both.
    void applySettings(model::Finding& finding) {
        if (input_.mapset && !known_.contains(finding.rule))
            for (const auto& row : input_.mapset->catalogue.rules) {
                if (row.rule != finding.rule) continue;
                if (row.severity) finding.severity = *row.severity;
                if (!finding.citation && !row.citation.empty())
                    finding.citation = model::Citation{input_.mapset->id.text, row.citation};
            }
        finding.severity = severityFor(finding.rule, finding.severity);
        if (const auto& name = settingNameOf(finding); name != finding.rule)
            finding.severity = severityFor(name, finding.severity);
    }

    model::Severity severityFor(std::string_view rule, model::Severity severity) const {
        for (const auto& [glob, asked] : options_.severities)
            if (model::matches(glob, rule)) severity = asked;
        return severity;
    }

    const CheckInput& input_;
    std::span<const Topic> topics_;
    const CheckOptions& options_;
    KeptFindings* kept_;
    CheckContext context_;
    std::set<std::string_view> known_;
    std::map<std::string_view, std::string_view> parts_;  // of the rules that have any
    std::vector<Job> jobs_;
    std::map<std::string, Overflow, std::less<>> overflows_;  // by rule
    std::map<std::string, model::Severity, std::less<>> overflowSeverities_;
    Causes::Collected collected_;
    Report report_;
};

void listSeverities(Report& report, const CheckInput& input, const CheckOptions& options) {
    if (input.mapset)
        for (const auto& row : input.mapset->catalogue.rules)
            if (row.on && row.severity) report.severities.push_back({row.rule, *row.severity, false});
    for (const auto& [glob, severity] : options.severities)
        report.severities.push_back({glob, severity, true});
}

}  // namespace

Report check(const CheckInput& input, std::span<const Topic> topics, const CheckOptions& options,
             KeptFindings* kept) {
    if (kept) kept->begin(input.document, input.mapset);
    auto report = Run(input, topics, options, kept).report();
    listSeverities(report, input, options);
    return report;
}

bool isAsked(const CheckOptions& options, std::string_view id) {
    const auto rule = model::ruleOf(id);
    return options.rules.empty() || std::ranges::any_of(options.rules, [&](const std::string& glob) {
               const auto asked = id == rule ? model::ruleOf(glob) : std::string_view(glob);
               return model::matches(asked, id) || model::matches(glob, rule);
           });
}

}  // namespace cota::checks
