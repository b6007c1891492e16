#include "editor/tools/select_tool.h"

#include <gtest/gtest.h>

#include "editor/answers/hex_facts.h"
#include "editor/answers/subject_shape.h"
#include "editor/documents/board_thing.h"
#include "editor/tools/bulk/remove_selected.h"
#include "editor/tools/place_tools.h"
#include "editor/tools/shape_tools.h"
#include "formats/model/document/edits.h"
#include "mapsets/units/roster.h"
#include "tests/editor/tools/tool_fixture.h"

using namespace cota;
using model::Subject;
using model::SubjectKind;
using support::ToolFixture;

namespace {

/// Clicks, and makes the result the selection.
void press(ToolFixture& hand, tools::SelectTool& tool, model::MapPoint at) {
    auto context = hand.context();
    tool.press(context, ToolFixture::event(at));
    const auto step = tool.release(context, ToolFixture::event(at));
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

Subject selected(const ToolFixture& hand) {
    const auto& selection = hand.history.now().selection;
    return selection.empty() ? Subject{} : *selection.begin();
}

TEST(SelectTool, CountersFirstThenWhatLiesBelow) {
    ToolFixture hand(support::joinedBoards());
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
    hand.choices.pick.units = false;
    press(hand, tool, hand.at("A-0202"));
    EXPECT_EQ(selected(hand).kind, SubjectKind::hex) << "units may not be selected";
}

/// The picture draws a stack in the order of the roster; whatever the order of placing, the tool moves the
/// counter that is drawn on top.
TEST(SelectTool, UppermostIsTheOneDrawnOnTop) {
    for (const auto& order : {std::vector<const char*>{"r1", "r2"}, {"r2", "r1"}}) {
        ToolFixture hand(support::joinedBoards());
        tools::CounterTool place;
        for (const char* id : order) {
            hand.choices.counter = model::CounterId(id);
            hand.stroke(place, {"A-0202"});
        }
        const mapsets::Roster roster(hand.document(), hand.map().field());
        const auto drawn = roster.in(hand.cell("A-0202"));
        ASSERT_EQ(drawn.size(), 2u);
        const std::string top = roster[drawn.front()].id.text;
        tools::SelectTool tool;
        press(hand, tool, hand.at("A-0202"));
        EXPECT_EQ(selected(hand).id, top);
        hand.history.select({});
        hand.stroke(tool, {"A-0202", "A-0303"});
        EXPECT_EQ(session::countersIn(hand.map(), hand.cell("A-0303")).front().text, top);
        hand.undo();
        hand.stroke(place, {"A-0202", "A-0303"});
        EXPECT_EQ(session::countersIn(hand.map(), hand.cell("A-0303")).front().text, top);
    }
}

TEST(SelectTool, DraggedCounterMovesAndStaysSelected) {
    ToolFixture hand(support::joinedBoards());
    hand.choices.counter = model::CounterId("r1");
    tools::CounterTool place;
    hand.stroke(place, {"A-0202"});
    tools::SelectTool tool;
    hand.stroke(tool, {"A-0202", "A-0303"});
    EXPECT_EQ(session::countersIn(hand.map(), hand.cell("A-0303")).size(), 1u);
    EXPECT_EQ(hand.history.undoLabel(), "Move r1");
    EXPECT_EQ(selected(hand).id, "r1");
}

TEST(SelectTool, LinesNamesAndZonesCanBeSelectedAndRemoved) {
    auto document = ToolFixture::boardAlone();
    model::Contour contour;
    contour.id = "c1";
    contour.points = {{1000, 1000}, {3000, 1000}};
    document = model::withContour(document, "A.board.xml", contour);
    model::MapName name;
    name.at = {5000, 2400};
    name.text = {"Mill", ""};
    document = model::withMapName(document, "A.board.xml", name);
    ToolFixture hand(document);
    tools::SelectTool tool;
    press(hand, tool, *hand.map().toSheet({"A.board.xml", {2000, 1000}}));
    ASSERT_EQ(selected(hand).kind, SubjectKind::shape);
    const auto thing = session::thingOf(hand.document(), selected(hand));
    ASSERT_TRUE(thing);
    EXPECT_TRUE(session::contourOf(hand.document(), *thing));
    EXPECT_FALSE(tools::selectionMarks(hand.context()).empty());
    hand.take(tools::withoutSelected(hand.context()));
    EXPECT_EQ(hand.history.undoLabel(), "Remove contour c1");
    EXPECT_TRUE(hand.board().contours.empty());
    EXPECT_FALSE(session::thingOf(hand.document(), {SubjectKind::shape, "c1", {}}));
    press(hand, tool, *hand.map().toSheet({"A.board.xml", {5000, 2400}}));
    hand.take(tools::withoutSelected(hand.context()));
    EXPECT_EQ(hand.history.undoLabel(), "Remove name Mill");
    EXPECT_TRUE(hand.board().names.empty());
    EXPECT_FALSE(tools::withoutSelected(hand.context())) << "there is nothing left to remove";
}

/// A large wood with a small one inside, a road and a contour through both, and a name.
model::Document drawnBoard() {
    support::BoardMaker maker("A", 8, 6);
    maker.path("p1", "road", {"0302", "0303", "0304"}).feature("0505", "bridge");
    const auto area = [](const char* id, std::int32_t from, std::int32_t to) {
        model::Area made;
        made.id = id;
        made.terrain = model::TerrainId("woods");
        made.outline = {{from, from}, {to, from}, {to, to}, {from, to}};
        return made;
    };
    maker.board.areas = {area("large", 400, 5400), area("small", 1400, 3600)};
    model::Contour contour;
    contour.id = "c1";
    contour.points = {{1000, 2000}, {5000, 2000}};
    maker.board.contours = {contour};
    model::MapName name;
    name.at = {5000, 600};
    name.text = {"A very long name of a mill", ""};
    maker.board.names = {name};
    model::Document document;
    document.boards["A.board.xml"] = maker.board;
    return document;
}

std::vector<std::string> idsAt(const tools::ToolContext& context, model::GridPoint at) {
    std::vector<std::string> ids;
    for (const auto& subject :
         tools::subjectsAt(context, ToolFixture::event(*context.map.toSheet({"A.board.xml", at})))) {
        const auto thing = session::thingOf(context.document, subject);
        ids.push_back(thing ? thing->id : subject.id);
    }
    return ids;
}

TEST(SelectTool, AreasArePickedInsideTheSmallestFirst) {
    ToolFixture hand(drawnBoard());
    ASSERT_TRUE(hand.map().field().relief());
    EXPECT_EQ(idsAt(hand.context(), {3200, 3000}), (std::vector<std::string>{"small", "large", "0404"}));
    EXPECT_EQ(idsAt(hand.context(), {4600, 3800}).front(), "large");
    const auto& grid = hand.board().grid;
    const auto onBridge = idsAt(hand.context(), model::hexCentre(grid, grid.hexOf("0505").value()));
    EXPECT_EQ(onBridge, (std::vector<std::string>{"0505", "large"})) << "what stands there is seen first";
}

TEST(SelectTool, WhatIsDrawnOnTopIsPickedFirst) {
    ToolFixture hand(drawnBoard());
    EXPECT_EQ(idsAt(hand.context(), {2000, 2000}),
              (std::vector<std::string>{"p1", "c1", "small", "large", "0303"}));
    auto context = hand.context();
    context.layers = {"ground", "roads"};
    EXPECT_EQ(idsAt(context, {2000, 2000}), (std::vector<std::string>{"p1", "small", "large", "0303"}))
        << "a contour that is not shown is not picked";
    context.layers = {"none"};
    EXPECT_EQ(idsAt(context, {2000, 2000}), std::vector<std::string>{"0303"});
}

TEST(SelectTool, NamesArePickedByTheirLetters) {
    ToolFixture hand(drawnBoard());
    const look::Symbology look;
    const auto context = [&] {
        auto made = hand.context();
        made.look = &look;
        return made;
    };
    const auto middle = *hand.map().toSheet({"A.board.xml", {5000, 600}});
    const auto at = [&](double right) {
        auto event = ToolFixture::event({middle.x + right, middle.y});
        event.reach = 0.5;
        const auto found = tools::subjectsAt(context(), event);
        const auto thing = found.empty() ? std::nullopt : session::thingOf(hand.document(), found.front());
        return thing && thing->kind == session::BoardThing::Kind::name;
    };
    EXPECT_TRUE(at(8));
    EXPECT_TRUE(at(-8));
    EXPECT_FALSE(at(-60));

    // A name dragged by its end keeps its distance to the pointer.
    tools::LabelTool tool;
    auto event = ToolFixture::event({middle.x + 8, middle.y});
    event.reach = 0.5;
    tool.press(context(), event);
    event.at.y += 10;
    hand.take(tool.release(context(), event));
    const auto now = *hand.map().toSheet({"A.board.xml", hand.board().names.at(0).at});
    EXPECT_NEAR(now.x, middle.x, 0.05);
    EXPECT_NEAR(now.y, middle.y + 10, 0.05);
}

TEST(SelectTool, ARemovedZoneTakesItsMentionsAlong) {
    auto document = support::joinedBoards();
    auto scenario = **document.scenario;
    model::Zone zone;
    zone.id = model::ZoneId("north");
    scenario.zones = {zone};
    model::Group group;
    group.id = model::GroupId("red-setup");
    group.zone = zone.id;
    scenario.groups = {group};
    document.scenario = scenario;
    ToolFixture hand(document);
    hand.history.select({{SubjectKind::zone, "north", {}}});
    const auto selection = hand.history.now().selection;
    hand.take(tools::withoutSelected(hand.context()));
    EXPECT_EQ(hand.steps, 1);
    EXPECT_EQ(hand.history.undoLabel(), "Remove zone north (group red-setup)");
    EXPECT_TRUE((*hand.document().scenario)->groups.at(0).zone.empty());
    EXPECT_NE(
        tools::whatElseWasRemoved(document, selection, model::Language::english).find("group red-setup"),
        std::string::npos);
    EXPECT_EQ(tools::whatElseWasRemoved(hand.document(), selection, model::Language::english), "");
    hand.undo();
    EXPECT_EQ(hand.document(), document);
}

/// A click on overlapping things reports how many there are, and which one is selected.
TEST(SelectTool, SaysHowManyLieHere) {
    ToolFixture hand(support::joinedBoards());
    hand.choices.counter = model::CounterId("r1");
    tools::CounterTool counters;
    hand.stroke(counters, {"A-0202"});
    tools::SelectTool tool;
    hand.stroke(tool, {"A-0202"});
    EXPECT_EQ(hand.message, "1 of 2 here. Click again, or press B, for the next one.");
    hand.stroke(tool, {"A-0202"});
    EXPECT_EQ(hand.message, "2 of 2 here. Click again, or press B, for the next one.");
    hand.stroke(tool, {"A-0304"});
    EXPECT_EQ(hand.message, "") << "there is but the hex";
}

/// The key B does what another click does.
TEST(SelectTool, SelectsWhatIsBelowWithoutTheMouse) {
    ToolFixture hand(support::joinedBoards());
    hand.choices.counter = model::CounterId("r1");
    tools::CounterTool counters;
    hand.stroke(counters, {"A-0202"});
    const auto deeper = [&](std::optional<model::MapPoint> at) {
        hand.take(tools::selectedDeeper(hand.context(), at));
        return hand.history.now().selection.focus();
    };
    EXPECT_EQ(deeper(hand.at("A-0202")).kind, model::SubjectKind::counter);
    EXPECT_EQ(deeper(hand.at("A-0202")).kind, model::SubjectKind::hex);
    EXPECT_EQ(deeper({}).kind, model::SubjectKind::counter) << "without a place, where the selection is";
    hand.history.select({});
    EXPECT_FALSE(tools::selectedDeeper(hand.context(), {}));
}

TEST(SelectTool, ClearedHexIsPlainGround) {
    ToolFixture hand(woodedBoard());
    tools::SelectTool tool;
    press(hand, tool, hand.at("0303"));
    hand.take(tools::withoutSelected(hand.context()));
    EXPECT_EQ(hand.terrain("0303"), "clear");
    EXPECT_TRUE(hand.board().features.empty());
    EXPECT_FALSE(tools::withoutSelected(hand.context()));
    EXPECT_EQ(tools::whyNothingRemoved(hand.map(), hand.history.now().selection, model::Language::english),
              "Hex 0303 has only ground terrain: there is nothing to delete.");
    hand.undo();
    EXPECT_EQ(hand.terrain("0303"), "woods");
}

TEST(SelectTool, DeleteSaysWhyNothingHappens) {
    ToolFixture hand(support::joinedBoards());
    hand.choices.counter = model::CounterId("r1");
    tools::CounterTool place;
    hand.stroke(place, {"A-0202"});
    hand.history.select({{SubjectKind::hex, "A-0202", {}}});
    EXPECT_FALSE(tools::withoutSelected(hand.context()));
    EXPECT_EQ(tools::whyNothingRemoved(hand.map(), hand.history.now().selection, model::Language::english),
              "Hex A-0202 has only ground terrain. To remove a unit, select the unit first.");
    EXPECT_EQ(
        tools::whyNothingRemoved(hand.map(), {{SubjectKind::counter, "r2", {}}}, model::Language::english),
        "r2 is not on the map.");
    EXPECT_EQ(tools::whyNothingRemoved(hand.map(), {}, model::Language::english),
              "Select something to delete first.");
}

TEST(SubjectShape, BareIdsOfFindingsAreFound) {
    support::BoardMaker maker("A", 8, 6);
    maker.path("p1", "road", {"0101", "0102", "0103"});
    model::Document document;
    document.boards["A.board.xml"] = maker.board;
    ToolFixture hand(document);
    const auto shape = session::shapeOf(hand.map(), {SubjectKind::path, "p1", {}});
    ASSERT_EQ(shape.lines.size(), 1u);
    // From centre to centre, and between them as the road is drawn: through the middle of the sides.
    const auto& points = shape.lines[0].points;
    const auto centre = [&](const char* hex) {
        return hand.map().sheet().centre(hand.map().field().resolve(hex).value());
    };
    EXPECT_EQ(points.front().y, centre("0101").y);
    EXPECT_EQ(points.back().y, centre("0103").y);
    EXPECT_GT(points.size(), 3u);
    EXPECT_TRUE(session::shapeOf(hand.map(), {SubjectKind::path, "p2", {}}).empty());
    EXPECT_EQ(session::shapeOf(hand.map(), {SubjectKind::hex, "0101", {}}).hexes.size(), 1u);
}

}  // namespace
