// Where boards snap: every place is laid by the engine without a finding about places, and is the one that a
// designer would write by hand.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "editor/assembly/board_steps.h"
#include "formats/model/document/board.h"
#include "formats/model/document/edit_support.h"
#include "tests/editor/session/open_sample.h"
#include "tests/support/small_game.h"

using namespace cota;
using model::BoardEdge;
using session::AssemblyPlan;
using session::BoardMove;

namespace {

struct Shape {
    model::Orientation orientation;
    model::Stagger stagger;
    int columns, rows;
    bool longHigh;
    model::Halves halves;
};

model::Board boardOf(const Shape& shape, const std::string& id) {
    model::Grid grid;
    grid.orientation = shape.orientation;
    grid.stagger = shape.stagger;
    grid.columns = shape.columns;
    grid.rows = shape.rows;
    grid.longHigh = shape.longHigh;
    grid.halves = shape.halves;
    return model::blankBoard(id, model::MapsetId("small"), grid, model::TerrainId("clear"));
}

std::vector<Shape> shapes() {
    std::vector<Shape> all;
    for (const auto orientation : {model::Orientation::flat, model::Orientation::pointed})
        for (const auto stagger : {model::Stagger::evenLow, model::Stagger::oddLow})
            for (const auto& [columns, rows] : {std::pair{6, 5}, std::pair{7, 4}})
                for (const bool longHigh : {false, true})
                    for (const auto& halves :
                         {model::Halves{}, model::Halves{true, true, true, true},
                          model::Halves{false, false, true, true}, model::Halves{true, true, false, false},
                          model::Halves{false, true, true, false}})
                        all.push_back({orientation, stagger, columns, rows, longHigh, halves});
    return all;
}

model::Document pairOf(const Shape& shape, bool isTurned) {
    support::ScenarioMaker maker;
    maker.scenario.mapset = model::MapsetId("small");
    maker.add(boardOf(shape, "A"), 0, 0);
    maker.add(boardOf(shape, "B"), 100, 0, isTurned);
    return maker.document();
}

const model::BoardPlacement& placementOf(const model::Document& document, std::size_t place) {
    return (*document.scenario)->assembly.boards.at(place);
}

std::string placesFaulted(const model::Document& document) {
    static const mapsets::Mapset game = support::smallGame();
    std::string found;
    for (const auto& finding : mapsets::buildBattlefield(document, game).findings)
        for (const char* rule : {"ASM-004", "ASM-005", "ASM-010", "ASM-013", "ASM-017", "ASM-020", "ASM-022"})
            if (finding.rule == rule) found += finding.rule + " ";
    return found;
}

TEST(BoardMoves, EverySnapIsLaidWithoutAFindingAboutPlaces) {
    std::size_t joined = 0;
    for (const auto& shape : shapes())
        for (const bool isTurned : {false, true}) {
            auto document = pairOf(shape, isTurned);
            const AssemblyPlan plan(document);
            ASSERT_EQ(plan.boards().size(), 2u);
            const auto from = plan.at(1)->box;
            const auto& first = plan.at(0)->box;
            for (int x = -9; x <= 9; ++x)
                for (int y = -7; y <= 7; ++y) {
                    const auto byX = first.left - from.left + x * 1130, byY = first.top - from.top + y * 1070;
                    const auto move = session::draggedBoard(plan, placementOf(document, 1), 1, byX, byY);
                    if (!move.isLegal() || move.joins.empty()) continue;
                    ++joined;
                    const auto laid = session::withBoardPlaced(document, 1, move.placement);
                    ASSERT_EQ(placesFaulted(laid), "")
                        << move.placement.column << "," << move.placement.row << (isTurned ? " turned" : "")
                        << " stagger " << textOf(shape.stagger) << textOf(shape.orientation) << shape.columns
                        << "x" << shape.rows << shape.longHigh << shape.halves.top << shape.halves.bottom
                        << shape.halves.left << shape.halves.right;
                    EXPECT_EQ(AssemblyPlan(laid).at(1)->box, move.box);
                }
        }
    EXPECT_GT(joined, 5000u);
}

TEST(BoardMoves, WhatIsNotAJoinIsRefusedOrLiesApart) {
    for (const auto& shape : shapes()) {
        const auto document = pairOf(shape, false);
        const AssemblyPlan plan(document);
        const auto from = plan.at(1)->box;
        const auto& first = plan.at(0)->box;
        const auto over = session::draggedBoard(plan, placementOf(document, 1), 1, first.left - from.left,
                                                first.top - from.top, 1);
        EXPECT_FALSE(over.isLegal());
        EXPECT_NE(over.refusal.find("overlap"), std::string::npos) << over.refusal;
        const auto far = session::draggedBoard(plan, placementOf(document, 1), 1, 20000, 0);
        EXPECT_TRUE(far.isLegal()) << far.refusal;
        EXPECT_TRUE(far.joins.empty());
    }
}

/// The pairs that the sample game uses: halves at the side edges of an odd number of columns.
TEST(BoardMoves, HalvesMeetHalves) {
    const Shape halves{model::Orientation::flat, model::Stagger::evenLow, 7, 5, true,
                       {true, true, true, true}};
    const auto document = pairOf(halves, false);
    const AssemblyPlan plan(document);
    const auto from = plan.at(1)->box;
    const auto& first = plan.at(0)->box;
    const auto beside = session::draggedBoard(plan, placementOf(document, 1), 1,
                                              first.right - from.left + 700, first.top - from.top - 600);
    ASSERT_TRUE(beside.isLegal()) << beside.refusal;
    EXPECT_EQ(beside.placement.column, 6);
    EXPECT_EQ(beside.placement.row, 0);
    ASSERT_EQ(beside.joins.size(), 1u);
    EXPECT_EQ(beside.joins[0].from.x, beside.joins[0].to.x);
    const auto below = session::draggedBoard(plan, placementOf(document, 1), 1, first.left - from.left - 300,
                                             first.bottom - from.top + 900);
    ASSERT_TRUE(below.isLegal()) << below.refusal;
    EXPECT_EQ(below.placement.column, 0);
    EXPECT_EQ(below.placement.row, 5);
}

/// Each board of the samples is taken away and dragged back near its place: the file is as it was.
TEST(BoardMoves, SamplesComeBackWhereTheyWere) {
    for (const char* path : {"panzer-grenadier/brod.scenario.xml", "marea-de-acero/vieuxpont.scenario.xml",
                             "war-storm-series/sarn.scenario.xml"}) {
        support::OpenSample sample(path);
        const auto document = sample.session().document();
        const AssemblyPlan plan(document);
        for (const auto& board : plan.boards()) {
            const auto& placed = placementOf(document, board.place);
            auto moved = placed;
            moved.column += 60;
            moved.row += 40;
            const auto away = session::withBoardPlaced(document, board.place, moved);
            if (board.place == 0) continue;  // the others are placed by it
            const AssemblyPlan now(away);
            const auto from = now.at(board.place)->box;
            const auto back = session::draggedBoard(now, moved, board.place, board.box.left - from.left + 800,
                                                    board.box.top - from.top - 700);
            EXPECT_EQ(back.placement, placed) << path << " " << placed.id.text << " " << back.placement.column
                                              << "," << back.placement.row << back.refusal;
            EXPECT_FALSE(back.joins.empty());
        }
    }
}

TEST(BoardMoves, TheFirstBoardMovesWhileTheOthersStay) {
    const Shape plain{model::Orientation::flat, model::Stagger::evenLow, 6, 5, false, {}};
    support::ScenarioMaker maker;
    maker.add(boardOf(plain, "A"), 0, 0);
    maker.add(boardOf(plain, "B"), 6, 0);
    const auto document = maker.document();
    const AssemblyPlan plan(document);
    const auto move = session::draggedBoard(plan, placementOf(document, 0), 0, 12200, 300);
    ASSERT_TRUE(move.isLegal());
    EXPECT_EQ(move.placement.column, 12);
    EXPECT_EQ(move.placement.row, 0);
    const auto laid = session::withBoardPlaced(document, 0, move.placement);
    EXPECT_EQ(placesFaulted(laid), "");
    EXPECT_EQ(AssemblyPlan(laid).at(1)->box, plan.at(1)->box);
}

TEST(BoardMoves, NudgesPassOverLinesThatDoNotFit) {
    const Shape plain{model::Orientation::flat, model::Stagger::evenLow, 6, 5, false, {}};
    support::ScenarioMaker maker;
    maker.add(boardOf(plain, "A"), 0, 0);
    maker.add(boardOf(plain, "B"), 6, 0);
    const auto document = maker.document();
    const AssemblyPlan plan(document);
    const auto nudge = [&](BoardEdge to) {
        return session::nudgedBoard(plan, placementOf(document, 1), 1, to);
    };
    EXPECT_EQ(nudge(BoardEdge::bottom).placement.row, 1);
    EXPECT_EQ(nudge(BoardEdge::right).placement.column, 8);
    EXPECT_FALSE(nudge(BoardEdge::left).isLegal());
    EXPECT_NE(nudge(BoardEdge::left).refusal.find("overlap in 10 hexes"), std::string::npos)
        << nudge(BoardEdge::left).refusal;
}

TEST(BoardMoves, TurnedBoardsStayWhereTheyAre) {
    for (const auto& shape : shapes()) {
        support::ScenarioMaker maker;
        maker.add(boardOf(shape, "A"), 0, 0);
        auto document = maker.document();
        const auto turned = session::turnedBoard(AssemblyPlan(document), placementOf(document, 0), 0);
        ASSERT_TRUE(turned.isLegal()) << turned.refusal;
        EXPECT_TRUE(turned.placement.turned);
        const auto laid = session::withBoardPlaced(document, 0, turned.placement);
        const auto back = session::turnedBoard(AssemblyPlan(laid), placementOf(laid, 0), 0);
        EXPECT_EQ(placesFaulted(laid), "");
        EXPECT_FALSE(back.placement.turned);
    }
}

TEST(BoardMoves, CropsLeaveTheRestWhereItIs) {
    int cropped = 0;
    for (const auto& shape : shapes())
        for (const bool isTurned : {false, true}) {
            support::ScenarioMaker maker;
            maker.add(boardOf(shape, "A"), 0, 0, isTurned);
            const auto document = maker.document();
            const AssemblyPlan plan(document);
            for (const auto edge : {BoardEdge::left, BoardEdge::right, BoardEdge::top, BoardEdge::bottom}) {
                const auto crop = session::croppedBoard(plan, placementOf(document, 0), 0, edge, 2);
                EXPECT_EQ(crop.move.isLegal(), crop.moved != 0);
                // Boards with longer lines lose their step at one edge when turned, or have no hexes at the
                // corners that a crop would name; the move says so.
                if (crop.moved == 0) {
                    EXPECT_TRUE(shape.longHigh) << crop.move.refusal;
                    EXPECT_NE(crop.move.refusal.find("cannot be cropped here"), std::string::npos);
                    continue;
                }
                ++cropped;
                const auto cut = session::withBoardPlaced(document, 0, crop.move.placement);
                EXPECT_EQ(placesFaulted(cut), "");
                const AssemblyPlan now(cut);
                EXPECT_EQ(now.at(0)->box, crop.move.box);
                // The same printed hex is in the same place of the lines of the map.
                const auto back = session::croppedBoard(now, placementOf(cut, 0), 0, edge, -crop.moved);
                EXPECT_EQ(back.moved, -crop.moved) << back.move.refusal;
                EXPECT_EQ(back.move.placement, placementOf(document, 0));
                EXPECT_EQ(session::uncroppedBoard(now, placementOf(cut, 0), 0).placement,
                          placementOf(document, 0));
            }
        }
    EXPECT_GT(cropped, 500);
}

TEST(BoardMoves, CropsAreWrittenAsADesignerWould) {
    const Shape plain{model::Orientation::flat, model::Stagger::evenLow, 8, 6, false, {}};
    support::ScenarioMaker maker;
    maker.add(boardOf(plain, "A"), 0, 0);
    maker.add(boardOf(plain, "B"), 8, 0, true);
    const auto document = maker.document();
    const AssemblyPlan plan(document);
    const auto crop = session::croppedBoard(plan, placementOf(document, 1), 1, BoardEdge::right, 2);
    ASSERT_EQ(crop.moved, 2);
    ASSERT_TRUE(crop.move.placement.crop);
    EXPECT_EQ(crop.move.placement.crop->from, "0301") << "the right edge of a turned board is its left one";
    EXPECT_EQ(crop.move.placement.crop->to, "0806");
    EXPECT_EQ(crop.move.placement.column, 8);
    const auto left = session::croppedBoard(plan, placementOf(document, 1), 1, BoardEdge::left, 2);
    EXPECT_EQ(left.move.placement.column, 10);
    EXPECT_EQ(left.move.placement.crop->to, "0606");
}

TEST(BoardMoves, StepsHaveNamesAndAreOneGesture) {
    support::OpenSample sample("panzer-grenadier/brod.scenario.xml");
    const auto& session = sample.session();
    const auto move = [&](BoardEdge to) {
        return session::nudgedBoard(AssemblyPlan(session.document()), placementOf(session.document(), 1), 1,
                                    to);
    };
    const auto before = session.history().entries().size();
    EXPECT_TRUE(sample.take(
        session::boardStep(sample.source(), session::BoardStep::move, 1, move(BoardEdge::bottom), "nudge")));
    EXPECT_TRUE(sample.take(
        session::boardStep(sample.source(), session::BoardStep::move, 1, move(BoardEdge::bottom), "nudge")));
    EXPECT_EQ(session.history().entries().size(), before + 1);
    EXPECT_EQ(session.history().now().label.in(model::Language::english), "Move board 32");
    EXPECT_EQ(placementOf(session.document(), 1).row, 2);
    sample.session().undo();
    EXPECT_EQ(placementOf(session.document(), 1).row, 0);
}

TEST(BoardMoves, ANewBoardIsJoined) {
    support::OpenSample sample("marea-de-acero/vieuxpont.scenario.xml");
    const auto board = *sample.session().document().boards.at("east.board.xml");
    ASSERT_TRUE(sample.take(session::joinedBoard(sample.source(), "east.board.xml", board)));
    const auto& boards = sample.scenario().assembly.boards;
    const AssemblyPlan plan(sample.session().document());
    EXPECT_EQ(boards.size(), 5u);
    EXPECT_EQ(boards.back().column, 24);
    EXPECT_EQ(boards.back().row, 0);
    EXPECT_EQ(placesFaulted(sample.session().document()), "");
}

}  // namespace
