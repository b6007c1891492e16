#pragma once
// The answer of a check: one flat, sorted list of findings, and what was and was not looked at. The same
// input gives the same bytes, whatever ran first.

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "formats/model/finding.h"
#include "formats/model/local_text.h"

namespace cota::checks {

enum class State { fresh, baseline, accepted };
const char* textOf(State state);  // "new", "baseline", "accepted"

struct ReportedFinding {
    model::Finding finding;
    State state = State::fresh;
    std::string reason;  // of an accepted one, in the designer's words
};

struct CheckedFile {
    std::string path;
    std::string sha256;
    std::string kind;  // board, scenario, forces, mapset
    std::string mapset;
};

struct SkippedRule {
    std::string rule;
    model::LocalText why;
    bool notAsked = false;  // left out by the command line, not by what was checked
};

struct RuleTime {
    std::string rule;
    int row = 0;  // which row of the game's settings, from 0
    double ms = 0;
};

/// Findings of one rule that are counted but not listed.
struct Cut {
    std::string rule;
    std::size_t listed = 0;
    std::size_t found = 0;
    model::Severity severity = model::Severity::error;  // of those that are not listed
};

/// A rule that could not do its work: our fault, never the document's.
struct Failure {
    std::string rule;
    std::string what;
};

struct SeverityChange {
    std::string rule;
    model::Severity severity = model::Severity::error;
    bool byCommand = false;  // else by the game
};

struct Counts {
    std::size_t error = 0, warning = 0, info = 0;  // fresh ones, those that were cut included
    std::size_t accepted = 0, baseline = 0;
};

struct Report {
    std::vector<CheckedFile> files;
    std::vector<ReportedFinding> findings;
    std::vector<std::string> rulesRun;  // sorted, each once
    std::vector<SkippedRule> rulesSkipped;
    std::vector<SeverityChange> severities;
    std::vector<RuleTime> times;
    std::vector<Cut> cut;
    std::vector<Failure> failures;
    Counts counts;
    double timeMs = 0;
};

/// The order of a report: file, line, column, rule, message, subject, values. Findings without a place come
/// last.
bool comesBefore(const model::Finding& a, const model::Finding& b);

/// Sorts, removes repetitions, keeps at most `most` of each rule, counts. Done by check(); callers that
/// change states or add findings do it again.
void settle(Report& report, std::size_t most = 200);

/// Several reports as one, sorted as one.
Report merged(std::vector<Report> reports);

}  // namespace cota::checks
