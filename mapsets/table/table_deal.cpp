#include "mapsets/table/table_deal.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "mapsets/table/card_dice.h"

namespace cota::mapsets {

namespace {

/// Where the seats begin that get cards, clockwise.
std::vector<model::SeatId> clockwise(const model::Tableau& tableau) {
    std::vector<model::SeatId> seats;
    for (const auto& seat : tableau.seats) seats.push_back(seat.id);
    const auto first = std::find(seats.begin(), seats.end(), tableau.start);
    if (first != seats.end()) std::rotate(seats.begin(), first, seats.end());
    return seats;
}

const SpaceKind* kindNamed(const TableRules& rules, const std::string& id) {
    const auto found = std::find_if(rules.spaces.begin(), rules.spaces.end(),
                                    [&](const SpaceKind& kind) { return kind.id == id; });
    return found == rules.spaces.end() ? nullptr : &*found;
}

model::TableauSpace* spaceOf(model::Tableau& tableau, const model::SeatId& seat, const std::string& kind) {
    const auto found = std::find_if(tableau.spaces.begin(), tableau.spaces.end(), [&](const auto& space) {
        return space.seat == seat && space.kind == kind;
    });
    return found == tableau.spaces.end() ? nullptr : &*found;
}

}  // namespace

std::vector<model::PlacedCard> oneByOne(const std::vector<model::PlacedCard>& cards) {
    std::vector<model::PlacedCard> all;
    for (model::PlacedCard card : cards) {
        const int count = std::clamp(card.count, 1, model::PlacedCard::mostEqual);
        card.count = 1;
        all.insert(all.end(), static_cast<std::size_t>(count), card);
    }
    return all;
}

std::vector<model::PlacedCard> shuffled(const std::vector<model::PlacedCard>& cards, std::uint64_t seed) {
    auto all = oneByOne(cards);
    const auto key = [](const model::PlacedCard& card) { return std::tie(card.type.text, card.end); };
    std::stable_sort(all.begin(), all.end(),
                     [&](const auto& one, const auto& other) { return key(one) < key(other); });
    CardDice(seed).shuffle(all);
    return all;
}

model::PlacedCard lyingIn(model::PlacedCard card, const SpaceKind& kind) {
    card.faceDown = kind.seen == model::Visibility::none;
    if (kind.hasGroups) return card;
    // In a pile or a hand a card has no state but its end.
    card.turned = false;
    card.by = {};
    card.markers.clear();
    card.attributes = {};
    return card;
}

model::Tableau dealt(model::Tableau tableau, const TableRules& rules, const DealOrder& order) {
    const auto* kind = kindNamed(rules, order.to);
    const auto pile = std::find_if(tableau.spaces.begin(), tableau.spaces.end(),
                                   [&](const auto& space) { return space.id == order.from; });
    if (kind == nullptr || pile == tableau.spaces.end()) return tableau;
    auto cards = shuffled(pile->cards, order.seed);
    std::size_t next = 0;
    for (int round = 0; round < order.each; ++round)
        for (const auto& seat : clockwise(tableau)) {
            auto* space = spaceOf(tableau, seat, order.to);
            if (space == nullptr || space->id == order.from || next == cards.size()) continue;
            space->cards.push_back(lyingIn(std::move(cards[next]), *kind));
            ++next;
        }
    cards.erase(cards.begin(), cards.begin() + static_cast<std::ptrdiff_t>(next));
    for (auto& space : tableau.spaces)
        if (space.id == order.from) space.cards = std::move(cards);
    return tableau;
}

}  // namespace cota::mapsets
