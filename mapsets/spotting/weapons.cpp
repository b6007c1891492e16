#include "mapsets/spotting/weapons.h"

#include <algorithm>
#include <array>

#include "mapsets/spotting/fire_range.h"

namespace cota::mapsets {

namespace {

using Kind = Parameter::Kind;

constexpr Parameter weaponValue(const char* name, Kind kind, const char* fallback,
                                model::LocalLiteral meaning) {
    return {name, kind, fallback, meaning};
}

constexpr std::array weaponColumns = {
    weaponValue("who", Kind::words, "", local("units that have the weapon; empty: all")),
    weaponValue("not-with", Kind::words, "", local("states in which a unit does not fire it")),
    weaponValue("printed", Kind::words, "", local("only units with this printed word ...")),
    weaponValue("as", Kind::words, "", local("... of this value")),
    weaponValue("value", Kind::words, "", local("value with the range")),
    weaponValue("hexes", Kind::integer, "0", local("range in hexes, if no value has it")),
    weaponValue("times", Kind::integer, "1", local("up to this multiple of the range")).between(1, 100),
    Parameter{"needs", Kind::word, "fire-line",
              local("fire-line: spotted by the unit, and no friends in the way; line: a line of sight; "
                    "observer: spotted by a friend; nothing"),
              "fire-line line observer nothing"},
    weaponValue("observer", Kind::words, "", local("friends that may observe; empty: all"))};
constexpr std::array weaponLists = {
    RowDescription{"fire", weaponColumns, local("weapons against units on the ground")},
    RowDescription{"air", weaponColumns, local("weapons that protect hexes against aircraft")}};

WeaponNeed needOf(const std::string& word) {
    if (word == "line") return WeaponNeed::line;
    if (word == "observer") return WeaponNeed::observer;
    return word == "nothing" ? WeaponNeed::nothing : WeaponNeed::fireLine;
}

}  // namespace

const StrategyDescription weaponsDescription = {
    "weapons", "by-table", {}, {}, weaponLists, {}, local("how far weapons reach, and what they need")};

bool hasWeapons(const Battlefield& field) { return choiceOf(field, weaponsDescription) != nullptr; }

std::vector<Weapon> weaponsOf(const Battlefield& field, const Roster& roster, UnitIndex unit, WeaponUse use) {
    std::vector<Weapon> found;
    const auto* choice = choiceOf(field, weaponsDescription);
    if (choice == nullptr) return found;
    const RosterUnit& one = roster[unit];
    for (const StrategyRow& row : choice->rows) {
        if (row.kind != (use == WeaponUse::air ? "air" : "fire")) continue;
        const auto barred = valueOf(row, "not-with"), printed = valueOf(row, "printed");
        if (!roster.tags().areAnyOf(valueOf(row, "who"), one.tags)) continue;
        if (!barred.empty() && roster.has(unit, roster.tags().maskOfAny(barred))) continue;
        if (!printed.empty()) {
            const auto* word = one.values.find(printed);
            if (word == nullptr || *word != valueOf(row, "as")) continue;
        }
        Weapon weapon;
        const auto value = valueOf(row, "value");
        if (value.empty()) {
            weapon.range = readInteger(valueOf(row, "hexes"));
        } else if (const auto fire = roster.fire(unit, value)) {
            weapon.range = fire->range;
        } else if (const auto ofFigures = printedFire(field, roster, unit, value, value)) {
            weapon.range = ofFigures->range;
        } else if (one.values.has(value)) {
            weapon.range = integerIn(one.values, value);
        } else {
            continue;
        }
        if (weapon.range) *weapon.range *= readInteger(valueOf(row, "times")).value_or(1);
        const auto needs = valueOf(row, "needs"), observers = valueOf(row, "observer");
        weapon.need = needOf(needs);
        weapon.observers = roster.tags().maskOfAny(observers);
        weapon.isEverybodyObserver = observers.empty();
        found.push_back(std::move(weapon));
    }
    return found;
}

}  // namespace cota::mapsets
