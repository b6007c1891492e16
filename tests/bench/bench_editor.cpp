// Waiting times in the editor: opening a large board, and showing a painted hex on the screen. Limits: 200 x
// 200 hexes opened under 1 s, a changed hex repainted within 16 ms.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <functional>

#include "editor/editing/session.h"
#include "editor/picture/screen_map.h"
#include "formats/model/document/edits.h"
#include "formats/xml/disk/text_file.h"
#include "formats/xml/documents/board_writer.h"
#include "mapsets/loading/mapset_places.h"
#include "tests/support/big_scenario.h"

using namespace cota;

namespace {

namespace fs = std::filesystem;

using Edit = std::function<model::Document(const session::Session&)>;

constexpr int columns = 1000, rows = 700;  // of the window

session::SessionSettings places() {
    session::SessionSettings made;
    mapsets::addTree(made.mapsets, COTA_SOURCE_DIR);
    return made;
}

fs::path boardFile() {
    const fs::path path = fs::temp_directory_path() / "cota-bench-editor.board.xml";
    xml::saveAtomically(path, xml::writeBoard(support::bigBoard(200, 200)));
    return path;
}

/// 40 by 30 hexes with drawn contours, and a game with hexsides.
fs::path contourBoard() { return fs::path(COTA_SOURCE_DIR) / "samples/tcs/orvane.board.xml"; }

session::PictureRequest orderOf(const session::Session& session, double perMillimetre) {
    return {session.map(), session.look(), {{200, 200}, perMillimetre, columns, rows}, {}};
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
BENCHMARK(openLarge)->Unit(benchmark::kMillisecond)->UseRealTime();

void firstPictureOfLarge(benchmark::State& state) {
    session::Session session(places());
    session.open(boardFile());
    session.waitForCheck();
    for (auto _ : state) {
        session::ScreenMap map;
        benchmark::DoNotOptimize(map.redraw(orderOf(session, 4), [] { return true; }));
    }
}
BENCHMARK(firstPictureOfLarge)->Unit(benchmark::kMillisecond)->UseRealTime();

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

/// Alternates between an edit and its undo; measures from the committed edit to its pixels.
void repaint(benchmark::State& state, const fs::path& file, const Edit& edit) {
    session::Session session(places());
    session.open(file);
    session::ScreenMap map;
    map.redraw(orderOf(session, 4), [] { return true; });
    const auto before = session.document();
    const auto after = edit(session);
    bool isEdited = false;
    for (auto _ : state) {
        state.PauseTiming();
        isEdited = !isEdited;
        session.commit({"Edit", isEdited ? after : before});
        session.waitForCheck();
        state.ResumeTiming();
        if (!map.touchUp(orderOf(session, 4))) state.SkipWithError("not painted at once");
    }
}

/// The hex that tools edit in the window of the large board.
struct Place {
    std::string file;
    model::HexCoord hex;
};
Place placeOf(const session::Session& session) {
    const auto& board = *session.document().boards.begin();
    return {board.first, board.second->grid.hexAt(model::OffsetCoord{22, 18})};
}

void repaintAfterOneHex(benchmark::State& state) {
    repaint(state, boardFile(), [](const session::Session& session) {
        const auto [file, hex] = placeOf(session);
        const auto& terrains = session.game()->catalogue.terrains;
        const auto now = session.map()->field().terrainsIn(*session.map()->cellOf({file, hex})).front();
        return model::withTerrain(session.document(), file, {&hex, 1},
                                  {{{terrains[now == 2 ? 1 : 2].id, {}}}});
    });
}
BENCHMARK(repaintAfterOneHex)->Unit(benchmark::kMillisecond)->UseRealTime();

void repaintAfterOneLevel(benchmark::State& state) {
    repaint(state, boardFile(), [](const session::Session& session) {
        const auto [file, hex] = placeOf(session);
        return model::withLevelRaised(session.document(), file, {&hex, 1}, 1);
    });
}
BENCHMARK(repaintAfterOneLevel)->Unit(benchmark::kMillisecond)->UseRealTime();

void repaintAfterOnePath(benchmark::State& state) {
    repaint(state, boardFile(), [](const session::Session& session) {
        const auto [file, hex] = placeOf(session);
        const auto& kinds = session.game()->catalogue.pathKinds;
        const auto road =
            std::find_if(kinds.begin(), kinds.end(), [](const auto& one) { return !one.alongSides; });
        const std::array hexes{hex, hex + model::step(model::Direction::ne)};
        return model::withPathDrawn(session.document(), file, road->id, hexes);
    });
}
BENCHMARK(repaintAfterOnePath)->Unit(benchmark::kMillisecond)->UseRealTime();

void repaintAfterOneHexside(benchmark::State& state) {
    repaint(state, contourBoard(), [](const session::Session& session) {
        const auto [file, hex] = placeOf(session);
        const auto side = model::HexSide::of(hex, model::Direction::ne);
        return model::withHexside(session.document(), file,
                                  {session.game()->catalogue.hexsides.front().id, side, {}, {}});
    });
}
BENCHMARK(repaintAfterOneHexside)->Unit(benchmark::kMillisecond)->UseRealTime();

/// Moves a point of a drawn contour.
void repaintAfterOneContour(benchmark::State& state) {
    repaint(state, contourBoard(), [](const session::Session& session) {
        const auto& board = *session.document().boards.begin();
        const auto& table = *session.map();
        const auto window = orderOf(session, 4).view.window().grown(-40);
        for (const auto& contour : board.second->contours)
            for (std::size_t i = 0; i < contour.points.size(); ++i) {
                const auto at = table.toSheet({board.first, contour.points[i]});
                if (!at || !window.holds(*at)) continue;
                auto points = contour.points;
                points[i].x += 60;
                return model::withContourPoints(session.document(), board.first, contour.id, points);
            }
        return session.document();
    });
}
BENCHMARK(repaintAfterOneContour)->Unit(benchmark::kMillisecond)->UseRealTime();

/// What the window thread waits for on the sample with contours: the ground is computed again.
void commitContour(benchmark::State& state) {
    session::Session session(places());
    session.open(contourBoard());
    const auto before = session.document();
    const auto& board = *before.boards.begin();
    auto points = board.second->contours.front().points;
    points[points.size() / 2].x += 60;
    const auto after =
        model::withContourPoints(before, board.first, board.second->contours.front().id, points);
    bool isEdited = false;
    for (auto _ : state) {
        isEdited = !isEdited;
        session.commit({"Edit", isEdited ? after : before});
        state.PauseTiming();
        session.waitForCheck();
        state.ResumeTiming();
    }
}
BENCHMARK(commitContour)->Unit(benchmark::kMillisecond);

/// Another view of the large board; the argument is pixels across a hex.
void viewOfLarge(benchmark::State& state) {
    session::Session session(places());
    session.open(boardFile());
    const double perMillimetre =
        static_cast<double>(state.range(0)) / session.map()->sheet().hexMillimetres();
    session::ScreenMap map;
    auto order = orderOf(session, perMillimetre);
    order.view.corner = {0, 0};
    map.redraw(order, [] { return true; });
    for (auto _ : state) {
        order.view.perMillimetre =
            order.view.perMillimetre == perMillimetre ? perMillimetre * 1.01 : perMillimetre;
        map.redraw(order, [] { return true; });
    }
}
BENCHMARK(viewOfLarge)
    ->Arg(3)
    ->Arg(6)
    ->Arg(9)
    ->Arg(12)
    ->Arg(20)
    ->Arg(40)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

/// The view panned by a turn of the wheel.
void viewMovedOnLarge(benchmark::State& state) {
    session::Session session(places());
    session.open(boardFile());
    const double perMillimetre =
        static_cast<double>(state.range(0)) / session.map()->sheet().hexMillimetres();
    session::ScreenMap map;
    auto order = orderOf(session, perMillimetre);
    map.redraw(order, [] { return true; });
    int step = 0;
    for (auto _ : state) {
        order.view.corner.y += (step++ / 8 % 2 == 0 ? 60 : -60) / perMillimetre;
        map.redraw(order, [] { return true; });
    }
}
BENCHMARK(viewMovedOnLarge)->Arg(3)->Arg(9)->Arg(20)->Arg(60)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
