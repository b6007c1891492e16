#pragma once
// The answer of a check: one flat, sorted list of findings, and what was checked. The same input gives the
// same bytes, whatever ran first.

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "formats/model/finding/finding.h"
#include "formats/model/finding/local_text.h"
#include "formats/model/geometry/grid.h"
#include "formats/model/geometry/hex.h"
#include "validator/engine/trail.h"

namespace cota::checks {

enum class State { fresh, baseline, accepted };
const char* textOf(State state);  // "new", "baseline", "accepted"

/// A hex that a finding is about, in axial coordinates of the document's battlefield.
struct LaidHex {
    std::string label;
    model::HexCoord hex;
};

/// A range of a file and its new text.
struct TextEdit {
    std::string file;
    std::size_t offset = 0;  // in bytes, as the file was read
    std::size_t length = 0;
    std::string text = {};
    model::SourceSpan from = {};  // the same as lines and columns
    model::SourceSpan to = {};    // behind the range
    friend bool operator==(const TextEdit&, const TextEdit&) = default;
};

/// Fixes a finding without guessing what was intended. It is tried before it is offered.
struct Fix {
    std::string id;  // rule and kind: "ACCEPT-001.drop-element"
    model::LocalText label;
    std::vector<TextEdit> edits;  // none overlaps another
    friend bool operator==(const Fix&, const Fix&) = default;
};

struct ReportedFinding {
    model::Finding finding;
    State state = State::fresh;
    std::string reason = {};  // of accepted findings and of those in a baseline, in the designer's words
    /// Of an accepted finding: how many cases its acceptance covers, and for how many it is intended, if
    /// stated.
    std::size_t covered = 0;
    std::optional<std::size_t> meantFor = {};
    std::vector<std::size_t> suites = {};  // indexes into Report::suites, ascending
    /// The places of finding.related, in the same order; may be shorter.
    std::vector<std::optional<model::SourceSpan>> relatedWhere = {};
    std::vector<TrailStep> trail = {};
    bool isTrailLeftOut = false;      // there is one, but the rule lists no more trails
    std::vector<LaidHex> hexes = {};  // empty: it is not on a map
    std::vector<Fix> fixes = {};      // filled in by validator/fixes; at most one
    std::size_t cases = 1;            // in this finding: a list of all pairs of a board has many
    /// Cases of its rule and subject in the whole check, including those that are not listed.
    std::size_t alike = 1;
};

struct CheckedFile {
    std::string path;
    std::string sha256;
    std::string kind;  // board, scenario, forces, mapset
    std::string mapset;
    friend bool operator==(const CheckedFile&, const CheckedFile&) = default;
};

/// The path, as findings write it, of a file that the scenario, the first of `files`, names. Returns `file`
/// itself if it is not among them.
std::string pathOfFile(const std::vector<CheckedFile>& files, const std::string& file);

struct SkippedRule {
    std::string rule;
    model::LocalText why;
    bool notAsked = false;  // left out by the command line, not because of the input
};

struct RuleTime {
    std::string rule;
    int row = 0;  // index of the row in the game's settings
    double ms = 0;
};

/// Findings of one rule that are counted but not listed.
struct Cut {
    std::string rule;
    std::size_t listed = 0;
    std::size_t found = 0;
    model::Severity severity = model::Severity::error;  // of those that are not listed
    std::size_t accepted = 0;                           // of those that are not listed
};

/// A rule that failed to run: a bug of the program, never of the document.
struct Failure {
    std::string rule;
    std::string what;
};

struct SeverityChange {
    std::string rule;
    model::Severity severity = model::Severity::error;
    bool byCommand = false;  // otherwise by the game
};

struct Counts {
    std::size_t error = 0, warning = 0, info = 0;  // fresh ones, including those that were cut
    std::size_t accepted = 0, baseline = 0;
};

/// What was checked together: a scenario with its files, a board or forces alone, a game.
struct Suite {
    std::string name;                                           // the path that the user gave
    std::vector<CheckedFile> files;                             // the given one first
    bool isWhole = true;                                        // false: not all of it could be read
    model::Orientation orientation = model::Orientation::flat;  // of its map, if it has one
    std::vector<std::string> rulesRun;                          // sorted, each once
    std::vector<SkippedRule> rulesSkipped;
    std::vector<RuleTime> times;
    std::vector<Cut> cut;
    std::vector<Failure> failures;
};

struct Report {
    std::vector<Suite> suites;
    std::string baseline;            // the file that findings were compared with; empty: none
    std::vector<CheckedFile> files;  // each once
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

/// By rule, how many of the findings that have a trail are listed with it, if not all.
std::vector<Cut> trailsLeftOut(const Report& report);

/// The order of a report: file, line, column, rule, message, subject, values. Findings without a place come
/// last.
bool comesBefore(const model::Finding& a, const model::Finding& b);

/// Sorts, removes repetitions, keeps at most `most` findings of each rule, counts. check() does this;
/// callers that change states or add findings do it again.
void settle(Report& report, std::size_t most = 200);

/// Turns a report of one document into the report of one suite. check() does this.
void asOneSuite(Report& report);

/// Joins several reports into one, sorted.
Report merged(std::vector<Report> reports);

}  // namespace cota::checks
