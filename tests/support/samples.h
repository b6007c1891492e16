#pragma once
// The samples of the source tree, for properties that must hold on whole scenarios of every game.

#include <filesystem>
#include <vector>

#include "formats/model/document/document.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::support {

struct Sample {
    std::filesystem::path path;
    model::Document document;
    mapsets::Mapset game;  // of those installed or beside the sample
};

/// Every sample that is meant to be right. Throws std::runtime_error where one cannot be read, or where a
/// game of the source tree has none: a property nobody asked of it would pass in silence.
std::vector<Sample> allSamples();

}  // namespace cota::support
