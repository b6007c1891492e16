#pragma once
// What can be on a map: terrains, hexside kinds, point features, path kinds.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/attributes.h"
#include "formats/model/document/id.h"
#include "formats/model/finding/local_text.h"
#include "formats/model/geometry/rational.h"
#include "mapsets/catalogue/attribute_type.h"
#include "mapsets/catalogue/provenance.h"

namespace cota::mapsets {

/// The largest common denominator of the costs of a game.
inline constexpr std::int64_t mostCostParts = 10000;

/// What it costs one movement class. `unknown` is a value: reach then gives bounds and says so.
struct MoveCost {
    enum class Kind { points, prohibited, unknown };
    Kind kind = Kind::unknown;
    model::Rational points;  // movement points
    Provenance from;
};

/// By movement class. A class that is not listed has no value at all (a finding of the mapset's check).
using CostRow = std::map<model::MobilityId, MoveCost>;

/// A word the game's rules and strategies ask for ("limiting", "safe"): tags are data, never named in C++.
using Tags = std::vector<std::string>;  // sorted, unique

struct TerrainType {
    model::TerrainId id;
    model::LocalText name;
    model::TerrainId like;  // behaves like that one where it says nothing itself
    Tags tags;
    int height = 0;  // what it adds to the ground as an obstacle, in the game's unit (levels or metres)
    bool additive = false;  // its cost is added to the dearest other terrain of the hex
    CostRow costs;
    model::Attributes
        values;  // further values of the game (hides-beyond ...), as the strategies ask for them
    std::map<std::string, Provenance>
        valueFrom;  // who wrote each field and value last ("height", "tags", ...)
    Provenance from;
};

struct HexsideType {
    model::HexsideId id;
    model::LocalText name;
    Tags tags;
    int height = 0;
    CostRow costs;  // surcharge for crossing
    model::Attributes values;
    std::map<std::string, Provenance> valueFrom;
    Provenance from;
};

struct FeatureType {
    model::FeatureId id;
    model::LocalText name;
    Tags tags;
    bool printed = false;   // may stand on a board
    bool scenario = false;  // may be put down by a scenario
    int height = 0;
    CostRow costs;                      // paid instead of the hex's terrain; empty: no effect
    std::map<int, CostRow> surcharges;  // by how many of it stand in the hex
    std::vector<AttributeType> attributes;
    model::Attributes values;
    std::map<std::string, Provenance> valueFrom;
    Provenance from;
};

struct PathKind {
    model::PathKindId id;
    model::LocalText name;
    Tags tags;
    bool alongSides = false;  // runs along hexsides instead of through hexes
    CostRow costs;            // of a step along its link, instead of the hex's terrain; empty: no effect
    model::TerrainId
        terrain;  // the terrain a hex it runs through counts as (a river fills its hexes); empty: none
    model::Attributes values;
    std::map<std::string, Provenance> valueFrom;
    Provenance from;
};

struct Mobility {
    model::MobilityId id;
    model::LocalText name;
    Tags tags;
    bool paysTerrain = true;  // every terrain needs a cost for it; else only what is listed can be entered
    model::Attributes values;
    std::map<std::string, Provenance> valueFrom;
    Provenance from;
};

bool hasTag(const Tags& tags, std::string_view tag);

}  // namespace cota::mapsets
