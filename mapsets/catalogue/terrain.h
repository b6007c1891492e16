#pragma once
// Everything that can be on a map: terrains, hexside kinds, features, path kinds.

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

/// The greatest common denominator that the costs of a game may have.
inline constexpr std::int64_t mostCostParts = 10000;

/// The cost for one movement type. `unknown` is a value: reach then reports bounds.
struct MoveCost {
    enum class Kind { points, prohibited, unknown };
    Kind kind = Kind::unknown;
    model::Rational points;  // movement points
    Provenance from;
};

/// By movement type. A type that is not listed has no cost; the check of the mapset reports it.
using CostRow = std::map<model::MobilityId, MoveCost>;

/// A word that rules and strategies of the game look for ("limiting", "safe"). Tags are data, never named in
/// C++.
using Tags = std::vector<std::string>;  // sorted, unique

struct TerrainType {
    model::TerrainId id;
    model::LocalText name;
    model::TerrainId like;  // source of all values it does not state itself
    Tags tags;
    int height = 0;         // added to the ground as an obstacle, in the game's unit (levels or metres)
    bool additive = false;  // its cost is added to the most expensive other terrain of the hex
    CostRow costs;
    model::Attributes values;  // further values that strategies read (hides-beyond ...)
    std::map<std::string, Provenance>
        valueFrom;  // by field and value ("height", "tags", ...): where it was last written
    Provenance from;
};

struct HexsideType {
    model::HexsideId id;
    model::LocalText name;
    Tags tags;
    int height = 0;
    CostRow costs;  // surcharge for crossing it
    model::Attributes values;
    std::map<std::string, Provenance> valueFrom;
    Provenance from;
};

struct FeatureType {
    model::FeatureId id;
    model::LocalText name;
    Tags tags;
    bool printed = false;   // can be on a board
    bool scenario = false;  // a scenario can place it
    int height = 0;
    CostRow costs;                      // replaces the cost of the hex's terrain; empty: no effect
    std::map<int, CostRow> surcharges;  // by the number of these features in the hex
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
    CostRow costs;  // of a step along a link, replaces the cost of the hex's terrain; empty: no effect
    model::TerrainId terrain;  // terrain of the hexes it runs through (a river fills its hexes); empty: none
    model::Attributes values;
    std::map<std::string, Provenance> valueFrom;
    Provenance from;
};

struct Mobility {
    model::MobilityId id;
    model::LocalText name;
    Tags tags;
    bool paysTerrain = true;  // every terrain needs a cost for it; else it enters only what has one
    model::Attributes values;
    std::map<std::string, Provenance> valueFrom;
    Provenance from;
};

bool hasTag(const Tags& tags, std::string_view tag);

}  // namespace cota::mapsets
