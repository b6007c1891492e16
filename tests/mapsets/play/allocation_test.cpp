// Judging lines allocates nothing once the lines of that length exist.
#include <gtest/gtest.h>

#include <new>

#include "formats/model/relief/level_contours.h"
#include "mapsets/field/kept_ground.h"
#include "mapsets/play/play.h"
#include "tests/mapsets/play/counted_allocations.h"
#include "tests/support/random_board.h"

namespace cota::mapsets {
namespace {

TEST(Allocation, NoneForALineAViewshedOrASpottingRange) {
    for (const auto& [columns, rows] : {std::pair{40, 30}, {99, 99}})
        for (const char* vertex : {"ignored", "counts"}) {
            const support::Field field = support::fieldOf(support::randomBoard(columns, rows, 5),
                                                          support::gameWith({{"vertex", vertex}}));
            const Play play(*field);
            std::vector<SightResult> seen(field->hexes().size());
            const SpottingQuery query{field->hexes().front(), field->hexes().back(), {}, nullptr, nullptr};
            int clear = 0;
            const long before = support::allocationsSoFar();
            for (const Cell from : {query.from, query.to})
                for (const Cell to : field->hexes()) clear += play.sight().judge(from, to).isClear();
            play.sight().viewshed(field->hexes()[555], seen);
            clear += play.spotting().range(query);
            EXPECT_EQ(support::allocationsSoFar(), before) << columns << "x" << rows << " " << vertex;
            EXPECT_GT(clear, 0);
        }
}

/// Over drawn contours, a thread keeps the memory of its first lines.
TEST(Allocation, NoneForALineOverDrawnContours) {
    model::Board board = support::randomBoard(40, 30, 5);
    board.contours = model::contoursOfLevels(board, 20);
    for (const char* profile : {"ground", "raised"}) {
        const support::Field field =
            support::fieldOf(board, support::gameWith({{"contours", "polyline"}, {"town-profile", profile}}));
        ASSERT_TRUE(field->levelsAreDrawn());
        const Play play(*field);
        std::vector<SightResult> seen(field->hexes().size());
        const auto all = [&] {
            int clear = 0;
            for (const Cell from : {field->hexes().front(), field->hexes()[555], field->hexes().back()}) {
                for (const Cell to : field->hexes()) clear += play.sight().judge(from, to).isClear();
                play.sight().viewshed(from, seen);
            }
            return clear;
        };
        const int clear = all();
        const long before = support::allocationsSoFar();
        EXPECT_EQ(all(), clear);
        EXPECT_EQ(support::allocationsSoFar(), before) << profile;
        EXPECT_GT(clear, 3);
    }
}

/// If an allocation fails, the next query must still get the complete answer.
TEST(Allocation, WhatFailsIsNotKeptAsAnAnswer) {
    const support::Field field = support::fieldOf(support::randomBoard(12, 10, 5), support::gameWith({}));
    const LaidBoard& board = field->boards().front();
    const KeptGround::Outline outline{{2000, 2000}, {6000, 2000}, {6000, 5000}, {2000, 5000}};
    KeptGround whole;
    const std::size_t all = whole.coveredBy(outline, board).size();
    ASSERT_GT(all, 10u);
    int failures = 0;
    for (long count = 0; failures == count; ++count) {
        KeptGround kept;
        support::failAllocationAfter(count);
        try {
            kept.coveredBy(outline, board);
        } catch (const std::bad_alloc&) {
            ++failures;
        }
        support::failAllocationAfter(-1);
        EXPECT_EQ(kept.coveredBy(outline, board).size(), all) << count;
    }
    EXPECT_GT(failures, 5);
}

}  // namespace
}  // namespace cota::mapsets
