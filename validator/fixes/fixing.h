#pragma once
// Fixes for the findings of a document: drafted, tried together and, if that fails, in smaller and smaller
// groups. Both programs use this, so that they offer the same fixes.

#include <functional>
#include <string>
#include <vector>

#include "validator/fixes/trial.h"

namespace cota::fixes {

/// How far to look for fixes. Drafting them costs one check, trying them up to sixteen.
enum class FixSearch { none, drafted, proven };

/// Fills in `fixes` of each new finding of the report that has a fix. A drafted fix may not help. The report
/// may lack findings, and may have other severities.
void offerFixes(checks::Report& report, const Source& source, FixSearch search = FixSearch::proven);

/// The fix of one finding of the report of judge(source), and the changed texts; empty if there is none.
struct FoundFix {
    checks::Fix fix;
    xml::TextsByFile texts;  // of the files that change
};
std::vector<FoundFix> fixesOf(const model::Finding& finding, const Source& source);

/// For a name that refers to nothing: another known name in its place, or none. Untested.
struct NameChoice {
    model::LocalText label;
    xml::TextsByFile texts;  // of the files that change
    bool isRemoval = false;
};
/// The three nearest names, and last the removal; empty if the finding is about no name.
std::vector<NameChoice> namesFor(const model::Finding& finding, const Source& source);

/// A fixed finding and its former place.
struct FixedFinding {
    model::Finding finding;
    checks::Fix fix;
};
struct FixedSource {
    std::vector<FixedFinding> fixed;
    xml::TextsByFile before;  // of the files that change
    xml::TextsByFile after;
};
/// Applies all fixes of the requested rules, and repeats this until none is left.
FixedSource fixAll(const Source& source, const std::function<bool(const std::string& rule)>& isAsked);

}  // namespace cota::fixes
