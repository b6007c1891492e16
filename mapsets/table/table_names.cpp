#include "mapsets/table/table_names.h"

#include <algorithm>

#include "formats/model/finding/message.h"

namespace cota::mapsets {

namespace {

using model::LocalLiteral;
using model::LocalText;

constexpr LocalLiteral unseenCard = local("an unseen card in {place}");
constexpr LocalLiteral theTable = local("the table");
constexpr LocalLiteral oneRelation = local("{from} and {to}");
constexpr LocalLiteral missingValue = local("“{value}” of {thing} is not entered");
constexpr LocalLiteral missingCopies = local("the number of copies of {thing} is not stated");
constexpr LocalLiteral notSeen = local("{thing} cannot be seen");
constexpr std::array kindNames{local("the table"), local("the scenario"),     local("the options"),
                               local("a seat"),    local("a space"),          local("a group"),
                               local("a card"),    local("an end of a card"), local("a relation"),
                               local("a choice"),  local("a card type"),      local("an action")};
static_assert(kindNames.size() == tableKindNames.size());

LocalText orId(const LocalText& name, const std::string& id) {
    return name.empty() ? LocalText{id, id} : name;
}

/// The name of an entry of a list with `id`.
template <class Entries>
std::optional<LocalText> named(const Entries& entries, const std::string& id) {
    for (const auto& entry : entries)
        if (entry.id == id && !entry.name.empty()) return entry.name;
    return {};
}
std::optional<LocalText> meant(const std::vector<AttributeType>& types, const std::string& name) {
    for (const AttributeType& type : types)
        if (type.name == name && !type.meaning.empty()) return type.meaning;
    return {};
}

std::optional<LocalText> declaredName(const Catalogue& catalogue, TableKind kind, const std::string& name) {
    const TableRules& table = catalogue.table;
    switch (kind) {
        case TableKind::table:
            return meant(table.tableAttributes, name);
        case TableKind::scenario:
            return meant(catalogue.scenarioAttributes, name);
        case TableKind::seat:
            return meant(table.seatAttributes, name);
        case TableKind::space:
            return meant(table.spaceAttributes, name);
        case TableKind::group:
            return meant(table.groupAttributes, name);
        case TableKind::relation:
            return meant(table.relationAttributes, name);
        case TableKind::card:
        case TableKind::end:
        case TableKind::type:
            for (const UnitClass& one : catalogue.unitClasses)
                if (auto text = meant(one.front, name)) return text;
            return meant(table.cardAttributes, name);
        default:
            return {};
    }
}

}  // namespace

LocalText nameOfKind(TableKind kind) { return kindNames[static_cast<std::size_t>(kind)]; }

bool TableNames::isUnseen(FormulaThing thing) const {
    return thing.kind == static_cast<std::uint16_t>(TableKind::card) &&
           world_->position().cards[thing.index].card->type.empty();
}

std::string TableNames::idOf(FormulaThing thing) const {
    const TablePosition& position = world_->position();
    switch (static_cast<TableKind>(thing.kind)) {
        case TableKind::seat:
            return position.seats[thing.index]->id.text;
        case TableKind::space:
            return position.spaces[thing.index].space->id.text;
        case TableKind::group:
            return position.groups[thing.index].group->id.text;
        case TableKind::card:
            return position.cards[thing.index].card->type.text;
        case TableKind::type:
            return position.types[thing.index].type->id.text;
        case TableKind::end:
            return position.types[position.ends[thing.index].type].type->id.text;
        default:
            return std::string(tableKindNames[thing.kind]);
    }
}

std::optional<FormulaThing> TableNames::seatOf(FormulaThing thing) const {
    const TablePosition& position = world_->position();
    std::size_t seat = TablePosition::none;
    switch (static_cast<TableKind>(thing.kind)) {
        case TableKind::seat:
            return thing;
        case TableKind::space:
            seat = position.spaces[thing.index].seat;
            break;
        case TableKind::group:
            seat = position.spaces[position.groups[thing.index].space].seat;
            break;
        case TableKind::card:
            seat = position.cards[thing.index].seat;
            break;
        default:
            break;
    }
    if (seat == TablePosition::none) return {};
    return TableWorld::thing(TableKind::seat, seat);
}

LocalText TableNames::placeOf(FormulaThing thing) const {
    const TablePosition& position = world_->position();
    if (thing.kind == static_cast<std::uint16_t>(TableKind::group))
        return of(TableWorld::thing(TableKind::space, position.groups[thing.index].space));
    if (thing.kind != static_cast<std::uint16_t>(TableKind::card)) return {};
    const auto& card = position.cards[thing.index];
    if (card.group != TablePosition::none) return of(TableWorld::thing(TableKind::group, card.group));
    return of(TableWorld::thing(TableKind::space, card.space));
}

LocalText TableNames::of(FormulaThing thing) const {
    const TablePosition& position = world_->position();
    const auto nameOfEnd = [&](std::size_t type, int number) {
        const model::CounterType& one = *position.types[type].type;
        const auto further = static_cast<std::size_t>(number) - 2;
        if (number >= 2 && further < one.ends.size() && !one.ends[further].name.empty())
            return one.ends[further].name;
        return orId(one.name, one.id.text);
    };
    switch (static_cast<TableKind>(thing.kind)) {
        case TableKind::table:
            return theTable;
        case TableKind::seat:
            return orId(position.seats[thing.index]->name, position.seats[thing.index]->id.text);
        case TableKind::space: {
            const auto& space = *position.spaces[thing.index].space;
            if (!space.name.empty()) return space.name;
            const auto kind = named(world_->game().mapset().catalogue.table.spaces, space.kind);
            return kind && space.seat.empty() ? *kind : LocalText{space.id.text, space.id.text};
        }
        case TableKind::group: {
            const auto& group = *position.groups[thing.index].group;
            return orId(group.name, group.id.text);
        }
        case TableKind::card: {
            const auto& card = position.cards[thing.index];
            if (card.type != TablePosition::none) return nameOfEnd(card.type, card.card->end);
            if (isUnseen(thing)) {
                const model::MessageValue place = model::inWords("place", placeOf(thing));
                return model::fillTemplate(unseenCard, {&place, 1});
            }
            return {card.card->type.text, card.card->type.text};
        }
        case TableKind::end:
            return nameOfEnd(position.ends[thing.index].type, position.ends[thing.index].number);
        case TableKind::type:
            return orId(position.types[thing.index].type->name, position.types[thing.index].type->id.text);
        case TableKind::relation: {
            const auto& relation = *position.relations[thing.index].relation;
            const std::array values{model::MessageValue{"from", relation.from.text},
                                    model::MessageValue{"to", relation.to.text}};
            return model::fillTemplate(oneRelation, values);
        }
        case TableKind::pick: {
            const auto& pick = *position.picks[thing.index].pick;
            const auto type = position.typeOf(pick.type);
            if (type != TablePosition::none) return nameOfEnd(type, 1);
            return {pick.type.text, pick.type.text};
        }
        default:
            return nameOfKind(static_cast<TableKind>(thing.kind));
    }
}

LocalText TableNames::fieldOf(int kind, int field) const {
    const std::string& name = world_->game().schema().field(kind, field).name;
    const Catalogue& catalogue = world_->game().mapset().catalogue;
    if (auto text = declaredName(catalogue, static_cast<TableKind>(kind), name)) return *text;
    if (auto text = named(catalogue.table.markers, name)) return *text;
    if (auto text = named(catalogue.table.terms, name)) return *text;
    return {name, name};
}

LocalText TableNames::gap(const FormulaGap& gap) const {
    std::vector<model::MessageValue> values{model::inWords("thing", of(gap.thing)),
                                            model::inWords("value", fieldOf(gap.thing.kind, gap.field))};
    if (isUnseen(gap.thing)) return model::fillTemplate(notSeen, values);
    const bool isCopies = gap.thing.kind == static_cast<std::uint16_t>(TableKind::type) &&
                          gap.field == static_cast<int>(OfType::copies);
    return model::fillTemplate(isCopies ? missingCopies : missingValue, values);
}

}  // namespace cota::mapsets
