// The differences between the tables of two scenarios without a map.

#include <tuple>

#include "formats/model/differences/difference_sheet.h"

namespace cota::model {

namespace {

constexpr ThingWord tableauThing{local("tableau"), local("tableaux")};
constexpr ThingWord seatThing{local("seat"), local("seats")};
constexpr ThingWord spaceThing{local("space"), local("spaces")};
constexpr ThingWord cardGroupThing{local("group of cards"), local("groups of cards")};
constexpr ThingWord relationThing{local("relation"), local("relations")};
constexpr ThingWord spaceLinkThing{local("link of spaces"), local("links of spaces")};
constexpr ThingWord selectionThing{local("secret selection"), local("secret selections")};

constexpr LocalLiteral seatOwnWord = local("seat");
constexpr LocalLiteral spaceOwnWord = local("space");
constexpr LocalLiteral cardsWord = local("cards");
constexpr LocalLiteral attachedWord = local("attached cards");
constexpr LocalLiteral markersWord = local("markers");
constexpr LocalLiteral relationLabelWord = local("label");
constexpr LocalLiteral relationValueWord = local("of a relation", "value");
constexpr LocalLiteral picksWord = local("choices");
constexpr LocalLiteral seatToMoveWord = local("whose turn it is");
constexpr LocalLiteral firstSeatWord = local("who began");

/// Adds a word to a text, with a blank between.
void addWord(std::string& text, const std::string& word) {
    if (!word.empty()) text.append(text.empty() ? "" : " ").append(word);
}

void addValues(std::string& text, const Attributes& values) {
    for (const auto& [name, value] : values) addWord(text, name + "=" + value);
}

/// The space without its groups, which are compared separately because they can change spaces.
std::vector<TableauSpace> bareSpaces(std::vector<TableauSpace> spaces) {
    for (TableauSpace& space : spaces) space.groups.clear();
    return spaces;
}

/// A group with its space, which has a number if others before it have its id.
struct GroupInSpace : CardGroup {
    std::string space;
    bool operator==(const GroupInSpace&) const = default;
};

std::vector<GroupInSpace> groupsIn(const Tableau& tableau) {
    std::vector<GroupInSpace> all;
    std::map<SpaceId, int> seen;
    for (const TableauSpace& space : tableau.spaces) {
        const int number = ++seen[space.id];
        const std::string name = number == 1 ? space.id.text : space.id.text + " " + std::to_string(number);
        for (const CardGroup& group : space.groups) all.push_back({group, name});
    }
    return all;
}

template <class Value>
auto ofGroup(Value CardGroup::*member) {
    return static_cast<Value GroupInSpace::*>(member);
}

void compareSpaces(Differences& into, const Tableau& before, const Tableau& after) {
    compareLists(
        into, bareSpaces(before.spaces), bareSpaces(after.spaces),
        [](const TableauSpace& space) { return space.id; },
        [](const TableauSpace& space) { return headOfThing(spaceThing, space.id.text, space.name); },
        [](ComparedThing<TableauSpace> space) {
            space.value(kindOwnWord, &TableauSpace::kind)
                .value(nameWord, &TableauSpace::name)
                .value(sideOwnerWord, &TableauSpace::side)
                .value(seatOwnWord, &TableauSpace::seat)
                .value(cardsWord, &TableauSpace::cards)
                .value(markersWord, &TableauSpace::markers)
                .attributes(&TableauSpace::attributes)
                .rest();
        });
    compareLists(
        into, groupsIn(before), groupsIn(after), [](const GroupInSpace& group) { return group.id; },
        [](const GroupInSpace& group) {
            Difference head = headOfThing(cardGroupThing, group.id.text, group.name);
            head.after = group.space;
            return head;
        },
        [](ComparedThing<GroupInSpace> group) {
            group.value(spaceOwnWord, &GroupInSpace::space)
                .value(sideOwnerWord, ofGroup(&CardGroup::side))
                .value(nameWord, ofGroup(&CardGroup::name))
                .value(cardsWord, ofGroup(&CardGroup::cards))
                .value(attachedWord, ofGroup(&CardGroup::attached))
                .value(markersWord, ofGroup(&CardGroup::markers))
                .attributes(ofGroup(&CardGroup::attributes))
                .rest();
        });
}

void compareSeats(Differences& into, const Tableau& before, const Tableau& after) {
    compareLists(
        into, before.seats, after.seats, [](const Seat& seat) { return seat.id; },
        [](const Seat& seat) { return headOfThing(seatThing, seat.id.text, seat.name); },
        [](ComparedThing<Seat> seat) {
            seat.value(nameWord, &Seat::name)
                .value(sideOwnerWord, &Seat::side)
                .attributes(&Seat::attributes)
                .rest();
        });
}

void compareRelations(Differences& into, const Tableau& before, const Tableau& after) {
    compareLists(
        into, before.relations, after.relations, [](const TableRelation& one) { return one.name(); },
        [](const TableRelation& one) { return headOfThing(relationThing, one.name()); },
        [](ComparedThing<TableRelation> one) {
            one.value(relationLabelWord, &TableRelation::label)
                .value(relationValueWord, &TableRelation::value)
                .attributes(&TableRelation::attributes)
                .rest();
        });
    const auto linkName = [](const SpaceLink& one) {
        std::string name = one.kind;
        addWord(name, one.from.text);
        addWord(name, one.to.text);
        return name;
    };
    compareLists(
        into, before.links, after.links,
        [](const SpaceLink& one) { return std::tuple(one.kind, one.from, one.to); },
        [&](const SpaceLink& one) { return headOfThing(spaceLinkThing, linkName(one)); },
        [](ComparedThing<SpaceLink> one) { one.attributes(&SpaceLink::attributes).rest(); });
    compareLists(
        into, before.selections, after.selections, [](const Selection& one) { return one.seat; },
        [](const Selection& one) { return headOfThing(selectionThing, one.seat.text); },
        [](ComparedThing<Selection> one) { one.value(picksWord, &Selection::picks).rest(); });
}

}  // namespace

std::string shownValue(const CounterEnd& end) {
    std::string text = end.unitClass.text;
    addWord(text, end.nation);
    addWord(text, end.name.in(Language::english));
    addValues(text, end.attributes);
    return "(" + text + ")";
}

std::string shownValue(const TableMarker& marker) {
    std::string text = marker.kind;
    addWord(text, shownValue(marker.value));
    for (const std::string& word : {marker.label, marker.by.text, marker.side.text}) addWord(text, word);
    return "[" + text + "]";
}

std::string shownValue(const PlacedCard& card) {
    std::string text = card.type.empty() ? "?" : card.type.text;
    if (card.count != 1) text += "*" + std::to_string(card.count);
    if (card.end != 1) text += "/" + std::to_string(card.end);
    if (card.turned) addWord(text, "turned");
    if (card.faceDown) addWord(text, "face-down");
    addWord(text, card.by.text);
    addValues(text, card.attributes);
    addWord(text, shownValue(card.markers));
    return text;
}

std::string shownValue(const Selection::Pick& pick) {
    return pick.side.empty() ? pick.type.text : pick.type.text + "/" + pick.side.text;
}

void compareTableaux(Differences& into, const Scenario& before, const Scenario& after) {
    if (before.tableau.has_value() != after.tableau.has_value()) {
        Difference head = headOfThing(tableauThing, {});
        head.kind = after.tableau ? Difference::Kind::added : Difference::Kind::removed;
        into.push_back(std::move(head));
    }
    const Tableau none;
    const Tableau& old = before.tableau ? *before.tableau : none;
    const Tableau& now = after.tableau ? *after.tableau : none;
    ComparedThing<Tableau> table(into, headOfThing(tableauThing, {}), old, now);
    table.value(seatToMoveWord, &Tableau::turn)
        .value(firstSeatWord, &Tableau::start)
        .value(markersWord, &Tableau::markers)
        .attributes(&Tableau::attributes);
    if (!(old.extras == now.extras)) table.say(unknownWord, {}, {});
    compareSeats(into, old, now);
    compareSpaces(into, old, now);
    compareRelations(into, old, now);
}

}  // namespace cota::model
