// The cost of entering at a hex: units that cannot pay it, and when units reach their goals.
#include "validator/rules/scenario/entry_cost.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/real_game.h"
#include "validator/engine/run_rules.h"
#include "validator/rules/all_rules.h"

using namespace cota;

namespace {

/// A row of hexes from the western edge, and a truck (clear 2, woods 5 points) that enters at the first one
/// in turn 1.
struct EntryRow {
    mapsets::Mapset game = support::realGame("panzer-grenadier");
    model::Board board;
    model::Scenario scenario;
    model::Forces forces;

    explicit EntryRow(const char* allowance) {
        model::Grid grid;
        grid.columns = 14;
        grid.rows = 3;
        board = model::blankBoard("1", game.id, grid, model::TerrainId("clear"));
        forces.mapset = scenario.mapset = game.id;
        forces.types.emplace_back();
        forces.types.back().id = model::CounterTypeId("truck");
        forces.types.back().unitClass = model::UnitClassId("truck");
        forces.types.back().front.set("movement", allowance);
        forces.counters.emplace_back();
        forces.counters.back().id = model::CounterId("t");
        forces.counters.back().type = model::CounterTypeId("truck");
        forces.counters.back().side = model::SideId("axis");
        scenario.sides.emplace_back();
        scenario.sides.back().id = model::SideId("axis");
        scenario.assembly.boards.emplace_back();
        scenario.assembly.boards.back().id = model::BoardId("1");
        scenario.assembly.boards.back().file = "board";
        scenario.forces = {"forces"};
        scenario.turns.count = 9;
        scenario.zones.emplace_back();
        scenario.zones.back().id = model::ZoneId("west");
        scenario.zones.back().hexes.kind = model::ZoneTerm::Kind::hexes;
        scenario.zones.back().hexes.hexes = {label(0)};
        scenario.groups.emplace_back();
        scenario.groups.back().id = model::GroupId("late");
        scenario.groups.back().kind = model::Group::Kind::arrival;
        scenario.groups.back().side = model::SideId("axis");
        scenario.groups.back().zone = model::ZoneId("west");
        scenario.groups.back().turn = 1;
        scenario.groups.back().units.emplace_back();
        scenario.groups.back().units.back().counter = model::CounterId("t");
    }
    model::HexRef label(int column) const { return {board.grid.label(board.grid.hexAt({column, 1}))}; }

    void paint(const char* terrain, int column) {
        board.terrain = board.terrain.with([&](model::CodedLayer<model::TerrainMix>& layer) {
            layer.set(board.grid.index(board.grid.hexAt({column, 1})),
                      {{model::TerrainShare{model::TerrainId(terrain), {}}}});
        });
    }
    void mayAlwaysMoveOneHex(bool may) {
        for (auto& choice : game.catalogue.strategies)
            if (choice.question == "movement") choice.parameters.set("always-one-hex", may ? "yes" : "no");
    }
    void pays(bool pay) {
        for (auto& row : game.catalogue.rules)
            if (row.rule == "ENTRY-006" || row.rule == "REACH-006")
                row.parameters.set(checks::entryPaysParameter.name, pay ? "yes" : "no");
    }
    /// The findings of one rule.
    std::vector<model::Finding> found(const char* rule) {
        checks::CheckInput input;
        input.document.boards.emplace("board", board);
        input.document.forces.emplace("forces", forces);
        input.document.scenario.emplace(scenario);
        input.mapset = std::make_shared<const mapsets::Mapset>(game);
        std::vector<model::Finding> all;
        for (const auto& one : checks::check(input, checks::allTopics(), {.rules = {rule}}).findings)
            if (one.finding.rule == rule) {
                all.push_back(one.finding);
                steps = one.trail;
            }
        return all;
    }
    std::vector<checks::TrailStep> steps;  // of the last finding
};

TEST(EntryCost, WhoCannotPayForTheHexItComesByNeverComes) {
    EntryRow row("4");
    row.mayAlwaysMoveOneHex(false);
    EXPECT_TRUE(row.found("ENTRY-006").empty()) << "a clear hex costs 2";
    row.paint("woods", 0);
    const auto dear = row.found("ENTRY-006");
    ASSERT_EQ(dear.size(), 1u) << "woods cost 5";
    EXPECT_EQ(dear[0].message, "ENTRY-006.dear");
    const auto has = [&](const char* name, const char* text) {
        return std::ranges::count(dear[0].values, model::MessageValue{name, text}) == 1;
    };
    EXPECT_TRUE(has("have", "4"));
    EXPECT_TRUE(has("cost", "5"));
    ASSERT_EQ(row.steps.size(), 1u) << "one hex to come by";
    ASSERT_EQ(row.steps[0].hexes.size(), 1u);
    EXPECT_TRUE(row.steps[0].hexes[0].ends_with(row.label(0).label)) << row.steps[0].hexes[0];
    EXPECT_EQ(row.steps[0].text.en, "coming by it costs 5, more than the 4 of a turn");
    EXPECT_TRUE(row.steps[0].decides);
    row.pays(false);
    EXPECT_TRUE(row.found("ENTRY-006").empty()) << "units that are put down pay nothing";
    row.pays(true);
    row.scenario.zones[0].hexes.hexes.push_back(row.label(1));
    EXPECT_TRUE(row.found("ENTRY-006").empty()) << "there is another hex";
    row.scenario.zones[0].hexes.hexes.pop_back();
    row.mayAlwaysMoveOneHex(true);
    EXPECT_TRUE(row.found("ENTRY-006").empty()) << "one hex is free to everybody (5.0)";
}

TEST(EntryCost, WhereEnemiesHoldAllEntriesTheGameSaysWhatFollows) {
    EntryRow row("4");
    row.forces.types.emplace_back();
    row.forces.types.back().id = model::CounterTypeId("inf");
    row.forces.types.back().unitClass = model::UnitClassId("infantry");
    row.forces.types.back().front.set("movement", "3");
    row.forces.counters.push_back(
        {model::CounterId("e"), model::CounterTypeId("inf"), {}, model::SideId("allies"), {}, {}, {}});
    row.scenario.sides.emplace_back();
    row.scenario.sides.back().id = model::SideId("allies");
    auto& enemies = row.scenario.groups.emplace_back();
    enemies.id = model::GroupId("there");
    enemies.side = model::SideId("allies");
    enemies.units.emplace_back();
    enemies.units.back().counter = model::CounterId("e");
    enemies.units.back().at = row.label(0);
    const auto all = row.found("ENTRY-010");
    ASSERT_EQ(all.size(), 1u);
    EXPECT_EQ(all[0].message, "ENTRY-010.aside") << "by hexes beside them, a turn later (16.53)";
    EXPECT_EQ(std::ranges::count(all[0].values, checks::value("turn", 2)), 1);
    row.scenario.zones[0].hexes.hexes.push_back(row.label(13));
    const auto some = row.found("ENTRY-010");
    ASSERT_EQ(some.size(), 1u);
    EXPECT_EQ(some[0].message, "ENTRY-010") << "there is one of its own left";
}

TEST(EntryCost, CountsInTheTurnsItTakes) {
    EntryRow row("4");
    for (int column = 2; column < 14; ++column) {
        auto& condition = row.scenario.victory.emplace_back();
        condition.id = "c" + std::to_string(column);
        condition.side = model::SideId("axis");
        condition.form = model::VictoryCondition::Form::control;
        condition.hexes = {row.label(column)};
        condition.when = model::VictoryCondition::When::byTurn;
        condition.turn = 2;
    }
    // All units that take control count: here the truck does.
    for (auto& rule : row.game.catalogue.rules)
        if (rule.rule == "REACH-006") rule.parameters.set("units", "transport");
    row.pays(false);
    const auto free = row.found("REACH-006").size();
    row.pays(true);
    const auto paid = row.found("REACH-006").size();
    EXPECT_GT(free, 0u);
    EXPECT_EQ(paid, free + 1) << "a clear hex costs as much as each of those behind it";
    row.paint("woods", 0);
    EXPECT_EQ(row.found("REACH-006").size(), free + 2) << "at most a turn, of 4 points";
}

}  // namespace
