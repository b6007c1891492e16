#pragma once
// Strong ids: short strings as in the files ("woods", "river-major"). A function that expects a unit does
// not accept a terrain. An id that the mapset does not declare is legal here and becomes a finding.

#include <compare>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace cota::model {

template <class Tag>
struct Id {
    std::string text;

    Id() = default;
    explicit Id(std::string_view value) : text(value) {}
    bool empty() const { return text.empty(); }
    friend auto operator<=>(const Id&, const Id&) = default;
};

using MapsetId = Id<struct MapsetTag>;            // game system: folder name below mapsets/systems
using TerrainId = Id<struct TerrainTag>;          // terrain of a hex or of a share of it
using HexsideId = Id<struct HexsideTag>;          // kind of feature on a hexside
using FeatureId = Id<struct FeatureTag>;          // kind of point feature, fortification or marker in a hex
using PathKindId = Id<struct PathKindTag>;        // road, rail, river course ...
using PathId = Id<struct PathTag>;                // one road, one river
using BoardId = Id<struct BoardTag>;              // a board in an assembly (its letter or number)
using UnitClassId = Id<struct UnitClassTag>;      // category of unit in the game
using CounterTypeId = Id<struct CounterTypeTag>;  // a printed counter: values of both sides
using CounterId = Id<struct CounterTag>;          // one counter in play
using FormationId = Id<struct FormationTag>;
using SideId = Id<struct SideTag>;
using ZoneId = Id<struct ZoneTag>;
using ObjectiveId = Id<struct ObjectiveTag>;
using GroupId = Id<struct GroupTag>;          // a deployment or reinforcement group
using PartKindId = Id<struct PartKindTag>;    // kind of scenario detail that the mapset declares
using MobilityId = Id<struct MobilityTag>;    // movement class
using OptionId = Id<struct OptionTag>;        // an option of the rules
using SeatId = Id<struct SeatTag>;            // a place at a table without a map: who plays
using SpaceId = Id<struct SpaceTag>;          // a pile, a hand, an area of that table
using CardGroupId = Id<struct CardGroupTag>;  // cards that lie together in a space

}  // namespace cota::model

template <class Tag>
struct std::hash<cota::model::Id<Tag>> {
    std::size_t operator()(const cota::model::Id<Tag>& id) const noexcept {
        return std::hash<std::string>{}(id.text);
    }
};
