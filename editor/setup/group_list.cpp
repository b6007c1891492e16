#include "editor/setup/group_list.h"

#include <algorithm>
#include <array>
#include <climits>

#include "editor/documents/force_tree.h"
#include "editor/documents/names.h"
#include "editor/editing/property_rows.h"
#include "editor/setup/group_places.h"
#include "editor/words/words.h"
#include "formats/model/document/formation_tree.h"
#include "mapsets/field/zone_resolver.h"

namespace cota::session {

namespace {

using model::Group;
using ListedKind = Group::Kind;

constexpr std::array listedKinds{ListedKind::setup, ListedKind::arrival, ListedKind::pool, ListedKind::out};

std::string joined(const std::string& one, const std::string& other) {
    if (one.empty() || other.empty()) return one + other;
    return one + " · " + other;
}

GroupRow rowOf(const model::Document& document, const Group& group, model::Language language) {
    GroupRow row;
    row.id = group.id;
    row.side = group.side;
    row.name = nameOf(group, language);
    std::string when = arrivalOf(group);
    if (group.kind == ListedKind::setup && group.order) when = std::to_string(*group.order);
    row.about = joined(when, placeOfGroup(document, group, language));
    row.total = group.units.size();
    row.placed = static_cast<std::size_t>(
        std::ranges::count_if(group.units, [](const auto& unit) { return unit.at || unit.aboard; }));
    row.setsUp = group.kind == ListedKind::setup;
    return row;
}

auto orderOf(const Group& group) {
    const auto& number = group.kind == ListedKind::setup ? group.order : group.turn;
    return number.value_or(INT_MAX);
}

std::string nameOfTerm(const model::Document& document, const model::ZoneTerm& term) {
    if (term.kind == model::ZoneTerm::Kind::edge) return nameOfEdge(term.word);
    if (term.kind == model::ZoneTerm::Kind::hexes) return labelsIn(**document.scenario, term.hexes);
    return tr("own hexes");
}

std::string statesOf(const model::Placement& placement, const mapsets::Mapset* game,
                     model::Language language) {
    std::string text;
    const auto add = [&](const std::string& state) { text += (text.empty() ? "" : ", ") + state; };
    for (const auto& [name, value] : placement.attributes) {
        std::string shown = name, word = value;
        bool isFlag = false;
        if (game) {
            const auto& types = game->catalogue.placementAttributes;
            const auto type = std::ranges::find(types, name, &mapsets::AttributeType::name);
            if (type != types.end()) {
                if (!type->meaning.empty()) shown = type->meaning.in(language);
                isFlag = type->kind == mapsets::AttributeType::Kind::flag;
                word = nameOfValue(*type, value, game, language);
            }
        }
        if (!isFlag)
            add(shown + ": " + word);
        else if (mapsets::readFlag(value).value_or(true))
            add(shown);
    }
    return text;
}

std::string formationOf(const model::FormationTree& tree, const model::Counter& counter,
                        model::Language language) {
    const auto* formation = tree.find(counter.formation.text);
    return formation ? nameOf(*formation, language) : std::string();
}

}  // namespace

std::string GroupRow::count() const {
    if (!setsUp) return std::to_string(total);
    return filledIn(filledIn(tr("%s of %s"), std::to_string(placed)), std::to_string(total));
}

std::string nameOfKind(ListedKind kind) {
    switch (kind) {
        case ListedKind::setup:
            return tr("Set-up");
        case ListedKind::arrival:
            return tr("Arrivals");
        case ListedKind::pool:
            return tr("Pool");
        case ListedKind::out:
            return tr("Not in this scenario");
    }
    return {};
}

std::string nameOfKindOfOne(ListedKind kind) {
    return kind == ListedKind::arrival ? tr("Arrival") : nameOfKind(kind);
}

std::vector<GroupSection> groupList(const model::Document& document, const model::SideId& side,
                                    model::Language language) {
    std::vector<GroupSection> sections;
    if (!document.scenario) return sections;
    for (const auto kind : listedKinds) {
        std::vector<const Group*> groups;
        for (const auto& group : (*document.scenario)->groups)
            if (group.kind == kind && (side.empty() || group.side == side)) groups.push_back(&group);
        if (groups.empty()) continue;
        if (kind == ListedKind::setup || kind == ListedKind::arrival)
            std::ranges::stable_sort(groups, {}, [](const Group* group) { return orderOf(*group); });
        GroupSection section{kind, nameOfKind(kind), {}};
        for (const auto* group : groups) section.rows.push_back(rowOf(document, *group, language));
        sections.push_back(std::move(section));
    }
    return sections;
}

std::string placeOfGroup(const model::Document& document, const Group& group, model::Language language) {
    if (!document.scenario) return {};
    const auto& zones = (*document.scenario)->zones;
    if (!group.zone.empty()) {
        const auto zone = std::ranges::find(zones, group.zone, &model::Zone::id);
        return zone == zones.end() ? group.zone.text : nameOf(*zone, language);
    }
    std::string text;
    for (const auto& term : group.hexes.children)
        text += (text.empty() ? "" : ", ") + nameOfTerm(document, term);
    return text;
}

std::string neededBy(const model::ArrivalRoll& roll) {
    if (roll.low == roll.high) return std::to_string(roll.low);
    if (roll.high >= roll.dice * roll.faces) return std::to_string(roll.low) + "+";
    return std::to_string(roll.low) + "-" + std::to_string(roll.high);
}

std::string diceOf(const model::ArrivalRoll& roll) {
    return std::to_string(roll.dice) + "d" + std::to_string(roll.faces);
}

std::string arrivalOf(const Group& group) {
    if (group.kind != ListedKind::arrival) return {};
    if (!group.turn) return tr("no turn");
    const std::string turn = std::to_string(*group.turn);
    if (!group.roll) return tr("turn %s", turn);
    return filledIn(filledIn(tr("%s on %s from turn %s", neededBy(*group.roll)), diceOf(*group.roll)), turn);
}

std::vector<GroupUnit> unitsInGroup(const model::Document& document, const model::GroupId& id,
                                    const mapsets::Mapset* game, model::Language language) {
    std::vector<GroupUnit> units;
    if (!document.scenario) return units;
    const auto& scenario = **document.scenario;
    const auto group = std::ranges::find(scenario.groups, id, &Group::id);
    if (group == scenario.groups.end()) return units;
    const model::FormationTree tree(document);
    for (const auto& placement : group->units) {
        GroupUnit unit;
        unit.id = placement.counter;
        unit.name = placement.counter.text;
        if (const auto found = findCounter(document, placement.counter); found.counter) {
            unit.name = nameOf(*found.forces, *found.counter, language);
            unit.formation = formationOf(tree, *found.counter, language);
        }
        if (placement.at) unit.hex = labelIn(scenario, *placement.at);
        if (placement.aboard) {
            const auto carrier = findCounter(document, *placement.aboard);
            unit.aboard = carrier.counter ? nameOf(*carrier.forces, *carrier.counter, language)
                                          : placement.aboard->text;
        }
        unit.states = statesOf(placement, game, language);
        unit.isPlaced = placement.at || placement.aboard;
        units.push_back(std::move(unit));
    }
    return units;
}

std::vector<GroupUnit> unitsInNoGroup(const model::Document& document, const model::SideId& side,
                                      model::Language language) {
    std::vector<GroupUnit> units;
    const model::FormationTree tree(document);
    const auto placements = placementsOf(document);
    for (const auto& [file, forces] : document.forces)
        for (const auto& counter : forces->counters) {
            if (placements.contains(counter.id) || (!side.empty() && tree.sideOf(counter) != side)) continue;
            GroupUnit unit;
            unit.id = counter.id;
            unit.name = nameOf(*forces, counter, language);
            unit.formation = formationOf(tree, counter, language);
            units.push_back(std::move(unit));
        }
    return units;
}

std::vector<Cell> cellsOfZone(const JoinedMap& map, const model::ZoneId& zone) {
    if (!map.document().scenario) return {};
    mapsets::ZoneResolver resolver(map.field(), (*map.document().scenario)->zones);
    const auto* found = resolver.resolve(zone);
    return found ? found->cells : std::vector<Cell>{};
}

std::vector<Cell> cellsOfTerm(const JoinedMap& map, const model::ZoneTerm& term) {
    if (!map.document().scenario) return {};
    mapsets::ZoneResolver resolver(map.field(), (*map.document().scenario)->zones);
    return resolver.resolve(term, {}).cells;
}

std::vector<Cell> cellsOfGroup(const JoinedMap& map, const Group& group) {
    if (!group.zone.empty()) return cellsOfZone(map, group.zone);
    return group.hexes.children.empty() ? std::vector<Cell>{} : cellsOfTerm(map, group.hexes);
}

}  // namespace cota::session
