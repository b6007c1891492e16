#include "editor/tools/hex_tools.h"

#include <gtest/gtest.h>

#include "editor/tools/bulk/ground_preview.h"
#include "formats/model/document/edits.h"
#include "formats/xml/markup/xml_cursor.h"
#include "mapsets/field/zone_resolver.h"
#include "tests/editor/tools/tool_fixture.h"

using namespace cota;
using support::ToolFixture;
using tools::LevelChange;
using tools::Stroke;

namespace {

model::TerrainMix only(const char* terrain) { return {{{model::TerrainId(terrain), {}}}}; }

TEST(TerrainTool, PressPaintsOneHex) {
    ToolFixture hand;
    hand.choices.terrain = only("woods");
    tools::TerrainTool tool;
    hand.stroke(tool, {"0303"});
    EXPECT_EQ(hand.terrain("0303"), "woods");
    EXPECT_EQ(hand.terrain("0304"), "clear");
    EXPECT_EQ(hand.history.undoLabel(), "Paint woods");
}

/// Hills are shown by the relief: their drawing has no colour of its own.
TEST(TerrainTool, ShowsWhatItPaintsAlsoIfSomethingElseDrawsIt) {
    ToolFixture hand;
    look::Symbology look;
    look.set("terrain", "woods", look::Symbol(*look::drawingOf("terrain", "nothing")));
    hand.choices.terrain = only("woods");
    tools::TerrainTool tool;
    auto context = hand.context();
    context.look = &look;
    tool.press(context, hand.event(hand.at("0303")));
    const auto marks = tool.fills(context);
    ASSERT_EQ(marks.size(), 1u);
    const auto before = hand.document();
    hand.take(tool.release(context, hand.event(hand.at("0303"))));
    ASSERT_FALSE(hand.document() == before);
    const session::JoinedMap& map = hand.map();
    EXPECT_EQ(tools::groundPreview(map, before, look).size(), 1u);
}

TEST(TerrainTool, SaysThatAnAreaDecides) {
    auto document = ToolFixture::boardAlone();
    const auto& board = document.boards.begin()->first;
    const auto corner = [](int column, int row) {
        return model::GridPoint{column * model::unitsPerHex, row * model::unitsPerHex};
    };
    document = model::withArea(
        document, board,
        {"a1", model::TerrainId("woods"), {corner(1, 1), corner(5, 1), corner(5, 5), corner(1, 5)}, {}});
    ToolFixture hand(document);
    ASSERT_FALSE(hand.map().field().areasOver(hand.cell("0303")).empty());
    hand.choices.terrain = only("field");
    tools::TerrainTool tool;
    hand.stroke(tool, {"0303"});
    EXPECT_NE(hand.message.find("Hex 0303 is inside an area: "), std::string::npos) << hand.message;
    hand.stroke(tool, {"0303"});
    EXPECT_NE(hand.message.find("Areas tool (A)"), std::string::npos)
        << "nothing changed, and not because it is so";
    hand.choices.terrain = only("woods");
    hand.stroke(tool, {"0303"});
    EXPECT_EQ(hand.message.find("is inside an area"), std::string::npos) << "it decides what was painted";
}

TEST(TerrainTool, FastDragSkipsNoHexAndIsOneStep) {
    ToolFixture hand;
    hand.choices.terrain = only("woods");
    tools::TerrainTool tool;
    hand.stroke(tool, {"0302", "0306"});
    for (const char* hex : {"0302", "0303", "0304", "0305", "0306"})
        EXPECT_EQ(hand.terrain(hex), "woods") << hex;
    EXPECT_EQ(hand.history.entries().size(), 2u);
    hand.undo();
    EXPECT_EQ(hand.document(), ToolFixture::boardAlone());
}

TEST(TerrainTool, BrushesOfOneSevenAndNineteen) {
    for (const auto& [size, count] : {std::pair{0, 1}, {1, 7}, {2, 19}}) {
        ToolFixture hand;
        hand.choices.terrainBrush.size = size;
        EXPECT_EQ(tools::brushed(hand.map(), hand.cell("0403"), size).size(),
                  static_cast<std::size_t>(count));
    }
}

TEST(TerrainTool, BrushEndsAtTheMapEdge) {
    ToolFixture hand;
    EXPECT_LT(tools::brushed(hand.map(), hand.cell("0101"), 1).size(), 5u);
}

TEST(TerrainTool, LineRunsFromPressToRelease) {
    ToolFixture hand;
    hand.choices.terrain = only("field");
    hand.choices.terrainBrush.stroke = Stroke::line;
    tools::TerrainTool tool;
    hand.stroke(tool, {"0201", "0701", "0205"});  // the detour adds nothing
    EXPECT_EQ(hand.terrain("0203"), "field");
    EXPECT_EQ(hand.terrain("0701"), "clear");
}

TEST(TerrainTool, FillTakesWhatIsAlikeAndJoined) {
    ToolFixture hand;
    hand.choices.terrain = only("woods");
    tools::TerrainTool tool;
    hand.stroke(tool, {"0401", "0406"});  // a row of woods across the board
    hand.choices.terrainBrush.stroke = Stroke::fill;
    hand.choices.terrain = only("field");
    hand.stroke(tool, {"0101"});
    EXPECT_EQ(hand.terrain("0303"), "field");
    EXPECT_EQ(hand.terrain("0403"), "woods");
    EXPECT_EQ(hand.terrain("0503"), "clear");
}

/// After filling with terrain, the levels tool still raises one hex.
TEST(LevelTool, HasABrushOfItsOwn) {
    ToolFixture hand;
    hand.choices.terrainBrush = {Stroke::fill, 2};
    tools::LevelTool tool;
    hand.stroke(tool, {"0303"});
    EXPECT_EQ(hand.level("0303"), 1);
    EXPECT_EQ(hand.level("0304"), 0);
    EXPECT_FALSE(hand.choices.terrainBrush.hasSize());
    EXPECT_TRUE(hand.choices.levelBrush.hasSize());
}

TEST(TerrainTool, ControlPaintsTheGround) {
    ToolFixture hand;
    hand.choices.terrain = only("woods");
    tools::TerrainTool tool;
    hand.stroke(tool, {"0303"});
    hand.stroke(tool, {"0303"}, true);
    EXPECT_EQ(hand.document(), ToolFixture::boardAlone());
}

TEST(TerrainTool, PaintingWhatIsThereIsNoStep) {
    ToolFixture hand;
    hand.choices.terrain = only("clear");
    tools::TerrainTool tool;
    hand.stroke(tool, {"0303"});
    EXPECT_FALSE(hand.history.canUndo());
}

TEST(TerrainTool, CancelForgetsTheGesture) {
    ToolFixture hand;
    hand.choices.terrain = only("woods");
    tools::TerrainTool tool;
    tool.press(hand.context(), ToolFixture::event(hand.at("0303")));
    EXPECT_TRUE(tool.isBusy());
    EXPECT_FALSE(tool.feedback(hand.context(), {}).empty());
    tool.cancel();
    EXPECT_FALSE(tool.isBusy());
    EXPECT_FALSE(tool.release(hand.context(), ToolFixture::event(hand.at("0303"))));
}

TEST(TerrainTool, HexOnASeamIsPaintedOnBothBoards) {
    ToolFixture hand(support::joinedBoards());
    hand.choices.terrain = only("woods");
    tools::TerrainTool tool;
    hand.stroke(tool, {"A-0502"});
    for (const auto& printed : hand.map().printed(hand.cell("A-0502"))) {
        const auto& board = hand.board(printed.board);
        EXPECT_EQ((*board.terrain)[board.grid.index(printed.hex)], only("woods")) << printed.board;
    }
    EXPECT_EQ(hand.map().printed(hand.cell("A-0502")).size(), 2u);
}

TEST(LevelTool, RaisesEachHexOnceInAGesture) {
    ToolFixture hand;
    tools::LevelTool tool;
    hand.stroke(tool, {"0302", "0304", "0302"});
    EXPECT_EQ(hand.level("0303"), 1);
    EXPECT_EQ(hand.history.undoLabel(), "Raise 3 hexes");
    hand.stroke(tool, {"0303"});
    EXPECT_EQ(hand.level("0303"), 2);
    EXPECT_EQ(hand.history.undoLabel(), "Raise 0303");
    hand.stroke(tool, {"0303"}, true);
    EXPECT_EQ(hand.level("0303"), 1);
    EXPECT_EQ(hand.history.undoLabel(), "Lower 0303");
}

TEST(LevelTool, LowersAndSets) {
    ToolFixture hand;
    tools::LevelTool tool;
    hand.choices.levelChange = LevelChange::lower;
    hand.choices.level = 2;
    hand.stroke(tool, {"0303"});
    EXPECT_EQ(hand.level("0303"), -2);
    hand.choices.levelChange = LevelChange::set;
    hand.choices.level = 5;
    hand.stroke(tool, {"0303"});
    EXPECT_EQ(hand.level("0303"), 5);
}

TEST(PickTool, TakesWhatIsBelow) {
    ToolFixture hand;
    tools::TerrainTool paint;
    tools::LevelTool raise;
    hand.choices.terrain = only("town");
    hand.choices.level = 3;
    hand.stroke(paint, {"0505"});
    hand.stroke(raise, {"0505"});
    hand.choices = {};
    tools::PickTool pick;
    const auto before = hand.document();
    hand.stroke(pick, {"0505"});
    EXPECT_EQ(hand.choices.terrain, only("town"));
    EXPECT_EQ(hand.choices.level, 3);
    EXPECT_EQ(hand.document(), before);
    hand.stroke(raise, {"0606"});  // sets the level: it does not raise by it
    hand.stroke(raise, {"0606"});
    EXPECT_EQ(hand.level("0606"), 3);
}

TEST(ZoneTool, PaintsHexesIntoAZoneAndOutAgain) {
    ToolFixture hand(support::joinedBoards());
    hand.choices.zone = model::ZoneId("north");
    tools::ZoneTool tool;
    hand.stroke(tool, {"A-0201", "A-0203"});
    const auto& zones = (*hand.document().scenario)->zones;
    ASSERT_EQ(zones.size(), 1u);
    ASSERT_EQ(zones[0].hexes.children.size(), 1u);
    EXPECT_EQ(zones[0].hexes.children[0].hexes.size(), 3u);
    hand.stroke(tool, {"A-0202"}, true);
    EXPECT_EQ((*hand.document().scenario)->zones[0].hexes.children[0].hexes.size(), 2u);
    hand.stroke(tool, {"A-0201"});  // already there
    EXPECT_EQ(hand.history.entries().size(), 3u);
}

/// Hexes that a zone has by an expression, as those of templates, can be taken out one by one too.
TEST(ZoneTool, TrimsZonesThatAreNotLists) {
    model::Zone zone;
    zone.id = model::ZoneId("near");
    zone.hexes.kind = model::ZoneTerm::Kind::anyOf;
    model::ZoneTerm near;
    near.kind = model::ZoneTerm::Kind::within;
    near.number = 1;
    near.hexes = {{"A-0203"}};
    zone.hexes.children = {near};
    ToolFixture hand(model::withZone(support::joinedBoards(), zone));
    const auto cells = [&] {
        mapsets::ZoneResolver resolver(hand.map().field(), (*hand.document().scenario)->zones);
        return resolver.resolve(model::ZoneId("near"))->cells.size();
    };
    EXPECT_EQ(cells(), 7u);
    hand.choices.zone = zone.id;
    tools::ZoneTool tool;
    hand.stroke(tool, {"A-0203"}, true);
    EXPECT_EQ(cells(), 6u);
    hand.stroke(tool, {"A-0202"}, true);
    EXPECT_EQ(cells(), 5u);
    EXPECT_EQ((*hand.document().scenario)->zones[0].hexes.children.size(), 1u)
        << "one expression, not one for each";
    hand.stroke(tool, {"A-0203"});
    EXPECT_EQ(cells(), 6u) << "and comes back";
}

/// Without a name or a choice, a numbered zone is made, and the next stroke continues it.
TEST(ZoneTool, WithoutANameIsNumbered) {
    ToolFixture hand(support::joinedBoards());
    tools::ZoneTool tool;
    hand.stroke(tool, {"A-0201"});
    const auto zones = [&] { return (*hand.document().scenario)->zones; };
    ASSERT_EQ(zones().size(), 1u);
    EXPECT_EQ(zones()[0].name, (model::LocalText{"Zone 1", "Zona 1"}));
    EXPECT_EQ(hand.history.now().selection, (session::Selection{{model::SubjectKind::zone, "zone-1", {}}}));
    hand.stroke(tool, {"A-0202"});
    EXPECT_EQ(zones().size(), 1u);
    hand.choices.isNew = true;
    hand.choices.newName = "North bank";
    hand.stroke(tool, {"A-0203"});
    ASSERT_EQ(zones().size(), 2u);
    EXPECT_EQ(zones()[1].id.text, "north-bank");
    EXPECT_EQ(zones()[1].name.en, "North bank");
    EXPECT_EQ(hand.history.undoLabel(), "New zone: North bank");
    hand.choices.isNew = true;
    hand.choices.newName = "Zone 1";
    hand.stroke(tool, {"A-0204"});
    EXPECT_EQ(zones().size(), 2u) << "a zone of that name is there";
    EXPECT_EQ(hand.choices.zone.text, "zone-1");
}

/// A zone can be read from its file even if the typed name was very long.
TEST(ZoneTool, LongNamesBecomeIdsThatFilesMayHave) {
    for (const std::string& typed : {std::string(200, 'a'), std::string(150, 'a') + " bank"}) {
        ToolFixture hand(support::joinedBoards());
        tools::ZoneTool tool;
        hand.choices.isNew = true;
        hand.choices.newName = typed;
        hand.stroke(tool, {"A-0202"});
        const auto& zones = (*hand.document().scenario)->zones;
        ASSERT_FALSE(zones.empty());
        EXPECT_TRUE(xml::isIdText(zones.back().id.text)) << zones.back().id.text;
        EXPECT_EQ(zones.back().name.en, typed);
    }
}

/// The id of an undone zone is still chosen: the next stroke makes a new zone and does not change another
/// one.
TEST(ZoneTool, UndoneZoneIsMadeAnew) {
    ToolFixture hand(support::joinedBoards());
    tools::ZoneTool tool;
    const auto zones = [&] { return (*hand.document().scenario)->zones; };
    hand.stroke(tool, {"A-0201"});
    hand.choices.isNew = true;
    hand.choices.newName = "North bank";
    hand.stroke(tool, {"A-0203"});
    ASSERT_EQ(zones().size(), 2u);
    hand.undo();
    hand.stroke(tool, {"A-0203"}, true);
    EXPECT_NE(hand.message, "") << "nothing chosen loses hexes";
    EXPECT_EQ(zones().size(), 1u);
    hand.stroke(tool, {"A-0203"});
    ASSERT_EQ(zones().size(), 2u);
    EXPECT_EQ(zones()[0].hexes.children[0].hexes.size(), 1u);
    EXPECT_EQ(zones()[1].name.en, "Zone 2");
    EXPECT_EQ(hand.history.undoLabel(), "New zone: Zone 2");
    EXPECT_EQ(hand.choices.zone, zones()[1].id);
}

TEST(ZoneTool, BoardAloneHasNoZones) {
    ToolFixture hand;
    hand.choices.zone = model::ZoneId("north");
    tools::ZoneTool tool;
    hand.stroke(tool, {"0201"});
    EXPECT_FALSE(hand.history.canUndo());
    EXPECT_NE(hand.message, "") << "and says why";
}

}  // namespace
