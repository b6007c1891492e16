#pragma once
// Moves of boards as steps of the history, and new boards.

#include <cstddef>
#include <optional>
#include <string>

#include "editor/assembly/board_moves.h"
#include "editor/editing/property_sheet.h"

namespace cota::session {

enum class BoardStep { move, turn, crop, uncrop };

/// The step that makes a move; nothing if it is not legal or changes nothing. Steps with the same gesture,
/// not empty, are one.
std::optional<HistoryEntry> boardStep(const SheetSource& source, BoardStep what, std::size_t place,
                                      const BoardMove& move, const std::string& gesture = {});

/// The document with the board placed so.
model::Document withBoardPlaced(const model::Document& document, std::size_t place,
                                const model::BoardPlacement& placement);

/// A board of a file, joined to the right of the others, or where it can be joined.
std::optional<HistoryEntry> joinedBoard(const SheetSource& source, const std::string& file,
                                        const model::Board& board);

}  // namespace cota::session
