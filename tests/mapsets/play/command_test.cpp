#include "mapsets/command/command.h"

#include <gtest/gtest.h>

#include "mapsets/command/approach.h"
#include "tests/support/moving_game.h"

using namespace cota;
using namespace cota::mapsets;
using support::BoardMaker;
using support::ForcesMaker;

namespace {

struct Battle {
    model::Document document;
    support::Field field;
    Roster roster;
    std::unique_ptr<Command> command;
    std::unique_ptr<Approach> approach;

    explicit Battle(const ForcesMaker& forces, Mapset game = support::movingGame(),
                    const BoardMaker& board = BoardMaker("b", 9, 9))
        : document(forces.into(support::ScenarioMaker().add(board.board, 0, 0).document())),
          field(support::fieldOf(document, std::move(game))),
          roster(document, *field),
          command(makeCommand(*field, roster.tags())),
          approach(makeApproach(*field, roster.tags())) {}
    UnitIndex unit(const char* id) const { return roster.find(model::CounterId(id)); }
    std::string acting(const char* leader) const {
        std::string text;
        for (const auto& one : command->activateBy(roster, unit(leader)))
            text += (text.empty() ? "" : " ") + roster[one.unit].id.text;
        return text;
    }
    bool needsLeader(const char* id, const char* from, const char* to) const {
        return approach
            ->judge(roster, unit(id), field.at(from), field.at(to),
                    [](UnitIndex, UnitIndex, Cell) { return true; })
            .needsLeader;
    }
    Flight flight(const char* id) const {
        return approach->flight(roster, unit(id), [](UnitIndex, UnitIndex, Cell) { return true; });
    }
};

ForcesMaker::Unit chief(const char* id, const char* label, const char* rank,
                        std::vector<std::string> states = {}) {
    return {id, "chief", "red", label, "", {{"rank", rank}}, std::move(states)};
}
ForcesMaker::Unit troops(const char* id, const char* side, const char* label, const char* fire = "5-3") {
    return {id, "troops", side, label, "", {{"direct", fire}, {"moves", "3"}}, {}};
}

TEST(Command, ChainsGoDownTheRanks) {
    const Battle battle(ForcesMaker()
                            .add(chief("high", "b-0202", "high"))
                            .add(chief("middle", "b-0203", "middle"))
                            .add(chief("low", "b-0204", "low"))
                            .add(chief("peer", "b-0205", "low"))
                            .add(troops("i", "red", "b-0305")));
    EXPECT_EQ(battle.acting("high"), "high middle low i");
    EXPECT_EQ(battle.acting("low"), "low i");
}

TEST(Command, ShakenChiefsReachTheirOwnHexAndBrokenOnesNobody) {
    const Battle battle(ForcesMaker()
                            .add(chief("shaken", "b-0202", "high", {"shaken"}))
                            .add(troops("here", "red", "b-0202"))
                            .add(troops("there", "red", "b-0203"))
                            .add(chief("broken", "b-0303", "high", {"broken"})));
    EXPECT_EQ(battle.acting("shaken"), "shaken here");
    EXPECT_EQ(battle.acting("broken"), "broken");
    EXPECT_FALSE(battle.command->isLeader(battle.roster, battle.unit("broken")));
}

TEST(Command, EnemiesAndTanksAreNotHis) {
    const Battle battle(ForcesMaker()
                            .add(chief("c", "b-0202", "high"))
                            .add(troops("them", "blue", "b-0203"))
                            .add({"tank", "tank", "red", "b-0203", "", {}, {}})
                            .add({"half", "carrier", "red", "b-0203", "", {}, {}}));
    EXPECT_EQ(battle.acting("c"), "c half");
}

TEST(Command, AStackActsWholeButOnlyTheLedApproach) {
    const Battle battle(ForcesMaker()
                            .add(chief("c", "b-0202", "high"))
                            .add(troops("i", "red", "b-0202"))
                            .add({"tank", "tank", "red", "b-0202", "", {}, {}}));
    const auto acting =
        battle.command->activate(battle.roster, battle.field.at("b-0202"), model::SideId("red"));
    ASSERT_EQ(acting.size(), 3u);
    EXPECT_TRUE(acting[0].mayApproach);
    EXPECT_TRUE(acting[1].mayApproach);
    EXPECT_FALSE(acting[2].mayApproach);
}

TEST(Approach, OnlyFireThatHurtsKeepsAway) {
    const Battle battle(ForcesMaker()
                            .add(troops("i", "red", "b-0101"))
                            .add({"tank", "tank", "red", "b-0101", "", {}, {}})
                            .add({"gun", "gun", "blue", "b-0104", "", {{"antitank", "5-4"}}, {}}));
    EXPECT_FALSE(battle.needsLeader("i", "b-0101", "b-0102"));
    EXPECT_TRUE(battle.needsLeader("tank", "b-0101", "b-0102"));
    EXPECT_TRUE(battle.needsLeader("i", "b-0103", "b-0104")) << "a hex with enemy fire";
    EXPECT_EQ(battle.approach->harmRange(battle.roster, battle.unit("gun"), battle.unit("tank")), 4);
    EXPECT_FALSE(battle.approach->harmRange(battle.roster, battle.unit("gun"), battle.unit("i")));
}

TEST(Approach, NeitherFartherNorOutOfRangeNorUnseen) {
    const Battle battle(
        ForcesMaker().add(troops("i", "red", "b-0101")).add(troops("e", "blue", "b-0105", "5-3")));
    EXPECT_TRUE(battle.needsLeader("i", "b-0101", "b-0102"));
    EXPECT_FALSE(battle.needsLeader("i", "b-0102", "b-0101"));
    const Battle far(
        ForcesMaker().add(troops("i", "red", "b-0101")).add(troops("e", "blue", "b-0106", "5-3")));
    EXPECT_FALSE(far.needsLeader("i", "b-0101", "b-0102"));
    const auto unseen =
        battle.approach->judge(battle.roster, battle.unit("i"), battle.field.at("b-0101"),
                               battle.field.at("b-0102"), [](UnitIndex, UnitIndex, Cell) { return false; });
    EXPECT_FALSE(unseen.needsLeader);
}

TEST(Approach, ExtendedRangeIsASwitch) {
    auto forces = ForcesMaker()
                      .add({"tank", "tank", "red", "b-0101", "", {}, {}})
                      .add({"gun", "gun", "blue", "b-0107", "", {{"antitank", "5-3"}}, {}})
                      .add({"weak", "gun", "blue", "b-0107", "", {{"antitank", "1-3"}}, {}});
    auto game = support::movingGame();
    support::strategyOf(game, "approach").parameters.set("range", "extended");
    const Battle extended(forces, std::move(game));
    EXPECT_EQ(extended.approach->harmRange(extended.roster, extended.unit("gun"), extended.unit("tank")), 5);
    EXPECT_EQ(extended.approach->harmRange(extended.roster, extended.unit("weak"), extended.unit("tank")), 3);
}

TEST(Approach, BrokenEnemiesAreASwitch) {
    const auto forces = ForcesMaker()
                            .add(troops("i", "red", "b-0101"))
                            .add({"e", "troops", "blue", "b-0104", "", {{"direct", "5-3"}}, {"broken"}});
    EXPECT_FALSE(Battle(forces).needsLeader("i", "b-0101", "b-0102"));
    auto game = support::movingGame();
    support::strategyOf(game, "approach").parameters.set("powerless-restrict", "yes");
    EXPECT_TRUE(Battle(forces, std::move(game)).needsLeader("i", "b-0101", "b-0102"));
}

TEST(Approach, UnitsFleeFromWhatCanHurtThem) {
    const auto forces = ForcesMaker()
                            .add(troops("i", "red", "b-0101"))
                            .add({"tank", "tank", "red", "b-0101", "", {{"moves", "6"}}, {}})
                            .add({"gun", "gun", "red", "b-0101", "", {}, {}})
                            .add(troops("e", "blue", "b-0103"));
    const Battle battle(forces);
    EXPECT_EQ(battle.flight("i"), Flight::flees);
    EXPECT_EQ(battle.flight("tank"), Flight::stays);
    EXPECT_EQ(battle.flight("gun"), Flight::lost);
    const Battle inTown(forces, support::movingGame(), BoardMaker("b", 9, 9).terrain("0101", "town"));
    EXPECT_EQ(inTown.flight("i"), Flight::stays);
}

TEST(Assault, CarriedAndTiredUnitsDoNotAttack) {
    const Battle battle(ForcesMaker()
                            .add({"half", "carrier", "red", "b-0202", "", {}, {}})
                            .add({"cargo", "troops", "red", "", "half", {}, {}})
                            .add({"tired", "troops", "red", "b-0202", "", {}, {"shaken"}})
                            .add(chief("c", "b-0202", "high"))
                            .add(troops("e", "blue", "b-0202")));
    const auto cell = battle.field.at("b-0202");
    const auto attack = assaultUnits(*battle.field, battle.roster, cell, model::SideId("red"), true);
    ASSERT_EQ(attack.size(), 1u);
    EXPECT_EQ(attack[0], battle.unit("half"));
    EXPECT_EQ(assaultUnits(*battle.field, battle.roster, cell, model::SideId("red"), false).size(), 2u);
}

}  // namespace
