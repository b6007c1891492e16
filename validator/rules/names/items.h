#pragma once
// The place of an entry of a document, for the line of a finding about it. The functions need the entry
// itself, not a copy. For entries of boards see NamedBoard::item.

#include "formats/model/document/document.h"
#include "formats/model/finding/list_item.h"

namespace cota::checks {

using model::ItemList;

// --- of the board `file` in the document
inline model::ListItem itemOf(const std::string& file, const model::Board& in, const model::Path& one) {
    return model::itemOf(file, ItemList::paths, in.paths, one);
}
// --- of the forces `file` in the document
inline model::ListItem itemOf(const std::string& file, const model::Forces& in,
                              const model::CounterType& one) {
    return model::itemOf(file, ItemList::types, in.types, one);
}
inline model::ListItem itemOf(const std::string& file, const model::Forces& in, const model::Formation& one) {
    return model::itemOf(file, ItemList::formations, in.formations, one);
}
inline model::ListItem itemOf(const std::string& file, const model::Forces& in, const model::Counter& one) {
    return model::itemOf(file, ItemList::counters, in.counters, one);
}

// --- of the scenario
inline model::ListItem itemOf(const model::Scenario& in, const model::Side& one) {
    return model::itemOf({}, ItemList::sides, in.sides, one);
}
inline model::ListItem itemOf(const model::Scenario& in, const model::Zone& one) {
    return model::itemOf({}, ItemList::zones, in.zones, one);
}
inline model::ListItem itemOf(const model::Scenario& in, const model::Group& one) {
    return model::itemOf({}, ItemList::groups, in.groups, one);
}
inline model::ListItem itemOf(const model::Scenario& in, const model::ScenarioFeature& one) {
    return model::itemOf({}, ItemList::scenarioFeatures, in.features, one);
}
inline model::ListItem itemOf(const model::Scenario& in, const model::ExitRule& one) {
    return model::itemOf({}, ItemList::exits, in.exits, one);
}
inline model::ListItem itemOf(const model::Scenario& in, const model::ScenarioPart& one) {
    return model::itemOf({}, ItemList::parts, in.parts, one);
}
inline model::ListItem itemOf(const model::Scenario& in, const model::Objective& one) {
    return model::itemOf({}, ItemList::objectives, in.objectives, one);
}
inline model::ListItem itemOf(const model::Scenario& in, const model::VictoryCondition& one) {
    return model::itemOf({}, ItemList::conditions, in.victory, one);
}
inline model::ListItem itemOf(const model::Scenario& in, const model::SpecialRule& one) {
    return model::itemOf({}, ItemList::specialRules, in.specialRules, one);
}
inline model::ListItem itemOf(const model::Scenario& in, const model::SightMark& one) {
    return model::itemOf({}, ItemList::sightMarks, in.sightMarks, one);
}
inline model::ListItem itemOf(const model::Scenario& in, const model::TurnRecord& one) {
    return model::itemOf({}, ItemList::turns, in.turns.records, one);
}
inline model::ListItem itemOf(const model::Scenario& in, const model::Group& group,
                              const model::Placement& one) {
    std::size_t before = 0;
    for (const model::Group* at = in.groups.data(); at != &group; ++at) before += at->units.size();
    auto item = model::itemOf({}, ItemList::placements, group.units, one);
    item.index += before;
    return item;
}

}  // namespace cota::checks
