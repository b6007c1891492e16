// Questions about tables: who can attack whom among 6 seats with 12 groups each, with the exact odds of each
// attack.
#include <benchmark/benchmark.h>

#include <filesystem>
#include <memory>

#include "formats/xml/documents/document_file.h"
#include "mapsets/loading/mapset_reader.h"
#include "mapsets/table/table_matrix.h"
#include "tests/support/card_table.h"

namespace cota {
namespace {

namespace fs = std::filesystem;

fs::path inTree(const char* path) { return fs::path(COTA_SOURCE_DIR) / path; }

model::Document cardTable() {
    auto loaded = xml::loadDocument(inTree("samples/combat-soldiers/winter-bridge.scenario.xml"));
    return test::withManyGroups(std::move(*loaded.value), 6, 12);
}

void matrixOfSixSeats(benchmark::State& state) {
    const auto game = std::make_shared<const mapsets::Mapset>(
        std::move(*mapsets::readMapsetFolder({{}}, inTree("mapsets/systems/combat-soldiers")).value));
    const model::Document document = cardTable();
    std::size_t possible = 0;
    for (auto _ : state) {
        mapsets::LaidTable table(game, document);
        const auto matrix = mapsets::matrixOf(table, *mapsets::matrixAction(table.game()));
        possible = 0;
        for (const auto& cell : matrix.cells)
            if (cell.chance) ++possible;
    }
    state.counters["groups"] = 72;
    state.counters["with_odds"] = static_cast<double>(possible);
}
BENCHMARK(matrixOfSixSeats)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
}  // namespace cota
