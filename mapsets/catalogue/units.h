#pragma once
// Categories of units and what is printed on their counters.

#include <string>
#include <vector>

#include "mapsets/catalogue/attribute_type.h"
#include "mapsets/catalogue/terrain.h"

namespace cota::mapsets {

struct UnitClass {
    model::UnitClassId id;
    model::LocalText name;
    model::UnitClassId like;
    Tags tags;                         // combat, transport, leader, personnel ...: what rules ask for
    model::MobilityId mobility;        // movement class; empty: it does not move on the map
    std::vector<AttributeType> front;  // values of the front side (those of `like` included after loading)
    std::vector<AttributeType> back;
    model::Attributes values;
    std::map<std::string, Provenance> valueFrom;
    Provenance from;
};

/// A rank, nation, light, weather or state: a word of the game with its place in an order.
struct Word {
    std::string id;
    model::LocalText name;
    int order = 0;
    Tags tags;
    model::Attributes values;
    std::map<std::string, Provenance> valueFrom;
    Provenance from;
};

/// A list of words of one kind ("rank", "nation", "light", "weather", "state").
struct WordList {
    std::string id;
    model::LocalText name;
    bool open = false;  // scenarios may use words that are not listed (a finding of lower severity at most)
    std::vector<Word> words;
    const Word* find(std::string_view id) const;
};

/// A typed part a scenario of the game may have.
struct PartKind {
    model::PartKindId id;
    model::LocalText name;
    bool needsSide = false;
    bool needsPlace = false;  // hexes or a zone
    std::vector<AttributeType> attributes;
    Provenance from;
};

}  // namespace cota::mapsets
