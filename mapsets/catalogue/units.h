#pragma once
// Unit classes, the values printed on their counters, and lists of words.

#include <string>
#include <vector>

#include "mapsets/catalogue/attribute_type.h"
#include "mapsets/catalogue/terrain.h"

namespace cota::mapsets {

struct UnitClass {
    model::UnitClassId id;
    model::LocalText name;
    model::UnitClassId like;
    Tags tags;                         // combat, transport, leader, personnel ...: read by rules
    model::MobilityId mobility;        // movement type; empty: it does not move on the map
    std::vector<AttributeType> front;  // values of the front side (those of `like` included after loading)
    std::vector<AttributeType> back;
    model::Attributes values;
    std::map<std::string, Provenance> valueFrom;
    Provenance from;
};

/// A rank, nation, light, weather or state: a word of the game and its place in an order.
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
    bool open = false;  // scenarios may use unlisted words (at most a finding of lower severity)
    std::vector<Word> words;
    const Word* find(std::string_view id) const;
};

/// A type of detail that scenarios of the game may have.
struct PartKind {
    model::PartKindId id;
    model::LocalText name;
    bool needsSide = false;
    bool needsPlace = false;  // it needs hexes or a zone
    std::vector<AttributeType> attributes;
    Provenance from;
};

}  // namespace cota::mapsets
