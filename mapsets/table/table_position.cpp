#include "mapsets/table/table_position.h"

#include <algorithm>

namespace cota::mapsets {

TablePosition::TablePosition(const model::Document& document) {
    for (const auto& [file, forces] : document.forces) addTypes(file, *forces);
    if (!document.scenario || !(*document.scenario)->tableau) return;
    tableau = &*(*document.scenario)->tableau;
    for (const model::Seat& seat : tableau->seats) seats.push_back(&seat);
    for (const model::TableauSpace& space : tableau->spaces) addSpace(space);
    for (const model::TableRelation& one : tableau->relations)
        relations.push_back({&one, groupOf(one.from), groupOf(one.to)});
    for (const model::Selection& selection : tableau->selections)
        for (const model::Selection::Pick& pick : selection.picks)
            picks.push_back({&pick, seatOf(selection.seat)});
}

void TablePosition::addTypes(const std::string& file, const model::Forces& forces) {
    for (std::size_t i = 0; i < forces.types.size(); ++i) {
        const model::CounterType& type = forces.types[i];
        const std::size_t place = types.size();
        types.push_back({&type, file, i, ends.size(), 0});
        typePlaces_.emplace(type.id.text, place);
        ends.push_back({place, 1, &type.unitClass, &type.nation, &type.front});
        for (std::size_t k = 0; k < type.ends.size(); ++k)
            ends.push_back({place, static_cast<int>(k) + 2, &type.ends[k].unitClass, &type.ends[k].nation,
                            &type.ends[k].attributes});
    }
}

void TablePosition::addSpace(const model::TableauSpace& space) {
    const std::size_t place = spaces.size();
    spaces.push_back({&space, seatOf(space.seat), {}, {}});
    spaces[place].cards = addCards(space.cards, none, false);
    for (const model::CardGroup& one : space.groups) {
        const std::size_t group = groups.size();
        spaces[place].groups.push_back(group);
        groups.push_back({&one, place, {}, {}});
        groups[group].cards = addCards(one.cards, group, false);
        groups[group].attached = addCards(one.attached, group, true);
    }
}

std::vector<std::size_t> TablePosition::addCards(const std::vector<model::PlacedCard>& placed,
                                                 std::size_t group, bool isAttached) {
    std::vector<std::size_t> added;
    const std::size_t space = spaces.size() - 1;
    for (const model::PlacedCard& one : placed) {
        const std::size_t type = typeOf(one.type);
        const std::size_t seat = one.by.empty() ? spaces[space].seat : seatOf(one.by);
        for (int i = 0; i < one.count && cards.size() < mostCards; ++i) {
            added.push_back(cards.size());
            cards.push_back({&one, type, space, group, seat, isAttached});
            if (type != none) ++types[type].placed;
        }
    }
    return added;
}

std::size_t TablePosition::seatOf(const model::SeatId& id) const {
    const auto it =
        std::find_if(seats.begin(), seats.end(), [&](const auto* seat) { return seat->id == id; });
    return it == seats.end() ? none : static_cast<std::size_t>(it - seats.begin());
}

std::size_t TablePosition::groupOf(const model::CardGroupId& id) const {
    const auto it =
        std::find_if(groups.begin(), groups.end(), [&](const Group& one) { return one.group->id == id; });
    return it == groups.end() ? none : static_cast<std::size_t>(it - groups.begin());
}

std::size_t TablePosition::typeOf(const model::CounterTypeId& id) const {
    const auto it = typePlaces_.find(id.text);
    return it == typePlaces_.end() ? none : it->second;
}

}  // namespace cota::mapsets
