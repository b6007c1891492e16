#pragma once
// Putting down what was copied: turned by sixths, mirrored, into any document.

#include <map>
#include <optional>
#include <set>
#include <vector>

#include "editor/tools/bulk/clip.h"

namespace cota::tools {

/// How a clip is put down.
struct Turned {
    int sixths = 0;           // clockwise, by 60 degrees each
    bool isMirrored = false;  // left and right swapped, before turning
    friend bool operator==(const Turned&, const Turned&) = default;

    model::HexCoord operator()(model::HexCoord from) const;
    model::Direction operator()(model::Direction direction) const;
    model::HexSide operator()(const model::HexSide& side) const;
    /// A distance on paper.
    MapPoint onPaper(MapPoint distance) const;
};

/// Terrains of the clip that the game of the document does not have, each once. The user chooses what they
/// become.
std::vector<model::TerrainId> unknownTerrains(const Clip& clip, const mapsets::Mapset& game);
using TerrainMapping = std::map<model::TerrainId, model::TerrainId>;

/// The hexes that would get something, if the origin of the clip is put into a hex.
std::set<Cell> pastedInto(const JoinedMap& map, const Clip& clip, Cell origin, const Turned& turned);
/// The step; hexes that would lie outside the map are left out. Terrains without mapping that the game does
/// not have are left out too, and so are its lines and features; a message says so.
std::optional<HistoryEntry> pasted(const ToolContext& context, const Clip& clip, Cell origin,
                                   const Turned& turned, const TerrainMapping& mapping = {});

}  // namespace cota::tools
