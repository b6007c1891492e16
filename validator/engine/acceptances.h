#pragma once
// Findings that a designer has accepted: they stay in the report but no longer count. Acceptances are
// checked too, because otherwise the list of excuses would only grow.

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

/// Findings beyond those that are kept, by rule.
using Overflows = std::map<std::string, Overflow, std::less<>>;

/// Counts the cases of each finding's rule and subject. Call it before any finding is removed.
void countCases(std::vector<ReportedFinding>& findings, const Overflows& overflows);

/// An acceptance, without a reason, for all cases of the finding's rule and subject, and no more.
model::Acceptance acceptanceOf(const model::Finding& finding, const std::vector<ReportedFinding>& all);

/// Marks accepted findings, also among those that are only counted. Returns what is wrong with the
/// acceptances themselves. `wasRun`: the rule was run; an acceptance of a rule that was not run is not
/// stale. `isKnown`: the id exists.
std::vector<model::Finding> applyAcceptances(const model::Scenario& scenario,
                                             std::vector<ReportedFinding>& findings, Overflows& overflows,
                                             std::string_view today,
                                             const std::function<bool(std::string_view)>& wasRun,
                                             const std::function<bool(std::string_view)>& isKnown);

}  // namespace cota::checks
