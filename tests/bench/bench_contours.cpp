// Heights from drawn contours, and sight over them.
#include <benchmark/benchmark.h>

#include "mapsets/play/play.h"
#include "tests/support/hill_board.h"
#include "tests/support/real_game.h"

namespace cota {
namespace {

mapsets::Mapset gameBy(const std::string& method) {
    mapsets::Mapset game = support::realGame(support::contourGame);
    for (mapsets::StrategyChoice& choice : game.catalogue.strategies)
        if (choice.question == "heights") {
            choice.parameters.set("method", method);
            choice.fromOption.erase("method");
        }
    return game;
}

/// The whole computation from the drawn lines: faces, and the height of every hex.
void heightsOfContours(benchmark::State& state) {
    const mapsets::Mapset game = gameBy("standard");
    const support::Field field = support::fieldOf(support::hillBoard(100, 100, 3), game);
    for (auto _ : state)
        benchmark::DoNotOptimize(
            mapsets::makeContourHeights(*field, field->mapset().catalogue.strategy("heights")));
}
BENCHMARK(heightsOfContours)->Unit(benchmark::kMillisecond);

void battlefieldWithContours(benchmark::State& state) {
    const mapsets::Mapset game = gameBy("standard");
    const model::Board board = support::hillBoard(100, 100, 3);
    for (auto _ : state) benchmark::DoNotOptimize(mapsets::buildBattlefield(board, game));
}
BENCHMARK(battlefieldWithContours)->Unit(benchmark::kMillisecond);

constexpr const char* methods[] = {"standard", "simplified", "topographic-full"};

void allPairsByContours(benchmark::State& state) {
    const support::Field field = support::fieldOf(support::hillBoard(60, 40, 3),
                                                  gameBy(methods[static_cast<std::size_t>(state.range(0))]));
    for (auto _ : state) {
        const mapsets::Play play(*field);
        benchmark::DoNotOptimize(play.sight().allPairs());
    }
    state.SetLabel(methods[static_cast<std::size_t>(state.range(0))]);
}
BENCHMARK(allPairsByContours)->DenseRange(0, 2)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
}  // namespace cota
