#pragma once
// The size of a new board: in hexes, or as much as fits on paper. Numbers beyond the limits are refused, with
// the limit, and never changed.

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "editor/editing/beginnings.h"
#include "formats/model/geometry/grid.h"
#include "formats/model/geometry/hex_layout.h"
#include "mapsets/loading/new_battle.h"

namespace cota::session {

struct BoardPlan {
    model::Grid grid;  // with columns, rows, orientation and size of hexes
    std::string title = {};
    int seats = mapsets::usualSeats;  // of a table
    /// For a scenario on a board that is open: its file name and the board.
    std::optional<std::pair<std::string, model::Board>> open = {};
};

/// The number that was typed, or why it is refused: "At most 1000 rows. You typed 1112."
std::variant<int, std::string> columnsIn(const std::string& text);
std::variant<int, std::string> rowsIn(const std::string& text);
/// Players of a table.
std::variant<int, std::string> seatsIn(const std::string& text);
/// Of hexes, in millimetres, from 5 to 60.
std::variant<std::int64_t, std::string> micrometresIn(const std::string& text);

/// In millimetres, the hexes alone.
model::MapSize fieldSize(const model::Grid& grid);
/// The size of the printed map of a board, with title and legend; sheetOfNew() in picture/new_sheet.h.
using SheetSize = std::function<model::MapSize(const model::Grid&)>;
/// The grid with as many columns and rows as fit on `across` by `down` sheets of a paper of this size, as
/// they are printed and joined.
model::Grid fitted(model::Grid grid, model::MapSize paper, int across, int down, const SheetSize& sheetOf);
/// "41 x 29 hexes, 560 x 400 mm: A2 landscape".
std::string sizeText(const model::Grid& grid, const SheetSize& sheetOf);

/// A new document of the game with such a board, or on the open one, and the title.
model::Document newDocument(Beginning what, const mapsets::Mapset& game, const BoardPlan& plan,
                            model::Language language);

}  // namespace cota::session
