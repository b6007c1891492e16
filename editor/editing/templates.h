#pragma once
// Scenarios to begin with that have more than one unit on each side: a meeting engagement, an assault. They
// are made of the forces that each game states for new scenarios, so they work with any game.

#include <array>

#include "formats/model/document/document.h"
#include "formats/model/finding/message.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::session {

/// Names that these make from the name of a side, beside those of every new scenario.
inline constexpr model::LocalLiteral reinforcementsOfSide = local("{name}: reinforcements");
inline constexpr model::LocalLiteral entryOfSide = local("{name}: entry");
inline constexpr model::LocalLiteral heldBySide = local("{name}: defence");
inline constexpr std::array<model::LocalLiteral, 3> namesInTemplates{reinforcementsOfSide, entryOfSide,
                                                                     heldBySide};

/// Both sides set up at their edge and get reinforcements there in turn 3. `begun`: a new scenario.
model::Document asMeeting(model::Document begun, const mapsets::Mapset& game);
/// The second side holds the ground around the objective; the first one attacks from its edge, where it gets
/// reinforcements in turn 4.
model::Document asAssault(model::Document begun, const mapsets::Mapset& game);

}  // namespace cota::session
