#pragma once
// The elements of a table with their places in the file, and what people call them.

#include <optional>
#include <string>
#include <vector>

#include "mapsets/catalogue/table.h"
#include "validator/engine/check_context.h"
#include "validator/engine/finding_sink.h"

namespace cota::checks {

/// Where an element of the table is, and its name in a sentence: "card 'Sniper' (Ana's hand)".
struct TableThing {
    model::Subject subject;
    std::optional<model::ListItem> item = {};
    model::LocalText name = {};

    /// A note about it, with its name as the value "what".
    Note noteWith(std::vector<model::MessageValue> values) const;
};

/// The element with everything that lies on the table.
TableThing tableItself();
TableThing thingOf(const CheckContext& context, const model::Seat& seat);
TableThing thingOf(const CheckContext& context, const model::TableauSpace& space);
TableThing thingOf(const CheckContext& context, const model::TableRelation& relation);
TableThing thingOf(const CheckContext& context, const model::SpaceLink& link);
TableThing thingOf(const CheckContext& context, const model::Selection& selection);

struct CardPlace {
    const model::PlacedCard* card = nullptr;
    const model::TableauSpace* space = nullptr;
    const model::CardGroup* group = nullptr;  // null: in none
    std::size_t number = 0;
};
/// In the order of model::cardsOf.
std::vector<CardPlace> cardsOnTable(const CheckContext& context);
TableThing thingOf(const CheckContext& context, const CardPlace& place);

struct ThingWithGroup {
    const model::CardGroup* group = nullptr;
    TableThing thing;
};
/// In the order of model::cardGroupsOf.
std::vector<ThingWithGroup> groupsOnTable(const CheckContext& context);

struct ThingWithMarker {
    const model::TableMarker* marker = nullptr;
    mapsets::MarkerKind::On on = mapsets::MarkerKind::On::card;
    TableThing thing;  // on which it lies
};
std::vector<ThingWithMarker> markersOnTable(const CheckContext& context);

/// The name of a seat; its id if it has none, or if the scenario has no such seat.
model::LocalText nameOfSeat(const CheckContext& context, const model::SeatId& id);
model::LocalText nameOfGroup(const CheckContext& context, const model::CardGroupId& id);
/// The name that the game gives to a kind, with the id that a designer writes: "draw deck (deck)".
model::LocalText nameOfKind(const model::LocalText& name, const std::string& id);
/// What is printed on the end of the card that is up.
model::LocalText nameOfCard(const CheckContext& context, const model::PlacedCard& card);

/// The name, or the id if there is none.
template <class Thing>
model::LocalText nameOr(const Thing& thing) {
    return thing.name.empty() ? model::LocalText{thing.id.text, thing.id.text} : thing.name;
}

}  // namespace cota::checks
