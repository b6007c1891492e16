#pragma once
// Conversions between systems of coordinates, by PROJ through GDAL.

#include "formats/earth/gdal/gdal_session.h"

namespace cota::earth {

std::unique_ptr<CoordinateChange> gdalChange(const std::string& from, const std::string& to,
                                             EarthProblem& problem);
EarthProblem gdalBoardSystem(const std::string& system);

}  // namespace cota::earth
