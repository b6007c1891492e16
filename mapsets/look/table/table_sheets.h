#pragma once
// Prints for the players of a table: the sheet on which they choose in secret, a mat, the track.

#include <vector>

#include "formats/model/document/document.h"
#include "mapsets/look/cards/cards.h"

namespace cota::look {

/// A sheet for each player, two on a page: every card that may be chosen, with a box for each side; those
/// that the document says are ticked.
std::vector<picture::Picture> selectionSheets(const Cards& cards, const model::Document& document,
                                              model::MapSize paper);
/// The area of a player at the size of real cards, scaled to the paper: its rows, its piles and its hand.
picture::Picture playerMat(const Cards& cards, const model::Document& document, model::MapSize paper);
/// The tracks of the markers that lie on the table, with phases.
picture::Picture trackSheet(const Cards& cards, const model::Document& document, model::MapSize paper);

}  // namespace cota::look
