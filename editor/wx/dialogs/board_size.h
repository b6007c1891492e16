#pragma once
// Asks for the number of columns and rows of a board.

#include <optional>

#include "editor/editing/session.h"

class wxWindow;

namespace cota::wx {

/// The step; nothing if the dialog is cancelled or nothing changes. With several boards, the one below or
/// nearest to the place is chosen first.
std::optional<session::HistoryEntry> askBoardSize(wxWindow* parent, const session::Session& session,
                                                  const std::optional<model::MapPoint>& at);

}  // namespace cota::wx
