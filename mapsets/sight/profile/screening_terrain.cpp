#include "mapsets/sight/profile/screening_terrain.h"

#include "mapsets/sight/named_in_hex.h"
#include "mapsets/sight/sight.h"

namespace cota::mapsets {

ScreeningTerrain::ScreeningTerrain(const Battlefield& field, const Heights& heights,
                                   const Parameters& parameters)
    : field_(field),
      heights_(heights),
      blockers_(field.maskOfAll(wordOf(parameters, contourProfileDescription, "blockers"))),
      clouds_(field.maskOfAll(wordOf(parameters, contourProfileDescription, "clouds"))) {}

std::optional<int> ScreeningTerrain::heightIn(Cell cell, const ProfileReading& reading) const {
    if (reading.cloudsAreEndless && isCloud(cell)) return endless;
    const bool isHill = reading.reliefScreens && field_.reliefTerrain() &&
                        field_.containsTerrain(cell, *field_.reliefTerrain());
    if ((field_.tags(cell) & blockers_) == 0 && !isHill) return std::nullopt;
    return heights_.top(cell);
}

std::vector<std::string> ScreeningTerrain::idsIn(Cell cell, bool withRelief) const {
    return idsInHex(field_, cell, blockers_ | clouds_, withRelief ? field_.reliefTerrain() : std::nullopt);
}

}  // namespace cota::mapsets
