#pragma once
// The hexes of an import of the ground, for a list: those in doubt first, then all others that change.

#include <optional>
#include <string>
#include <vector>

#include "editor/picture/ground_preview.h"
#include "formats/model/finding/local_text.h"

namespace cota::session {

struct GroundHex {
    model::HexCoord hex;
    std::string label;                 // of the hex
    std::string becomes;               // "woods 63 %"; empty: nothing changes
    std::string before;                // "clear"; empty: nothing changes
    std::vector<std::string> reasons;  // why a person should look at it
    bool isPainted = false;            // it had another terrain than plain ground
    bool isTaken = true;               // the board gets what the map has
    bool isInDoubt() const { return !reasons.empty(); }
};

/// In the order of the grid. Hexes that were left stay in the list.
std::vector<GroundHex> groundHexesOf(const GroundPreview& preview, model::Language language);

/// "woods 63 %, hill", with the names of the game.
std::string terrainWords(const model::TerrainMix& mix, const mapsets::Catalogue& game,
                         model::Language language);

}  // namespace cota::session
