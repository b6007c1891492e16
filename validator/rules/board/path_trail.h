#pragma once
// The trail of a finding about a road or a stream.

#include "mapsets/field/laid_board.h"
#include "validator/engine/check_context.h"
#include "validator/engine/trail.h"

namespace cota::checks {

/// The path hex by hex up to `stop`, one of its ends on the board, in map coordinates; of a long path only
/// the last part. The last step decides.
std::vector<TrailStep> pathTrail(const CheckContext& context, const mapsets::LaidBoard& laid,
                                 const model::Path& path, model::HexCoord stop);

}  // namespace cota::checks
