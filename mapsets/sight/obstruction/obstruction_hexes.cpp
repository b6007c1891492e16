#include "mapsets/sight/obstruction/obstruction_hexes.h"

#include "mapsets/sight/named_in_hex.h"
#include "mapsets/sight/sight.h"

namespace cota::mapsets {

ObstructionHexes::ObstructionHexes(const Battlefield& field, const Parameters& parameters)
    : field_(field),
      blockers_(field.maskOfAll(wordOf(parameters, nearestObstructionDescription, "blockers"))) {
    covers_.resize(static_cast<std::size_t>(field.cellCount()));
    for (const Cell cell : field.hexes()) {
        ObstructionCover& cover = covers_[static_cast<std::size_t>(cell)];
        cover.level = field.level(cell);
        cover.off = !field.isPlayable(cell);
        cover.screens = (field.tags(cell) & blockers_) != 0;
        cover.hill = field.reliefTerrain() && field.containsTerrain(cell, *field.reliefTerrain());
    }
}

std::string ObstructionHexes::idsIn(Cell cell) const {
    const std::string ids = listed(idsInHex(field_, cell, blockers_));
    const bool isHill = ids.empty() && field_.reliefTerrain();
    return isHill ? field_.mapset().catalogue.terrains[*field_.reliefTerrain()].id.text : ids;
}

}  // namespace cota::mapsets
