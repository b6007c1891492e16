// The exact line between two hexes: made once per offset, then looked up.
#include <benchmark/benchmark.h>

#include "formats/model/hex_line.h"

namespace cota::model {
namespace {

void makeTrace(benchmark::State& state) {
    const int length = static_cast<int>(state.range(0));
    for (auto _ : state) benchmark::DoNotOptimize(traceBetween({length, -length / 3}));
    state.SetComplexityN(length);
}
BENCHMARK(makeTrace)->Arg(12)->Arg(60)->Arg(200)->Complexity(benchmark::oN);

void prepareTable60x40(benchmark::State& state) {
    for (auto _ : state) {
        TraceTable table;
        table.prepare(60, 40);
        benchmark::DoNotOptimize(table.bytes());
    }
}
BENCHMARK(prepareTable60x40)->Unit(benchmark::kMillisecond);

/// Every step of the lines from one hex to all hexes of a 60 x 40 map.
void walkKeptTraces(benchmark::State& state) {
    TraceTable table;
    table.prepare(60, 40);
    std::int64_t lines = 0;
    for (auto _ : state) {
        std::int64_t sum = 0;
        for (int q = 0; q < 60; ++q)
            for (int r = -q / 2; r < 40 - q / 2; ++r)
                for (const TraceStep& step : table({q, r}).steps) sum += step.distance;
        benchmark::DoNotOptimize(sum);
        lines += 60 * 40;
    }
    state.SetItemsProcessed(lines);
}
BENCHMARK(walkKeptTraces);

}  // namespace
}  // namespace cota::model
