#pragma once
// The drawings by topic. Each topic's file describes its drawings and makes their marks; this is the one list
// of topics.

#include <span>
#include <vector>

#include "mapsets/look/symbols/symbology.h"

namespace cota::look {

/// Kinds of values by their short names, as the tables of drawings write them.
namespace kinds {
inline constexpr auto mm = ValueKind::millimetres;
inline constexpr auto colour = ValueKind::colour;
inline constexpr auto number = ValueKind::number;
}  // namespace kinds

using DrawingTopic = std::span<const DrawingDescription>;

DrawingTopic groundDrawings();   // kind terrain
DrawingTopic wayDrawings();      // kinds path, hexside
DrawingTopic reliefDrawings();   // kind relief
DrawingTopic featureDrawings();  // kinds feature, zone, objective
DrawingTopic gridDrawings();     // kinds grid, number, board
DrawingTopic textDrawings();     // kinds name, page
DrawingTopic counterDrawings();  // kinds unit, nation

/// All of them, in the order docs list them.
std::vector<DrawingTopic> drawingTopics();

}  // namespace cota::look
