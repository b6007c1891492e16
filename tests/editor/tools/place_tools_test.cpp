#include "editor/tools/place_tools.h"

#include <gtest/gtest.h>

#include "editor/answers/hex_facts.h"
#include "editor/documents/force_tree.h"
#include "editor/tools/toolbox.h"
#include "formats/model/document/edits.h"
#include "tests/editor/tools/tool_fixture.h"

using namespace cota;
using support::ToolFixture;

namespace {

TEST(FeatureTool, PutsOnTheBoardAndTakesAway) {
    ToolFixture hand;
    hand.choices.feature = model::FeatureId("bridge");
    tools::FeatureTool tool;
    hand.stroke(tool, {"0303"});
    ASSERT_EQ(hand.board().features.size(), 1u);
    hand.stroke(tool, {"0303"}, true);
    EXPECT_EQ(hand.document(), ToolFixture::boardAlone());
}

TEST(FeatureTool, ReleaseElsewhereIsNothing) {
    ToolFixture hand;
    hand.choices.feature = model::FeatureId("bridge");
    tools::FeatureTool tool;
    hand.stroke(tool, {"0303", "0305"});
    EXPECT_FALSE(hand.history.canUndo());
}

TEST(FeatureTool, ScenarioPutsItsOwn) {
    ToolFixture hand(support::joinedBoards());
    hand.choices.feature = model::FeatureId("smoke");
    hand.choices.inScenario.features = true;
    tools::FeatureTool tool;
    hand.stroke(tool, {"A-0202"});
    EXPECT_EQ((*hand.document().scenario)->features.size(), 1u);
    EXPECT_TRUE(hand.board().features.empty());
    hand.stroke(tool, {"A-0202"}, true);
    EXPECT_TRUE((*hand.document().scenario)->features.empty());
}

TEST(ObjectiveTool, HexesComeAndGo) {
    ToolFixture hand(support::joinedBoards());
    tools::ObjectiveTool tool;
    hand.stroke(tool, {"A-0202"});
    tools::chooseThing(hand.choices, &tools::Choices::objective, "objective-1");
    hand.stroke(tool, {"A-0203"});
    hand.stroke(tool, {"A-0203"});
    ASSERT_EQ((*hand.document().scenario)->objectives.size(), 1u);
    EXPECT_EQ((*hand.document().scenario)->objectives[0].hexes.size(), 2u);
    EXPECT_EQ(hand.history.entries().size(), 3u);
    hand.stroke(tool, {"A-0202"}, true);
    hand.stroke(tool, {"A-0203"}, true);
    EXPECT_TRUE((*hand.document().scenario)->objectives.empty());
}

/// Only an objective that the user chose grows; a distant hex does not join one by mistake.
TEST(ObjectiveTool, EachPressMakesOneUntilOneIsChosen) {
    ToolFixture hand(support::joinedBoards());
    tools::ObjectiveTool tool;
    const auto told = [&] {
        return tools::objectiveClickEffect(hand.document(), hand.choices, model::Language::english);
    };
    const auto& first = told();
    hand.stroke(tool, {"A-0202"});
    hand.stroke(tool, {"A-0204"});
    EXPECT_EQ((*hand.document().scenario)->objectives.size(), 2u);
    EXPECT_EQ(told(), first);
    hand.choices.newName = "Mill";
    EXPECT_EQ(told(), "Click to create objective Mill.");
    hand.choices.newName.clear();
    tools::chooseThing(hand.choices, &tools::Choices::objective, "objective-2");
    EXPECT_EQ(told(), "Click a hex to add it to objective Objective 2. Ctrl+click removes it.");
    hand.stroke(tool, {"A-0302"});
    hand.stroke(tool, {"A-0303"});
    EXPECT_EQ((*hand.document().scenario)->objectives.size(), 2u);
    hand.stroke(tool, {"A-0203"}, true);
    EXPECT_EQ(hand.choices.objective.text, "objective-2");
}

TEST(ObjectiveTool, UndoneObjectiveIsMadeAnew) {
    ToolFixture hand(support::joinedBoards());
    tools::ObjectiveTool tool;
    hand.stroke(tool, {"A-0202"});
    hand.choices.isNew = true;
    hand.choices.newName = "The mill";
    hand.stroke(tool, {"A-0203"});
    hand.undo();
    hand.stroke(tool, {"A-0204"});
    const auto& all = (*hand.document().scenario)->objectives;
    ASSERT_EQ(all.size(), 2u);
    EXPECT_EQ(all[0].hexes.size(), 1u);
    EXPECT_EQ(all[1].name.en, "Objective 2");
    EXPECT_EQ(hand.history.undoLabel(), "New objective: Objective 2");
}

TEST(ObjectiveTool, IdsKeepLettersWithoutTheirAccents) {
    ToolFixture hand(support::joinedBoards());
    tools::ObjectiveTool tool;
    hand.choices.isNew = true;
    hand.choices.newName = "Orilla del J\u00FAcar";
    hand.stroke(tool, {"A-0202"});
    EXPECT_EQ((*hand.document().scenario)->objectives.back().id.text, "orilla-del-jucar");
}

TEST(CounterTool, PlacesMovesAndTakesOff) {
    ToolFixture hand(support::joinedBoards());
    hand.choices.counter = model::CounterId("r1");
    tools::CounterTool tool;
    hand.stroke(tool, {"A-0202"});
    ASSERT_EQ((*hand.document().scenario)->groups.size(), 1u) << "its side had no group";
    EXPECT_EQ(session::countersIn(hand.map(), hand.cell("A-0202")).size(), 1u);
    hand.stroke(tool, {"A-0202", "A-0304"});
    EXPECT_TRUE(session::countersIn(hand.map(), hand.cell("A-0202")).empty());
    EXPECT_EQ(session::countersIn(hand.map(), hand.cell("A-0304")).size(), 1u);
    EXPECT_EQ(hand.history.undoLabel(), "Move r1");
    hand.stroke(tool, {"A-0304"}, true);
    EXPECT_TRUE((*hand.document().scenario)->groups[0].units.empty());
}

TEST(CounterTool, TakesOffWithoutTheGroupOnlyIfThatHasNoPlace) {
    ToolFixture hand(support::joinedBoards());
    hand.choices.counter = model::CounterId("r1");
    tools::CounterTool tool;
    hand.stroke(tool, {"A-0202"});
    auto group = (*hand.document().scenario)->groups.at(0);
    group.kind = model::Group::Kind::arrival;
    group.turn = 2;
    hand.take(session::HistoryEntry{"Arrival", model::withGroup(hand.document(), group)});
    hand.stroke(tool, {"A-0202"}, true);
    const auto& units = (*hand.document().scenario)->groups.at(0).units;
    ASSERT_EQ(units.size(), 1u);
    EXPECT_FALSE(units[0].at);
}

TEST(CounterTool, SecondCounterStacks) {
    ToolFixture hand(support::joinedBoards());
    tools::CounterTool tool;
    for (const char* id : {"r1", "r2"}) {
        hand.choices.counter = model::CounterId(id);
        hand.stroke(tool, {"A-0202"});
    }
    EXPECT_EQ(session::countersIn(hand.map(), hand.cell("A-0202")).size(), 2u);
    EXPECT_EQ((*hand.document().scenario)->groups.size(), 1u);
}

TEST(CounterTool, AFormationInAnotherFileGivesTheSide) {
    auto document = support::joinedBoards();
    model::Formation brigade;
    brigade.id = model::FormationId("brigade");
    brigade.side = model::SideId("blue");
    model::Forces other;
    other.formations = {brigade};
    document.forces["z.forces.xml"] = other;
    auto counter = *session::findCounter(document, model::CounterId("r1")).counter;
    counter.side = {};
    counter.formation = brigade.id;
    document = model::withCounter(document, document.forces.begin()->first, counter);
    document = tools::withCounterPlaced(document, counter.id, model::HexRef{"A-0202"}, {});
    EXPECT_EQ(session::findPlacement(document, counter.id).group->side.text, "blue");
}

TEST(CounterTool, SelectedUnitIsTheNextOnePlaced) {
    ToolFixture hand(support::joinedBoards());
    const session::Selection first{{model::SubjectKind::counter, "r1", {}}},
        second{{model::SubjectKind::counter, "r2", {}}}, nobody{{model::SubjectKind::counter, "nobody", {}}};
    EXPECT_TRUE(tools::chooseSelected(hand.choices, hand.document(), first));
    tools::CounterTool tool;
    hand.stroke(tool, {"A-0202"});
    EXPECT_TRUE(tools::chooseSelected(hand.choices, hand.document(), second));
    hand.stroke(tool, {"A-0304"});
    EXPECT_EQ(session::countersIn(hand.map(), hand.cell("A-0304")).front().text, "r2");
    EXPECT_TRUE(tools::chooseSelected(hand.choices, hand.document(), first)) << "a click moves it";
    EXPECT_EQ(hand.choices.counter.text, "r1");
    EXPECT_FALSE(tools::chooseSelected(hand.choices, hand.document(), nobody));
    const session::Selection both{*first.begin(), *second.begin()};
    EXPECT_FALSE(tools::chooseSelected(hand.choices, hand.document(), both)) << "both stand on the map";
    hand.choices.stampsCopies = true;
    EXPECT_FALSE(tools::chooseSelected(hand.choices, hand.document(), second)) << "a copy, just made";
    EXPECT_EQ(hand.choices.counter.text, "r1");
}

/// A unit on the map moves, as the palette has announced; with stamping it stays, and copies are placed.
TEST(CounterTool, StampsCopies) {
    ToolFixture hand(support::joinedBoards());
    hand.choices.counter = model::CounterId("r1");
    const auto does = [&] {
        return tools::clickEffect(hand.document(), hand.choices, model::Language::english);
    };
    EXPECT_EQ(does(), "r1 is not on the map. Click a hex to place it.");
    tools::CounterTool tool;
    hand.stroke(tool, {"A-0202"});
    EXPECT_EQ(does(), "r1 is at A-0202. Click a hex to move it.");
    const auto before = *session::findCounter(hand.document(), model::CounterId("r1")).counter;
    hand.choices.stampsCopies = true;
    EXPECT_EQ(does(), "Click to place another unit like r1.");
    hand.stroke(tool, {"A-0303"});
    ASSERT_EQ(session::countersIn(hand.map(), hand.cell("A-0303")).size(), 1u);
    const auto id = session::countersIn(hand.map(), hand.cell("A-0303")).front();
    EXPECT_NE(id.text, "r1");
    auto copy = *session::findCounter(hand.document(), id).counter;
    copy.id = before.id;
    EXPECT_EQ(copy, before) << "of the same type, side and values";
    EXPECT_EQ(session::countersIn(hand.map(), hand.cell("A-0202")).size(), 1u) << "the first stays";
    EXPECT_EQ(session::findPlacement(hand.document(), id).group->units.size(), 2u);
}

/// If a click has no effect, the tool says why.
TEST(Tools, SayWhyNothingHappens) {
    ToolFixture hand;
    std::vector<std::unique_ptr<tools::Tool>> all;
    for (const auto& row : tools::toolRows()) {
        if (row.palette == tools::PaletteKind::none && std::string_view(row.id) != "tool-sight") continue;
        if (row.palette == tools::PaletteKind::terrains || row.palette == tools::PaletteKind::levels)
            continue;
        const auto tool = row.make();
        hand.choices = {};
        hand.choices.contour.action = tools::ContourAction::erase;
        hand.stroke(*tool, {"0303"});
        if (hand.message.empty()) {
            hand.take(tool->finish(hand.context()));
        }
        EXPECT_FALSE(hand.history.canUndo()) << row.id;
        EXPECT_NE(hand.message, "") << row.id;
    }
}

/// The help below the map tells new users what to do with the mouse.
TEST(Tools, SayHowTheyAreUsed) {
    for (const auto& row : tools::toolRows()) {
        const std::string help = row.help.english();
        EXPECT_TRUE(help.find("lick ") != std::string::npos || help.find("rag ") != std::string::npos)
            << row.id;
        EXPECT_LE(help.size(), 100u) << row.id << ": the status bar cuts it off";
    }
}

TEST(CounterTool, UnknownCounterIsNothing) {
    ToolFixture hand(support::joinedBoards());
    hand.choices.counter = model::CounterId("nobody");
    tools::CounterTool tool;
    hand.stroke(tool, {"A-0202"});
    EXPECT_FALSE(hand.history.canUndo());
}

TEST(HexFacts, SayWhatIsThere) {
    ToolFixture hand(support::joinedBoards());
    tools::CounterTool tool;
    hand.choices.counter = model::CounterId("r1");
    hand.stroke(tool, {"A-0202"});
    const auto facts = session::hexFacts(hand.map(), hand.cell("A-0202"), model::Language::english);
    ASSERT_GE(facts.size(), 3u);
    EXPECT_EQ(facts.front(), "A-0202");
    EXPECT_EQ(facts.back(), "r1");
}

TEST(HexFacts, CallUnitsByTheirNames) {
    auto document = support::joinedBoards();
    for (auto& [file, forces] : document.forces) {
        auto named = *forces;
        for (auto& counter : named.counters)
            if (counter.id.text == "r1") counter.name = {"First Rifles", ""};
        forces = named;
    }
    ToolFixture hand(document);
    tools::CounterTool tool;
    hand.choices.counter = model::CounterId("r1");
    hand.stroke(tool, {"A-0202"});
    EXPECT_EQ(session::hexFacts(hand.map(), hand.cell("A-0202"), model::Language::english).back(),
              "First Rifles");
    EXPECT_EQ(hand.history.now().label, "Place First Rifles");
}

}  // namespace
