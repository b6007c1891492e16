#pragma once
// Builds the battlefield of a document. Problems of an assembly are findings ASM-...; there is a value if at
// least one board could be placed.

#include <array>
#include <span>
#include <string_view>

#include "formats/model/document/board.h"
#include "formats/model/document/document.h"
#include "formats/model/finding/loaded.h"
#include "formats/model/finding/message.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/field/battlefield.h"

namespace cota::mapsets {

class KeptGround;

/// Builds the battlefield of the document's scenario or, without a scenario, of its only board. A scenario
/// with a tableau instead of a map gives neither a value nor findings.
///
/// Boards are placed at their column and row, turned and cropped. Half hexes of adjoining boards become one
/// hex with all their labels, the union of their terrains and the highest of their levels. Amendments and
/// scenario features are applied in their order. Levels outside -1000..1000 become the nearest of these.
///
/// Pass one `kept` to all calls if you often build battlefields of nearly the same boards.
model::Loaded<Battlefield> buildBattlefield(const model::Document& document, const Mapset& mapset,
                                            KeptGround* kept = nullptr);

/// Parameters of heights that change how boards are placed: a new value requires a new battlefield.
inline constexpr std::array<std::string_view, 2> parametersOfLaying{"levels-from", "seams"};

/// Builds the battlefield of a single board. Labels are bare; labels with the prefix of the board resolve
/// too.
model::Loaded<Battlefield> buildBattlefield(const model::Board& board, const Mapset& mapset);

/// Every message of the two functions.
std::span<const model::MessageRow> assemblyMessages();

}  // namespace cota::mapsets
