// The heat of a scenario is what single questions say: lines of sight, values of counters.
#include "mapsets/analysis/scenario_heat.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "mapsets/analysis/fire_cover.h"
#include "tests/support/samples.h"

namespace cota::mapsets {
namespace {

LaidDocument laidOf(const support::Sample& sample) {
    return layDocument(sample.document, std::make_shared<const Mapset>(sample.game));
}

TEST(ScenarioHeat, EnemiesSeeEntryHexesByTheLineOfSight) {
    int seen = 0, hidden = 0;
    for (const auto& sample : support::allSamples()) {
        const auto laid = laidOf(sample);
        if (!laid.hasMap() || laid.scenario() == nullptr) continue;
        const Roster roster(laid.document, laid.field());
        EXPECT_FALSE(strengthMeasures(laid.field()).empty()) << sample.path;
        for (const auto& side : laid.scenario()->sides) {
            const auto entries = entryFire(laid, roster, side.id).value();
            for (const EntryHex& entry : entries) {
                const std::set<UnitIndex> see(entry.see.begin(), entry.see.end());
                std::set<Cell> from;
                int byDistance = 0;
                for (const auto& [distance, units] : entry.seeByDistance) byDistance += units;
                EXPECT_EQ(byDistance, static_cast<int>(see.size()));
                for (UnitIndex i = 0; i < static_cast<UnitIndex>(roster.units().size()); ++i) {
                    const RosterUnit& unit = roster[i];
                    const bool isThere =
                        unit.side != side.id && unit.cell != noCell &&
                        (unit.where == RosterUnit::Where::hex || unit.where == RosterUnit::Where::aboard);
                    const bool sees = isThere && unit.cell != entry.cell &&
                                      laid.play().sight().judge(unit.cell, entry.cell).isClear();
                    EXPECT_EQ(see.contains(i), sees) << unit.id.text << " " << laid.field().label(entry.cell);
                    if (sees) from.insert(unit.cell);
                    if (isThere) (sees ? seen : hidden) += 1;
                }
                EXPECT_EQ(entry.hexes, static_cast<int>(from.size()));
            }
        }
    }
    EXPECT_GT(seen, 5);
    EXPECT_GT(hidden, 5);
}

/// Adds a group that enters in these hexes in turn 2.
void enterIn(model::Scenario& scenario, const model::SideId& side, const std::vector<std::string>& labels) {
    model::Group& group = scenario.groups.emplace_back();
    group.id = model::GroupId("entry-of-" + side.text);
    group.side = side;
    group.kind = model::Group::Kind::arrival;
    group.turn = 2;
    model::ZoneTerm hexes{.kind = model::ZoneTerm::Kind::hexes};
    for (const auto& label : labels) hexes.hexes.push_back({label});
    group.hexes.children.push_back(hexes);
}

// The page and `cota overlay danger` are one answer: random hexes are made entry hexes of each side.
TEST(ScenarioHeat, FireOntoEntryHexesIsTheDangerOfTheEnemy) {
    std::mt19937 random(20);
    int fired = 0, safe = 0, overSight = 0;
    for (const auto& sample : support::allSamples()) {
        auto laid = laidOf(sample);
        if (!laid.hasMap() || laid.scenario() == nullptr || !hasWeapons(laid.field())) continue;
        auto scenario = *laid.scenario();
        std::vector<std::string> labels;
        for (int i = 0; i < 60; ++i)
            labels.push_back(
                laid.field().label(laid.field().hexes()[random() % laid.field().hexes().size()]));
        for (const auto& side : scenario.sides) enterIn(scenario, side.id, labels);
        auto document = sample.document;
        document.scenario = model::Shared(scenario);
        laid = layDocument(document, std::make_shared<const Mapset>(sample.game));
        const Roster roster(laid.document, laid.field());
        for (const auto& side : scenario.sides) {
            std::vector<UnitIndex> enemies;
            for (UnitIndex i = 0; i < static_cast<UnitIndex>(roster.units().size()); ++i)
                if (roster[i].side != side.id && !roster[i].side.empty()) enemies.push_back(i);
            std::map<int, FireCover> danger;
            const auto entries = entryFire(laid, roster, side.id).value();
            EXPECT_GE(entries.size(), 20U) << sample.path;
            for (const EntryHex& entry : entries) {
                const int turn = std::max(entry.turn, 1);
                if (!danger.contains(turn))
                    danger[turn] =
                        fireCover(laid, roster, enemies, WeaponUse::fire, conditionsOf(scenario.turns, turn))
                            .value();
                const auto place =
                    std::ranges::find(laid.field().hexes(), entry.cell) - laid.field().hexes().begin();
                EXPECT_EQ(danger[turn].units[static_cast<std::size_t>(place)],
                          static_cast<int>(entry.fire.size()))
                    << sample.path << " " << laid.field().label(entry.cell);
                (entry.fire.empty() ? safe : fired) += 1;
                for (const UnitIndex unit : entry.fire)
                    overSight += std::ranges::find(entry.see, unit) == entry.see.end() ? 1 : 0;
            }
        }
    }
    EXPECT_GT(fired, 20);
    EXPECT_GT(safe, 20);
    EXPECT_GT(overSight, 0);  // by observers
}

TEST(ScenarioHeat, StrengthAddsPrintedValues) {
    int arriving = 0;
    for (const auto& sample : support::allSamples()) {
        const auto laid = laidOf(sample);
        if (!laid.hasMap() || laid.scenario() == nullptr) continue;
        const Roster roster(laid.document, laid.field());
        const auto measures = strengthMeasures(laid.field());
        for (const auto& side : strengthByTurn(laid.field(), roster, *laid.scenario(), measures)) {
            ASSERT_EQ(side.turns.size(), static_cast<std::size_t>(laid.scenario()->turns.count));
            std::map<int, int> units;
            std::vector<std::map<int, int>> sums(measures.size());
            for (UnitIndex i = 0; i < static_cast<UnitIndex>(roster.units().size()); ++i) {
                const RosterUnit& unit = roster[i];
                if (unit.side != side.side || unit.where == RosterUnit::Where::nowhere) continue;
                const RosterUnit& bearer = unit.bearer == noUnit ? unit : roster[unit.bearer];
                const int turn = bearer.turn.value_or(1);
                ++units[turn];
                for (std::size_t k = 0; k < measures.size(); ++k)
                    if (const auto* value = unit.values.find(measures[k].value))
                        if (const auto pair = readFire(*value)) sums[k][turn] += pair->strength;
            }
            int all = 0;
            std::vector<int> added(measures.size());
            for (const TurnStrength& turn : side.turns) {
                all += units[turn.turn];
                arriving += turn.arriving;
                EXPECT_EQ(turn.units, all) << sample.path << " " << side.side.text << " " << turn.turn;
                for (std::size_t k = 0; k < measures.size(); ++k) {
                    added[k] += sums[k][turn.turn];
                    if (!measures[k].range.empty()) continue;
                    EXPECT_EQ(turn.sums[k].sum, added[k]) << measures[k].id;
                }
            }
        }
    }
    EXPECT_GT(arriving, 5);
}

TEST(ScenarioHeat, TellsHowFarItIsAndStops) {
    const auto samples = support::allSamples();
    const auto found =
        std::ranges::find_if(samples, [](const auto& one) { return one.document.scenario.has_value(); });
    ASSERT_NE(found, samples.end());
    const auto laid = laidOf(*found);
    const Roster roster(laid.document, laid.field());
    std::vector<double> told;
    ASSERT_TRUE(heatOf(laid, roster, 1, {}, [&](double share) { told.push_back(share); }));
    EXPECT_TRUE(std::ranges::is_sorted(told));
    EXPECT_DOUBLE_EQ(told.back(), 1);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(heatOf(laid, roster, 1, stop.get_token()));
}

}  // namespace
}  // namespace cota::mapsets
