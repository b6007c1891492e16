// Fire reaches the hexes that range, spotting and lines of fire allow, asked one by one.
#include "mapsets/analysis/fire_cover.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "mapsets/play/laid_document.h"
#include "tests/support/samples.h"

namespace cota::mapsets {
namespace {

LaidDocument laidOf(const support::Sample& sample) {
    return layDocument(sample.document, std::make_shared<const Mapset>(sample.game));
}

std::vector<UnitIndex> everybody(const Roster& roster) {
    std::vector<UnitIndex> all;
    for (UnitIndex i = 0; i < static_cast<UnitIndex>(roster.units().size()); ++i) all.push_back(i);
    return all;
}

/// The conditions that the header of weapons.h names, without the tables of the engine.
bool canFire(const LaidDocument& laid, const Roster& roster, UnitIndex unit, const Weapon& weapon, Cell to,
             const TurnConditions& turn) {
    const auto& firer = roster[unit];
    if (!weapon.range || laid.field().distance(firer.cell, to) > *weapon.range) return false;
    if (weapon.need == WeaponNeed::nothing) return true;
    if (weapon.need == WeaponNeed::line)
        return firer.cell == to || laid.play().sight().judge(firer.cell, to).isClear();
    if (weapon.need == WeaponNeed::observer) {
        for (UnitIndex other = 0; other < static_cast<UnitIndex>(roster.units().size()); ++other) {
            const auto& one = roster[other];
            if (one.side != firer.side || one.cell == noCell || one.isCarried()) continue;
            if (!weapon.isEverybodyObserver && !roster.has(other, weapon.observers)) continue;
            if (laid.play().spotting().spots({one.cell, to, turn, &one.values, nullptr})) return true;
        }
        return false;
    }
    // Shared sight may stand in for a line of sight of its own; spotting then says only how far.
    std::vector<UnitInField> others;
    for (UnitIndex other = 0; other < static_cast<UnitIndex>(roster.units().size()); ++other) {
        const auto& one = roster[other];
        if (other == unit || one.cell == noCell || one.isCarried()) continue;
        others.push_back({one.cell, one.side == firer.side, one.tags, !roster.cargo(other).empty()});
    }
    const auto& spotting = laid.play().spotting();
    const bool isNear =
        spotting.isAlways(firer.cell, to) ||
        spotting.distance(firer.cell, to) <= spotting.range({firer.cell, to, turn, &firer.values, nullptr});
    return isNear && laid.play().firePath().judge({firer.cell, to, firer.tags, others}).allowed;
}

TEST(FireCover, CountsTheUnitsThatCanFireAtAHex) {
    std::mt19937 random(20);
    std::set<WeaponNeed> needs;
    for (const auto& sample : support::allSamples()) {
        const auto laid = laidOf(sample);
        if (laid.scenario() == nullptr || !hasWeapons(laid.field())) continue;
        const Roster roster(laid.document, laid.field());
        const auto turn = conditionsOf(laid.scenario()->turns, 1);
        const auto all = everybody(roster);
        for (const auto use : {WeaponUse::fire, WeaponUse::air}) {
            const auto cover = fireCover(laid, roster, all, use, turn).value();
            for (int i = 0; i < 60; ++i) {
                const auto place = random() % laid.field().hexes().size();
                const Cell to = laid.field().hexes()[place];
                int expected = 0;
                for (const UnitIndex unit : all) {
                    const auto& firer = roster[unit];
                    if (firer.cell == noCell || firer.isCarried()) continue;
                    if (use == WeaponUse::fire && firer.cell == to) continue;
                    bool fires = false;
                    for (const auto& weapon : weaponsOf(laid.field(), roster, unit, use)) {
                        needs.insert(weapon.need);
                        fires = fires || canFire(laid, roster, unit, weapon, to, turn);
                    }
                    expected += fires ? 1 : 0;
                }
                EXPECT_EQ(cover.units[place], expected) << sample.path << " " << laid.field().label(to);
            }
        }
    }
    EXPECT_TRUE(needs.contains(WeaponNeed::fireLine));
    EXPECT_TRUE(needs.contains(WeaponNeed::observer));
    EXPECT_TRUE(needs.contains(WeaponNeed::line));
}

TEST(FireCover, AWeaponOfUnknownRangeIsLeftOutAndNamed) {
    for (const auto& sample : support::allSamples()) {
        const auto laid = laidOf(sample);
        if (laid.scenario() == nullptr || !hasWeapons(laid.field())) continue;
        const Roster roster(laid.document, laid.field());
        const auto all = everybody(roster);
        const auto cover = fireCover(laid, roster, all, WeaponUse::fire, {}).value();
        for (const UnitIndex unit : cover.firers) {
            const auto weapons = weaponsOf(laid.field(), roster, unit, WeaponUse::fire);
            const bool isUnknown =
                std::ranges::any_of(weapons, [](const Weapon& weapon) { return !weapon.range; });
            EXPECT_EQ(std::ranges::find(cover.uncertain, unit) != cover.uncertain.end(), isUnknown)
                << roster[unit].id.text;
        }
    }
}

TEST(FireCover, StopsWhenAsked) {
    std::stop_source stop;
    stop.request_stop();
    for (const auto& sample : support::allSamples()) {
        const auto laid = laidOf(sample);
        if (laid.scenario() == nullptr) continue;
        const Roster roster(laid.document, laid.field());
        EXPECT_FALSE(fireCover(laid, roster, everybody(roster), WeaponUse::fire, {}, stop.get_token()));
    }
}

}  // namespace
}  // namespace cota::mapsets
