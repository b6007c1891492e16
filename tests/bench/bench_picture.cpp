// How fast maps are drawn. Limits on two idle cores: A4 at 300 dpi under 0.5 s, A0 with 12,000 hexes as PNG
// under 4 s and 400 MiB; as PDF, 100 x 100 hexes under 2 s and 10 MB, 200 x 200 under 6 s and 400 MiB.
#include <benchmark/benchmark.h>

#include "formats/picture/pdf/pdf_file.h"
#include "formats/picture/png_file.h"
#include "formats/picture/svg_file.h"
#include "mapsets/loading/look_reader.h"
#include "mapsets/look/sheet/draw_map.h"
#include "mapsets/play/play.h"
#include "tests/support/big_scenario.h"
#include "tests/support/real_game.h"
#include "tests/support/small_game.h"

using namespace cota;

namespace {

/// A board drawn with the full look of its game.
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

/// 12,000 hexes on 843 x 1169 mm: 9955 x 13805 pixels at 300 dpi.
Sheet a0() { return {100, 120, 9.7}; }
/// 210 hexes on 206 x 225 mm.
Sheet a4() { return {15, 14, 15.5}; }

void marksOfA0(benchmark::State& state) {
    const Sheet sheet = a0();
    for (auto _ : state) benchmark::DoNotOptimize(look::drawMap(sheet.scene));
}
BENCHMARK(marksOfA0)->Unit(benchmark::kMillisecond);

/// From the board to the bytes of a file.
void png(benchmark::State& state, const Sheet& sheet) {
    std::size_t bytes = 0;
    for (auto _ : state) bytes = picture::pngOf(look::drawMap(sheet.scene), 300)->size();
    state.counters["bytes"] = static_cast<double>(bytes);
}

void pdf(benchmark::State& state, const Sheet& sheet) {
    std::size_t bytes = 0;
    for (auto _ : state) {
        const auto picture = look::drawMap(sheet.scene);
        bytes = picture::pdfOf({&picture, 1})->size();
    }
    state.counters["bytes"] = static_cast<double>(bytes);
}

void svg(benchmark::State& state, const Sheet& sheet) {
    std::size_t bytes = 0;
    for (auto _ : state) bytes = picture::svgOf(look::drawMap(sheet.scene)).size();
    state.counters["bytes"] = static_cast<double>(bytes);
}

void pngOfA4(benchmark::State& state) { png(state, a4()); }
void pdfOfA4(benchmark::State& state) { pdf(state, a4()); }
void pngOfA0(benchmark::State& state) { png(state, a0()); }
void pdfOfA0(benchmark::State& state) { pdf(state, a0()); }
/// Hexes as large as on printed boards.
void pdfOf100(benchmark::State& state) { pdf(state, {100, 100, 20}); }
void pdfOf200(benchmark::State& state) { pdf(state, {200, 200, 9.7}); }
void svgOfA0(benchmark::State& state) { svg(state, a0()); }
BENCHMARK(pngOfA4)->Unit(benchmark::kMillisecond)->UseRealTime()->MeasureProcessCPUTime();
BENCHMARK(pdfOfA4)->Unit(benchmark::kMillisecond)->UseRealTime()->MeasureProcessCPUTime();
BENCHMARK(pngOfA0)->Unit(benchmark::kMillisecond)->UseRealTime()->MeasureProcessCPUTime();
BENCHMARK(pdfOfA0)->Unit(benchmark::kMillisecond)->UseRealTime()->MeasureProcessCPUTime();
BENCHMARK(pdfOf100)->Unit(benchmark::kMillisecond)->UseRealTime()->MeasureProcessCPUTime();
BENCHMARK(pdfOf200)->Unit(benchmark::kMillisecond)->UseRealTime()->MeasureProcessCPUTime();
BENCHMARK(svgOfA0)->Unit(benchmark::kMillisecond)->UseRealTime()->MeasureProcessCPUTime();

/// Ten thousand numbers of six digits, each with a halo, as woods or narrow hexes require.
void haloedNumbers(benchmark::State& state) {
    picture::Picture sheet;
    sheet.size = {600, 700};
    sheet.layers = {{"numbers", {}}};
    for (int i = 0; i < 10000; ++i)
        sheet.layers[0].marks.push_back({picture::Text{.words = std::to_string(100000 + 7 * i),
                                                       .font = {"Roboto Condensed", 4.6, false, false, 0},
                                                       .colour = {0, 0, 0, 255},
                                                       .at = {6.01 * (i % 100), 7.01 * (i / 100)},
                                                       .halo = 0.35,
                                                       .haloColour = {255, 255, 255, 200}}});
    const auto view = picture::wholeSheet(sheet, 150);
    for (auto _ : state) benchmark::DoNotOptimize(picture::raster(sheet, view));
}
BENCHMARK(haloedNumbers)->Unit(benchmark::kMillisecond);

}  // namespace
