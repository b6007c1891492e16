#include "mapsets/analysis/arrival_groups.h"

#include <algorithm>
#include <tuple>

#include "mapsets/movement/same_steps.h"

namespace cota::mapsets {

namespace {

/// What counts when a unit leaves the hex where it begins. It never comes back there, so nothing else counts.
constexpr std::uint32_t leaving = cellNoExit | cellAssault | cellHelped;

const CellRules& rulesOf(const ReachQuery& query) {
    static const CellRules none;
    return query.rules.empty() || query.rules.front() == nullptr ? none : *query.rules.front();
}

bool isIn(std::span<const Cell> cells, std::size_t cell) {
    return std::ranges::find(cells, static_cast<Cell>(cell)) != cells.end();
}

}  // namespace

ArrivalGroups::Shared* ArrivalGroups::join(const ReachGraph& graph, const ReachQuery& query,
                                           std::span<const Cell> starts, int before, bool enters) {
    if (query.rules.size() > 1 || !query.closedSides.empty()) return nullptr;
    const CellRules& rules = rulesOf(query);
    for (Group& group : groups_)
        if (group.graph == &graph && group.before == before && group.enters == enters &&
            moveAlike(group.query, query) && takes(group, rules, starts))
            return &group.arrivals;
    // Where a unit may have to stop, its arrival depends on the way it took.
    if (std::ranges::any_of(rules, [](std::uint32_t rule) { return (rule & cellMayStop) != 0; }))
        return nullptr;
    groups_.push_back({&graph, query, before, enters, rules, {starts.begin(), starts.end()}, {}});
    groups_.back().query.rules.clear();
    groups_.back().query.alsoFrom = {};
    return &groups_.back().arrivals;
}

bool ArrivalGroups::takes(Group& group, const CellRules& rules, std::span<const Cell> starts) {
    if (group.rules.size() != rules.size()) return false;
    auto own = rules.begin();
    auto known = group.rules.begin();
    for (;; ++own, ++known) {
        std::tie(own, known) = std::mismatch(own, rules.end(), known);
        if (own == rules.end()) break;
        const auto cell = static_cast<std::size_t>(own - rules.begin());
        if (!isIn(starts, cell) && !isIn(group.startsOfFirst, cell)) return false;
        if (((*own ^ *known) & leaving) != 0) return false;
    }
    // From now on the group has what others meet where its first unit starts.
    for (const Cell cell : group.startsOfFirst)
        if (!isIn(starts, static_cast<std::size_t>(cell)) && !rules.empty())
            group.rules[static_cast<std::size_t>(cell)] = rules[static_cast<std::size_t>(cell)];
    std::erase_if(group.startsOfFirst,
                  [&](Cell cell) { return !isIn(starts, static_cast<std::size_t>(cell)); });
    return true;
}

}  // namespace cota::mapsets
