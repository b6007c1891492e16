// Judging lines allocates nothing, once the lines of that length are there.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "formats/model/level_contours.h"
#include "mapsets/play/play.h"
#include "tests/support/random_board.h"

namespace {
std::atomic<long> allocations{0};
}

// Replaced for the whole program: counting costs the other tests nothing.
void* operator new(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
    throw std::bad_alloc();
}
// Sanitizers bring their own of this one, which must not meet our delete.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    ++allocations;
    return std::malloc(size == 0 ? 1 : size);
}
// Not inlined: beside a new that is not, GCC 12 takes the free for a mismatch.
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

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
            const long before = allocations;
            for (const Cell from : {query.from, query.to})
                for (const Cell to : field->hexes()) clear += play.sight().judge(from, to).isClear();
            play.sight().viewshed(field->hexes()[555], seen);
            clear += play.spotting().range(query);
            EXPECT_EQ(allocations, before) << columns << "x" << rows << " " << vertex;
            EXPECT_GT(clear, 0);
        }
}

/// Over drawn contours a thread keeps the memory its first lines took.
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
        const long before = allocations;
        EXPECT_EQ(all(), clear);
        EXPECT_EQ(allocations, before) << profile;
        EXPECT_GT(clear, 3);
    }
}

}  // namespace
}  // namespace cota::mapsets
