#pragma once
// Sides of the map as scenarios name them: by compass, if the assembly says where north is, or as the map
// lies.

#include <optional>
#include <string>
#include <string_view>

#include "formats/model/document/assembly.h"
#include "mapsets/field/battlefield.h"

namespace cota::mapsets {

/// Eight ways on paper, clockwise.
enum class MapWay { top, topRight, right, bottomRight, bottom, bottomLeft, left, topLeft };

/// "top", "left" ..., "top-right" ...; or "north", "north-east" ... with the map's north. Nothing for other
/// words.
struct WayWord {
    std::optional<MapWay> way;
    bool isCompass = false;  // a compass point; without a way where the map has no north
};
WayWord wayOf(std::string_view word, model::North north);
/// All words there are, for messages.
std::vector<std::string> wayWords();

/// Whether a hex on the map lies at that edge: nothing of the map beyond it that way. At a corner way: at
/// either of the two edges that meet there.
bool isAtEdge(const Battlefield& field, Cell cell, MapWay way);

/// Which way that is on the lattice, as far as one half plane differs from the other.
model::HexCoord towards(MapWay way, model::Orientation orientation);

}  // namespace cota::mapsets
