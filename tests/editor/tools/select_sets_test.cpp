#include "editor/tools/select_sets.h"

#include <gtest/gtest.h>

#include "editor/answers/hex_facts.h"
#include "editor/tools/bulk/remove_selected.h"
#include "editor/tools/place_tools.h"
#include "editor/tools/select_tool.h"
#include "formats/model/document/edits.h"
#include "tests/editor/tools/tool_fixture.h"

using namespace cota;
using model::Subject;
using model::SubjectKind;
using support::ToolFixture;
using tools::SelectHow;

namespace {

std::set<std::string> ids(const session::Selection& selection) {
    std::set<std::string> ids;
    for (const auto& thing : selection) ids.insert(thing.id);
    return ids;
}

using Ids = std::set<std::string>;

/// A point beside the centre of a hex, so that an outline begins and ends in no doubt.
model::MapPoint beside(const ToolFixture& hand, const char* hex, double right, double down) {
    const auto at = hand.at(hex);
    return {at.x + right, at.y + down};
}

model::Document withUnits() {
    auto document = support::joinedBoards();
    document = tools::withCounterPlaced(document, model::CounterId("r1"), {"A-0202"}, {});
    return tools::withCounterPlaced(document, model::CounterId("r2"), {"A-0303"}, {});
}

TEST(SelectTool, ADragOnEmptyGroundSelectsARectangle) {
    ToolFixture hand;
    tools::SelectTool tool;
    hand.stroke(tool, std::vector{beside(hand, "0202", -2, -10), beside(hand, "0303", 2, 10)});
    EXPECT_EQ(hand.steps, 0);
    EXPECT_EQ(ids(hand.history.now().selection), (Ids{"0202", "0203", "0302", "0303"}));
    EXPECT_EQ(hand.message, "Selected: 4 hexes");
    hand.stroke(tool, std::vector{beside(hand, "0303", -2, -2), beside(hand, "0404", 2, 2)}, true);
    EXPECT_EQ(ids(hand.history.now().selection), (Ids{"0202", "0203", "0302"})) << "Ctrl removes";
    hand.stroke(tool, std::vector{beside(hand, "0601", -2, -2), beside(hand, "0601", 4, 4)}, false, true);
    EXPECT_EQ(ids(hand.history.now().selection), (Ids{"0202", "0203", "0302", "0601"})) << "Shift adds";
}

TEST(SelectTool, ALassoFollowsTheHand) {
    ToolFixture hand;
    hand.choices.selectHow = SelectHow::lasso;
    tools::SelectTool tool;
    hand.stroke(tool, std::vector{beside(hand, "0202", -3, -12), beside(hand, "0402", 3, -12),
                                  beside(hand, "0402", 3, 3), beside(hand, "0202", -3, 3)});
    EXPECT_TRUE(ids(hand.history.now().selection).contains("0302"));
    EXPECT_FALSE(ids(hand.history.now().selection).contains("0203"));
}

TEST(SelectTool, ControlAddsAndRemovesShiftExtends) {
    ToolFixture hand;
    tools::SelectTool tool;
    hand.stroke(tool, {"0202"});
    hand.stroke(tool, {"0402"}, true);
    EXPECT_EQ(ids(hand.history.now().selection), (Ids{"0202", "0402"}));
    EXPECT_EQ(hand.history.now().selection.focus().id, "0402");
    hand.stroke(tool, {"0202"}, true);
    EXPECT_EQ(ids(hand.history.now().selection), (Ids{"0402"}));
    hand.straight(tool, {"0405"});
    EXPECT_EQ(ids(hand.history.now().selection), (Ids{"0402", "0403", "0404", "0405"}));
}

TEST(SelectTool, TheWandSelectsWhatIsConnectedAndAlike) {
    model::Document document;
    document.boards["A.board.xml"] = support::BoardMaker("A", 8, 6)
                                         .terrain("0303", "woods")
                                         .terrain("0304", "woods")
                                         .terrain("0601", "woods")
                                         .board;
    document = model::withLevel(document, "A.board.xml",
                                std::vector{document.boards.begin()->second->grid.hexOf("0304").value()}, 1);
    ToolFixture hand(document);
    hand.choices.selectHow = SelectHow::wand;
    tools::SelectTool tool;
    hand.stroke(tool, {"0303"});
    EXPECT_EQ(ids(hand.history.now().selection), (Ids{"0303", "0304"}));
    EXPECT_EQ(ids(tools::sameAsFocus(hand.context())), (Ids{"0303", "0304", "0601"}));
    hand.choices.sameBy = tools::SameBy::both;
    hand.stroke(tool, {"0303"});
    EXPECT_EQ(ids(hand.history.now().selection), Ids{"0303"});
    EXPECT_EQ(ids(tools::sameAsFocus(hand.context())), (Ids{"0303", "0601"}));
    EXPECT_EQ(tools::inverted(hand.context()).size() + 1, tools::everything(hand.context()).size());
}

TEST(SelectTool, ARectangleAroundUnitsSelectsUnits) {
    ToolFixture hand(withUnits());
    tools::SelectTool tool;
    hand.stroke(tool, std::vector{beside(hand, "A-0202", -8, -8), beside(hand, "A-0303", 8, 8)});
    EXPECT_EQ(ids(hand.history.now().selection), (Ids{"r1", "r2"}));
    hand.choices.pick.units = false;
    hand.stroke(tool, std::vector{beside(hand, "A-0202", -8, -8), beside(hand, "A-0303", 8, 8)});
    EXPECT_TRUE(ids(hand.history.now().selection).contains("A-0202"));
}

TEST(SelectTool, SelectedUnitsMoveTogetherAsOneStep) {
    ToolFixture hand(withUnits());
    hand.history.select({{SubjectKind::counter, "r1", {}}, {SubjectKind::counter, "r2", {}}});
    tools::SelectTool tool;
    hand.stroke(tool, {"A-0202", "A-0203"});
    EXPECT_EQ(hand.steps, 1);
    EXPECT_EQ(hand.history.undoLabel(), "Move 2 units");
    EXPECT_EQ(session::countersIn(hand.map(), hand.cell("A-0203")).size(), 1u);
    EXPECT_EQ(session::countersIn(hand.map(), hand.cell("A-0304")).size(), 1u);
    EXPECT_EQ(ids(hand.history.now().selection), (Ids{"r1", "r2"}));
    hand.stroke(tool, {"A-0203", "A-0204"});
    EXPECT_EQ(hand.steps, 1) << "r2 would leave the map";
    EXPECT_EQ(hand.message, "One of the units would leave the map.");
}

TEST(SelectTool, ControlDragCopiesUnits) {
    ToolFixture hand(withUnits());
    tools::SelectTool tool;
    hand.stroke(tool, {"A-0202", "A-0203"}, true);
    EXPECT_EQ(hand.history.undoLabel(), "Copy r1");
    EXPECT_EQ(session::countersIn(hand.map(), hand.cell("A-0202")).size(), 1u);
    ASSERT_EQ(session::countersIn(hand.map(), hand.cell("A-0203")).size(), 1u);
    EXPECT_EQ(hand.history.now().selection.focus().id,
              session::countersIn(hand.map(), hand.cell("A-0203")).front().text);
}

TEST(SelectTool, DeleteOfManyIsOneStep) {
    model::Document document;
    document.boards["A.board.xml"] = support::BoardMaker("A", 8, 6)
                                         .terrain("0303", "woods")
                                         .terrain("0304", "woods")
                                         .feature("0305", "bridge")
                                         .board;
    ToolFixture hand(document);
    tools::SelectTool tool;
    hand.history.select(
        {{SubjectKind::hex, "0303", {}}, {SubjectKind::hex, "0304", {}}, {SubjectKind::hex, "0305", {}}});
    hand.take(tools::withoutSelected(hand.context()));
    EXPECT_EQ(hand.steps, 1);
    EXPECT_EQ(hand.history.undoLabel(), "Delete 3 items");
    EXPECT_EQ(hand.document(), ToolFixture::boardAlone());
}

TEST(SelectTool, AClickOutsideTheMapClearsTheSelection) {
    ToolFixture hand;
    tools::SelectTool tool;
    hand.stroke(tool, {"0202"});
    hand.stroke(tool, std::vector{model::MapPoint{-20, -20}});
    EXPECT_TRUE(hand.history.now().selection.empty());
}

TEST(Selection, TheFocusIsTheLastOneChosen) {
    session::Selection selection{{SubjectKind::hex, "0101", {}}, {SubjectKind::hex, "0102", {}}};
    EXPECT_EQ(selection.focus().id, "0101");
    auto other = selection;
    other.focusOn({SubjectKind::hex, "0102", {}});
    EXPECT_EQ(other.focus().id, "0102");
    EXPECT_FALSE(other == selection);
    other.erase({SubjectKind::hex, "0102", {}});
    EXPECT_EQ(other.focus().id, "0101");
}

/// Two hundred thousand hexes are outlined as one region.
TEST(SelectTool, ManyHexesAreOneOutline) {
    ToolFixture hand;
    hand.history.select(tools::everything(hand.context()));
    EXPECT_EQ(tools::selectionMarks(hand.context()).size(), 2u);
}

}  // namespace
