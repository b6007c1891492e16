#include "validator/rules/table/table_things.h"

#include <algorithm>
#include <utility>

namespace cota::checks {

using mapsets::MarkerKind;
using model::ItemList;
using model::LocalText;
using model::SubjectKind;

namespace {

LocalText withNames(const model::LocalLiteral& text, const LocalText& name, const LocalText& of = {}) {
    const std::vector<model::MessageValue> values{model::inWords("name", name), model::inWords("of", of)};
    return model::fillTemplate(text, values);
}

/// "group 'Tanks' of Blas"
LocalText groupPhrase(const CheckContext& context, const model::CardGroup& group,
                      const model::TableauSpace& space) {
    if (space.seat.empty()) return withNames(local("group '{name}'"), nameOr(group));
    return withNames(local("group '{name}' of {of}"), nameOr(group), nameOfSeat(context, space.seat));
}

/// Goes through all spaces, and calls `with` for each card with the space and the group it lies in, if any.
template <class With>
void forEachCard(const model::Tableau& tableau, With with) {
    for (const auto& space : tableau.spaces) {
        for (const auto& card : space.cards) with(card, space, nullptr);
        for (const auto& group : space.groups) {
            for (const auto& card : group.cards) with(card, space, &group);
            for (const auto& card : group.attached) with(card, space, &group);
        }
    }
}

}  // namespace

Note TableThing::noteWith(std::vector<model::MessageValue> values) const {
    Note note;
    note.values = std::move(values);
    addLocal(note.values, "what", name);
    note.subject = subject;
    note.item = item;
    return note;
}

TableThing tableItself() {
    // The reader keeps its place under this name.
    return {subjectOf(SubjectKind::scenario, "tableau"), {}, textOf(local("the table"))};
}

TableThing thingOf(const CheckContext& context, const model::Seat& seat) {
    return {subjectOf(SubjectKind::seat, seat.id),
            model::itemOf({}, ItemList::seats, context.tableau().seats, seat),
            withNames(local("seat '{name}'"), nameOr(seat))};
}

TableThing thingOf(const CheckContext& context, const model::TableauSpace& space) {
    return {subjectOf(SubjectKind::space, space.id),
            model::itemOf({}, ItemList::spaces, context.tableau().spaces, space),
            withNames(local("space '{name}'"), nameOr(space))};
}

TableThing thingOf(const CheckContext& context, const model::TableRelation& relation) {
    const auto item = model::itemOf({}, ItemList::relations, context.tableau().relations, relation);
    return {subjectOf(SubjectKind::relation, relation.name()), item,
            withNames(local("the relation from '{name}' to '{of}'"), nameOfGroup(context, relation.from),
                      nameOfGroup(context, relation.to))};
}

TableThing thingOf(const CheckContext& context, const model::SpaceLink& link) {
    const LocalText from{link.from.text, link.from.text}, to{link.to.text, link.to.text};
    return {subjectOf(SubjectKind::space, link.from),
            model::itemOf({}, ItemList::spaceLinks, context.tableau().links, link),
            withNames(local("the link from '{name}' to '{of}'"), from, to)};
}

TableThing thingOf(const CheckContext& context, const model::Selection& selection) {
    return {subjectOf(SubjectKind::seat, selection.seat),
            model::itemOf({}, ItemList::selections, context.tableau().selections, selection),
            withNames(local("the selection of {name}"), nameOfSeat(context, selection.seat))};
}

std::vector<CardPlace> cardsOnTable(const CheckContext& context) {
    std::vector<CardPlace> cards;
    forEachCard(context.tableau(), [&](const model::PlacedCard& card, const model::TableauSpace& space,
                                       const model::CardGroup* group) {
        cards.push_back({&card, &space, group, cards.size()});
    });
    return cards;
}

TableThing thingOf(const CheckContext& context, const CardPlace& place) {
    const auto& [card, space, group, number] = place;
    const auto where = group != nullptr ? groupPhrase(context, *group, *space) : nameOr(*space);
    const model::ListItem item{{}, ItemList::cards, number};
    if (card->type.empty())
        return {subjectOf(SubjectKind::space, space->id), item,
                withNames(local("a card of unknown face ({of})"), {}, where)};
    return {subjectOf(SubjectKind::counterType, card->type), item,
            withNames(local("'{name}' ({of})"), nameOfCard(context, *card), where)};
}

std::vector<ThingWithGroup> groupsOnTable(const CheckContext& context) {
    std::vector<ThingWithGroup> groups;
    for (const auto& space : context.tableau().spaces)
        for (const auto& group : space.groups)
            groups.push_back({&group,
                              {subjectOf(SubjectKind::cardGroup, group.id),
                               model::ListItem{{}, ItemList::cardGroups, groups.size()},
                               groupPhrase(context, group, space)}});
    return groups;
}

std::vector<ThingWithMarker> markersOnTable(const CheckContext& context) {
    std::vector<ThingWithMarker> markers;
    const auto add = [&](const std::vector<model::TableMarker>& lying, MarkerKind::On on,
                         const TableThing& thing) {
        for (const auto& marker : lying) markers.push_back({&marker, on, thing});
    };
    for (const auto& place : cardsOnTable(context))
        if (!place.card->markers.empty())
            add(place.card->markers, MarkerKind::On::card, thingOf(context, place));
    for (const auto& [group, thing] : groupsOnTable(context))
        add(group->markers, MarkerKind::On::group, thing);
    for (const auto& space : context.tableau().spaces)
        if (!space.markers.empty()) add(space.markers, MarkerKind::On::space, thingOf(context, space));
    add(context.tableau().markers, MarkerKind::On::table, tableItself());
    return markers;
}

LocalText nameOfSeat(const CheckContext& context, const model::SeatId& id) {
    for (const auto& seat : context.tableau().seats)
        if (seat.id == id) return nameOr(seat);
    return {id.text, id.text};
}

LocalText nameOfGroup(const CheckContext& context, const model::CardGroupId& id) {
    for (const auto& space : context.tableau().spaces)
        for (const auto& group : space.groups)
            if (group.id == id) return nameOr(group);
    return {id.text, id.text};
}

LocalText nameOfKind(const LocalText& name, const std::string& id) {
    const auto with = [&](model::Language language) {
        const auto& text = name.in(language);
        return text.empty() || text == id ? id : text + " (" + id + ")";
    };
    return {with(model::Language::english), with(model::Language::spanish)};
}

LocalText nameOfCard(const CheckContext& context, const model::PlacedCard& card) {
    for (const auto& [file, forces] : context.forces())
        for (const auto& type : forces->types) {
            if (type.id != card.type) continue;
            const auto end = static_cast<std::size_t>(std::max(card.end, 1));
            if (end >= 2 && end - 2 < type.ends.size() && !type.ends[end - 2].name.empty())
                return type.ends[end - 2].name;
            return nameOr(type);
        }
    return {card.type.text, card.type.text};
}

}  // namespace cota::checks
