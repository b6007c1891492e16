#pragma once
// Documents to begin with, as a game wants them: rules find in them only what a designer has yet to say.

#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/document.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::mapsets {

/// A board of the game's own grid, all of its first terrain. Columns and rows that are not given are the
/// game's usual ones; outside of what a grid may have they become the nearest that it may.
model::Board newBoard(const Mapset& game, std::string id, std::optional<int> columns = {},
                      std::optional<int> rows = {});

/// A value the game accepts for each it requires, or says how it starts: that, else its own default, else the
/// middle, else the first word; `turn` takes another word for another thing.
model::Attributes requiredValues(const std::vector<AttributeType>& types, std::size_t turn = 0);

/// A statement of a scenario with all that the game asks of one: its values, and a place where the side
/// stands. `side` is left out of a kind that has none.
model::ScenarioPart newPart(const model::Document& document, const PartKind& kind, const model::SideId& side);

/// Ten turns, two sides, and a value for everything the game requires. Without boards.
model::Scenario newScenario(const Mapset& game, std::string id);

/// Lays a board beside those there are. Boards that share half hexes overlap by them; columns stay in step.
/// `column` is where the next board goes.
void addBoard(model::Assembly& assembly, const model::Board& board, const std::string& file, int& column);

/// An order of battle for nobody yet.
model::Forces newForces(const Mapset& game, std::string id);

}  // namespace cota::mapsets
