#pragma once
// A report for GIS programs: GeoJSON, a feature for each finding, its hexes as polygons.

#include <string>

#include "validator/report/report_format.h"

namespace cota::checks {

/// In planar millimetres for hexes 16 mm across flats, y upwards, with the hex @0,0 of each map at the
/// origin. A game map has no place on Earth; a member "coordinateSystem" states this. A finding that is not
/// on a map has no geometry.
std::string geojsonReport(const Report& report, const MessageBook& messages,
                          const ReportOptions& options = {});

}  // namespace cota::checks
