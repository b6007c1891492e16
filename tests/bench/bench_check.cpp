// Complete checks, from the arguments of the command to the report: the sample, a generated battle on 200 x
// 200 hexes with 1,000 counters, and one with zones. The process time added by the operating system is in
// docs/performance.md.
#include <benchmark/benchmark.h>

#include <filesystem>
#include <sstream>

#include "tests/support/big_scenario.h"
#include "tests/support/whole_battle.h"
#include "validator/cli/program.h"

namespace cota {
namespace {

namespace fs = std::filesystem;

void checkFile(benchmark::State& state, const fs::path& file, int most = 0) {
    const std::string mapsets = (fs::path(COTA_SOURCE_DIR) / "mapsets/systems").string();
    for (auto _ : state) {
        std::istringstream in;
        std::ostringstream out;
        std::ostringstream err;
        const std::vector<std::string> arguments = {"check", file.string(), "--mapsets",
                                                    mapsets, "--lang",      "en"};
        const int code = cli::runProgram(arguments, {in, out, err}, {});
        if (code > most) {
            state.SkipWithError(
                ("exit " + std::to_string(code) + ": " + out.str().substr(0, 400) + err.str()).c_str());
            break;
        }
    }
}

void checkSample(benchmark::State& state) {
    checkFile(state, fs::path(COTA_SOURCE_DIR) / "samples/panzer-grenadier/brod.scenario.xml");
}
BENCHMARK(checkSample)->Unit(benchmark::kMillisecond)->UseRealTime();

void checkLargeBattle(benchmark::State& state) {
    const fs::path folder = fs::temp_directory_path() / "cota-bench-check";
    checkFile(state, support::saveInto(support::bigScenario(200, 200, 1000), folder));
    fs::remove_all(folder);
}
BENCHMARK(checkLargeBattle)->Unit(benchmark::kMillisecond)->UseRealTime();

// 100 x 100 hexes, 1,000 counters that set up freely in 50 zones, ten of them completely full.
void checkRoomToSetUp(benchmark::State& state) {
    const fs::path folder = fs::temp_directory_path() / "cota-bench-zones";
    checkFile(state, support::saveInto(support::zonedScenario(100, 100, 1000, 50), folder));
    fs::remove_all(folder);
}
BENCHMARK(checkRoomToSetUp)->Unit(benchmark::kMillisecond)->UseRealTime();

// 100 x 100 hexes, 1,000 counters, 50 zones and everything that is expensive for rules; not all of it can be
// won.
void checkWholeBattle(benchmark::State& state) {
    const std::string game = support::battleGames[static_cast<std::size_t>(state.range(0))];
    const fs::path folder = fs::temp_directory_path() / ("cota-bench-" + game);
    checkFile(state, support::saveInto(support::wholeBattle(game, 100, 100, 1000, 50), folder), 1);
    fs::remove_all(folder);
    state.SetLabel(game);
}
BENCHMARK(checkWholeBattle)
    ->DenseRange(0, 1)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();

}  // namespace
}  // namespace cota
