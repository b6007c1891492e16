#pragma once
// What is where at the start: features of the scenario, units in their hexes, hexes of the enemy.

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "validator/rules/names/naming.h"

namespace cota::checks {

inline model::Subject subjectOfFeature(const model::ScenarioFeature& feature) {
    return subjectOf(model::SubjectKind::feature, feature.kind.text + "@" + feature.at.label,
                     {feature.at.label});
}

/// By id or tag; a feature unknown to the game only by id.
inline bool isOneOf(const CheckContext& context, const model::FeatureId& id,
                    const std::vector<std::string>& words) {
    if (const auto* type = context.catalogue().feature(id)) return isOneOf(*type, words);
    return std::find(words.begin(), words.end(), id.text) != words.end();
}

/// Whether the unit is in a hex from the start.
inline bool isPlaced(const mapsets::RosterUnit& unit) {
    return unit.where == mapsets::RosterUnit::Where::hex && unit.cell != mapsets::noCell;
}

/// The hexes of units of other sides at the start.
inline std::vector<mapsets::Cell> enemiesOf(const CheckContext& context, const model::SideId& side) {
    std::set<mapsets::Cell> cells;
    for (const auto& unit : context.roster().units())
        if (unit.side != side && !unit.side.empty() && isPlaced(unit)) cells.insert(unit.cell);
    return {cells.begin(), cells.end()};
}

/// Hexes that only other sides hold: those of their units, and their set-up zones without those of `side`.
inline std::set<mapsets::Cell> heldAgainst(const CheckContext& context, const model::SideId& side) {
    std::set<mapsets::Cell> held;
    std::set<mapsets::Cell> own;
    for (const auto& group : context.scenario()->groups) {
        const auto* zone =
            group.kind == model::Group::Kind::setup ? context.zone(model::areaOf(group)) : nullptr;
        if (!zone) continue;
        auto& to = group.side == side ? own : held;
        to.insert(zone->begin(), zone->end());
    }
    std::erase_if(held, [&](mapsets::Cell cell) { return own.contains(cell); });
    for (const auto cell : enemiesOf(context, side)) held.insert(cell);
    return held;
}

}  // namespace cota::checks
