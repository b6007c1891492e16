#pragma once
// What a designer has accepted: such findings stay in the report, but count no more. An acceptance is itself
// checked, or a list of excuses would only ever grow.

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/scenario.h"
#include "validator/engine/report.h"
#include "validator/engine/rule.h"

namespace cota::checks {

Topic acceptanceTopic();

/// How many cases a finding tells of: of some rules one lists all pairs or hexes of a board.
std::size_t casesOf(const model::Finding& finding);

/// What accepts all that the report has of the rule and subject of a finding, and no more than that; without
/// a reason.
model::Acceptance acceptanceOf(const model::Finding& finding, const std::vector<ReportedFinding>& all);

/// Marks accepted findings. Returns what is wrong with the acceptances themselves. `wasRun` tells whether a
/// rule was run at all: an acceptance of one that was left out is not stale. `isKnown` tells whether an id
/// exists.
std::vector<model::Finding> applyAcceptances(const model::Scenario& scenario,
                                             std::vector<ReportedFinding>& findings, std::string_view today,
                                             const std::function<bool(std::string_view)>& wasRun,
                                             const std::function<bool(std::string_view)>& isKnown);

}  // namespace cota::checks
