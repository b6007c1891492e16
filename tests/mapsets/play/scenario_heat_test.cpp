// The heat of a scenario is what single questions say: lines of sight, values of counters.
#include "mapsets/analysis/scenario_heat.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/support/samples.h"

namespace cota::mapsets {
namespace {

LaidDocument laidOf(const support::Sample& sample) {
    return layDocument(sample.document, std::make_shared<const Mapset>(sample.game));
}

TEST(ScenarioHeat, FireOntoEntryHexesIsSightAndRange) {
    int seen = 0, hidden = 0;
    for (const auto& sample : support::allSamples()) {
        const auto laid = laidOf(sample);
        if (!laid.hasMap() || laid.scenario() == nullptr) continue;
        const Roster roster(laid.document, laid.field());
        const auto measures = strengthMeasures(laid.field());
        EXPECT_FALSE(measures.empty()) << sample.path;
        for (const auto& side : laid.scenario()->sides) {
            const auto entries = entryFire(laid, roster, measures, side.id).value();
            for (const EntryHex& entry : entries) {
                const std::set<UnitIndex> see(entry.see.begin(), entry.see.end());
                const std::set<UnitIndex> fire(entry.fire.begin(), entry.fire.end());
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
                    bool reaches = false;
                    for (const auto& measure : measures)
                        if (const auto strength = strengthOf(laid.field(), roster, i, measure))
                            reaches = reaches ||
                                      (strength->range && laid.play().spotting().distance(
                                                              unit.cell, entry.cell) <= *strength->range);
                    EXPECT_EQ(fire.contains(i), sees && reaches) << unit.id.text;
                    if (isThere) (sees ? seen : hidden) += 1;
                }
                EXPECT_EQ(entry.hexes, static_cast<int>(from.size()));
            }
        }
    }
    EXPECT_GT(seen, 5);
    EXPECT_GT(hidden, 5);
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
