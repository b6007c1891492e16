// Reading and writing files: a 200 x 200 board, and the sample with everything it refers to.
#include <benchmark/benchmark.h>

#include <filesystem>

#include "formats/xml/documents/board_writer.h"
#include "formats/xml/documents/document_file.h"
#include "tests/support/big_scenario.h"

namespace cota {
namespace {

void readBoard200x200(benchmark::State& state) {
    const std::string text = xml::writeBoard(support::bigBoard(200, 200));
    for (auto _ : state) {
        auto file = xml::readBoardText("big.board.xml", text);
        if (!file.value || !file.findings.empty()) state.SkipWithError("the board does not read clean");
        benchmark::DoNotOptimize(file);
    }
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
}
BENCHMARK(readBoard200x200)->Unit(benchmark::kMillisecond);

void writeBoard200x200(benchmark::State& state) {
    const model::Board board = support::bigBoard(200, 200);
    for (auto _ : state) benchmark::DoNotOptimize(xml::writeBoard(board));
}
BENCHMARK(writeBoard200x200)->Unit(benchmark::kMillisecond);

void loadSample(benchmark::State& state) {
    const std::filesystem::path sample =
        std::filesystem::path(COTA_SOURCE_DIR) / "samples/panzer-grenadier/brod.scenario.xml";
    for (auto _ : state) {
        auto document = xml::loadDocument(sample);
        if (!document.ok()) state.SkipWithError("the sample does not load");
        benchmark::DoNotOptimize(document);
    }
}
BENCHMARK(loadSample)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace cota
