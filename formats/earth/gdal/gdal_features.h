#pragma once
// Areas, lines and points of GeoPackage, Shapefile, GeoJSON and OpenStreetMap files.

#include "formats/earth/earth_files.h"

namespace cota::earth {

EarthProblem gdalFeatures(const std::filesystem::path& file, const EarthWanted& wanted, EarthFeatures& out,
                          const IsStopped& isStopped);

}  // namespace cota::earth
