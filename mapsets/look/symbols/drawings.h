#pragma once
// The drawings by topic. The file of each topic describes its drawings and makes their marks;
// drawingTopics() is the only list of topics.

#include <span>
#include <vector>

#include "mapsets/look/symbols/symbology.h"

namespace cota::look {

using mapsets::Parameter;

/// Short names for kinds of values in the tables of drawings.
namespace kinds {
using Kind = Parameter::Kind;
inline constexpr auto mm = Kind::millimetres;
inline constexpr auto colour = Kind::colour;
inline constexpr auto number = Kind::decimal;
}  // namespace kinds

using DrawingTopic = std::span<const DrawingDescription>;

DrawingTopic groundDrawings();   // kind terrain
DrawingTopic wayDrawings();      // kinds path, hexside
DrawingTopic reliefDrawings();   // kinds relief, tint
DrawingTopic featureDrawings();  // kinds feature, zone, objective
DrawingTopic gridDrawings();     // kinds grid, number, board
DrawingTopic textDrawings();     // kinds name, page
DrawingTopic counterDrawings();  // kinds unit, nation

/// All topics, in the order of the docs.
std::vector<DrawingTopic> drawingTopics();

}  // namespace cota::look
