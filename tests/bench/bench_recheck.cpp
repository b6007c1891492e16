// Checking the rules again after an edit of one hex in the editor: 100 x 100 hexes, 1,000 counters and 50
// zones. Limit: 50 ms of processor time.
#include <benchmark/benchmark.h>

#include <filesystem>

#include "editor/editing/session.h"
#include "formats/model/document/edits.h"
#include "mapsets/loading/mapset_places.h"
#include "tests/support/big_scenario.h"
#include "tests/support/whole_battle.h"

namespace cota {
namespace {

namespace fs = std::filesystem;

model::Document edited(const session::Session& session, int step) {
    const auto& board = *session.document().boards.begin();
    const model::HexCoord hex = board.second->grid.hexAt({(13 * step) % 100, (29 * step) % 100});
    if (step % 2) return model::withLevelRaised(session.document(), board.first, {&hex, 1}, 1);
    const auto& terrains = session.game()->catalogue.terrains;
    return model::withTerrain(session.document(), board.first, {&hex, 1},
                              {{{terrains[static_cast<std::size_t>(step) / 2 % 3].id, {}}}});
}

void checkAfterOneHex(benchmark::State& state) {
    const std::string game = support::battleGames[static_cast<std::size_t>(state.range(0))];
    const fs::path folder = fs::temp_directory_path() / ("cota-bench-recheck-" + game);
    session::SessionSettings settings;
    mapsets::addTree(settings.mapsets, COTA_SOURCE_DIR);
    session::Session session(settings);
    session.open(support::saveInto(support::wholeBattle(game, 100, 100, 1000, 50), folder));
    fs::remove_all(folder);
    session.waitForCheck();
    int step = 0;
    for (auto _ : state) {
        state.PauseTiming();
        auto document = edited(session, step++);
        state.ResumeTiming();
        session.commit({"Edit", std::move(document)});
        session.waitForCheck();
    }
    state.SetLabel(game);
}
BENCHMARK(checkAfterOneHex)
    ->DenseRange(0, 1)
    ->Iterations(40)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();

}  // namespace
}  // namespace cota
