// Sight on the samples: whole scenarios with their boards, turned and not turned.
#include <gtest/gtest.h>

#include <algorithm>

#include "mapsets/play/play.h"
#include "tests/support/random_board.h"
#include "tests/support/samples.h"
#include "tests/support/trials.h"
#include "tests/support/turned_table.h"

namespace cota::mapsets {
namespace {

using support::Field;
using support::fieldOf;
using support::turnedTable;

/// All pairs of a large map take seconds under sanitizers, so every tenth hex looks at all others.
void expectSameLines(const Field& a, const Play& playA, const Field& b, const Play& playB,
                     const std::vector<std::size_t>& there) {
    for (std::size_t i = 0; i < there.size(); i += 10)
        for (std::size_t j = 0; j < there.size(); ++j)
            ASSERT_EQ(playA.sight().judge(a->hexes()[i], a->hexes()[j]),
                      playB.sight().judge(b->hexes()[there[i]], b->hexes()[there[j]]))
                << a->label(a->hexes()[i]) << " to " << a->label(a->hexes()[j]);
}

void expectSameAnswers(const Field& a, const Field& b) {
    ASSERT_EQ(a->hexes().size(), b->hexes().size());
    const Play playA(*a), playB(*b);
    std::vector<std::size_t> there;  // the same hex on the other map
    for (const Cell cell : a->hexes()) {
        const Cell other = b.at(a->label(cell));
        there.push_back(
            static_cast<std::size_t>(std::ranges::lower_bound(b->hexes(), other) - b->hexes().begin()));
        ASSERT_EQ(playA.heights().top(cell), playB.heights().top(other));
        ASSERT_EQ(playA.spotting().range({a->hexes().front(), cell, {}, nullptr, nullptr}),
                  playB.spotting().range({b->hexes()[there.front()], other, {}, nullptr, nullptr}));
    }
    if (support::areSanitized && there.size() > 200) return expectSameLines(a, playA, b, playB, there);
    const auto seenA = playA.sight().allPairs();
    const auto seenB = playB.sight().allPairs();
    ASSERT_TRUE(seenA && seenB);
    for (std::size_t i = 0; i < there.size(); ++i)
        for (std::size_t j = 0; j < there.size(); ++j)
            ASSERT_EQ(seenA->sees(i, j), seenB->sees(there[i], there[j]))
                << a->label(a->hexes()[i]) << " to " << a->label(a->hexes()[j]);
}

/// Compares the heights as shown, not only what is visible.
void expectSameHeights(const Field& a, const Field& b) {
    const Play playA(*a), playB(*b);
    ASSERT_EQ(a->hexes().size(), b->hexes().size());
    for (const Cell cell : a->hexes()) {
        const Cell other = b.at(a->label(cell));
        EXPECT_EQ(playA.heights().ground(cell), playB.heights().ground(other)) << a->label(cell);
        EXPECT_EQ(playA.heights().top(cell), playB.heights().top(other)) << a->label(cell);
        for (const End end : {End::observer, End::target})
            EXPECT_EQ(playA.heights().eye(cell, end), playB.heights().eye(other, end)) << a->label(cell);
    }
}

TEST(SampleSight, HeightsAndSightAreTheSameOnATurnedTable) {
    for (support::Sample& sample : support::allSamples()) {
        SCOPED_TRACE(sample.path);
        const auto turned = turnedTable(sample.document);
        ASSERT_TRUE(turned);
        const Field field = fieldOf(sample.document, std::move(sample.game));
        ASSERT_TRUE(field.battlefield);
        ASSERT_TRUE(field.findings.empty());
        const Field other = fieldOf(*turned, *field.game);
        ASSERT_TRUE(other.battlefield);
        expectSameHeights(field, other);
        expectSameAnswers(field, other);
    }
}

TEST(SampleSight, IsMutualOnEveryPair) {
    for (support::Sample& sample : support::allSamples()) {
        SCOPED_TRACE(sample.path);
        const Field field = fieldOf(sample.document, std::move(sample.game));
        ASSERT_TRUE(field.battlefield);
        const Play play(*field);
        // True for every game of the tree; otherwise allPairs() would have to test both directions.
        ASSERT_TRUE(play.sight().isMutual());
        constexpr std::size_t stride = support::areSanitized ? 4 : 1;
        for (std::size_t i = 0; i < field->hexes().size(); i += stride)
            for (const Cell from = field->hexes()[i]; const Cell to : field->hexes())
                ASSERT_EQ(play.sight().judge(from, to), play.sight().judge(to, from))
                    << field->label(from) << " and " << field->label(to);
    }
}

TEST(SampleSight, TheWholeTableTurnedGivesTheSameAnswers) {
    for (unsigned seed = 0; seed < 3; ++seed) {
        support::ScenarioMaker maker;
        int column = 0;
        for (const char* id : {"A", "B"}) {
            model::Board board = support::randomBoard(7, 6, seed + static_cast<unsigned>(column), 3, 6, true);
            board.id = id;
            board.grid.halves = {false, false, true, true};
            maker.add(board, column, 0, column > 0);
            column += 6;
        }
        const auto turned = turnedTable(maker.document());
        ASSERT_TRUE(turned);
        expectSameAnswers(fieldOf(maker.document()), fieldOf(*turned));
    }
}

}  // namespace
}  // namespace cota::mapsets
