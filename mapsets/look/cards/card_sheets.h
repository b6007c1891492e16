#pragma once
// Cards on paper: proxies with cut lines and backs for printing on both sides, and a list to check a deck by.

#include <vector>

#include "formats/model/document/document.h"
#include "mapsets/look/cards/cards.h"

namespace cota::look {

/// All cards of the forces, as often as they exist, as many to a page as fit. After each page of fronts
/// follows its page of backs, mirrored, for printing on both sides with the long edge as the axis.
std::vector<picture::Picture> proxySheets(const Cards& cards, const model::Document& document,
                                          model::MapSize paper);

/// All types with class, values, number of copies and a box for each copy.
std::vector<picture::Picture> deckCheckList(const Cards& cards, const model::Document& document,
                                            model::MapSize paper);

}  // namespace cota::look
