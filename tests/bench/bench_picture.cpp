// How fast maps are drawn. Limits: A4 at 300 dots under 0.6 s, A0 with 12,000 hexes as PNG under 8 s and 500
// MiB, as PDF under 2 s.
#include <benchmark/benchmark.h>

#include "formats/picture/pdf_file.h"
#include "formats/picture/png_file.h"
#include "mapsets/look/draw_map.h"
#include "mapsets/look_reader.h"
#include "mapsets/play/play.h"
#include "tests/support/big_scenario.h"
#include "tests/support/real_game.h"
#include "tests/support/small_game.h"

using namespace cota;

namespace {

/// A board drawn with the full looks of its game.
struct Sheet {
    support::Field field;
    mapsets::Play play;
    model::Document document;
    look::Symbology looks;
    look::Scene scene;

    Sheet(int columns, int rows, double hexMillimetres)
        : field(support::fieldOf(support::bigBoard(columns, rows), support::realGame("panzer-grenadier"))),
          play(*field),
          looks(*mapsets::readLook(*field.game).value),
          scene(*field, play.heights(), withBoard(columns, rows), looks,
                look::MapSheet(*field, hexMillimetres), model::Language::english) {}

  private:
    const model::Document& withBoard(int columns, int rows) {
        document.boards.emplace("board.xml", support::bigBoard(columns, rows));
        return document;
    }
};

void marksOfA0(benchmark::State& state) {
    const Sheet sheet(101, 119, 9.9);
    for (auto _ : state) benchmark::DoNotOptimize(look::drawMap(sheet.scene));
}
BENCHMARK(marksOfA0)->Unit(benchmark::kMillisecond);

void pngOfA4(benchmark::State& state) {
    const Sheet sheet(15, 14, 15.5);
    for (auto _ : state) benchmark::DoNotOptimize(picture::pngOf(look::drawMap(sheet.scene), 300));
}
BENCHMARK(pngOfA4)->Unit(benchmark::kMillisecond)->UseRealTime();

void pngOfA0(benchmark::State& state) {
    const Sheet sheet(101, 119, 9.9);
    for (auto _ : state) benchmark::DoNotOptimize(picture::pngOf(look::drawMap(sheet.scene), 300));
}
BENCHMARK(pngOfA0)->Unit(benchmark::kMillisecond)->UseRealTime();

void pdfOfA0(benchmark::State& state) {
    const Sheet sheet(101, 119, 9.9);
    for (auto _ : state) {
        const auto picture = look::drawMap(sheet.scene);
        benchmark::DoNotOptimize(picture::pdfOf({&picture, 1}));
    }
}
BENCHMARK(pdfOfA0)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
