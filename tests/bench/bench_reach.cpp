// How fast the reach of a unit is found. Limits: one turn on 200 x 200 under 0.5 ms, unlimited over 100,000
// hexes under 40 ms, a graph of 200 x 200 under 40 ms.
#include <benchmark/benchmark.h>

#include <memory>

#include "mapsets/movement/movement.h"
#include "mapsets/movement/reach.h"
#include "tests/support/big_scenario.h"
#include "tests/support/real_game.h"
#include "tests/support/small_game.h"

using namespace cota;

namespace {

struct Country {
    support::Field field;
    mapsets::UnitTags tags;
    std::unique_ptr<mapsets::Movement> movement;

    Country(int columns, int rows)
        : field(support::fieldOf(support::bigBoard(columns, rows), support::realGame("panzer-grenadier"))),
          tags(field.game->catalogue),
          movement(mapsets::makeMovement(*field, tags, nullptr)) {}
    mapsets::Mover mover(int mobility) const { return {mobility, 0}; }
    mapsets::Cell middle() const {
        const auto hexes = field->hexes();
        return hexes[hexes.size() / 2 + 20];
    }
};

void buildGraph(benchmark::State& state) {
    const Country country(200, 200);
    for (auto _ : state)
        benchmark::DoNotOptimize(mapsets::ReachGraph(*country.field, *country.movement, country.mover(0)));
}
BENCHMARK(buildGraph)->Unit(benchmark::kMillisecond);

void buildMovement(benchmark::State& state) {
    const Country country(200, 200);
    for (auto _ : state)
        benchmark::DoNotOptimize(mapsets::makeMovement(*country.field, country.tags, nullptr));
}
BENCHMARK(buildMovement)->Unit(benchmark::kMillisecond);

/// One turn of the movement types walk, wheels, tracks.
void reachInATurn(benchmark::State& state) {
    const Country country(200, 200);
    const mapsets::ReachGraph graph(*country.field, *country.movement,
                                    country.mover(static_cast<int>(state.range(0))));
    mapsets::ReachSearch search(graph);
    mapsets::ReachQuery query;
    query.start = country.middle();
    query.allowance = country.movement->pointsOf(model::Rational(state.range(1)));
    std::size_t found = 0;
    for (auto _ : state) {
        search.run(query);
        found = search.result().hexes.size();
    }
    state.counters["hexes"] = static_cast<double>(found);
}
BENCHMARK(reachInATurn)->Args({0, 4})->Args({1, 12})->Args({2, 12})->Unit(benchmark::kMicrosecond);

void reachEverything(benchmark::State& state) {
    const Country country(400, 250);
    const mapsets::ReachGraph graph(*country.field, *country.movement,
                                    country.mover(static_cast<int>(state.range(0))));
    mapsets::ReachSearch search(graph);
    mapsets::ReachQuery query;
    query.start = country.middle();
    query.allowance = country.movement->pointsOf(model::Rational(6));
    query.turns = 0;
    for (auto _ : state) search.run(query);
    state.counters["hexes"] = static_cast<double>(search.result().hexes.size());
}
BENCHMARK(reachEverything)->Arg(0)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond);

void gatherEverything(benchmark::State& state) {
    const Country country(400, 250);
    const mapsets::ReachGraph graph(*country.field, *country.movement, country.mover(0));
    mapsets::ReachSearch search(graph);
    mapsets::ReachQuery query;
    query.start = country.middle();
    query.allowance = country.movement->pointsOf(model::Rational(6));
    query.turns = 0;
    search.run(query);
    for (auto _ : state) benchmark::DoNotOptimize(search.result());
}
BENCHMARK(gatherEverything)->Unit(benchmark::kMillisecond);

void components(benchmark::State& state) {
    const Country country(400, 250);
    const mapsets::ReachGraph graph(*country.field, *country.movement, country.mover(1));
    for (auto _ : state) benchmark::DoNotOptimize(mapsets::componentsOf(graph));
}
BENCHMARK(components)->Unit(benchmark::kMillisecond);

}  // namespace
