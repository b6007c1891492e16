#pragma once
// The findings of a report as the window lists them: filtered, in groups, worst first.

#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "editor/editing/property_sheet.h"
#include "validator/engine/report.h"

namespace cota::session {

enum class FindingGroups { topic, rule, thing, side, file, none };

struct FindingFilter {
    std::string text;  // parts of words in the sentence, the thing or the rule
    bool errors = true, warnings = true, notes = true;
    bool accepted = false;
    std::string rule = {};                   // only this one
    std::string side = {};                   // only this one, by id
    std::set<std::string> hiddenRules = {};  // until the document is closed
    FindingGroups groups = FindingGroups::topic;
    friend bool operator==(const FindingFilter&, const FindingFilter&) = default;
};

struct FindingLine {
    bool isGroup = false;
    std::string id;           // stable while the report is the same, and for a finding that stays
    std::string text;         // the sentence, or the title of the group
    std::string detail = {};  // side, thing, rule and paragraph
    std::size_t count = 0;    // of a group
    std::size_t place = 0;    // of a finding: its index in the report
    model::Severity severity = model::Severity::error;
    bool isAccepted = false;
};

struct FindingList {
    std::vector<FindingLine> lines;
    std::size_t shown = 0, hidden = 0, more = 0;  // findings; `more`: not listed, because there are too many
    struct Count {
        std::size_t error = 0, warning = 0, note = 0, accepted = 0;
    } counts;  // without the filter
};

/// `folded`: ids of groups whose findings are not listed.
FindingList findingList(const SheetSource& source, const checks::Report& report, const FindingFilter& filter,
                        const std::set<std::string>& folded = {});

/// The side that a finding is about; empty if it is about none.
std::string sideOfFinding(const model::Document& document, const model::Finding& finding);

/// The rule in our words: its title, what it is for, what to do, and the paragraph of the rulebook.
struct RuleText {
    std::string title, reason, advice, paragraph;
};
RuleText ruleText(const model::Finding& finding, const mapsets::Mapset* game, model::Language language);

}  // namespace cota::session
