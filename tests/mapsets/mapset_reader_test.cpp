// The games in mapsets/systems, and what a layer may do to the layers below.
#include "mapsets/loading/mapset_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/mapsets/mapset_fixture.h"

using namespace cota;
using namespace cota::mapsets;
using namespace cota::mapsets::test;

namespace {

TEST(MapsetReader, EveryGameReadsWithoutAFinding) {
    const MapsetLibrary library{{systemsFolder()}};
    ASSERT_FALSE(library.list().empty());
    for (const auto& id : library.list()) {
        const auto loaded = readMapset(library, id);
        ASSERT_TRUE(loaded.ok()) << id.text;
        EXPECT_EQ(listed(loaded.findings), "") << id.text;
        EXPECT_EQ(loaded.value->id, id);
    }
}

TEST(MapsetReader, CostsAreExactAndKnowTheirSource) {
    const auto mapset = readGame("panzer-grenadier");
    const auto* road = mapset.catalogue.pathKind(model::PathKindId("road"));
    ASSERT_TRUE(road);
    const auto& cost = road->costs.at(model::MobilityId("foot"));
    EXPECT_EQ(cost.points, model::Rational(2, 3));
    EXPECT_EQ(cost.from.standing, Standing::external);
    EXPECT_EQ(cost.from.layer.text, "panzer-grenadier");
    const auto* river = mapset.catalogue.terrain(model::TerrainId("river-minor"));
    ASSERT_TRUE(river);
    EXPECT_EQ(river->costs.at(model::MobilityId("motorized")).kind, MoveCost::Kind::prohibited);
    EXPECT_EQ(river->costs.at(model::MobilityId("motorized")).from.standing, Standing::rulebook);
    const auto* bridge = mapset.catalogue.feature(model::FeatureId("bridge"));
    ASSERT_TRUE(bridge);
    EXPECT_EQ(bridge->costs.at(model::MobilityId("motorized")).kind, MoveCost::Kind::unknown);
}

TEST(MapsetReader, LikeTakesOverTagsAndPrintedValues) {
    const auto mapset = readGame("panzer-grenadier");
    const auto* hmg = mapset.catalogue.unitClass(model::UnitClassId("hmg"));
    ASSERT_TRUE(hmg);
    EXPECT_TRUE(hasTag(hmg->tags, "combat"));
    EXPECT_TRUE(hasTag(hmg->tags, "through-fire"));
    EXPECT_EQ(hmg->mobility.text, "foot");
    EXPECT_EQ(hmg->front.size(), 5u);
    const auto* leader = mapset.catalogue.unitClass(model::UnitClassId("cavalry-leader"));
    ASSERT_TRUE(leader);
    EXPECT_EQ(integerOf(leader->front, {}, "movement"), 6);
    ASSERT_FALSE(leader->front.empty());
    EXPECT_THAT(wordsOf(leader->front.front().words), testing::Contains("MAJ"));
}

class ExtendedGame : public testing::Test {
  protected:
    void SetUp() override {
        const MapsetLibrary library{{testFolder("extension")}};
        auto loaded = readMapset(library, model::MapsetId("game"));
        ASSERT_TRUE(loaded.ok());
        // The fixture leaves most questions open; that is its only finding.
        std::erase_if(loaded.findings, [](const model::Finding& finding) {
            return finding.severity == model::Severity::info;
        });
        EXPECT_EQ(listed(loaded.findings), "");
        game = std::move(*loaded.value);
    }
    Mapset game;
    const TerrainType& terrain(const char* id) const { return *game.catalogue.terrain(model::TerrainId(id)); }
};

TEST_F(ExtendedGame, KnowsItsLayers) {
    ASSERT_EQ(game.layers.size(), 2u);
    EXPECT_EQ(game.layers.front().text, "series");
    EXPECT_EQ(game.layers.back().text, "game");
    EXPECT_EQ(game.name.en, "The game");
    EXPECT_EQ(game.publisher, "Nobody");  // only in the series
}

TEST_F(ExtendedGame, ChangesOnlyWhatItWrites) {
    const auto& forest = terrain("forest");
    EXPECT_EQ(forest.name.en, "forest");
    EXPECT_EQ(forest.valueFrom.at("name").layer.text, "series");
    EXPECT_EQ(forest.height, 2);
    EXPECT_EQ(forest.valueFrom.at("height").layer.text, "game");
    EXPECT_EQ(forest.from.layer.text, "series");
    const auto& foot = forest.costs.at(model::MobilityId("foot"));
    EXPECT_EQ(foot.points, model::Rational(3, 2));
    EXPECT_EQ(foot.from.layer.text, "game");
    EXPECT_EQ(foot.from.standing, Standing::own);
    const auto& wheels = forest.costs.at(model::MobilityId("wheels"));
    EXPECT_EQ(wheels.points, model::Rational(4));
    EXPECT_EQ(wheels.from.layer.text, "series");
    EXPECT_EQ(forest.values.has("hides"), true);
    EXPECT_EQ(*forest.values.find("hides"), "5");
    EXPECT_EQ(forest.valueFrom.at("hides").layer.text, "game");
    EXPECT_THAT(forest.tags, testing::ElementsAre("blocks", "wet"));
}

TEST_F(ExtendedGame, ARowKeepsWhatTheLayerDoesNotWrite) {
    const auto& stacking = *game.catalogue.strategy("stacking");
    const auto row = [](const StrategyChoice& choice, const std::string& name) {
        return *std::ranges::find(choice.rows, name, &StrategyRow::name);
    };
    const auto combat = row(stacking, "combat");
    EXPECT_EQ(*combat.values.find("most"), "4");
    ASSERT_TRUE(combat.values.has("counts"));
    EXPECT_EQ(*combat.values.find("counts"), "combat");
    EXPECT_EQ(stacking.valueFrom.at("row/limit/combat/most").layer.text, "game");
    EXPECT_EQ(stacking.valueFrom.at("row/limit/combat/counts").layer.text, "series");
}

TEST_F(ExtendedGame, ARowThatRepeatsNothingChangesNothing) {
    const MapsetLibrary library{{testFolder("extension")}};
    const auto series = readMapset(library, model::MapsetId("series"));
    ASSERT_TRUE(series.ok());
    const auto carts = [](const Mapset& mapset) {
        return *std::ranges::find(mapset.catalogue.strategy("stacking")->rows, "carts", &StrategyRow::name);
    };
    const auto own = carts(game), below = carts(*series.value);
    EXPECT_EQ(own.values, below.values);
    EXPECT_FALSE(own.values.empty());
    EXPECT_EQ(own.from.layer.text, "series");
    EXPECT_EQ(own.from.citation, below.from.citation);
}

TEST_F(ExtendedGame, LikeFollowsTheLayeredModel) {
    // The series declares a grove like a forest, so the game's change to the forest also changes the grove.
    const auto& grove = terrain("grove");
    EXPECT_EQ(grove.costs.at(model::MobilityId("foot")).points, model::Rational(1));
    EXPECT_EQ(grove.costs.at(model::MobilityId("wheels")).points, model::Rational(4));
    EXPECT_EQ(grove.height, 2);
    EXPECT_THAT(grove.tags, testing::ElementsAre("blocks", "wet"));
}

TEST_F(ExtendedGame, AddsAndRemoves) {
    EXPECT_TRUE(game.catalogue.terrain(model::TerrainId("marsh")));
    EXPECT_FALSE(game.catalogue.terrain(model::TerrainId("desert")));
    const auto* ranks = game.catalogue.wordList("rank");
    ASSERT_TRUE(ranks);
    ASSERT_EQ(ranks->words.size(), 2u);
    EXPECT_EQ(ranks->find("chief")->from.layer.text, "game");
}

TEST_F(ExtendedGame, ChoosesOtherOptionsAndStrategies) {
    const auto* option = game.catalogue.option("overlook");
    ASSERT_TRUE(option);
    EXPECT_EQ(option->value, "observer");
    EXPECT_EQ(option->from.layer.text, "game");
    const auto* sight = game.catalogue.strategy("sight");
    ASSERT_TRUE(sight);
    EXPECT_EQ(*sight->parameters.find("blockers"), "blocks");
    EXPECT_EQ(sight->fromOption.at("overlook"), "overlook");
    EXPECT_EQ(sight->valueFrom.at("blockers").layer.text, "series");
    const auto* stacking = game.catalogue.strategy("stacking");
    ASSERT_TRUE(stacking);
    ASSERT_EQ(stacking->rows.size(), 2u);
    EXPECT_EQ(*stacking->rows.front().values.find("most"), "4");
    EXPECT_EQ(stacking->rows.front().from.layer.text, "game");
    EXPECT_EQ(stacking->rows.back().from.layer.text, "series");
}

TEST_F(ExtendedGame, RulesOfOneNameAreReplacedTogether) {
    ASSERT_EQ(game.catalogue.rules.size(), 2u);
    EXPECT_EQ(game.catalogue.rules.front().rule, "MAP-001");
    EXPECT_EQ(game.catalogue.rules.back().rule, "STACK-001");
    EXPECT_EQ(*game.catalogue.rules.back().parameters.find("limit"), "4");
}

TEST(Mapset, IsFoundByItsFolderOnly) {
    const MapsetLibrary library{{systemsFolder()}};
    EXPECT_FALSE(library.find(model::MapsetId("../systems/panzer-grenadier")));
    EXPECT_FALSE(library.find(model::MapsetId("..")));
    EXPECT_FALSE(library.find(model::MapsetId("")));
    EXPECT_TRUE(library.find(model::MapsetId("panzer-grenadier")));
}

}  // namespace
