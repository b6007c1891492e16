#pragma once
// Asks how a pile is shuffled, and how many cards each player gets.

#include "editor/editing/property_sheet.h"
#include "editor/editing/session.h"

class wxWindow;

namespace cota::wx {

/// What a seed is for: a pile is shuffled, cards are dealt too, or the game is set up.
enum class DealKind { shuffle, deal, setUp };
/// Neither step nor reason if the user cancels, or if there is no pile.
session::Written askDeal(wxWindow* parent, const session::Session& session, DealKind kind);

}  // namespace cota::wx
