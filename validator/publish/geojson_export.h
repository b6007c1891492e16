#pragma once
// A document as GeoJSON (RFC 7946): hexes, hexsides, paths, contours, areas, heights, names, zones,
// objectives and counters as features, each with its `kind` among the properties. docs/interchange.md lists
// them.

#include <optional>
#include <string>
#include <vector>

#include "validator/publish/cota_export.h"

namespace cota::publish {

/// Where on Earth a map lies. Without, positions are in a local frame (formats/interchange/geo_frame.h); a
/// member "coordinateSystem" says so.
struct GeoAnchor {
    double longitude = 0;  // of the centre of the hex @0,0, degrees in WGS 84
    double latitude = 0;
    double hexMetres = 0;  // across the flats, above 0
};

/// The text. Nothing where an anchored map would cross the meridian of 180 degrees or come within 5 degrees
/// of a pole. Only for tables with a field.
std::optional<std::string> geojsonExport(const ExportTable& table, const std::optional<GeoAnchor>& anchor,
                                         const ExportTool& tool);

/// One of the kinds of features, as a text of its own.
struct GeoLayer {
    std::string kind;
    std::string text;
};
/// The same, kind by kind: most formats of maps have tables of one sort of geometry.
std::optional<std::vector<GeoLayer>> geojsonLayers(const ExportTable& table,
                                                   const std::optional<GeoAnchor>& anchor,
                                                   const ExportTool& tool);

}  // namespace cota::publish
