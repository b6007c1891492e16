#include "mapsets/units/stacking.h"

#include <gtest/gtest.h>

#include "tests/support/moving_game.h"

using namespace cota;
using namespace cota::mapsets;
using support::ForcesMaker;

namespace {

struct Hexes {
    model::Document document;
    support::Field field;
    Roster roster;
    std::unique_ptr<Stacking> stacking;

    explicit Hexes(const ForcesMaker& forces, Mapset game = support::movingGame())
        : document(forces.into(
              support::ScenarioMaker()
                  .add(support::BoardMaker("b", 6, 6).path("s", "stream", {"0402", "0403", "0404"}).board, 0,
                       0)
                  .document())),
          field(support::fieldOf(document, std::move(game))),
          roster(document, *field),
          stacking(makeStacking(*field, roster.tags())) {}
    Stack at(const char* label, const char* side = "red") const {
        return stackAt(*stacking, roster, field.at(label), model::SideId(side));
    }
};

ForcesMaker& add(ForcesMaker& forces, const char* unitClass, int count, const char* at,
                 const char* side = "red", const char* aboard = "") {
    for (int i = 0; i < count; ++i)
        forces.add({std::string(side) + unitClass + at + aboard + std::to_string(i),
                    unitClass,
                    side,
                    at,
                    aboard,
                    {},
                    {}});
    return forces;
}

TEST(Stacking, CountsEachRowByItself) {
    ForcesMaker forces;
    add(forces, "troops", 3, "b-0101");
    add(forces, "truck", 2, "b-0101");
    add(forces, "carrier", 1, "b-0101");
    add(forces, "chief", 5, "b-0101");
    const Hexes hexes(forces);
    const auto stack = hexes.at("b-0101");
    EXPECT_TRUE(stack.fits);
    ASSERT_EQ(stack.limits.size(), 2u);
    EXPECT_EQ(stack.limits[0].count, 3);
    EXPECT_EQ(stack.limits[1].count, 3);
    ASSERT_EQ(stack.effects.size(), 1u);
    EXPECT_TRUE(stack.effects[0].ok);
}

TEST(Stacking, SidesAreCountedApart) {
    ForcesMaker forces;
    add(forces, "troops", 3, "b-0101");
    add(forces, "troops", 4, "b-0101", "blue");
    const Hexes hexes(forces);
    EXPECT_TRUE(hexes.at("b-0101").fits);
    EXPECT_FALSE(hexes.at("b-0101", "blue").fits);
    EXPECT_EQ(allStacks(*hexes.stacking, hexes.roster).size(), 2u);

    auto game = support::movingGame();
    support::strategyOf(game, "stacking").parameters.set("per-side", "no");
    EXPECT_FALSE(Hexes(forces, std::move(game)).at("b-0101").fits);
}

TEST(Stacking, CargoCountsInsideItsCarrier) {
    ForcesMaker forces;
    add(forces, "troops", 3, "b-0101");
    forces.add({"t", "truck", "red", "b-0101", "", {}, {}});
    forces.add({"i", "troops", "red", "", "t", {}, {}});
    const Hexes hexes(forces);
    EXPECT_TRUE(hexes.at("b-0101").fits);
    const auto cargo = hexes.roster.find(model::CounterId("i"));
    EXPECT_FALSE(stackWith(*hexes.stacking, hexes.roster, cargo, hexes.field.at("b-0101"), true).fits);
}

TEST(Stacking, ASapperIsFreeInARiverOnce) {
    ForcesMaker forces;
    add(forces, "troops", 3, "b-0403");
    add(forces, "sappers", 1, "b-0403");
    add(forces, "troops", 3, "b-0202");
    add(forces, "sappers", 1, "b-0202");
    const Hexes one(forces);
    EXPECT_TRUE(one.at("b-0403").fits);
    EXPECT_EQ(one.at("b-0403").limits[0].free.size(), 1u);
    EXPECT_EQ(one.at("b-0403").effects[0].count, 4) << "it counts for the column";
    EXPECT_FALSE(one.at("b-0202").fits);
    add(forces, "sappers", 1, "b-0403", "red", "");
    forces.add({"another", "sappers", "red", "b-0403", "", {}, {}});
    EXPECT_FALSE(Hexes(forces).at("b-0403").fits);
    auto game = support::movingGame();
    support::strategyOf(game, "stacking").parameters.set("free-most", "all");
    EXPECT_TRUE(Hexes(forces, std::move(game)).at("b-0403").fits);
}

TEST(Stacking, AsksBeforeAUnitEnters) {
    ForcesMaker forces;
    add(forces, "troops", 3, "b-0101");
    forces.add({"x", "troops", "red", "b-0303", "", {}, {}});
    forces.add({"c", "chief", "red", "b-0303", "", {}, {}});
    const Hexes hexes(forces);
    const auto with = [&](const char* id) {
        return stackWith(*hexes.stacking, hexes.roster, hexes.roster.find(model::CounterId(id)),
                         hexes.field.at("b-0101"))
            .fits;
    };
    EXPECT_FALSE(with("x"));
    EXPECT_TRUE(with("c"));
}

TEST(Stacking, StepsCanBeCounted) {
    auto game = support::movingGame();
    auto& rows = support::strategyOf(game, "stacking").rows;
    rows[0].values.set("by-steps", "yes");
    rows[0].values.set("most", "5");
    ForcesMaker forces;
    add(forces, "troops", 3, "b-0101");
    const Hexes hexes(forces, std::move(game));
    EXPECT_EQ(hexes.at("b-0101").limits[0].count, 6);
    EXPECT_FALSE(hexes.at("b-0101").fits);
}

}  // namespace
