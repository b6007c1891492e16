#pragma once
// From the ground of the world to the grid of a board.

#include <cstddef>
#include <utility>
#include <vector>

#include "formats/earth/earth_features.h"
#include "formats/model/document/board.h"
#include "formats/model/finding/local_text.h"
#include "validator/publish/ground/ground_feature.h"

namespace cota::publish {

/// The corners of the ground that a board and its rim cover: least, most.
std::pair<earth::EarthPoint, earth::EarthPoint> groundOf(const model::Grid& grid,
                                                         const model::Anchor& anchor);

/// The features on the grid. Tags that OpenStreetMap files keep in one text ("other_tags") become attributes
/// of their own.
std::vector<GroundFeature> placedFeatures(std::vector<earth::EarthFeature> features, const model::Grid& grid,
                                          const model::Anchor& anchor);

/// Sentences about what of a file is missing although it could be read.
std::vector<model::LocalLiteral> incompleteTexts(const earth::EarthFeatures& source);

/// Reads `"a"=>"b","c"=>"d"`; what is no pair is left out. Attributes that are there already stay.
void addTags(std::string_view text, std::map<std::string, std::string, std::less<>>& values);

}  // namespace cota::publish
