// Random tables.
#include "tests/formats/xml/arbitrary_parts.h"

namespace cota::xml {

namespace arbitrary {

using namespace model;

namespace {

TableMarker marker() {
    return {word(),  maybeNumber(-3, 9), maybe() ? word() : "", maybeId<SeatId>(), maybeId<SideId>(),
            extras()};
}

PlacedCard card() {
    PlacedCard made;
    made.type = maybeId<CounterTypeId>();
    made.count = maybe() ? number(1, 40) : 1;
    made.end = number(1, 3);
    made.turned = maybe();
    made.faceDown = maybe();
    made.by = maybeId<SeatId>();
    if (maybe()) made.markers = some(marker);
    made.attributes = attributes();
    made.extras = extras();
    return made;
}

CardGroup cardGroup() {
    CardGroup made;
    made.id = id<CardGroupId>();
    made.side = maybeId<SideId>();
    made.name = localText();
    made.cards = some(card);
    if (maybe()) made.attached = some(card);
    if (maybe()) made.markers = some(marker);
    made.attributes = attributes();
    made.extras = extras();
    return made;
}

TableauSpace space() {
    TableauSpace made;
    made.id = id<SpaceId>();
    made.kind = maybe() ? word() : "";
    made.name = localText();
    made.side = maybeId<SideId>();
    made.seat = maybeId<SeatId>();
    if (maybe()) made.cards = some(card);
    if (maybe()) made.groups = some(cardGroup);
    if (maybe()) made.markers = some(marker);
    made.attributes = attributes();
    made.extras = extras();
    return made;
}

}  // namespace

}  // namespace arbitrary

model::Tableau anyTableau(Leftovers leftovers) {
    using namespace arbitrary;
    leftoversNow = leftovers;
    Tableau made;
    made.turn = maybeId<SeatId>();
    made.start = maybeId<SeatId>();
    made.attributes = attributes();
    made.seats = some([] {
        return Seat{id<SeatId>(), localText(), maybeId<SideId>(), attributes(), extras()};
    });
    made.spaces = some(space);
    made.markers = some(marker);
    made.relations = some([] {
        return TableRelation{
            word(),       id<CardGroupId>(), id<CardGroupId>(), maybe() ? word() : "", maybeNumber(-3, 9),
            attributes(), extras()};
    });
    made.links = some([] {
        return SpaceLink{maybe() ? word() : "", id<SpaceId>(), id<SpaceId>(), attributes(), extras()};
    });
    made.selections = some([] {
        return Selection{id<SeatId>(), some([] {
                             return Selection::Pick{id<CounterTypeId>(), maybeId<SideId>(), extras()};
                         }),
                         extras()};
    });
    made.extras = extras();
    return made;
}

}  // namespace cota::xml
