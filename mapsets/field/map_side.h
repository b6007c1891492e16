#pragma once
// Sides of the map as scenarios name them: by compass, if the assembly says where north is, or as seen on
// the map.

#include <optional>
#include <string>
#include <string_view>

#include "formats/model/document/assembly.h"
#include "mapsets/field/battlefield.h"

namespace cota::mapsets {

/// Eight directions on paper, clockwise.
enum class MapWay { top, topRight, right, bottomRight, bottom, bottomLeft, left, topLeft };

/// "top", "left" ..., "top-right" ...; or "north", "north-east" ... if the map has a north. Nothing for
/// other words.
struct WayWord {
    std::optional<MapWay> way;
    bool isCompass = false;  // a compass point; no way if the map has no north
};
WayWord wayOf(std::string_view word, model::North north);
/// All valid words, for messages.
std::vector<std::string> wayWords();

/// Whether a hex on the map is at that edge, with no hex of the map beyond it. For a corner: at either of
/// the two edges that meet there.
bool isAtEdge(const Battlefield& field, Cell cell, MapWay way);

/// The direction on the lattice, as far as is needed to tell one half plane from the other.
model::HexCoord towards(MapWay way, model::Orientation orientation);

}  // namespace cota::mapsets
