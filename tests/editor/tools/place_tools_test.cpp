#include "editor/tools/place_tools.h"

#include <gtest/gtest.h>

#include "editor/session/hex_facts.h"
#include "tests/editor/tools/bench_fixture.h"

using namespace cota;
using support::ToolBench;

namespace {

TEST(FeatureTool, PutsOnTheBoardAndTakesAway) {
    ToolBench hand;
    hand.choices.feature = model::FeatureId("bridge");
    tools::FeatureTool tool;
    hand.stroke(tool, {"0303"});
    ASSERT_EQ(hand.board().features.size(), 1u);
    hand.stroke(tool, {"0303"}, true);
    EXPECT_EQ(hand.document(), ToolBench::boardAlone());
}

TEST(FeatureTool, ReleaseElsewhereIsNothing) {
    ToolBench hand;
    hand.choices.feature = model::FeatureId("bridge");
    tools::FeatureTool tool;
    hand.stroke(tool, {"0303", "0305"});
    EXPECT_FALSE(hand.history.canUndo());
}

TEST(FeatureTool, ScenarioPutsItsOwn) {
    ToolBench hand(support::joinedBoards());
    hand.choices.feature = model::FeatureId("smoke");
    hand.choices.featureInScenario = true;
    tools::FeatureTool tool;
    hand.stroke(tool, {"A-0202"});
    EXPECT_EQ((*hand.document().scenario)->features.size(), 1u);
    EXPECT_TRUE(hand.board().features.empty());
    hand.stroke(tool, {"A-0202"}, true);
    EXPECT_TRUE((*hand.document().scenario)->features.empty());
}

TEST(ObjectiveTool, HexesComeAndGo) {
    ToolBench hand(support::joinedBoards());
    hand.choices.objective = model::ObjectiveId("hill");
    tools::ObjectiveTool tool;
    hand.stroke(tool, {"A-0202"});
    hand.stroke(tool, {"A-0203"});
    hand.stroke(tool, {"A-0203"});
    ASSERT_EQ((*hand.document().scenario)->objectives.size(), 1u);
    EXPECT_EQ((*hand.document().scenario)->objectives[0].hexes.size(), 2u);
    EXPECT_EQ(hand.history.moments().size(), 3u);
    hand.stroke(tool, {"A-0202"}, true);
    hand.stroke(tool, {"A-0203"}, true);
    EXPECT_TRUE((*hand.document().scenario)->objectives.empty());
}

TEST(CounterTool, PlacesMovesAndTakesOff) {
    ToolBench hand(support::joinedBoards());
    hand.choices.counter = model::CounterId("r1");
    tools::CounterTool tool;
    hand.stroke(tool, {"A-0202"});
    ASSERT_EQ((*hand.document().scenario)->groups.size(), 1u) << "its side had no group";
    EXPECT_EQ(session::countersIn(hand.table(), hand.cell("A-0202")).size(), 1u);
    hand.stroke(tool, {"A-0202", "A-0304"});
    EXPECT_TRUE(session::countersIn(hand.table(), hand.cell("A-0202")).empty());
    EXPECT_EQ(session::countersIn(hand.table(), hand.cell("A-0304")).size(), 1u);
    EXPECT_EQ(hand.history.undoLabel(), "Move r1");
    hand.stroke(tool, {"A-0304"}, true);
    EXPECT_TRUE((*hand.document().scenario)->groups[0].units.empty());
}

TEST(CounterTool, SecondCounterStacks) {
    ToolBench hand(support::joinedBoards());
    tools::CounterTool tool;
    for (const char* id : {"r1", "r2"}) {
        hand.choices.counter = model::CounterId(id);
        hand.stroke(tool, {"A-0202"});
    }
    EXPECT_EQ(session::countersIn(hand.table(), hand.cell("A-0202")).size(), 2u);
    EXPECT_EQ((*hand.document().scenario)->groups.size(), 1u);
}

TEST(CounterTool, UnplacedUnitThatIsSelectedIsTheNextOnePlaced) {
    ToolBench hand(support::joinedBoards());
    const session::Selection first{{model::SubjectKind::counter, "r1", {}}},
        second{{model::SubjectKind::counter, "r2", {}}}, nobody{{model::SubjectKind::counter, "nobody", {}}};
    EXPECT_TRUE(tools::chooseUnplaced(hand.choices, hand.document(), first));
    tools::CounterTool tool;
    hand.stroke(tool, {"A-0202"});
    EXPECT_TRUE(tools::chooseUnplaced(hand.choices, hand.document(), second));
    hand.stroke(tool, {"A-0304"});
    EXPECT_EQ(session::countersIn(hand.table(), hand.cell("A-0304")).front().text, "r2");
    EXPECT_FALSE(tools::chooseUnplaced(hand.choices, hand.document(), first)) << "it stands on the map";
    EXPECT_FALSE(tools::chooseUnplaced(hand.choices, hand.document(), nobody));
    EXPECT_EQ(hand.choices.counter.text, "r2");
}

TEST(CounterTool, UnknownCounterIsNothing) {
    ToolBench hand(support::joinedBoards());
    hand.choices.counter = model::CounterId("nobody");
    tools::CounterTool tool;
    hand.stroke(tool, {"A-0202"});
    EXPECT_FALSE(hand.history.canUndo());
}

TEST(HexFacts, SayWhatIsThere) {
    ToolBench hand(support::joinedBoards());
    tools::CounterTool tool;
    hand.choices.counter = model::CounterId("r1");
    hand.stroke(tool, {"A-0202"});
    const auto facts = session::hexFacts(hand.table(), hand.cell("A-0202"), model::Language::english);
    ASSERT_GE(facts.size(), 3u);
    EXPECT_EQ(facts.front(), "A-0202");
    EXPECT_EQ(facts.back(), "r1");
}

}  // namespace
