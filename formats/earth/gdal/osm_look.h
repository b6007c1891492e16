#pragma once
// What GDAL reads of an extract of OpenStreetMap without saying that it is not all: blocks in a compression
// that it does not know, a file that ends too soon, elements in an order that it cannot use.

#include <filesystem>

#include "formats/earth/earth_files.h"

namespace cota::earth {

struct OsmLook {
    EarthProblem problem;      // nothing of the file can be used
    bool endsTooSoon = false;  // in the middle of a block
    bool isUnsorted = false;   // relations come before the ways that they are made of
};

/// Looks at the frame of an .osm.pbf, or at the order of an .osm; other files are sound.
OsmLook lookAtOsm(const std::filesystem::path& file, const IsStopped& isStopped);

}  // namespace cota::earth
