#pragma once
// A document as GeoJSON (RFC 7946): hexes, hexsides, paths, contours, areas, heights, names, zones,
// objectives and counters as features, each with its `kind` among the properties. Listed in
// docs/interchange.md.

#include <optional>
#include <string>
#include <vector>

#include "validator/publish/cota_export.h"

namespace cota::publish {

/// The place of a map on Earth. Without it, positions are in a local frame
/// (formats/interchange/geo_frame.h); a member "coordinateSystem" states this.
struct GeoAnchor {
    double longitude = 0;  // of the centre of the hex @0,0, degrees in WGS 84
    double latitude = 0;
    double hexMetres = 0;  // across the flats, above 0
};

/// Nothing if an anchored map would cross the meridian of 180 degrees or come within 5 degrees of a pole.
/// Only for tables with a field.
std::optional<std::string> geojsonExport(const mapsets::LaidDocument& table,
                                         const std::optional<GeoAnchor>& anchor, const ExportTool& tool);

/// One kind of features, as a text of its own.
struct GeoLayer {
    std::string kind;
    std::string text;
};
/// The same, one text per kind, because most GIS formats allow one type of geometry per table.
std::optional<std::vector<GeoLayer>> geojsonLayers(const mapsets::LaidDocument& table,
                                                   const std::optional<GeoAnchor>& anchor,
                                                   const ExportTool& tool);

}  // namespace cota::publish
