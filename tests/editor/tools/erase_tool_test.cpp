// The eraser, sight pairs, and changes of the ground that only the scenario makes.
#include "editor/tools/erase_tool.h"

#include <gtest/gtest.h>

#include "editor/scenario/amending.h"
#include "editor/tools/line_tools.h"
#include "editor/tools/sight_pair_tool.h"
#include "formats/model/document/edits.h"
#include "tests/editor/tools/tool_fixture.h"

using namespace cota;
using support::ToolFixture;
using Action = model::Amendment::Action;

namespace {

model::Document crowdedBoard() {
    model::Document document;
    support::BoardMaker maker("A", 8, 6);
    maker.terrain("0303", "woods").terrain("0304", "woods").level("0303", 2);
    maker.feature("0303", "bridge").path("p", "road", {"0203", "0303", "0403", "0503"});
    maker.hexside("0303", model::Direction::n, "wall");
    model::MapName name;
    name.text = {"Mill", ""};
    name.at = model::latticeCentre(model::Orientation::flat, maker.at("0303"));
    maker.board.names.push_back(name);
    document.boards["A.board.xml"] = maker.board;
    return document;
}

TEST(Eraser, RemovesWhatItIsSetTo) {
    ToolFixture hand(crowdedBoard());
    tools::EraseTool eraser;
    hand.stroke(eraser, {"0303"});
    EXPECT_EQ(hand.terrain("0303"), "clear");
    EXPECT_EQ(hand.terrain("0304"), "woods");
    EXPECT_EQ(hand.level("0303"), 2) << "levels are not terrain";
    hand.choices.eraser.what = tools::Erasing::lines;
    hand.stroke(eraser, {"0303"});
    EXPECT_TRUE(hand.board().hexsides.empty());
    ASSERT_EQ(hand.board().paths.size(), 1u);
    EXPECT_EQ(hand.board().paths.front().hexes.size(), 2u) << "the rest of the road stays";
    hand.choices.eraser.what = tools::Erasing::features;
    hand.stroke(eraser, {"0303"});
    EXPECT_TRUE(hand.board().features.empty());
    hand.choices.eraser.what = tools::Erasing::names;
    hand.stroke(eraser, {"0303"});
    EXPECT_TRUE(hand.board().names.empty());
    EXPECT_EQ(hand.steps, 4);
    hand.stroke(eraser, {"0303"});
    EXPECT_EQ(hand.message, "There is nothing of that kind to erase here.");
}

TEST(Eraser, ErasesEverythingWithControl) {
    ToolFixture hand(crowdedBoard());
    tools::EraseTool eraser;
    hand.stroke(eraser, {"0303"}, true);
    EXPECT_EQ(hand.steps, 1);
    EXPECT_EQ(hand.terrain("0303"), "clear");
    EXPECT_TRUE(hand.board().features.empty());
    EXPECT_TRUE(hand.board().names.empty());
    EXPECT_TRUE(hand.board().hexsides.empty());
}

TEST(SightPairs, ControlDemandsTheOppositeAndShiftKeepsTheStart) {
    ToolFixture hand(support::joinedBoards());
    tools::SightPairTool tool;
    hand.stroke(tool, {"A-0101", "A-0103"});
    hand.stroke(tool, {"A-0101", "A-0303"}, true);
    const auto& pairs = (*hand.document().scenario)->sightMarks;
    ASSERT_EQ(pairs.size(), 2u);
    EXPECT_TRUE(pairs[0].clear);
    EXPECT_FALSE(pairs[1].clear);
    hand.stroke(tool, {"A-0201", "A-0204"}, false, true);
    ASSERT_EQ(pairs.size(), 2u);
    const auto& now = (*hand.document().scenario)->sightMarks;
    ASSERT_EQ(now.size(), 3u);
    EXPECT_EQ(now[2].from, now[1].from);
}

// --- this scenario only

model::Document scenarioOnBoard() {
    support::ScenarioMaker maker;
    maker.scenario.mapset = model::MapsetId("small");
    support::BoardMaker board("A", 8, 6);
    board.terrain("0303", "woods").path("p", "road", {"0203", "0303", "0403"});
    board.hexside("0505", model::Direction::n, "wall").feature("0404", "bridge");
    maker.add(board.board, 0, 0);
    return maker.document();
}

/// Changes the document as a tool would that changes this scenario only.
struct Amender {
    ToolFixture& hand;
    std::string refusal;
    template <class Edit>
    void operator()(const Edit& edit) {
        const auto made = session::withAmendmentsMade(hand.document(), hand.map());
        auto amended = session::asAmendments(hand.document(), made, edit(made), hand.map());
        refusal = amended.refusal;
        if (!(amended.document == hand.document()))
            hand.take(session::HistoryEntry{"Amend", std::move(amended.document)});
    }
    const std::vector<model::Amendment>& list() const {
        return (*hand.document().scenario)->assembly.amendments;
    }
};

const std::string& boardOf(const model::Document& document) { return document.boards.begin()->first; }

model::HexCoord hexOf(const model::Document& document, const char* label) {
    return document.boards.begin()->second->grid.hexOf(label).value();
}

TEST(Amending, TerrainAndLevelsBecomeAmendmentsAndVanishAgain) {
    ToolFixture hand(scenarioOnBoard());
    const auto boards = hand.document().boards;
    Amender amend{hand, {}};
    const auto paint = [&](std::vector<const char*> hexes, const char* terrain) {
        return [hexes, terrain](const model::Document& document) {
            std::vector<model::HexCoord> at;
            for (const char* hex : hexes) at.push_back(hexOf(document, hex));
            return model::withTerrain(document, boardOf(document), at, {{{model::TerrainId(terrain), {}}}});
        };
    };
    amend(paint({"0101", "0102"}, "town"));
    EXPECT_EQ(hand.document().boards, boards) << "the files of the boards stay";
    ASSERT_EQ(amend.list().size(), 1u);
    EXPECT_EQ(amend.list()[0].action, Action::terrain);
    EXPECT_EQ(amend.list()[0].word, "town");
    EXPECT_EQ(amend.list()[0].hexes.size(), 2u);
    amend(paint({"0103"}, "town"));
    EXPECT_EQ(amend.list().size(), 1u) << "one amendment for all hexes of a terrain";
    EXPECT_EQ(amend.list()[0].hexes.size(), 3u);
    amend(paint({"0101", "0102", "0103"}, "clear"));
    EXPECT_TRUE(amend.list().empty()) << "as printed again";
    const auto raise = [](const model::Document& document) {
        const auto hex = hexOf(document, "0203");
        return model::withLevelRaised(document, boardOf(document), {&hex, 1}, 1);
    };
    amend(raise);
    amend(raise);
    ASSERT_EQ(amend.list().size(), 1u);
    EXPECT_EQ(amend.list()[0].number, 2) << "raised from what the scenario has";
    EXPECT_EQ(hand.map().field().level(hand.cell("A-0203")), 2);
    EXPECT_EQ(session::amendedHexes(hand.document(), hand.map()).size(), 1u);
}

TEST(Amending, HexsidesFeaturesAndRoads) {
    ToolFixture hand(scenarioOnBoard());
    Amender amend{hand, {}};
    const auto boards = hand.document().boards;
    amend([](const model::Document& document) {
        const auto side = model::HexSide::of(hexOf(document, "0505"), model::Direction::n);
        return model::withoutHexside(document, boardOf(document), side, model::HexsideId("wall"));
    });
    ASSERT_EQ(amend.list().size(), 1u);
    EXPECT_EQ(amend.list()[0].action, Action::removeHexside);
    amend([](const model::Document& document) {
        return model::withoutFeature(document, boardOf(document), hexOf(document, "0404"),
                                     model::FeatureId("bridge"));
    });
    ASSERT_EQ(amend.list().size(), 2u);
    EXPECT_EQ(amend.list()[1].action, Action::removeFeature);
    amend([](const model::Document& document) {
        const std::vector road{hexOf(document, "0403"), hexOf(document, "0503"), hexOf(document, "0603")};
        return model::withPathDrawn(document, boardOf(document), model::PathKindId("road"), road);
    });
    ASSERT_EQ(amend.list().size(), 3u);
    EXPECT_EQ(amend.list()[2].action, Action::addPath);
    EXPECT_EQ(amend.list()[2].hexes.size(), 3u) << "one run";
    amend([](const model::Document& document) {
        const std::vector road{hexOf(document, "0203"), hexOf(document, "0303")};
        return model::withPathErased(document, boardOf(document), model::PathKindId("road"), road);
    });
    ASSERT_EQ(amend.list().size(), 4u);
    EXPECT_EQ(hand.document().boards, boards);
    EXPECT_TRUE(
        std::ranges::any_of(amend.list(), [](const auto& one) { return one.action == Action::removePath; }));
    amend([](const model::Document& document) {
        const std::vector road{hexOf(document, "0203"), hexOf(document, "0303")};
        return model::withPathDrawn(document, boardOf(document), model::PathKindId("road"), road);
    });
    EXPECT_EQ(amend.list().size(), 3u) << "as printed again";
}

TEST(Amending, WhatAmendmentsCannotSayIsRefused) {
    ToolFixture hand(scenarioOnBoard());
    Amender amend{hand, {}};
    amend([](const model::Document& document) {
        model::Contour contour;
        contour.id = "c";
        contour.points = {{0, 0}, {100, 100}};
        return model::withContour(document, boardOf(document), contour);
    });
    EXPECT_FALSE(amend.refusal.empty());
    EXPECT_TRUE(amend.list().empty());
}

}  // namespace
