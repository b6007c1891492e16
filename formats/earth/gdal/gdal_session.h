#pragma once
// What every call of GDAL needs: no network, no files but those that were named, no messages on the terminal.

#include <ogr_srs_api.h>

#include <memory>
#include <string>
#include <type_traits>

#include "formats/earth/earth_files.h"

namespace cota::earth {

/// Prepares GDAL once for the program.
void prepareGdal();

/// While it lives, GDAL prints nothing; the last message can be asked for.
class QuietGdal {
  public:
    QuietGdal();
    ~QuietGdal();
    QuietGdal(const QuietGdal&) = delete;
    QuietGdal& operator=(const QuietGdal&) = delete;
    /// On one line.
    static std::string said();
};

struct FreeSystem {
    void operator()(OGRSpatialReferenceH system) const { OSRDestroySpatialReference(system); }
};
using System = std::unique_ptr<std::remove_pointer_t<OGRSpatialReferenceH>, FreeSystem>;

struct FreeChange {
    void operator()(OGRCoordinateTransformationH change) const { OCTDestroyCoordinateTransformation(change); }
};
using Change = std::unique_ptr<std::remove_pointer_t<OGRCoordinateTransformationH>, FreeChange>;

/// A system by its code, east first; null if it is not known.
System systemOf(const std::string& code);
/// "EPSG:32631", or empty if it has no code.
std::string codeOf(OGRSpatialReferenceH system);
/// Whether boards can have it: on a plane, in metres.
bool isInMetres(OGRSpatialReferenceH system);

/// Converts points; those that cannot be converted become not-a-number.
void changePoints(OGRCoordinateTransformationH change, std::span<EarthPoint> points);

}  // namespace cota::earth
