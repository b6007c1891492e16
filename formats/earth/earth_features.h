#pragma once
// Areas, lines and points of a map of the world as its file has them, on the ground of a board.

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "formats/earth/board_place.h"

namespace cota::earth {

enum class EarthShape { point, line, area };

struct EarthFeature {
    std::string layer;
    std::string id;  // as the file numbers it
    EarthShape shape = EarthShape::point;
    /// Points: all in one part. Lines: a part each. Areas: a ring each; inside an even number of rings is
    /// outside.
    std::vector<std::vector<EarthPoint>> parts;
    std::map<std::string, std::string, std::less<>> values;
};

/// What to read: in the system of the board.
struct EarthWanted {
    std::string system;                                 // of the board
    std::string fileSystem;                             // if the file does not name its own; may be empty
    std::vector<std::string> layers;                    // empty: all
    EarthPoint least, most;                             // only features that meet this box
    std::function<void(double share)> onProgress = {};  // 0 to 1, now and then
};

struct EarthFeatures {
    std::vector<EarthFeature> features;
    std::vector<std::string> layers;       // of the file
    std::size_t outside = 0;               // features that do not meet the box
    std::size_t broken = 0;                // features without a shape that can be used
    std::vector<std::string> firstBroken;  // "layer 17"
    bool endsTooSoon = false;              // the file ends in the middle of a block
    bool isUnsorted = false;  // relations of OpenStreetMap before their ways: areas may be missing
    std::string damage;       // what GDAL said when it could not read something; empty: nothing
};

/// What one file may give. More is a problem, not a silent loss.
inline constexpr std::size_t mostEarthFeatures = 1'000'000;
inline constexpr std::size_t mostEarthPoints = 10'000'000;

}  // namespace cota::earth
