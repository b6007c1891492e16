// Lines of sight by whole elevation levels: one line, a viewshed, all pairs of a map; and the battlefield
// itself.
#include <benchmark/benchmark.h>

#include <random>

#include "mapsets/play/play.h"
#include "tests/support/real_game.h"
#include "tests/support/small_game.h"

namespace cota {
namespace {

enum Land { open, mixed };

/// A board with a hill every few hexes, woods, towns and fields; or bare ground, where no line ends early.
model::Board boardOf(int columns, int rows, Land land, const char* ground = "clear",
                     std::vector<const char*> cover = {"woods", "town", "field"}) {
    support::BoardMaker maker("1", columns, rows);
    maker.board.ground = model::TerrainId(ground);
    model::CodedLayer<model::TerrainMix> plain(maker.board.grid.size(), {{{model::TerrainId(ground), {}}}});
    maker.board.terrain = plain;
    if (land == open) return maker.board;
    std::mt19937 random(7);
    const auto rare = [&](unsigned one) { return random() % one == 0; };
    model::CodedLayer<model::TerrainMix> terrain = plain;
    model::Layer<std::int16_t> level(maker.board.grid.size(), 0);
    for (std::size_t i = 0; i < level.size(); ++i) {
        for (const char* id : cover)
            if (rare(12)) terrain.set(i, {{{model::TerrainId(id), {}}}});
        if (rare(8)) level[i] = static_cast<std::int16_t>(random() % 4);
    }
    maker.board.terrain = std::move(terrain);
    maker.board.level = std::move(level);
    return maker.board;
}

/// The same with three levels, and terrain that blocks or causes blind hexes.
model::Board threeLevels(int columns, int rows, Land land) {
    support::BoardMaker maker("1", columns, rows);
    if (land == open) return maker.board;
    std::mt19937 random(7);
    const auto rare = [&](unsigned one) { return random() % one == 0; };
    model::CodedLayer<model::TerrainMix> terrain(maker.board.grid.size(),
                                                 {{{model::TerrainId("clear"), {}}}});
    model::Layer<std::int16_t> level(maker.board.grid.size(), 0);
    for (std::size_t i = 0; i < level.size(); ++i) {
        for (const char* id : {"woods", "building", "rough"})
            if (rare(12)) terrain.set(i, {{{model::TerrainId(id), {}}}});
        if (rare(8)) level[i] = static_cast<std::int16_t>(random() % 3);
    }
    maker.board.terrain = std::move(terrain);
    maker.board.level = std::move(level);
    return maker.board;
}

void buildBattlefield(benchmark::State& state) {
    const mapsets::Mapset game = support::realGame("panzer-grenadier");
    const model::Board board = boardOf(200, 200, mixed);
    for (auto _ : state) benchmark::DoNotOptimize(mapsets::buildBattlefield(board, game));
}
BENCHMARK(buildBattlefield)->Unit(benchmark::kMillisecond);

void oneLine(benchmark::State& state) {
    const support::Field field = support::fieldOf(boardOf(60, 40, state.range(0) ? mixed : open),
                                                  support::realGame("panzer-grenadier"));
    const mapsets::Play play(*field);
    const mapsets::Cell from = field.at("0101");
    const mapsets::Cell to = field.at("6031");
    for (auto _ : state) benchmark::DoNotOptimize(play.sight().judge(from, to));
}
BENCHMARK(oneLine)->Arg(open)->Arg(mixed);

void allPairs(benchmark::State& state) {
    const support::Field field = support::fieldOf(boardOf(60, 40, state.range(0) ? mixed : open),
                                                  support::realGame("panzer-grenadier"));
    for (auto _ : state) {
        const mapsets::Play play(*field);  // makes the lines again, as for a first question
        benchmark::DoNotOptimize(play.sight().allPairs());
    }
}
BENCHMARK(allPairs)->Arg(open)->Arg(mixed)->Unit(benchmark::kMillisecond)->UseRealTime();

void allPairsByObstruction(benchmark::State& state) {
    const support::Field field = support::fieldOf(threeLevels(60, 40, state.range(0) ? mixed : open),
                                                  support::realGame("marea-de-acero"));
    for (auto _ : state) {
        const mapsets::Play play(*field);
        benchmark::DoNotOptimize(play.sight().allPairs());
    }
}
BENCHMARK(allPairsByObstruction)->Arg(open)->Arg(mixed)->Unit(benchmark::kMillisecond)->UseRealTime();

/// The same by crests.
void allPairsByCrests(benchmark::State& state) {
    const support::Field field =
        support::fieldOf(boardOf(60, 40, state.range(0) ? mixed : open, "open-terrain",
                                 {"woods", "built-up-area", "fields", "rough"}),
                         support::realGame("war-storm-series"));
    for (auto _ : state) {
        const mapsets::Play play(*field);
        benchmark::DoNotOptimize(play.sight().allPairs());
    }
}
BENCHMARK(allPairsByCrests)->Arg(open)->Arg(mixed)->Unit(benchmark::kMillisecond)->UseRealTime();

/// The first viewshed in a process makes the lines; later ones only judge them.
void viewshed(benchmark::State& state) {
    const support::Field field = support::fieldOf(boardOf(100, 100, state.range(0) ? mixed : open),
                                                  support::realGame("panzer-grenadier"));
    const bool first = state.range(1) != 0;
    auto play = std::make_unique<mapsets::Play>(*field);
    std::vector<mapsets::SightResult> seen(field->hexes().size());
    for (auto _ : state) {
        if (first) play = std::make_unique<mapsets::Play>(*field);
        play->sight().viewshed(field.at("5050"), seen);
    }
}
BENCHMARK(viewshed)->ArgsProduct({{open, mixed}, {0, 1}})->Unit(benchmark::kMillisecond);

void viewshedFromCorner(benchmark::State& state) {
    const support::Field field =
        support::fieldOf(boardOf(100, 100, open), support::realGame("panzer-grenadier"));
    auto play = std::make_unique<mapsets::Play>(*field);
    std::vector<mapsets::SightResult> seen(field->hexes().size());
    for (auto _ : state) {
        if (state.range(0)) play = std::make_unique<mapsets::Play>(*field);
        play->sight().viewshed(field.at("0101"), seen);
    }
}
BENCHMARK(viewshedFromCorner)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

void spottingRange(benchmark::State& state) {
    const support::Field field =
        support::fieldOf(boardOf(60, 40, mixed), support::realGame("panzer-grenadier"));
    const mapsets::Play play(*field);
    const mapsets::SpottingQuery query{field.at("0101"), field.at("2031"), {}, nullptr, nullptr};
    for (auto _ : state) benchmark::DoNotOptimize(play.spotting().range(query));
}
BENCHMARK(spottingRange);

}  // namespace
}  // namespace cota
