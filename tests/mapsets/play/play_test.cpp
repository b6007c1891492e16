// Spotting ranges, lines of fire, and whether the choices of the games exist.
#include "mapsets/play/play.h"

#include <gmock/gmock.h>

#include "mapsets/loading/mapset_check.h"
#include "mapsets/loading/mapset_reader.h"
#include "tests/support/placeholders.h"
#include "tests/support/random_board.h"

namespace cota::mapsets {
namespace {

using support::BoardMaker;
using support::Field;
using support::fieldOf;
using support::gameWith;
using testing::ElementsAre;
using testing::IsEmpty;

model::Attributes states(const char* name) {
    model::Attributes made;
    made.set(name, "yes");
    return made;
}

model::Board hillBoard() {
    return BoardMaker("1", 9, 9).level("0301", 2).terrain("0303", "woods").terrain("0305", "town").board;
}

class SpottingRange : public testing::Test {
  protected:
    int range(const char* from, const char* to, TurnConditions turn = {},
              const model::Attributes* observer = nullptr, const model::Attributes* target = nullptr) {
        steps.clear();
        return play->spotting().range({field.at(from), field.at(to), std::move(turn), observer, target},
                                      &steps);
    }
    std::vector<std::string> reasons() const {
        std::vector<std::string> ids;
        for (const RangeStep& step : steps) ids.emplace_back(step.why.id());
        return ids;
    }
    void use(mapsets::Mapset game) {
        field = fieldOf(hillBoard(), std::move(game));
        play = std::make_unique<Play>(*field);
    }

    Field field = fieldOf(hillBoard());
    std::unique_ptr<Play> play = std::make_unique<Play>(*field);
    std::vector<RangeStep> steps;
    const model::Attributes hidden = states("hidden");
    const model::Attributes spotted = states("spotted");
};

TEST_F(SpottingRange, GrowsWithHeightByDay) {
    EXPECT_EQ(range("0302", "0304"), 12);
    EXPECT_EQ(range("0301", "0304"), 24);
    EXPECT_THAT(reasons(), ElementsAre("full-light", "height"));
    EXPECT_EQ(range("0305", "0304"), 18) << "a town raises its observer";
    EXPECT_EQ(range("0304", "0301"), 3) << "a hill hides";
}

TEST_F(SpottingRange, IsCappedByTheTargetsTerrainUnlessSpotted) {
    EXPECT_EQ(range("0301", "0303"), 3);
    EXPECT_THAT(reasons(), ElementsAre("full-light", "height", "limiting"));
    EXPECT_EQ(range("0301", "0303", {}, nullptr, &spotted), 24);
    EXPECT_EQ(range("0301", "0305", {}, nullptr, &spotted), 18);
}

TEST_F(SpottingRange, OfHiddenUnitsIsAQuarterRoundedUp) {
    EXPECT_EQ(range("0302", "0304", {}, nullptr, &hidden), 3);
    EXPECT_EQ(range("0302", "0303", {}, nullptr, &hidden), 1);
    EXPECT_EQ(range("0305", "0304", {}, nullptr, &hidden), 5);
    EXPECT_EQ(range("0302", "0304", {}, &hidden, nullptr), 12);
    use(gameWith({{"quarter", "seeing"}}));
    EXPECT_EQ(range("0302", "0304", {}, &hidden, nullptr), 3);
    EXPECT_EQ(range("0302", "0304", {}, nullptr, &hidden), 12);
}

TEST_F(SpottingRange, FollowsLightWeatherAndTheTurnsOwnVisibility) {
    EXPECT_EQ(range("0301", "0304", {"night", "", {}, {}}), 1);
    EXPECT_EQ(range("0301", "0304", {"night", "", 2, {}}), 2);
    EXPECT_EQ(range("0301", "0304", {"", "rain", {}, {}}), 6);
    EXPECT_EQ(range("0301", "0304", {"night", "rain", {}, {}}), 1) << "the smaller of both";
    EXPECT_EQ(range("0301", "0304", {"", "rain", 2, {}}), 2);
    EXPECT_EQ(range("0301", "0304", {"", "", 8, {}}), 8) << "shortened: no bonus";
    EXPECT_EQ(range("0301", "0304", {"", "", 16, {}}), 28);
    EXPECT_EQ(range("0301", "0304", {"", "", 8, states("elevation-bonus")}), 20) << "the turn says so";
    EXPECT_EQ(range("0302", "0304", {"night", "", {}, {}}, nullptr, &hidden), 1) << "never less";
}

TEST_F(SpottingRange, VisibilityIsWhatLightWeatherAndHeightAllowWhateverTheTarget) {
    const auto visibility = [&](const char* from, const char* to, TurnConditions turn) {
        return play->spotting().visibility({field.at(from), field.at(to), std::move(turn), nullptr, &hidden});
    };
    EXPECT_EQ(visibility("0303", "0301", {}), 12);
    EXPECT_EQ(visibility("0301", "0303", {}), 24) << "from two levels up";
    EXPECT_EQ(visibility("0301", "0303", {"night", "", {}, {}}), 1);
    EXPECT_EQ(visibility("0301", "0303", {"", "rain", {}, {}}), 6);
    EXPECT_EQ(visibility("0303", "0301", {"", "", 16, {}}), 16);
    EXPECT_EQ(visibility("0303", "0301", {"", "", 0, {}}), 1) << "hexes side by side see each other";
}

TEST_F(SpottingRange, AdjacentIsAlwaysSpotted) {
    EXPECT_TRUE(play->spotting().spots(
        {field.at("0302"), field.at("0303"), {"night", "", {}, {}}, nullptr, &hidden}));
    EXPECT_FALSE(play->spotting().spots(
        {field.at("0302"), field.at("0304"), {"night", "", {}, {}}, nullptr, nullptr}));
    EXPECT_FALSE(play->spotting().spots({field.at("0302"), field.at("0304"), {}, nullptr, nullptr}))
        << "woods between";
    EXPECT_TRUE(play->spotting().spots({field.at("0402"), field.at("0404"), {}, nullptr, nullptr}));
}

TEST(Conditions, LaterRecordsWinForWhatTheyState) {
    model::TurnTrack track;
    track.records.resize(2);
    track.records[0].to = 5;
    track.records[0].light = "night";
    track.records[0].visibility = 3;
    track.records[1].from = 4;
    track.records[1].to = 9;
    track.records[1].light = "day";
    EXPECT_EQ(conditionsOf(track, 4).light, "day");
    EXPECT_EQ(conditionsOf(track, 4).visibility, 3);
    EXPECT_EQ(conditionsOf(track, 6).visibility, std::nullopt);
    EXPECT_EQ(conditionsOf(track, 1).light, "night");
}

/// The small game with a flag for units that can fire through friends, and one for armour.
Mapset armedGame(const char* spoils = "yes") {
    Mapset game = gameWith({{"spoils", spoils}});
    UnitClass machineGun, tank;
    machineGun.id = model::UnitClassId("machine-gun");
    machineGun.tags = {"through-fire"};
    tank.id = model::UnitClassId("tank");
    tank.tags = {"afv"};
    game.catalogue.unitClasses = {machineGun, tank};
    game.catalogue.seal();
    return game;
}

TEST(LineOfFire, MachineGunsNeedTheLastHexFree) {
    const Field field = fieldOf(BoardMaker("1", 9, 9).board, armedGame());
    const Play play(*field);
    const UnitTags tags(field->mapset().catalogue);
    const TagMask gun = tags.mask("through-fire");
    const TagMask armour = tags.mask("afv");
    const auto fire = [&](TagMask firer, std::vector<UnitInField> units) {
        return play.firePath().judge({field.at("0301"), field.at("0304"), firer, units});
    };
    const UnitInField near{field.at("0302"), true, 0}, far{field.at("0303"), true, 0};
    const UnitInField tankNear{field.at("0302"), true, armour}, tankFar{field.at("0303"), true, armour};
    EXPECT_TRUE(fire(0, {}).allowed);
    EXPECT_FALSE(fire(0, {near}).allowed);
    EXPECT_THAT(fire(0, {near}).at, ElementsAre(field.at("0302")));
    EXPECT_TRUE(fire(gun, {near}).allowed);
    EXPECT_FALSE(fire(gun, {near, far}).allowed);
    EXPECT_TRUE(fire(0, {tankNear, tankFar}).allowed);
    EXPECT_FALSE(fire(gun, {near, tankFar}).allowed);
    EXPECT_TRUE(fire(0, {{field.at("0302"), false, 0}}).allowed) << "enemies never block";
    EXPECT_EQ(fire(0, {{field.at("0304"), true, 0}}).why.id(), "friends-in-target");
    EXPECT_EQ(fire(gun, {{field.at("0301"), false, 0}}).why.id(), "assault-hex");

    const Field lenient = fieldOf(BoardMaker("1", 9, 9).board, armedGame("no"));
    const Play other(*lenient);
    const std::vector<UnitInField> units = {near, tankFar};
    EXPECT_TRUE(other.firePath().judge({field.at("0301"), field.at("0304"), gun, units}).allowed);
}

TEST(LineOfFire, UsesTheSameHexesAsSightAlongHexsides) {
    BoardMaker maker("1", 6, 6);
    const model::HexCoord start = maker.at("0303");
    const auto label = [&](int q, int r) { return maker.board.grid.label(start + model::HexCoord{q, r}); };
    const std::string left = label(1, 0), right = label(0, 1), end = label(1, 1);
    const Field free = fieldOf(maker.board, armedGame());
    const Play play(*free);
    const std::vector<UnitInField> friends = {{free.at(left), true, 0}};
    EXPECT_TRUE(play.firePath().judge({free.at("0303"), free.at(end), 0, friends}).allowed)
        << "by the other hex";

    const Field wooded = fieldOf(maker.terrain(right, "woods").board, armedGame());
    const Play blocked(*wooded);
    EXPECT_FALSE(blocked.firePath().judge({wooded.at("0303"), wooded.at(end), 0, friends}).allowed);
    EXPECT_EQ(blocked.firePath().judge({wooded.at("0303"), wooded.at(end), 0, friends}).why.id(),
              "friends-on-line");
}

TEST(Strategies, EveryGameNamesOnlyKnownOnes) {
    const MapsetLibrary library{{std::filesystem::path(COTA_SOURCE_DIR) / "mapsets/systems"}};
    const std::vector<StrategyDescription> known = describeStrategies();
    ASSERT_FALSE(library.list().empty());
    for (const model::MapsetId& id : library.list()) {
        auto loaded = readMapset(library, id);
        ASSERT_TRUE(loaded.value);
        std::erase_if(loaded.value->catalogue.strategies, [&](const StrategyChoice& choice) {
            return std::ranges::find(known, choice.question, &StrategyDescription::question) == known.end();
        });
        for (const model::Finding& finding : checkStrategies(*loaded.value, known)) {
            std::string values;
            for (const auto& value : finding.values) values += " " + value.name + "=" + value.text;
            ADD_FAILURE() << id.text << ": " << finding.message << values;
        }
    }
}

TEST(Strategies, ReasonsSpeakBothLanguagesOfTheSameValues) {
    for (const StrategyDescription& strategy : describeStrategies())
        for (const ReasonRow& reason : strategy.reasons)
            EXPECT_EQ(support::placeholders(reason.text.english()),
                      support::placeholders(reason.text.in(cota::model::Language::spanish)))
                << reason.id;
}

/// A game that leaves questions open has no rules for them, and never those of another game.
TEST(Strategies, QuestionsLeftOpenHaveNoRules) {
    for (const bool named : {false, true}) {
        Mapset game = support::smallGame();
        game.catalogue.strategies.clear();
        if (named)
            for (const auto& [question, name] :
                 {std::pair{"heights", "flat"}, {"sight", "none"}, {"spotting", "none"}, {"fire", "none"}}) {
                StrategyChoice choice;
                choice.question = question;
                choice.strategy = name;
                game.catalogue.strategies.push_back(choice);
            }
        game.catalogue.seal();
        const auto open = checkStrategies(game, describeStrategies());
        ASSERT_FALSE(open.empty()) << "movement at least";
        EXPECT_NE(open[0].values[0].text.find("movement"), std::string::npos);
        EXPECT_EQ(open[0].values[0].text.find("sight") == std::string::npos, named);
        const Field field =
            fieldOf(BoardMaker("1", 6, 6).level("0302", 2).terrain("0303", "woods").board, std::move(game));
        const Play play(*field);
        const Cell from = field.at("0301"), to = field.at("0305");
        SightRecorder recorder;
        EXPECT_TRUE(play.sight().judge(from, to, &recorder).isClear());
        EXPECT_EQ(recorder.reason.id(), "no-sight-rules");
        EXPECT_EQ(play.heights().ground(field.at("0302")), 0);
        EXPECT_EQ(play.spotting().range({from, to, {}, nullptr, nullptr}), unlimitedRange);
        EXPECT_TRUE(play.firePath().judge({from, to, 0, {}}).allowed);
    }
}

TEST(Heights, SayWhereTheyComeFrom) {
    const Field field = fieldOf(BoardMaker("1", 3, 3).level("0101", 1).terrain("0101", "town").board);
    const Play play(*field);
    const Heights& heights = play.heights();
    EXPECT_EQ(heights.ground(field.at("0101")), 20);
    EXPECT_EQ(heights.top(field.at("0101")), 40);
    EXPECT_EQ(heights.why(field.at("0101")).text(model::Language::english), "level 1, plus 20 for town");
    EXPECT_EQ(heights.why(field.at("0202")).text(model::Language::spanish), "nivel 0");
}

}  // namespace
}  // namespace cota::mapsets
