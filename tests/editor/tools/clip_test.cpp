// Copying and pasting: between places, turned, between documents and games; stamps.
#include "editor/tools/bulk/clip.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "editor/answers/hex_facts.h"
#include "editor/documents/force_tree.h"
#include "editor/tools/bulk/paste.h"
#include "editor/tools/bulk/paste_tool.h"
#include "editor/tools/bulk/stamps.h"
#include "editor/tools/place_tools.h"
#include "formats/model/document/edits.h"
#include "tests/editor/tools/tool_fixture.h"
#include "tests/support/scratch_folder.h"

using namespace cota;
using model::Direction;
using model::SubjectKind;
using support::ToolFixture;

namespace {

model::Document drawn() {
    support::BoardMaker maker("A", 8, 6);
    maker.terrain("0202", "woods").terrain("0203", "town").level("0202", 2).feature("0202", "bridge");
    maker.path("p1", "road", {"0201", "0202", "0203"}).hexside("0202", Direction::se, "wall");
    model::MapName name;
    name.at = model::hexCentre(maker.board.grid, maker.at("0203"));
    name.text = {"Mill", ""};
    maker.board.names = {name};
    model::Document document;
    document.boards["A.board.xml"] = maker.board;
    return document;
}

void select(ToolFixture& hand, std::initializer_list<const char*> hexes) {
    session::Selection selection;
    for (const char* hex : hexes) selection.insert({SubjectKind::hex, hex, {}});
    hand.history.select(std::move(selection));
}

std::size_t features(const ToolFixture& hand, const char* hex) {
    return hand.map().field().features(hand.cell(hex)).size();
}

TEST(Clip, EverythingOnTheHexesComesAlong) {
    ToolFixture hand(drawn());
    select(hand, {"0202", "0203"});
    const auto clip = tools::clipOf(hand.context());
    ASSERT_EQ(clip.hexes.size(), 2u);
    const auto origin = clip.origin;
    EXPECT_TRUE(origin == clip.hexes.front() || origin == clip.hexes.back());
    const bool isUpper = (*tools::boardOf(clip)->level)[tools::boardOf(clip)->grid.index(origin)] == 2;
    hand.take(tools::pasted(hand.context(), clip, hand.cell(isUpper ? "0604" : "0605"), {}));
    EXPECT_EQ(hand.history.undoLabel(), "Paste 2 hexes");
    EXPECT_EQ(hand.terrain("0604"), "woods");
    EXPECT_EQ(hand.terrain("0605"), "town");
    EXPECT_EQ(hand.level("0604"), 2);
    EXPECT_EQ(features(hand, "0604"), 1u);
    EXPECT_EQ(hand.board().hexsides.size(), 2u);
    EXPECT_EQ(hand.board().paths.size(), 2u);
    ASSERT_EQ(hand.board().names.size(), 2u);
    const auto& grid = hand.board().grid;
    EXPECT_EQ(hand.board().names.back().at, model::hexCentre(grid, grid.hexOf("0605").value()));
    hand.undo();
    EXPECT_EQ(hand.document(), drawn());
}

TEST(Clip, ItsTextIsReadBack) {
    ToolFixture hand(drawn());
    select(hand, {"0201", "0202", "0203", "0302"});
    const auto clip = tools::clipOf(hand.context());
    const auto read = tools::clipIn(tools::textOf(clip));
    ASSERT_TRUE(read);
    EXPECT_EQ(tools::textOf(*read), tools::textOf(clip));
    EXPECT_EQ(read->hexes, clip.hexes);
    EXPECT_NE(tools::tableOf(clip).find("woods\t2"), std::string::npos) << tools::tableOf(clip);
    const auto text = tools::textOf(clip);
    for (std::size_t length = 0; length < text.size(); length += 7)
        EXPECT_FALSE(tools::clipIn(text.substr(0, length))) << "a torn text is no clip";
    EXPECT_FALSE(tools::clipIn("<cota-copy version=\"1\" origin=\"x\" hexes=\"\">\n</cota-copy>\n"));
}

TEST(Clip, TurnsAndMirrors) {
    using tools::Turned;
    const model::HexCoord hex{2, -1};
    EXPECT_EQ((Turned{6, false}(hex)), hex);
    EXPECT_EQ((Turned{1, false}(model::step(Direction::n))), model::step(Direction::ne));
    EXPECT_EQ((Turned{2, false}(Direction::nw)), Direction::ne);
    EXPECT_EQ((Turned{0, true}(Direction::ne)), Direction::nw);
    EXPECT_EQ((Turned{0, true}(Turned{0, true}(hex))), hex);
    for (int sixths = 0; sixths < 6; ++sixths)
        for (const bool isMirrored : {false, true})
            EXPECT_EQ(model::distance({0, 0}, Turned{sixths, isMirrored}(hex)), 2);
    ToolFixture hand(drawn());
    select(hand, {"0202", "0203"});
    tools::PasteTool tool(tools::clipOf(hand.context()), {}, true);
    EXPECT_TRUE(tool.takesKey('R', false));
    EXPECT_TRUE(tool.takesKey('R', false));
    EXPECT_TRUE(tool.takesKey('R', false));
    EXPECT_FALSE(tool.takesKey('T', false));
    hand.stroke(tool, {"0604"});
    EXPECT_FALSE(tool.isDone()) << "a stamp stays";
    const bool isBelow = hand.terrain("0604") == "town";
    EXPECT_EQ(hand.terrain(isBelow ? "0605" : "0603"), isBelow ? "woods" : "town") << "upside down";
    EXPECT_FALSE(tool.feedback(hand.context(), ToolFixture::event(hand.at("0303"))).empty());
}

TEST(Clip, WhatWouldLieOutsideIsLeftOut) {
    ToolFixture hand(drawn());
    select(hand, {"0201", "0202", "0203", "0204"});
    const auto clip = tools::clipOf(hand.context());
    EXPECT_LT(tools::pastedInto(hand.map(), clip, hand.cell("0506"), {}).size(), 4u);
    hand.take(tools::pasted(hand.context(), clip, hand.cell("0506"), {}));
    EXPECT_EQ(hand.steps, 1);
}

TEST(Clip, OtherGamesNeedAMapping) {
    ToolFixture hand(drawn());
    select(hand, {"0202", "0203"});
    const auto clip = tools::clipOf(hand.context());
    mapsets::Mapset other = support::smallGame();
    std::erase_if(other.catalogue.terrains, [](const auto& type) { return type.id.text == "town"; });
    EXPECT_EQ(tools::unknownTerrains(clip, other), std::vector{model::TerrainId("town")});
    EXPECT_TRUE(tools::unknownTerrains(clip, hand.map().game()).empty());
    hand.take(tools::pasted(hand.context(), clip, hand.cell("0604"), {},
                            {{model::TerrainId("town"), model::TerrainId("field")}}));
    std::size_t fields = 0;
    for (const char* hex : {"0603", "0604", "0605"}) fields += hand.terrain(hex) == "field" ? 1u : 0u;
    EXPECT_EQ(fields, 1u);
}

TEST(Clip, UnitsAreCopiedWithTheirStates) {
    auto document = support::joinedBoards();
    document.forces.begin()->second = document.forces.begin()->second.with([](model::Forces& forces) {
        model::CounterType type;
        type.id = model::CounterTypeId("rifles");
        type.unitClass = model::UnitClassId("infantry");
        forces.types = {type};
        for (auto& counter : forces.counters) counter.type = type.id;
    });
    document = tools::withCounterPlaced(document, model::CounterId("r1"), {"A-0202"}, {});
    const auto [group, placed, scenario] = session::findPlacement(document, model::CounterId("r1"));
    model::Placement dug = *placed;
    dug.attributes.set("dug-in", "yes");
    document = model::withPlacement(document, group->id, dug);
    ToolFixture hand(document);
    hand.history.select({{SubjectKind::counter, "r1", {}}});
    const auto clip = tools::clipIn(tools::textOf(tools::clipOf(hand.context())));
    ASSERT_TRUE(clip);
    hand.take(tools::pasted(hand.context(), *clip, hand.cell("A-0303"), {}));
    EXPECT_EQ(hand.history.undoLabel(), "Paste 1 units");
    const auto here = session::countersIn(hand.map(), hand.cell("A-0303"));
    ASSERT_EQ(here.size(), 1u);
    EXPECT_NE(here.front(), model::CounterId("r1"));
    const auto* copy = session::findPlacement(hand.document(), here.front()).placement;
    ASSERT_TRUE(copy);
    EXPECT_TRUE(copy->attributes.has("dug-in"));
    // Into a document that does not know the unit.
    auto strange = support::joinedBoards();
    strange.forces.begin()->second =
        strange.forces.begin()->second.with([](model::Forces& forces) { forces.counters.clear(); });
    ToolFixture other(strange);
    other.take(tools::pasted(other.context(), *clip, other.cell("A-0202"), {}));
    EXPECT_EQ(session::countersIn(other.map(), other.cell("A-0202")).size(), 1u);
}

TEST(Stamps, AreFilesThatCanBeLoadedAgain) {
    const auto folder = support::scratchFolder("stamps");
    std::filesystem::remove_all(folder);
    const tools::StampLibrary library(folder);
    EXPECT_TRUE(library.names().empty());
    ToolFixture hand(drawn());
    select(hand, {"0202", "0203"});
    const auto clip = tools::clipOf(hand.context());
    EXPECT_EQ(library.save("Peque\u00f1a aldea", clip), "pequena-aldea");
    EXPECT_EQ(library.names(), std::vector<std::string>{"pequena-aldea"});
    const auto loaded = library.load("pequena-aldea");
    ASSERT_TRUE(loaded);
    EXPECT_EQ(loaded->hexes, clip.hexes);
    EXPECT_FALSE(library.load("../pequena-aldea"));
    std::ofstream(folder / "broken.stamp.xml") << "nothing";
    EXPECT_FALSE(library.load("broken"));
    library.remove("pequena-aldea");
    EXPECT_FALSE(library.load("pequena-aldea"));
    std::filesystem::remove_all(folder);
}

}  // namespace
