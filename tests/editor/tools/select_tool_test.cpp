#include "editor/tools/select_tool.h"

#include <gtest/gtest.h>

#include "editor/session/board_thing.h"
#include "editor/session/hex_facts.h"
#include "editor/session/subject_shape.h"
#include "editor/tools/place_tools.h"
#include "formats/model/edits.h"
#include "mapsets/play/roster.h"
#include "tests/editor/tools/bench_fixture.h"

using namespace cota;
using model::Subject;
using model::SubjectKind;
using support::ToolBench;

namespace {

/// Presses and takes over what is selected.
void press(ToolBench& hand, tools::SelectTool& tool, model::MapPoint at, bool shift = false) {
    auto bench = hand.bench();
    tool.press(bench, ToolBench::event(at, shift));
    const auto step = tool.release(bench, ToolBench::event(at, shift));
    ASSERT_TRUE(step);
    EXPECT_EQ(step->document, hand.document());
    hand.history.select(step->selection);
}

/// Woods and a bridge in 0303.
model::Document woodedBoard() {
    model::Document document;
    document.boards["A.board.xml"] =
        support::BoardMaker("A", 8, 6).terrain("0303", "woods").feature("0303", "bridge").board;
    return document;
}

Subject selected(const ToolBench& hand) {
    const auto& selection = hand.history.now().selection;
    return selection.empty() ? Subject{} : *selection.begin();
}

TEST(SelectTool, CountersFirstThenWhatLiesBelow) {
    ToolBench hand(support::joinedBoards());
    for (const char* id : {"r1", "r2"}) {
        hand.choices.counter = model::CounterId(id);
        tools::CounterTool place;
        hand.stroke(place, {"A-0202"});
    }
    tools::SelectTool tool;
    press(hand, tool, hand.at("A-0202"));
    EXPECT_EQ(selected(hand), (Subject{SubjectKind::counter, "r1", {}})) << "the uppermost";
    press(hand, tool, hand.at("A-0202"));
    EXPECT_EQ(selected(hand).id, "r2");
    press(hand, tool, hand.at("A-0202"));
    EXPECT_EQ(selected(hand), (Subject{SubjectKind::hex, "A-0202", {}}));
    press(hand, tool, hand.at("A-0202"));
    EXPECT_EQ(selected(hand).id, "r1") << "around again";
    press(hand, tool, hand.at("A-0202"), true);
    EXPECT_EQ(selected(hand).kind, SubjectKind::hex) << "shift takes the hex";
}

/// The picture draws a stack by the roster; whatever order they were placed in, the hand takes what lies on
/// top there.
TEST(SelectTool, UppermostIsTheOneDrawnOnTop) {
    for (const auto& order : {std::vector<const char*>{"r1", "r2"}, {"r2", "r1"}}) {
        ToolBench hand(support::joinedBoards());
        tools::CounterTool place;
        for (const char* id : order) {
            hand.choices.counter = model::CounterId(id);
            hand.stroke(place, {"A-0202"});
        }
        const mapsets::Roster roster(hand.document(), hand.table().field());
        const auto drawn = roster.in(hand.cell("A-0202"));
        ASSERT_EQ(drawn.size(), 2u);
        const std::string top = roster[drawn.front()].id.text;
        tools::SelectTool tool;
        press(hand, tool, hand.at("A-0202"));
        EXPECT_EQ(selected(hand).id, top);
        hand.history.select({});
        hand.stroke(tool, {"A-0202", "A-0303"});
        EXPECT_EQ(session::countersIn(hand.table(), hand.cell("A-0303")).front().text, top);
        hand.undo();
        hand.stroke(place, {"A-0202", "A-0303"});
        EXPECT_EQ(session::countersIn(hand.table(), hand.cell("A-0303")).front().text, top);
    }
}

TEST(SelectTool, DraggedCounterMovesAndStaysSelected) {
    ToolBench hand(support::joinedBoards());
    hand.choices.counter = model::CounterId("r1");
    tools::CounterTool place;
    hand.stroke(place, {"A-0202"});
    tools::SelectTool tool;
    hand.stroke(tool, {"A-0202", "A-0303"});
    EXPECT_EQ(session::countersIn(hand.table(), hand.cell("A-0303")).size(), 1u);
    EXPECT_EQ(hand.history.undoLabel(), "Move r1");
    EXPECT_EQ(selected(hand).id, "r1");
}

TEST(SelectTool, LinesNamesAndZonesCanBeSelectedAndRemoved) {
    auto document = ToolBench::boardAlone();
    model::Contour contour;
    contour.id = "c1";
    contour.points = {{1000, 1000}, {3000, 1000}};
    document = model::withContour(document, "A.board.xml", contour);
    model::MapName name;
    name.at = {5000, 2400};
    name.text = {"Mill", ""};
    document = model::withMapName(document, "A.board.xml", name);
    ToolBench hand(document);
    tools::SelectTool tool;
    press(hand, tool, *hand.table().toSheet({"A.board.xml", {2000, 1000}}));
    ASSERT_EQ(selected(hand).kind, SubjectKind::shape);
    const auto thing = session::thingOf(hand.document(), selected(hand));
    ASSERT_TRUE(thing);
    EXPECT_TRUE(session::contourOf(hand.document(), *thing));
    EXPECT_FALSE(tools::selectionMarks(hand.bench()).empty());
    hand.take(tools::withoutSelected(hand.bench()));
    EXPECT_EQ(hand.history.undoLabel(), "Remove c1");
    EXPECT_TRUE(hand.board().contours.empty());
    EXPECT_FALSE(session::thingOf(hand.document(), {SubjectKind::shape, "c1", {}}));
    press(hand, tool, *hand.table().toSheet({"A.board.xml", {5000, 2400}}));
    hand.take(tools::withoutSelected(hand.bench()));
    EXPECT_TRUE(hand.board().names.empty());
    EXPECT_FALSE(tools::withoutSelected(hand.bench())) << "there is nothing left to remove";
}

TEST(SelectTool, ClearedHexIsPlainGround) {
    ToolBench hand(woodedBoard());
    tools::SelectTool tool;
    press(hand, tool, hand.at("0303"));
    hand.take(tools::withoutSelected(hand.bench()));
    EXPECT_EQ(hand.terrain("0303"), "clear");
    EXPECT_TRUE(hand.board().features.empty());
    EXPECT_FALSE(tools::withoutSelected(hand.bench()));
    EXPECT_EQ(tools::whyNothingRemoved(hand.table(), hand.history.now().selection),
              "Hex 0303 is plain ground already: there is nothing to delete.");
    hand.undo();
    EXPECT_EQ(hand.terrain("0303"), "woods");
}

TEST(SelectTool, DeleteSaysWhyNothingHappens) {
    ToolBench hand(support::joinedBoards());
    hand.choices.counter = model::CounterId("r1");
    tools::CounterTool place;
    hand.stroke(place, {"A-0202"});
    hand.history.select({{SubjectKind::hex, "A-0202", {}}});
    EXPECT_FALSE(tools::withoutSelected(hand.bench()));
    EXPECT_EQ(tools::whyNothingRemoved(hand.table(), hand.history.now().selection),
              "The ground of hex A-0202 is plain already; to take a unit off, select the unit first.");
    EXPECT_EQ(tools::whyNothingRemoved(hand.table(), {{SubjectKind::counter, "r2", {}}}),
              "r2 is not on the map.");
    EXPECT_EQ(tools::whyNothingRemoved(hand.table(), {}),
              "Nothing is selected: there is nothing to delete.");
}

TEST(SubjectShape, BareIdsOfFindingsAreFound) {
    support::BoardMaker maker("A", 8, 6);
    maker.path("p1", "road", {"0101", "0102", "0103"});
    model::Document document;
    document.boards["A.board.xml"] = maker.board;
    ToolBench hand(document);
    const auto shape = session::shapeOf(hand.table(), {SubjectKind::path, "p1", {}});
    ASSERT_EQ(shape.lines.size(), 1u);
    EXPECT_EQ(shape.lines[0].points.size(), 3u);
    EXPECT_TRUE(session::shapeOf(hand.table(), {SubjectKind::path, "p2", {}}).empty());
    EXPECT_EQ(session::shapeOf(hand.table(), {SubjectKind::hex, "0101", {}}).hexes.size(), 1u);
}

}  // namespace
