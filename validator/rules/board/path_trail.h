#pragma once
// What findings about roads and streams have to tell step by step.

#include "mapsets/field/laid_board.h"
#include "validator/engine/check_context.h"
#include "validator/engine/trail.h"

namespace cota::checks {

/// The path hex by hex up to `stop`, one of its ends on the board, as it lies on the map; of a long one the
/// last stretch. The last step decides.
std::vector<TrailStep> pathTrail(const CheckContext& context, const mapsets::LaidBoard& laid,
                                 const model::Path& path, model::HexCoord stop);

}  // namespace cota::checks
