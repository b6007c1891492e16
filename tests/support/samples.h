#pragma once
// The samples of the source tree, for properties that must hold for real scenarios of every game.

#include <filesystem>
#include <vector>

#include "formats/model/document/document.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::support {

struct Sample {
    std::filesystem::path path;
    model::Document document;
    mapsets::Mapset game;  // installed, or beside the sample
};

/// All correct samples of games with a map. Throws std::runtime_error if one cannot be read, or if a game of
/// the source tree has none, because then its properties would not be tested.
std::vector<Sample> allSamples();
/// Those of games without a map.
std::vector<Sample> tableSamples();

}  // namespace cota::support
