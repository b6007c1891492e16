// What people wait for in the editor: a large board opened, and a painted hex on the screen. Limits: 200 x
// 200 hexes opened under 1 s, a changed hex repainted within 16 ms.
#include <benchmark/benchmark.h>

#include <filesystem>

#include "editor/session/screen_map.h"
#include "editor/session/session.h"
#include "formats/model/edits.h"
#include "formats/xml/board_writer.h"
#include "formats/xml/text_file.h"
#include "mapsets/mapset_places.h"
#include "tests/support/big_scenario.h"

using namespace cota;

namespace {

namespace fs = std::filesystem;

constexpr int columns = 1000, rows = 700;  // of the window

session::Places places() {
    session::Places made;
    mapsets::addTree(made.mapsets, COTA_SOURCE_DIR);
    return made;
}

fs::path boardFile() {
    const fs::path path = fs::temp_directory_path() / "cota-bench-editor.board.xml";
    xml::saveAtomically(path, xml::writeBoard(support::bigBoard(200, 200)));
    return path;
}

session::PictureOrder orderOf(const session::Session& session, double perMillimetre) {
    return {session.table(), session.look(), {{200, 200}, perMillimetre, columns, rows}, {}};
}

model::Document painted(const session::Session& session, int step) {
    const auto& board = *session.document().boards.begin();
    const model::HexCoord hex = board.second->grid.hexAt(model::OffsetCoord{20, 20});
    return model::withLevel(session.document(), board.first, {&hex, 1}, step % 2 + 1);
}

void openLarge(benchmark::State& state) {
    const auto path = boardFile();
    for (auto _ : state) {
        session::Session session(places());
        benchmark::DoNotOptimize(session.open(path));
    }
}
BENCHMARK(openLarge)->Unit(benchmark::kMillisecond);

void firstPictureOfLarge(benchmark::State& state) {
    session::Session session(places());
    session.open(boardFile());
    session.waitForCheck();
    for (auto _ : state) {
        session::ScreenMap map;
        benchmark::DoNotOptimize(map.redraw(orderOf(session, 4), [] { return true; }));
    }
}
BENCHMARK(firstPictureOfLarge)->Unit(benchmark::kMillisecond);

void commitOnLarge(benchmark::State& state) {
    session::Session session(places());
    session.open(boardFile());
    int step = 0;
    for (auto _ : state) {
        session.commit({"Raise", painted(session, step++)});
        state.PauseTiming();
        session.waitForCheck();
        state.ResumeTiming();
    }
}
BENCHMARK(commitOnLarge)->Unit(benchmark::kMillisecond);

/// From a committed hex to its pixels; light and whatever else hangs on it follow in the background.
void repaintAfterOneHex(benchmark::State& state) {
    session::Session session(places());
    session.open(boardFile());
    session::ScreenMap map;
    map.redraw(orderOf(session, 4), [] { return true; });
    int step = 0;
    for (auto _ : state) {
        state.PauseTiming();
        session.commit({"Raise", painted(session, step++)});
        session.waitForCheck();
        state.ResumeTiming();
        benchmark::DoNotOptimize(map.touchUp(orderOf(session, 4)));
    }
}
BENCHMARK(repaintAfterOneHex)->Unit(benchmark::kMillisecond);

}  // namespace
