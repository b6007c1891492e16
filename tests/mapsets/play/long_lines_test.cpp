// Long lines: if computed step by step they equal the trace, and what is left out of them changes no
// verdict. Every query of many hexes at once is compared with the single line, explained step by step.
#include <gtest/gtest.h>

#include <random>

#include "mapsets/play/play.h"
#include "mapsets/sight/line_walk.h"
#include "tests/support/random_board.h"
#include "tests/support/real_game.h"
#include "tests/support/trials.h"

namespace cota::mapsets {
namespace {

using Hexes = std::vector<model::HexCoord>;

Hexes walked(const LineFrame& frame, bool withTouched) {
    Hexes hexes;
    bool ended = false;
    walkLongLine(
        frame, {}, withTouched, [](Cell, int) { return false; },
        [&](const LineHex& at) {
            EXPECT_FALSE(ended);
            ended = at.isLast;
            const int along = at.distance - at.aside;
            hexes.push_back({along * frame.main.q + at.aside * frame.beside.q,
                             along * frame.main.r + at.aside * frame.beside.r});
            return true;
        });
    EXPECT_TRUE(ended || frame.distance() == 1);
    return hexes;
}

Hexes traced(model::HexCoord offset, bool withTouched) {
    Hexes hexes;
    for (const auto& step : model::traceBetween(offset).steps)
        if (withTouched || step.kind != model::TraceStep::Kind::vertex) hexes.push_back(step.first());
    return hexes;
}

TEST(LongLines, AreThoseOfTheTrace) {
    std::mt19937 random(3);
    const auto upTo = [&](int most) {
        return static_cast<int>(random() % static_cast<unsigned>(2 * most + 1)) - most;
    };
    for (int i = 0; i < 3000; ++i) {
        const int far = i < 2900 ? 150 : model::maxTraceDistance / 2;
        const model::HexCoord offset{upTo(far), upTo(far)};
        const LineFrame frame = frameOf(offset);
        if (frame.distance() == 0 || frame.alongSides()) continue;
        for (const bool touched : {false, true})
            ASSERT_EQ(walked(frame, touched), traced(offset, touched)) << offset.q << "," << offset.r;
    }
}

/// Only complete stretches near the tested cell are left out, never the beginning or the end.
TEST(LongLines, LeaveOutOnlyWhatWasAskedAbout) {
    std::mt19937 random(4);
    for (int i = 0; i < 400; ++i) {
        const int along = 60 + static_cast<int>(random() % 300), aside = static_cast<int>(random() % 60);
        const LineFrame frame{{1, 0}, {0, 1}, along, aside};
        if (frame.alongSides()) continue;
        constexpr Cell width = 10'000;
        const bool touched = i % 2 != 0;
        const LineLattice lattice{500 * width + 500, 1, width};
        std::vector<std::pair<Cell, int>> all, visited, quiet;
        walkLongLine(
            frame, lattice, touched, [](Cell, int) { return false; },
            [&](const LineHex& at) { return all.emplace_back(at.cell, at.distance), true; });
        walkLongLine(
            frame, lattice, touched,
            [&](Cell cell, int distance) {
                if (random() % 3 == 0) return false;
                quiet.emplace_back(cell, distance);
                return true;
            },
            [&](const LineHex& at) { return visited.emplace_back(at.cell, at.distance), true; });
        std::size_t next = 0;
        for (const auto& each : all) {
            const Cell cell = each.first;
            const int distance = each.second;
            if (next < visited.size() && visited[next] == std::pair{cell, distance}) {
                ++next;
                continue;
            }
            EXPECT_GT(distance, 1);
            EXPECT_LT(distance, frame.distance() - 2);
            const bool asked = std::ranges::any_of(quiet, [&](const auto& one) {
                const int rows = std::abs(cell / width - one.first / width);
                const int columns = std::abs(cell % width - one.first % width);
                return distance >= one.second && distance < one.second + stretchRings &&
                       rows <= stretchRings + 1 && columns <= stretchRings + 1;
            });
            EXPECT_TRUE(asked) << cell << " at " << distance;
        }
        EXPECT_EQ(next, visited.size());
    }
}

/// Ground with wide open stretches between obstacles, which are in `density` of a thousand hexes.
model::Board country(int columns, int rows, unsigned seed, unsigned density, const char* ground,
                     const std::vector<const char*>& covers, int highest) {
    support::BoardMaker maker("1", columns, rows);
    maker.board.ground = model::TerrainId(ground);
    std::mt19937 random(seed);
    model::CodedLayer<model::TerrainMix> terrain(maker.board.grid.size(), {{{model::TerrainId(ground), {}}}});
    model::Layer<std::int16_t> level(maker.board.grid.size(), 0);
    const int plain = static_cast<int>(random() % 2);
    for (std::size_t i = 0; i < level.size(); ++i) {
        // A plateau in one half, so that long lines cross ground that is not the lowest.
        level[i] = static_cast<std::int16_t>(
            i % static_cast<std::size_t>(columns) > level.size() % 40 + 60 ? plain : 0);
        if (random() % 1000 < density)
            terrain.set(i, {{{model::TerrainId(covers[random() % covers.size()]), {}}}});
        if (random() % 1000 < density)
            level[i] = static_cast<std::int16_t>(random() % static_cast<unsigned>(highest + 1));
    }
    maker.board.terrain = std::move(terrain);
    maker.board.level = std::move(level);
    return maker.board;
}

/// Whether the explanation, which follows the whole trace, gives the same verdict.
bool saysSo(const SightRecorder& recorder, SightResult result) {
    const bool stops = std::ranges::any_of(recorder.steps, [](const SightStep& step) {
        return step.effect == SightEffect::blocks || step.effect == SightEffect::blinds;
    });
    return (stops || recorder.reason.id() == "not-in-crest") == !result.isClear();
}

/// Compares the verdicts of many lines at once, of single lines, and of explained lines. Returns how many of
/// the lines were longer than `far`.
std::size_t compare(const support::Field& field, unsigned seed, const std::string& about, int far = 0) {
    const Play many(*field), single(*field);
    const std::span<const Cell> hexes = field->hexes();
    std::vector<SightResult> seen(hexes.size());
    std::mt19937 random(seed);
    std::size_t differ = 0, clear = 0, longer = 0;
    constexpr unsigned sparse = support::areSanitized ? 4 : 1;
    for (unsigned i = 0; i < support::trials(6); ++i) {
        const Cell from = i == 0 ? hexes.front() : hexes[random() % hexes.size()];
        many.sight().viewshed(from, seen);
        for (std::size_t to = 0; to < hexes.size(); to += 1 + random() % (sparse * (far > 0 ? 40 : 5))) {
            SightRecorder recorder;
            const bool explains = random() % 30 == 0;
            const SightResult one = single.sight().judge(from, hexes[to], explains ? &recorder : nullptr);
            const bool isFar = field->distance(from, hexes[to]) > far;
            longer += isFar;
            clear += isFar && one.isClear();
            if (one == seen[to] && (!explains || saysSo(recorder, one))) continue;
            ++differ;
            ADD_FAILURE() << about << ": " << field->label(from) << " to " << field->label(hexes[to]);
            if (differ > 5) return longer;
        }
    }
    if (!support::areSanitized) {  // all of a few lines may be blocked
        EXPECT_GT(clear, 0u) << about;
    }
    return longer;
}

struct Land {
    const char* game;
    const char* ground;
    std::vector<const char*> covers;
    int highest;
};
const Land lands[] = {
    {"panzer-grenadier", "clear", {"woods", "town", "field"}, 3},
    {"marea-de-acero", "clear", {"woods", "building", "rough"}, 2},
    {"war-storm-series", "open-terrain", {"woods", "built-up-area", "fields", "rough"}, 3},
    {"tcs", "open-ground", {"woods", "village", "forest"}, 3},
};

/// A map large enough for viewshed() to leave out stretches: 160 x 130 hexes.
TEST(LongLines, ManyAtOnceAreJudgedAsEachAlone) {
    for (const Land& land : lands)
        for (const unsigned density : {0u, 1u, 4u, 40u}) {
            const auto board =
                country(160, 130, density + 11, density, land.ground, land.covers, land.highest);
            compare(support::fieldOf(board, support::realGame(land.game)), density,
                    std::string(land.game) + " " + std::to_string(density));
        }
}

/// A strip of land so long that most lines cross more than 400 hexes: no line is cut short, and no counter
/// overflows.
TEST(LongLines, AcrossAWholeCountry) {
    for (const Land& land : lands)
        for (const unsigned density : {0u, 1u}) {
            const auto board =
                country(1000, 21, density + 5, density, land.ground, land.covers, land.highest);
            const std::string about = std::string(land.game) + " " + std::to_string(density);
            const Mapset game = support::realGame(land.game);
            const auto field = support::fieldOf(board, game);
            EXPECT_GT(compare(field, density + 1, about, 400), support::areSanitized ? 50u : 1500u) << about;
        }
}

/// The same with the options that change sight.
TEST(LongLines, AlsoWithEverySwitchOfSight) {
    for (const Land& land : lands) {
        const Mapset game = support::realGame(land.game);
        const auto board = country(160, 126, 29, 3, land.ground, land.covers, land.highest);
        const StrategyChoice* const choice = game.catalogue.strategy("sight");
        ASSERT_NE(choice, nullptr);
        for (const auto& [parameter, id] : choice->fromOption)
            for (const std::string& word : game.catalogue.option(id)->words) {
                Mapset switched = game;
                std::ranges::find(switched.catalogue.options, id, &Option::id)->value = word;
                compare(support::fieldOf(board, switched), 31,
                        std::string(land.game) + " " + id + "=" + word);
            }
    }
}

}  // namespace
}  // namespace cota::mapsets
