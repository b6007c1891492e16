#pragma once
// The legends of what one hex sees and of the range of one unit. Only what is drawn is explained.

#include <span>
#include <utility>
#include <vector>

#include "mapsets/look/scene/scene.h"
#include "mapsets/look/sheet/answer_caption.h"
#include "mapsets/movement/reach.h"
#include "mapsets/sight/sight.h"

namespace cota::look {

/// Of drawSeen().
std::vector<LegendRow> legendOfSeen(const Scene& scene, Cell from,
                                    std::span<const std::pair<Cell, mapsets::SightVerdict>> verdicts);
/// Of drawReached(): the turns, the way if one is drawn, and the signs beside the numbers.
std::vector<LegendRow> legendOfReached(const Scene& scene, Cell from,
                                       std::span<const mapsets::ReachedHex> hexes, bool hasWay);

}  // namespace cota::look
