#pragma once
// What a designer has accepted: such findings stay in the report, but count no more. An acceptance is itself
// checked, or a list of excuses would only ever grow.

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/document/scenario.h"
#include "validator/engine/finding_sink.h"
#include "validator/engine/report.h"
#include "validator/engine/rule.h"

namespace cota::checks {

Topic acceptanceTopic();

/// What was found beyond what is kept, by rule.
using Overflows = std::map<std::string, Overflow, std::less<>>;

/// Fills in how many cases there are of the rule and subject of each finding, before any is left out.
void countCases(std::vector<ReportedFinding>& findings, const Overflows& overflows);

/// What accepts all that was found of the rule and subject of a finding of `all`, and no more than that;
/// without a reason.
model::Acceptance acceptanceOf(const model::Finding& finding, const std::vector<ReportedFinding>& all);

/// Marks accepted findings, also among those that are only counted. Returns what is wrong with the
/// acceptances themselves. `wasRun` tells whether a rule was run at all: an acceptance of one that was left
/// out is not stale. `isKnown` tells whether an id exists.
std::vector<model::Finding> applyAcceptances(const model::Scenario& scenario,
                                             std::vector<ReportedFinding>& findings, Overflows& overflows,
                                             std::string_view today,
                                             const std::function<bool(std::string_view)>& wasRun,
                                             const std::function<bool(std::string_view)>& isKnown);

}  // namespace cota::checks
