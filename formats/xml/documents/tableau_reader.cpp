#include "formats/xml/documents/tableau_xml.h"
#include "formats/xml/markup/read_list.h"

namespace cota::xml {

namespace {

using namespace model;

constexpr IntRange anyValue{.min = -1'000'000, .max = 1'000'000};
constexpr IntRange anyCount{.min = 1, .max = PlacedCard::mostEqual};
constexpr IntRange anyEnd{.min = 1, .max = 100};  // rules know how many a card has

using Offsets = std::vector<std::uint32_t>;

void append(Offsets& to, const Offsets& more) { to.insert(to.end(), more.begin(), more.end()); }

std::vector<TableMarker> readMarkers(XmlCursor& parent) {
    std::vector<TableMarker> markers;
    Offsets offsets;
    for (XmlCursor cursor : parent.children("marker")) {
        TableMarker marker;
        marker.kind = cursor.requiredText("kind");
        marker.value = cursor.findInteger("value", anyValue);
        marker.label = cursor.text("label");
        marker.by = cursor.id<SeatId>("by");
        marker.side = cursor.id<SideId>("side");
        marker.extras = cursor.extras();
        addOrKeep(parent, cursor, markers, offsets, std::move(marker));
    }
    return markers;
}

bool readFaceDown(XmlCursor& cursor) {
    constexpr std::size_t up = 0, down = 1;
    const auto word = cursor.findWord("face", {"up", "down"});
    if (word == up) cursor.keepAttribute("face");  // stated although it is usual
    return word == down;
}

std::vector<PlacedCard> readCards(XmlCursor& parent, std::string_view name, Offsets& offsets) {
    std::vector<PlacedCard> cards;
    for (XmlCursor cursor : parent.children(name)) {
        PlacedCard card;
        cursor.isAbout(SubjectKind::counterType, "type");
        card.type = cursor.id<CounterTypeId>("type");
        card.count = cursor.integer("count", anyCount, 1);
        card.end = cursor.integer("end", anyEnd, 1);
        card.turned = cursor.flag("turned");
        card.faceDown = readFaceDown(cursor);
        card.by = cursor.id<SeatId>("by");
        card.attributes = cursor.values();
        card.markers = readMarkers(cursor);
        card.extras = cursor.extras();
        addOrKeep(parent, cursor, cards, offsets, std::move(card));
    }
    return cards;
}

CardGroup readCardGroup(XmlCursor& cursor, FilePlaces& places, Offsets& cards) {
    CardGroup group;
    cursor.isAbout(SubjectKind::cardGroup, "id");
    group.id = cursor.requiredId<CardGroupId>("id");
    group.side = cursor.id<SideId>("side");
    group.name = cursor.localText("name", "name-es");
    group.attributes = cursor.values();
    places.add(SubjectKind::cardGroup, group.id.text, cursor.offset());
    group.cards = readCards(cursor, "card", cards);
    group.attached = readCards(cursor, "attached", cards);
    group.markers = readMarkers(cursor);
    group.extras = cursor.extras();
    return group;
}

TableauSpace readSpace(XmlCursor& cursor, FilePlaces& places) {
    TableauSpace space;
    cursor.isAbout(SubjectKind::space, "id");
    space.id = cursor.requiredId<SpaceId>("id");
    space.kind = cursor.text("kind");
    space.name = cursor.localText("name", "name-es");
    space.side = cursor.id<SideId>("side");
    space.seat = cursor.id<SeatId>("seat");
    space.attributes = cursor.values();
    places.add(SubjectKind::space, space.id.text, cursor.offset());
    Offsets cards, groups;
    space.cards = readCards(cursor, "card", cards);
    for (XmlCursor element : cursor.children("group")) {
        Offsets own;
        CardGroup group = readCardGroup(element, places, own);
        if (element.isComplete()) append(cards, own);
        addOrKeep(cursor, element, space.groups, groups, std::move(group));
    }
    space.markers = readMarkers(cursor);
    space.extras = cursor.extras();
    if (cursor.isComplete()) {
        append(places.items[ItemList::cards], cards);
        append(places.items[ItemList::cardGroups], groups);
    }
    return space;
}

Seat readSeat(XmlCursor& cursor, FilePlaces& places) {
    Seat seat;
    cursor.isAbout(SubjectKind::seat, "id");
    seat.id = cursor.requiredId<SeatId>("id");
    seat.name = cursor.localText("name", "name-es");
    seat.side = cursor.id<SideId>("side");
    seat.attributes = cursor.values();
    places.add(SubjectKind::seat, seat.id.text, cursor.offset());
    seat.extras = cursor.extras();
    return seat;
}

TableRelation readRelation(XmlCursor& cursor, FilePlaces& places) {
    TableRelation relation;
    relation.kind = cursor.requiredText("kind");
    relation.from = cursor.requiredId<CardGroupId>("from");
    relation.to = cursor.requiredId<CardGroupId>("to");
    relation.label = cursor.text("label");
    relation.value = cursor.findInteger("value", anyValue);
    relation.attributes = cursor.values();
    places.add(SubjectKind::relation, relation.name(), cursor.offset());
    relation.extras = cursor.extras();
    return relation;
}

SpaceLink readLink(XmlCursor& cursor) {
    SpaceLink link;
    link.kind = cursor.text("kind");
    link.from = cursor.requiredId<SpaceId>("from");
    link.to = cursor.requiredId<SpaceId>("to");
    link.attributes = cursor.values();
    link.extras = cursor.extras();
    return link;
}

Selection readSelection(XmlCursor& cursor) {
    Selection selection;
    cursor.isAbout(SubjectKind::seat, "seat");
    selection.seat = cursor.requiredId<SeatId>("seat");
    Offsets offsets;
    for (XmlCursor element : cursor.children("pick")) {
        Selection::Pick pick;
        pick.type = element.requiredId<CounterTypeId>("type");
        pick.side = element.id<SideId>("side");
        pick.extras = element.extras();
        addOrKeep(cursor, element, selection.picks, offsets, std::move(pick));
    }
    selection.extras = cursor.extras();
    return selection;
}

}  // namespace

std::optional<Tableau> readTableau(XmlCursor& scenario, FilePlaces& places) {
    XmlCursor element = scenario.child("tableau");
    if (!element) return std::nullopt;
    Tableau tableau;
    places.add(SubjectKind::scenario, "tableau", element.offset());
    const auto readAll = [&](std::string_view name, auto& things, ItemList list, auto read) {
        for (XmlCursor cursor : element.children(name))
            addOrKeep(element, cursor, things, places.items[list], read(cursor));
    };
    tableau.turn = element.id<SeatId>("turn");
    tableau.start = element.id<SeatId>("start");
    tableau.attributes = element.values();
    readAll("seat", tableau.seats, ItemList::seats, [&](XmlCursor& one) { return readSeat(one, places); });
    readAll("space", tableau.spaces, ItemList::spaces,
            [&](XmlCursor& one) { return readSpace(one, places); });
    tableau.markers = readMarkers(element);
    readAll("relation", tableau.relations, ItemList::relations,
            [&](XmlCursor& one) { return readRelation(one, places); });
    readAll("link", tableau.links, ItemList::spaceLinks, readLink);
    readAll("selection", tableau.selections, ItemList::selections, readSelection);
    tableau.extras = element.extras();
    return tableau;
}

}  // namespace cota::xml
