// A scenario without a map: spaces with the cards and markers in them, and what lies between them.

#include "validator/publish/export_sections.h"

namespace cota::publish {

namespace {

template <class Things, class ToJson>
Json listOf(const Things& things, ToJson toJson) {
    Json all = Json::array();
    for (const auto& thing : things) all.push_back(toJson(thing));
    return all;
}

Json markerJson(const model::TableMarker& marker) {
    return JsonFields()
        .put("kind", marker.kind)
        .add("value", marker.value)
        .add("label", marker.label)
        .add("by", marker.by)
        .add("side", marker.side)
        .take();
}

/// Without a type: a card whose face is unknown.
Json cardJson(const model::PlacedCard& card) {
    JsonFields fields;
    fields.add("type", card.type).put("count", card.count);
    if (!card.type.empty()) fields.put("end", card.end);
    if (card.turned) fields.put("turned", true);
    if (card.faceDown) fields.put("faceDown", true);
    return fields.add("by", card.by)
        .add("markers", listOf(card.markers, markerJson))
        .add("values", card.attributes)
        .take();
}

Json groupJson(const model::CardGroup& group) {
    return JsonFields()
        .put("id", group.id.text)
        .add("side", group.side)
        .add("name", group.name)
        .put("cards", listOf(group.cards, cardJson))
        .add("attached", listOf(group.attached, cardJson))
        .add("markers", listOf(group.markers, markerJson))
        .add("values", group.attributes)
        .take();
}

Json seatJson(const model::Seat& seat) {
    return JsonFields()
        .put("id", seat.id.text)
        .add("name", seat.name)
        .add("side", seat.side)
        .add("values", seat.attributes)
        .take();
}

Json relationJson(const model::TableRelation& relation) {
    return JsonFields()
        .put("kind", relation.kind)
        .put("from", relation.from.text)
        .put("to", relation.to.text)
        .add("label", relation.label)
        .add("value", relation.value)
        .add("values", relation.attributes)
        .take();
}

Json linkJson(const model::SpaceLink& link) {
    return JsonFields()
        .add("kind", link.kind)
        .put("from", link.from.text)
        .put("to", link.to.text)
        .add("values", link.attributes)
        .take();
}

Json selectionJson(const model::Selection& selection) {
    const auto pick = [](const model::Selection::Pick& one) {
        return JsonFields().put("type", one.type.text).add("side", one.side).take();
    };
    return JsonFields().put("seat", selection.seat.text).put("picks", listOf(selection.picks, pick)).take();
}

}  // namespace

Json spacesJson(const model::Tableau& tableau) {
    return listOf(tableau.spaces, [](const model::TableauSpace& space) {
        return JsonFields()
            .put("id", space.id.text)
            .add("kind", space.kind)
            .add("name", space.name)
            .add("side", space.side)
            .add("seat", space.seat)
            .add("values", space.attributes)
            .add("cards", listOf(space.cards, cardJson))
            .add("groups", listOf(space.groups, groupJson))
            .add("markers", listOf(space.markers, markerJson))
            .take();
    });
}

Json tableJson(const model::Tableau& tableau) {
    return JsonFields()
        .add("turn", tableau.turn)
        .add("start", tableau.start)
        .add("values", tableau.attributes)
        .add("seats", listOf(tableau.seats, seatJson))
        .add("markers", listOf(tableau.markers, markerJson))
        .add("relations", listOf(tableau.relations, relationJson))
        .add("links", listOf(tableau.links, linkJson))
        .add("selections", listOf(tableau.selections, selectionJson))
        .take();
}

}  // namespace cota::publish
