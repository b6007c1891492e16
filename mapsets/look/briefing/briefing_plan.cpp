#include "mapsets/look/briefing/briefing_plan.h"

#include <algorithm>
#include <array>

namespace cota::look {

const char* textOf(PlannedFact::What what) {
    static constexpr std::array names{"turns", "boards", "visibility", "first", "scenario", "side", "part"};
    static_assert(names.size() == static_cast<std::size_t>(lastPlannedFact) + 1);
    return names[static_cast<std::size_t>(what)];
}

const char* textOf(PlannedSection::What what) {
    static constexpr std::array names{"situation", "map",           "forces", "victory", "support",
                                      "parts",     "special-rules", "notes",  "turns"};
    static_assert(names.size() == static_cast<std::size_t>(lastPlannedSection) + 1);
    return names[static_cast<std::size_t>(what)];
}

const PartWords* BriefingPlan::wordsOf(std::string_view kind) const {
    const auto found = std::ranges::find(words, kind, &PartWords::kind);
    return found == words.end() ? nullptr : &*found;
}

bool BriefingPlan::leavesOut(std::string_view kind) const {
    return std::ranges::find(leftOut, kind) != leftOut.end();
}

BriefingPlan usualBriefing() {
    using Fact = PlannedFact::What;
    using Section = PlannedSection::What;
    BriefingPlan plan;
    plan.facts = {
        {.what = Fact::turns}, {.what = Fact::boards}, {.what = Fact::visibility}, {.what = Fact::first}};
    for (const auto what : {Section::situation, Section::map, Section::forces, Section::victory,
                            Section::support, Section::specialRules, Section::notes, Section::turns})
        plan.sections.push_back({.what = what});
    return plan;
}

std::vector<std::string> valuesNamedIn(std::string_view phrase) {
    std::vector<std::string> names;
    for (auto at = phrase.find('{'); at != std::string_view::npos; at = phrase.find('{', at + 1)) {
        const auto end = phrase.find_first_of("?}", at);
        if (end == std::string_view::npos) break;
        names.emplace_back(phrase.substr(at + 1, end - at - 1));
    }
    return names;
}

}  // namespace cota::look
