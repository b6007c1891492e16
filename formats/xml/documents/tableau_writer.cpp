#include "formats/xml/documents/tableau_xml.h"

namespace cota::xml {

namespace {

using namespace model;

void writeMarkers(XmlPen& pen, const std::vector<TableMarker>& markers) {
    for (const TableMarker& marker : markers) {
        pen.openLine("marker", marker.extras);
        pen.attribute("kind", marker.kind);
        pen.given("value", marker.value);
        pen.given("label", marker.label);
        pen.given("by", marker.by.text);
        pen.given("side", marker.side.text);
        pen.close();
    }
}

void writeCards(XmlPen& pen, std::string_view name, const std::vector<PlacedCard>& cards) {
    for (const PlacedCard& card : cards) {
        pen.openLine(name, card.extras);
        pen.given("type", card.type.text);
        pen.unless(1, "count", card.count);
        pen.unless(1, "end", card.end);
        pen.unless(!card.turned, "turned", card.turned ? "yes" : "no");
        pen.unless(!card.faceDown, "face", card.faceDown ? "down" : "up");
        pen.given("by", card.by.text);
        pen.values(card.attributes);
        writeMarkers(pen, card.markers);
        pen.close();
    }
}

void writeSpace(XmlPen& pen, const TableauSpace& space) {
    pen.open("space", space.extras);
    pen.attribute("id", space.id.text);
    pen.given("kind", space.kind);
    pen.localText("name", "name-es", space.name);
    pen.given("side", space.side.text);
    pen.given("seat", space.seat.text);
    pen.values(space.attributes);
    writeCards(pen, "card", space.cards);
    for (const CardGroup& group : space.groups) {
        pen.open("group", group.extras);
        pen.attribute("id", group.id.text);
        pen.given("side", group.side.text);
        pen.localText("name", "name-es", group.name);
        pen.values(group.attributes);
        writeCards(pen, "card", group.cards);
        writeCards(pen, "attached", group.attached);
        writeMarkers(pen, group.markers);
        pen.close();
    }
    writeMarkers(pen, space.markers);
    pen.close();
}

void writeRelations(XmlPen& pen, const Tableau& tableau) {
    for (const TableRelation& relation : tableau.relations) {
        pen.openLine("relation", relation.extras);
        pen.attribute("kind", relation.kind);
        pen.attribute("from", relation.from.text);
        pen.attribute("to", relation.to.text);
        pen.given("label", relation.label);
        pen.given("value", relation.value);
        pen.values(relation.attributes);
        pen.close();
    }
    for (const SpaceLink& link : tableau.links) {
        pen.openLine("link", link.extras);
        pen.given("kind", link.kind);
        pen.attribute("from", link.from.text);
        pen.attribute("to", link.to.text);
        pen.values(link.attributes);
        pen.close();
    }
}

void writeSelections(XmlPen& pen, const Tableau& tableau) {
    for (const Selection& selection : tableau.selections) {
        pen.open("selection", selection.extras);
        pen.attribute("seat", selection.seat.text);
        for (const Selection::Pick& pick : selection.picks) {
            pen.openLine("pick", pick.extras);
            pen.attribute("type", pick.type.text);
            pen.given("side", pick.side.text);
            pen.close();
        }
        pen.close();
    }
}

}  // namespace

void writeTableau(XmlPen& pen, const Tableau& tableau) {
    pen.open("tableau", tableau.extras);
    pen.given("turn", tableau.turn.text);
    pen.given("start", tableau.start.text);
    pen.values(tableau.attributes);
    for (const Seat& seat : tableau.seats) {
        pen.openLine("seat", seat.extras);
        pen.attribute("id", seat.id.text);
        pen.localText("name", "name-es", seat.name);
        pen.given("side", seat.side.text);
        pen.values(seat.attributes);
        pen.close();
    }
    for (const TableauSpace& space : tableau.spaces) writeSpace(pen, space);
    writeMarkers(pen, tableau.markers);
    writeRelations(pen, tableau);
    writeSelections(pen, tableau);
    pen.close();
}

}  // namespace cota::xml
