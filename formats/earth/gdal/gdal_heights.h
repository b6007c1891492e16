#pragma once
// Height models, read by GDAL: GeoTIFF, ASCII grids, HGT.

#include "formats/earth/gdal/gdal_session.h"

namespace cota::earth {

std::unique_ptr<HeightFile> gdalHeights(const std::filesystem::path& file, const std::string& system,
                                        EarthProblem& problem);

}  // namespace cota::earth
