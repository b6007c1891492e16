#include "validator/engine/report.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>

namespace cota::checks {

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

// Keeps the first `most` fresh findings of each rule; accepted ones stay, they were written down one by one.
void cutLongRuns(Report& report, std::size_t most) {
    std::map<std::string, Cut> seen;
    for (const auto& cut : report.cut) {  // what was cut before, by the rule itself or by an earlier call
        seen[cut.rule] = {cut.rule, 0, cut.found - cut.listed, cut.severity};
        count(report.counts, State::fresh, cut.severity, cut.found - cut.listed);
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

template <class T>
void append(std::vector<T>& to, std::vector<T>& from) {
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

}  // namespace

void settle(Report& report, std::size_t most) {
    std::sort(
        report.findings.begin(), report.findings.end(),
        [](const ReportedFinding& a, const ReportedFinding& b) { return comesBefore(a.finding, b.finding); });
    const auto repeated = std::unique(
        report.findings.begin(), report.findings.end(),
        [](const ReportedFinding& a, const ReportedFinding& b) { return a.finding == b.finding; });
    report.findings.erase(repeated, report.findings.end());
    report.counts = {};
    cutLongRuns(report, most);
    std::sort(report.rulesRun.begin(), report.rulesRun.end());
    report.rulesRun.erase(std::unique(report.rulesRun.begin(), report.rulesRun.end()), report.rulesRun.end());
    std::sort(report.rulesSkipped.begin(), report.rulesSkipped.end(),
              [](const SkippedRule& a, const SkippedRule& b) {
                  return std::tie(a.rule, a.why.en) < std::tie(b.rule, b.why.en);
              });
}

Report merged(std::vector<Report> reports) {
    Report whole;
    for (auto& report : reports) {
        append(whole.files, report.files);
        append(whole.findings, report.findings);
        append(whole.rulesRun, report.rulesRun);
        append(whole.rulesSkipped, report.rulesSkipped);
        append(whole.severities, report.severities);
        append(whole.times, report.times);
        append(whole.cut, report.cut);
        append(whole.failures, report.failures);
        whole.timeMs += report.timeMs;
        whole.counts.error += report.counts.error;
        whole.counts.warning += report.counts.warning;
        whole.counts.info += report.counts.info;
        whole.counts.accepted += report.counts.accepted;
        whole.counts.baseline += report.counts.baseline;
    }
    // Already counted and cut one by one: only the order is new.
    const auto counts = whole.counts;
    const auto cut = whole.cut;
    settle(whole, static_cast<std::size_t>(-1));
    whole.counts = counts;
    whole.cut = cut;
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
