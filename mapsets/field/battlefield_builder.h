#pragma once
// Makes the battlefield of a document. What is wrong with an assembly is a finding ASM-...; a value comes
// back whenever at least one board lies on the table.

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

/// The battlefield of the document's scenario, or of its one board where there is no scenario. Without value
/// and findings for a scenario that has a tableau instead of a map.
///
/// Boards lie at their column and row, turned and cropped. Half hexes of abutting boards become one hex with
/// all their names: the union of the terrains, the higher of the levels. Amendments and scenario features are
/// applied in their order. Levels outside -1000..1000 count as the nearest of these.
///
/// Who builds battlefields of nearly the same boards often gives one `kept` to all of them.
model::Loaded<Battlefield> buildBattlefield(const model::Document& document, const Mapset& mapset,
                                            KeptGround* kept = nullptr);

/// Parameters of heights that decide how boards are laid: with another word of them they are laid anew.
inline constexpr std::array<std::string_view, 2> parametersOfLaying{"levels-from", "seams"};

/// The battlefield of one board alone. Labels are bare; those with the board's id before them resolve too.
model::Loaded<Battlefield> buildBattlefield(const model::Board& board, const Mapset& mapset);

/// Everything the two can complain of.
std::span<const model::MessageRow> assemblyMessages();

}  // namespace cota::mapsets
