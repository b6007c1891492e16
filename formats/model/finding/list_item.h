#pragma once
// An entry of a document by its list and index. Ids may be repeated and hexes may contain several items, so
// only the index gives the right line for a finding.

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace cota::model {

enum class ItemList {
    // of a board
    hexsides,
    features,
    paths,
    areas,
    contours,
    names,
    // of forces
    types,
    formations,
    counters,
    // of a scenario
    boardPlacements,
    turns,
    sides,
    zones,
    groups,
    placements,  // of all groups, one group after the other
    scenarioFeatures,
    exits,
    parts,
    objectives,
    conditions,
    specialRules,
    sightMarks,
    // of the table of a scenario without a map
    seats,
    spaces,
    cardGroups,  // of all spaces, one space after the other
    cards,       // likewise, in the order of model::cardsOf
    relations,
    spaceLinks,
    selections
};

struct ListItem {
    std::string file;  // the key in Document::boards or ::forces; empty: the scenario
    ItemList list = ItemList::hexsides;
    std::size_t index = 0;  // in that list of the model
    friend bool operator==(const ListItem&, const ListItem&) = default;
};

/// The id of findings about the turn track as a whole; no turn has it.
inline constexpr const char* turnTrackId = "track";

/// `thing` must be an element of `things`, not a copy.
template <class Thing>
ListItem itemOf(std::string file, ItemList list, const std::vector<Thing>& things, const Thing& thing) {
    return {std::move(file), list, static_cast<std::size_t>(&thing - things.data())};
}

}  // namespace cota::model
