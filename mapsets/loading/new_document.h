#pragma once
// Creates new documents for a game: rules report only what the designer has not yet decided.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/document/document.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::mapsets {

/// As a start value of scenario details: the first formation of the side.
inline constexpr std::string_view firstFormation = "{formation}";

/// What a side does in a new scenario. Start values of flags and words may differ by it: "attack/defence",
/// and "yes/" is nothing for all others.
enum class Stance { none, attacks, defends };
inline constexpr char betweenStances = '/';
/// The start value for a side. The second of two is for sides that do not attack.
std::string_view startFor(const AttributeType& type, Stance stance);
/// Whether the type has start values by what a side does.
bool hasStances(const AttributeType& type);

/// The text of a new detail that the designer has not written yet.
inline constexpr std::string_view notYetWritten = "?";

/// A board with the game's default grid, all in its first terrain. Columns and rows default to the usual
/// ones of the game and are limited to what a grid may have.
model::Board newBoard(const Mapset& game, std::string id, std::optional<int> columns = {},
                      std::optional<int> rows = {});

/// A valid value for every attribute that is required or has a start value: the start value, else the
/// default, else the middle of the range or the first word. `turn` varies the word, so that two sides
/// differ.
model::Attributes requiredValues(const std::vector<AttributeType>& types, std::size_t turn = 0,
                                 Stance stance = Stance::none);

/// A scenario detail with everything the game requires: its values, and a place where the side has units.
/// `side` is ignored if the kind has none.
model::ScenarioPart newPart(const model::Document& document, const PartKind& kind, const model::SideId& side,
                            Stance stance = Stance::none);

/// Ten turns, two sides, and all values the game requires. Without boards.
model::Scenario newScenario(const Mapset& game, std::string id);

/// Places a board to the right of the others. Boards with half hexes overlap by them, and columns stay
/// aligned. `column` is updated to that of the next board.
void addBoard(model::Assembly& assembly, const model::Board& board, const std::string& file, int& column);

/// An order of battle without sides and units.
model::Forces newForces(const Mapset& game, std::string id);

}  // namespace cota::mapsets
