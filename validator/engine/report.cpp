#include "validator/engine/report.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <map>
#include <tuple>

#include "validator/engine/causes.h"

namespace cota::checks {

std::string pathOfFile(const std::vector<CheckedFile>& files, const std::string& file) {
    if (files.empty()) return file;
    const auto folder = std::filesystem::path(files.front().path).parent_path();
    const auto wanted = (folder / file).lexically_normal();
    for (const auto& one : files)
        if (std::filesystem::path(one.path).lexically_normal() == wanted) return one.path;
    return file;
}

const char* textOf(State state) {
    switch (state) {
        case State::fresh:
            return "new";
        case State::baseline:
            return "baseline";
        case State::accepted:
            return "accepted";
    }
    return "";
}

bool comesBefore(const model::Finding& a, const model::Finding& b) {
    if (a.where.has_value() != b.where.has_value()) return a.where.has_value();
    if (a.where && *a.where != *b.where) return *a.where < *b.where;
    return std::tie(a.rule, a.message, a.subject, a.values, a.related) <
           std::tie(b.rule, b.message, b.subject, b.values, b.related);
}

namespace {

void count(Counts& counts, State state, model::Severity severity, std::size_t number) {
    if (state == State::accepted) {
        counts.accepted += number;
    } else if (state == State::baseline) {
        counts.baseline += number;
    } else {
        switch (severity) {
            case model::Severity::error:
                counts.error += number;
                break;
            case model::Severity::warning:
                counts.warning += number;
                break;
            case model::Severity::info:
                counts.info += number;
                break;
        }
    }
}

// Keeps the first `most` fresh findings of each rule. Accepted ones stay, because each was accepted
// explicitly.
void cutLongRuns(Report& report, std::size_t most) {
    std::map<std::string, Cut> seen;
    for (const auto& cut : report.cut) {  // what was cut before, by the rule itself or by an earlier call
        auto& before = seen[cut.rule];
        before = {cut.rule, 0, before.found + cut.found - cut.listed, cut.severity,
                  before.accepted + cut.accepted};
        count(report.counts, State::fresh, cut.severity, cut.found - cut.listed - cut.accepted);
        count(report.counts, State::accepted, cut.severity, cut.accepted);
    }
    for (const auto& reported : report.findings)
        count(report.counts, reported.state, reported.finding.severity, 1);
    std::erase_if(report.findings, [&](const ReportedFinding& reported) {
        if (reported.state != State::fresh) return false;
        auto& cut = seen[reported.finding.rule];
        cut.rule = reported.finding.rule;
        ++cut.found;
        if (cut.listed < most) {
            ++cut.listed;
            return false;
        }
        cut.severity = reported.finding.severity;
        return true;
    });
    report.cut.clear();
    for (const auto& [rule, cut] : seen)
        if (cut.found > cut.listed) report.cut.push_back(cut);
}

/// An error in a board that two scenarios use is listed once, for both.
void dropRepeated(std::vector<ReportedFinding>& findings) {
    std::vector<ReportedFinding> kept;
    for (auto& reported : findings) {
        if (kept.empty() || !(kept.back().finding == reported.finding)) {
            kept.push_back(std::move(reported));
            continue;
        }
        kept.back().alike = std::max(kept.back().alike, reported.alike);
        auto& most = kept.back().finding.consequences;
        most = std::max(most, reported.finding.consequences);
        auto& suites = kept.back().suites;
        suites.insert(suites.end(), reported.suites.begin(), reported.suites.end());
        std::sort(suites.begin(), suites.end());
        suites.erase(std::unique(suites.begin(), suites.end()), suites.end());
    }
    findings = std::move(kept);
}

void sortRules(std::vector<std::string>& run, std::vector<SkippedRule>& skipped) {
    std::sort(run.begin(), run.end());
    run.erase(std::unique(run.begin(), run.end()), run.end());
    std::sort(skipped.begin(), skipped.end(), [](const SkippedRule& a, const SkippedRule& b) {
        return std::tie(a.rule, a.why.en) < std::tie(b.rule, b.why.en);
    });
}

template <class T>
void append(std::vector<T>& to, std::vector<T>& from) {
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

}  // namespace

std::vector<Cut> trailsLeftOut(const Report& report) {
    std::map<std::string, Cut> byRule;
    for (const auto& reported : report.findings) {
        if (reported.trail.empty() && !reported.isTrailLeftOut) continue;
        auto& cut = byRule[reported.finding.rule];
        cut.rule = reported.finding.rule;
        ++cut.found;
        if (!reported.isTrailLeftOut) ++cut.listed;
    }
    std::vector<Cut> cuts;
    for (const auto& [rule, cut] : byRule)
        if (cut.listed < cut.found) cuts.push_back(cut);
    return cuts;
}

void settle(Report& report, std::size_t most) {
    // Of two equal findings, the one that counts comes first.
    std::sort(report.findings.begin(), report.findings.end(),
              [](const ReportedFinding& a, const ReportedFinding& b) {
                  if (comesBefore(a.finding, b.finding)) return true;
                  return !comesBefore(b.finding, a.finding) &&
                         std::tie(a.state, a.suites) < std::tie(b.state, b.suites);
              });
    dropRepeated(report.findings);
    report.counts = {};
    cutLongRuns(report, most);
    sortRules(report.rulesRun, report.rulesSkipped);
}

void asOneSuite(Report& report) {
    Suite suite;
    suite.files = report.files;
    if (!report.files.empty()) suite.name = report.files.front().path;
    suite.rulesRun = report.rulesRun;
    suite.rulesSkipped = report.rulesSkipped;
    suite.times = report.times;
    suite.cut = report.cut;
    suite.failures = report.failures;
    report.suites = {std::move(suite)};
    for (auto& reported : report.findings) reported.suites = {0};
}

Report merged(std::vector<Report> reports) {
    Report whole;
    for (auto& report : reports) {
        for (auto& reported : report.findings)
            for (auto& suite : reported.suites) suite += whole.suites.size();
        for (auto& file : report.files)
            if (std::find(whole.files.begin(), whole.files.end(), file) == whole.files.end())
                whole.files.push_back(std::move(file));
        append(whole.suites, report.suites);
        append(whole.findings, report.findings);
        append(whole.rulesRun, report.rulesRun);
        append(whole.rulesSkipped, report.rulesSkipped);
        append(whole.severities, report.severities);
        append(whole.times, report.times);
        append(whole.cut, report.cut);
        append(whole.failures, report.failures);
        whole.timeMs += report.timeMs;
    }
    settle(whole, static_cast<std::size_t>(-1));  // long runs were cut before
    std::erase_if(whole.rulesSkipped, [&](const SkippedRule& skipped) {
        return std::binary_search(whole.rulesRun.begin(), whole.rulesRun.end(), skipped.rule);
    });
    const auto same = [](const SkippedRule& a, const SkippedRule& b) {
        return a.rule == b.rule && a.why == b.why;
    };
    whole.rulesSkipped.erase(std::unique(whole.rulesSkipped.begin(), whole.rulesSkipped.end(), same),
                             whole.rulesSkipped.end());
    return whole;
}

}  // namespace cota::checks
