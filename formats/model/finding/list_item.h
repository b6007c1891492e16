#pragma once
// An entry of a document by the list it stands in. Ids may stand twice and hexes hold several things; of what
// is wrong with one of them the line is its own.

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
    placements,  // of all groups, one after the other
    scenarioFeatures,
    exits,
    parts,
    objectives,
    conditions,
    specialRules,
    sightMarks
};

struct ListItem {
    std::string file;  // the key in Document::boards or ::forces; empty: the scenario
    ItemList list = ItemList::hexsides;
    std::size_t index = 0;  // in that list of the model
    friend bool operator==(const ListItem&, const ListItem&) = default;
};

/// What findings about the track of turns as a whole call it: no turn has this number.
inline constexpr const char* turnTrackId = "track";

/// `thing` is one of `things` itself, not a copy.
template <class Thing>
ListItem itemOf(std::string file, ItemList list, const std::vector<Thing>& things, const Thing& thing) {
    return {std::move(file), list, static_cast<std::size_t>(&thing - things.data())};
}

}  // namespace cota::model
