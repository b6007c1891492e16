// Sight on the samples: whole scenarios with their boards, turned and not.
#include <gtest/gtest.h>

#include <filesystem>
#include <map>

#include "formats/xml/document_file.h"
#include "mapsets/mapset_reader.h"
#include "mapsets/play/play.h"
#include "tests/support/random_board.h"
#include "tests/support/turned_table.h"

namespace cota::mapsets {
namespace {

using support::Field;
using support::fieldOf;
using support::turnedTable;

void expectSameAnswers(const Field& a, const Field& b) {
    ASSERT_EQ(a->hexes().size(), b->hexes().size());
    const Play playA(*a), playB(*b);
    const auto seenA = playA.sight().allPairs();
    const auto seenB = playB.sight().allPairs();
    ASSERT_TRUE(seenA && seenB);
    std::vector<std::size_t> there;  // the same hex in the other
    for (const Cell cell : a->hexes()) {
        const Cell other = b.at(a->label(cell));
        there.push_back(
            static_cast<std::size_t>(std::ranges::lower_bound(b->hexes(), other) - b->hexes().begin()));
        ASSERT_EQ(playA.heights().top(cell), playB.heights().top(other));
        ASSERT_EQ(playA.spotting().range({a->hexes().front(), cell, {}, nullptr, nullptr}),
                  playB.spotting().range({b->hexes()[there.front()], other, {}, nullptr, nullptr}));
    }
    for (std::size_t i = 0; i < there.size(); ++i)
        for (std::size_t j = 0; j < there.size(); ++j)
            ASSERT_EQ(seenA->sees(i, j), seenB->sees(there[i], there[j]))
                << a->label(a->hexes()[i]) << " to " << a->label(a->hexes()[j]);
}

/// Of samples of every game: the heights as shown, not only what can be seen.
TEST(SampleSight, EveryHexHasTheSameHeightsOnATurnedTable) {
    const std::filesystem::path root = COTA_SOURCE_DIR;
    const MapsetLibrary library{{root / "mapsets/systems"}};
    int compared = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root / "samples")) {
        if (!entry.path().string().ends_with(".scenario.xml")) continue;
        const auto loaded = xml::loadDocument(entry.path());
        const auto turned = loaded.value ? turnedTable(*loaded.value) : std::nullopt;
        if (!turned) continue;
        auto game = readMapset(library.beside(entry.path()), loaded.value->mapset());
        if (!game.value) continue;
        const Field a = fieldOf(*loaded.value, std::move(*game.value));
        if (!a.battlefield || !a.findings.empty()) continue;
        const Field b = fieldOf(*turned, *a.game);
        const Play playA(*a), playB(*b);
        ++compared;
        ASSERT_EQ(a->hexes().size(), b->hexes().size()) << entry.path();
        for (const Cell cell : a->hexes()) {
            const Cell other = b.at(a->label(cell));
            const std::string where = entry.path().filename().string() + " " + a->label(cell);
            EXPECT_EQ(playA.heights().ground(cell), playB.heights().ground(other)) << where;
            EXPECT_EQ(playA.heights().top(cell), playB.heights().top(other)) << where;
            for (const End end : {End::observer, End::target})
                EXPECT_EQ(playA.heights().eye(cell, end), playB.heights().eye(other, end)) << where;
        }
    }
    EXPECT_GT(compared, 3);
}

TEST(SampleSight, IsMutualOnEveryPair) {
    const std::filesystem::path root = COTA_SOURCE_DIR;
    const MapsetLibrary library{{root / "mapsets/systems"}};
    int scenarios = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root / "samples")) {
        if (!entry.path().string().ends_with(".scenario.xml")) continue;
        auto loaded = xml::loadDocument(entry.path());
        if (!loaded.value) continue;
        auto game = readMapset(library.beside(entry.path()), loaded.value->mapset());
        if (!game.value) continue;
        const Field field = fieldOf(*loaded.value, std::move(*game.value));
        if (!field.battlefield) continue;
        const Play play(*field);
        if (!play.sight().isMutual()) continue;
        ++scenarios;
        for (const Cell from : field->hexes())
            for (const Cell to : field->hexes())
                ASSERT_EQ(play.sight().judge(from, to), play.sight().judge(to, from))
                    << entry.path() << ": " << field->label(from) << " and " << field->label(to);
        if (const auto turned = turnedTable(*loaded.value); turned && field.findings.empty())
            expectSameAnswers(field, fieldOf(*turned, *field.game));
    }
    EXPECT_GT(scenarios, 0);
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
