#pragma once
// The kinds of things on a table, and what formulas can ask of each in every game. Values that a game
// declares and its markers come after these.

#include <array>
#include <cstdint>
#include <string_view>

#include "mapsets/formula/formula_value.h"

namespace cota::mapsets {

enum class TableKind : std::uint16_t {
    table,
    scenario,
    option,
    seat,
    space,
    group,
    card,
    end,
    relation,
    pick,
    type,
    act
};
inline constexpr std::array<std::string_view, 12> tableKindNames{"table",    "scenario", "option", "seat",
                                                                 "space",    "group",    "card",   "end",
                                                                 "relation", "pick",     "type",   "act"};

/// The number of a kind in a schema.
constexpr int numberOf(TableKind kind) { return static_cast<int>(kind); }

struct TableField {
    std::string_view name;
    FormulaType type = FormulaType::word;
    TableKind of = TableKind::table;  // of things
};

// The values of each enumeration are the places in the list after it.
enum class OfTable { seats, spaces, groups, cards, relations, picks, types, turn, start, hasTurn, players };
inline constexpr std::array<TableField, 11> tableFields{
    {{"seats", FormulaType::things, TableKind::seat},
     {"spaces", FormulaType::things, TableKind::space},
     {"groups", FormulaType::things, TableKind::group},
     {"cards", FormulaType::things, TableKind::card},
     {"relations", FormulaType::things, TableKind::relation},
     {"picks", FormulaType::things, TableKind::pick},
     {"types", FormulaType::things, TableKind::type},
     {"turn", FormulaType::thing, TableKind::seat},
     {"start", FormulaType::thing, TableKind::seat},
     {"has-turn", FormulaType::flag},
     {"players", FormulaType::number}}};

enum class OfSeat { id, number, left, right, groups, spaces, cards, picks, side, nation };
inline constexpr std::array<TableField, 10> seatFields{{{"id"},
                                                        {"number", FormulaType::number},
                                                        {"left", FormulaType::thing, TableKind::seat},
                                                        {"right", FormulaType::thing, TableKind::seat},
                                                        {"groups", FormulaType::things, TableKind::group},
                                                        {"spaces", FormulaType::things, TableKind::space},
                                                        {"cards", FormulaType::things, TableKind::card},
                                                        {"picks", FormulaType::things, TableKind::pick},
                                                        {"side"},
                                                        {"nation"}}};

enum class OfSpace { id, kind, seat, cards, groups, size };
inline constexpr std::array<TableField, 6> spaceFields{{{"id"},
                                                        {"kind"},
                                                        {"seat", FormulaType::thing, TableKind::seat},
                                                        {"cards", FormulaType::things, TableKind::card},
                                                        {"groups", FormulaType::things, TableKind::group},
                                                        {"size", FormulaType::number}}};

enum class OfGroup { id, side, nation, seat, space, cards, attached, relationsFrom, relationsTo };
inline constexpr std::array<TableField, 9> groupFields{
    {{"id"},
     {"side"},
     {"nation"},
     {"seat", FormulaType::thing, TableKind::seat},
     {"space", FormulaType::thing, TableKind::space},
     {"cards", FormulaType::things, TableKind::card},
     {"attached", FormulaType::things, TableKind::card},
     {"relations-from", FormulaType::things, TableKind::relation},
     {"relations-to", FormulaType::things, TableKind::relation}}};

enum class OfCard {
    id,
    kindOf,
    tags,
    nation,
    end,
    turned,
    faceDown,
    group,
    inGroup,
    attached,
    seat,
    space,
    ends
};
inline constexpr std::array<TableField, 13> cardFields{{{"id"},
                                                        {"class"},
                                                        {"tags", FormulaType::words},
                                                        {"nation"},
                                                        {"end", FormulaType::number},
                                                        {"turned", FormulaType::flag},
                                                        {"face-down", FormulaType::flag},
                                                        {"group", FormulaType::thing, TableKind::group},
                                                        {"in-group", FormulaType::flag},
                                                        {"attached", FormulaType::flag},
                                                        {"seat", FormulaType::thing, TableKind::seat},
                                                        {"space", FormulaType::thing, TableKind::space},
                                                        {"ends", FormulaType::things, TableKind::end}}};

enum class OfEnd { kindOf, tags, nation, number };
inline constexpr std::array<TableField, 4> endFields{
    {{"class"}, {"tags", FormulaType::words}, {"nation"}, {"number", FormulaType::number}}};

enum class OfRelation { kind, label, from, to, value };
inline constexpr std::array<TableField, 5> relationFields{{{"kind"},
                                                           {"label"},
                                                           {"from", FormulaType::thing, TableKind::group},
                                                           {"to", FormulaType::thing, TableKind::group},
                                                           {"value", FormulaType::number}}};

enum class OfPick { seat, card, side, nation };
inline constexpr std::array<TableField, 4> pickFields{
    {{"seat", FormulaType::thing, TableKind::seat}, {"card"}, {"side"}, {"nation"}}};

enum class OfType { id, kindOf, tags, nation, copies, placed, ends };
inline constexpr std::array<TableField, 7> typeFields{{{"id"},
                                                       {"class"},
                                                       {"tags", FormulaType::words},
                                                       {"nation"},
                                                       {"copies", FormulaType::number},
                                                       {"placed", FormulaType::number},
                                                       {"ends", FormulaType::things, TableKind::end}}};

enum class OfAct { units, targets, played };
inline constexpr std::array<TableField, 3> actFields{{{"units", FormulaType::things, TableKind::card},
                                                      {"targets", FormulaType::things, TableKind::card},
                                                      {"played", FormulaType::words}}};

}  // namespace cota::mapsets
