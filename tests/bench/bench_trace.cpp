// The exact line between two hexes: made once for each offset, then looked up.
#include <benchmark/benchmark.h>

#include "formats/model/geometry/hex_line.h"
#include "mapsets/sight/kept_lines.h"

namespace cota::mapsets {
namespace {

void makeTrace(benchmark::State& state) {
    const int length = static_cast<int>(state.range(0));
    for (auto _ : state) benchmark::DoNotOptimize(model::traceBetween({length, -length / 3}));
    state.SetComplexityN(length);
}
BENCHMARK(makeTrace)->Arg(12)->Arg(60)->Arg(200)->Complexity(benchmark::oN);

/// The lines of a map with the given number of hexes across.
void makeKeptLines(benchmark::State& state) {
    for (auto _ : state) {
        KeptLines lines;
        lines.prepare(static_cast<int>(state.range(0)));
        benchmark::DoNotOptimize(lines.steps(frameOf({7, -2})));
    }
}
BENCHMARK(makeKeptLines)->Arg(70)->Arg(200)->Arg(KeptLines::longestKept)->Unit(benchmark::kMillisecond);

/// Every step of the lines from one hex to all hexes of a 60 x 40 map.
void walkKeptLines(benchmark::State& state) {
    KeptLines lines;
    lines.prepare(100);
    std::int64_t walked = 0;
    for (auto _ : state) {
        std::int64_t sum = 0;
        for (int q = 0; q < 60; ++q)
            for (int r = -q / 2; r < 40 - q / 2; ++r)
                if (const LineFrame frame = frameOf({q, r}); frame.distance() > 0 && !frame.alongSides())
                    for (const LineStep step : lines.steps(frame)) sum += step.along;
        benchmark::DoNotOptimize(sum);
        walked += 60 * 40;
    }
    state.SetItemsProcessed(walked);
}
BENCHMARK(walkKeptLines);

}  // namespace
}  // namespace cota::mapsets
