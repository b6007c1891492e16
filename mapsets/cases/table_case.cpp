#include "mapsets/cases/table_case.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

#include "mapsets/cases/case_options.h"
#include "mapsets/cases/table_case_words.h"

namespace cota::mapsets {

namespace {

constexpr const char* deckFile = "cards";

/// A question about a table shows its kind by what it asks for.
std::string questionOf(const xml::XmlCursor& ask, const std::string& usual) {
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 8> kinds{
        {{"must", "must"},
         {"score", "score"},
         {"term", "group"},
         {"group", "group"},
         {"total", "total"},
         {"result", "odds"},
         {"roll", "roll"},
         {"action", "action"}}};
    for (const auto& [attribute, kind] : kinds)
        if (ask.has(attribute)) return std::string(kind);
    return usual;
}

class TableSetupReader {
  public:
    TableSetupReader(const Mapset& mapset, const std::string& id) : mapset_(mapset), words_(mapset, id) {
        scenario_.id = "case";
        scenario_.mapset = mapset.id;
        scenario_.forces = {deckFile};
        scenario_.tableau.emplace();
        deck_.id = deckFile;
        deck_.mapset = mapset.id;
    }

    model::Document read(xml::XmlCursor& element) {
        auto& tableau = *scenario_.tableau;
        for (auto one : element.children("type")) {
            readType(one);
            one.finish();
        }
        for (auto one : element.children("seat")) readSeat(one);
        tableau.turn = seatIn(element, "turn");
        tableau.start = seatIn(element, "start");
        for (auto one : element.children("space")) readSpace(one);
        for (auto one : element.children("group")) {
            auto group = readGroup(one);
            one.require("seat");
            areaOf(seatIn(one, "seat")).groups.push_back(std::move(group));
            one.finish();
        }
        for (auto one : element.children("marker"))
            tableau.markers.push_back(readMarker(one, MarkerKind::On::table));
        for (auto one : element.children("relation")) readRelation(one);
        for (auto one : element.children("selection")) readSelection(one);
        const Catalogue& game = mapset_.catalogue;
        tableau.attributes = words_.values(element, "values", "table", game.table.tableAttributes);
        scenario_.attributes = words_.values(element, "scenario", "scenario", game.scenarioAttributes);
        for (const std::string& side : sides_)
            scenario_.sides.push_back({model::SideId(side), {}, side, {}, {}});
        model::Document document;
        document.scenario = model::Shared<model::Scenario>(std::move(scenario_));
        document.forces.emplace(deckFile, model::Shared<model::Forces>(std::move(deck_)));
        return document;
    }

  private:
    model::SeatId seatIn(xml::XmlCursor& element, std::string_view attribute) {
        std::vector<std::string> known;
        for (const model::Seat& seat : scenario_.tableau->seats) known.push_back(seat.id.text);
        words_.require(element, attribute, "seat", known);
        return element.id<model::SeatId>(attribute);
    }
    model::CardGroupId groupIn(xml::XmlCursor& element, std::string_view attribute) {
        std::vector<std::string> known;
        for (const auto& space : scenario_.tableau->spaces)
            for (const auto& group : space.groups) known.push_back(group.id.text);
        words_.require(element, attribute, "group", known);
        return element.requiredId<model::CardGroupId>(attribute);
    }
    model::CounterTypeId typeIn(xml::XmlCursor& element) {
        words_.require(element, "type", "type", words_.idsOf(deck_.types));
        return element.requiredId<model::CounterTypeId>("type");
    }
    model::SideId sideIn(xml::XmlCursor& element) {
        words_.requireNation(element, "side");
        auto side = element.id<model::SideId>("side");
        if (!side.empty()) sides_.insert(side.text);
        return side;
    }

    void readSeat(xml::XmlCursor& element) {
        model::Seat seat;
        seat.id = element.requiredId<model::SeatId>("id");
        seat.side = sideIn(element);
        seat.attributes = words_.values(element, "values", "seat", mapset_.catalogue.table.seatAttributes);
        scenario_.tableau->seats.push_back(std::move(seat));
        element.finish();
    }

    model::TableauSpace spaceOf(const std::string& kind, const model::SeatId& seat) const {
        model::TableauSpace space;
        space.id = model::SpaceId(kind + "-" + std::to_string(scenario_.tableau->spaces.size() + 1));
        space.kind = kind;
        space.seat = seat;
        return space;
    }

    void readSpace(xml::XmlCursor& element) {
        const auto& table = mapset_.catalogue.table;
        words_.require(element, "kind", "space", words_.idsOf(table.spaces));
        const auto kind = element.requiredText("kind");
        model::TableauSpace space = spaceOf(kind, seatIn(element, "seat"));
        if (element.has("id")) space.id = element.id<model::SpaceId>("id");
        for (auto one : element.children("card")) space.cards.push_back(readCard(one));
        for (auto one : element.children("group")) {
            space.groups.push_back(readGroup(one));
            one.finish();
        }
        for (auto one : element.children("marker"))
            space.markers.push_back(readMarker(one, MarkerKind::On::space));
        space.attributes = words_.values(element, "values", "space", table.spaceAttributes);
        scenario_.tableau->spaces.push_back(std::move(space));
        element.finish();
    }

    /// The first space with groups that every seat has.
    model::TableauSpace& areaOf(const model::SeatId& seat) {
        auto& spaces = scenario_.tableau->spaces;
        const auto& kinds = mapset_.catalogue.table.spaces;
        const auto kind = std::find_if(kinds.begin(), kinds.end(),
                                       [](const SpaceKind& one) { return one.hasGroups && one.isOfSeat; });
        const std::string name = kind == kinds.end() ? "area" : kind->id;
        const auto found = std::find_if(spaces.begin(), spaces.end(), [&](const auto& one) {
            return one.kind == name && one.seat == seat;
        });
        return found == spaces.end() ? spaces.emplace_back(spaceOf(name, seat)) : *found;
    }

    model::CardGroup readGroup(xml::XmlCursor& element) {
        model::CardGroup group;
        group.id = element.requiredId<model::CardGroupId>("id");
        group.side = sideIn(element);
        for (auto one : element.children("card")) group.cards.push_back(readCard(one));
        for (auto one : element.children("attached")) group.attached.push_back(readCard(one));
        for (auto one : element.children("marker"))
            group.markers.push_back(readMarker(one, MarkerKind::On::group));
        group.attributes = words_.values(element, "values", "group", mapset_.catalogue.table.groupAttributes);
        return group;
    }

    model::TableMarker readMarker(xml::XmlCursor& element, MarkerKind::On on) const {
        std::vector<std::string> known;
        for (const MarkerKind& kind : mapset_.catalogue.table.markers)
            if (kind.on == on) known.push_back(kind.id);
        words_.require(element, "kind", "marker", known);
        model::TableMarker marker;
        marker.kind = element.requiredText("kind");
        marker.value = element.findInteger("value");
        marker.label = element.text("label");
        element.finish();
        return marker;
    }

    /// The new type; what is not read of the element is printed on its first end.
    model::CounterType& readType(xml::XmlCursor& element) {
        model::CounterType type;
        words_.require(element, "class", "class", words_.idsOf(mapset_.catalogue.unitClasses));
        words_.requireNation(element, "nation");
        type.unitClass = element.requiredId<model::UnitClassId>("class");
        type.id = element.id<model::CounterTypeId>("id");
        if (type.id.empty()) {
            const int number = ++unnamed_[type.unitClass.text];
            type.id =
                model::CounterTypeId(type.unitClass.text + (number == 1 ? "" : "-" + std::to_string(number)));
        }
        type.nation = element.text("nation");
        type.available = element.integer("available", {.min = 0, .max = 1000}, 0);
        if (!type.nation.empty()) sides_.insert(type.nation);
        for (auto one : element.children("end")) type.ends.push_back(readEnd(one));
        if (auto front = element.child("front")) {
            type.front = front.freeAttributes();
            front.finish();
        }
        for (const auto& [name, value] : element.freeAttributes()) type.front.set(name, value);
        return deck_.types.emplace_back(std::move(type));
    }

    model::PlacedCard readCard(xml::XmlCursor& element) {
        model::PlacedCard card;
        card.count = element.integer("count", {.min = 1, .max = 1000}, 1);
        card.end = element.integer("end", {.min = 1, .max = 9}, 1);
        card.turned = element.flag("turned");
        card.by = seatIn(element, "by");
        for (auto one : element.children("marker"))
            card.markers.push_back(readMarker(one, MarkerKind::On::card));
        card.attributes = words_.values(element, "values", "card", mapset_.catalogue.table.cardAttributes);
        if (element.has("type")) {
            card.type = typeIn(element);
        } else {
            auto& type = readType(element);
            if (type.available == 0) type.available = card.count;
            card.type = type.id;
        }
        element.finish();
        return card;
    }

    model::CounterEnd readEnd(xml::XmlCursor& element) const {
        model::CounterEnd end;
        words_.require(element, "class", "class", words_.idsOf(mapset_.catalogue.unitClasses));
        words_.requireNation(element, "nation");
        end.unitClass = element.requiredId<model::UnitClassId>("class");
        end.nation = element.text("nation");
        const auto* unitClass = mapset_.catalogue.unitClass(end.unitClass);
        static const std::vector<AttributeType> none;
        end.attributes = words_.values(element, "values", "end", unitClass ? unitClass->front : none);
        element.finish();
        return end;
    }

    void readRelation(xml::XmlCursor& element) {
        model::TableRelation relation;
        const auto& kinds = mapset_.catalogue.table.relations;
        words_.require(element, "kind", "relation", words_.idsOf(kinds));
        relation.kind = element.requiredText("kind");
        for (const RelationKind& kind : kinds)
            if (kind.id == relation.kind && !kind.labels.empty())
                words_.require(element, "label", "label", kind.labels);
        relation.from = groupIn(element, "from");
        relation.to = groupIn(element, "to");
        relation.label = element.text("label");
        relation.value = element.findInteger("value");
        scenario_.tableau->relations.push_back(std::move(relation));
        element.finish();
    }

    void readSelection(xml::XmlCursor& element) {
        model::Selection selection;
        element.require("seat");
        selection.seat = seatIn(element, "seat");
        for (auto one : element.children("pick")) {
            model::Selection::Pick pick;
            pick.type = typeIn(one);
            pick.side = sideIn(one);
            selection.picks.push_back(std::move(pick));
            one.finish();
        }
        scenario_.tableau->selections.push_back(std::move(selection));
        element.finish();
    }

    const Mapset& mapset_;
    TableCaseWords words_;
    model::Scenario scenario_;
    model::Forces deck_;
    std::map<std::string, int> unnamed_;  // cards without id, by class
    std::set<std::string> sides_;         // each is its own nation
};

}  // namespace

void readTableCase(const Mapset& mapset, xml::XmlCursor& element, Case& one) {
    constexpr std::string_view key = "name";
    one.setup = TableSetupReader(mapset, one.id).read(element);
    model::Scenario scenario = **one.setup.scenario;
    scenario.options = readCaseOptions(element, mapset.catalogue, one.id, key);
    one.setup.scenario = model::Shared<model::Scenario>(std::move(scenario));
    for (auto ask : element.children("ask")) {
        CaseQuery query;
        query.where = ask.at();
        query.kind = ask.text("kind", questionOf(ask, one.kind));
        ask.require("expect");
        query.expect = ask.text("expect");
        query.options = readCaseOptions(ask, mapset.catalogue, one.id, key);
        query.values = ask.freeAttributes();
        ask.finish();
        one.queries.push_back(std::move(query));
    }
}

}  // namespace cota::mapsets
