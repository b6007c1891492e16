#pragma once
// Piles shuffled and dealt by hand, with the chance of a seed (card_dice.h). The order is documented
// (docs/card-games.md), so the same seed gives the same deal in every program and on every machine.

#include <cstdint>
#include <string>
#include <vector>

#include "formats/model/document/tableau.h"
#include "mapsets/catalogue/table.h"

namespace cota::mapsets {

/// The cards one by one: an entry of several equal cards becomes so many entries.
std::vector<model::PlacedCard> oneByOne(const std::vector<model::PlacedCard>& cards);

/// The same cards in the order that the seed gives. The order before does not matter: they are first sorted
/// by type, so a deal does not depend on how a file was written.
std::vector<model::PlacedCard> shuffled(const std::vector<model::PlacedCard>& cards, std::uint64_t seed);

/// Cards move into a space and lie there as its kind shows them: face down where nobody sees them.
model::PlacedCard lyingIn(model::PlacedCard card, const SpaceKind& kind);

struct DealOrder {
    model::SpaceId from;  // the pile, which is shuffled first
    std::string to;       // the kind of space of each seat that gets the cards
    int each = 0;         // cards for each seat
    std::uint64_t seed = 0;
};
/// Deals one card at a time from the top, clockwise from the seat that began (`start`), or from the first
/// one. Stops when the pile is empty.
model::Tableau dealt(model::Tableau tableau, const TableRules& rules, const DealOrder& order);

}  // namespace cota::mapsets
