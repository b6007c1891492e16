#pragma once
// A report as programs of maps read it: GeoJSON, a feature for each finding, its hexes as polygons.

#include <string>

#include "validator/report/report_format.h"

namespace cota::checks {

/// Planar millimetres of hexes 16 mm across flats, y upwards, the hex @0,0 of each map around the origin: a
/// map of a game lies nowhere on Earth, and a member "coordinateSystem" says so. A finding that lies on no
/// map has no geometry.
std::string geojsonReport(const Report& report, const MessageBook& messages,
                          const ReportOptions& options = {});

}  // namespace cota::checks
