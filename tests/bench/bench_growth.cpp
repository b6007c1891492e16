// How time grows with the size of the map: the same questions on maps of 50 to 1,000 hexes per side. One run
// gives the table of growth in docs/performance.md; "per_hex" is processor time of all cores per hex.
#include <benchmark/benchmark.h>

#include <filesystem>
#include <sstream>

#include "formats/picture/png_file.h"
#include "formats/xml/documents/board_writer.h"
#include "formats/xml/documents/document_file.h"
#include "mapsets/loading/look_reader.h"
#include "mapsets/look/sheet/draw_map.h"
#include "mapsets/movement/movement.h"
#include "mapsets/movement/reach.h"
#include "mapsets/play/play.h"
#include "tests/support/big_scenario.h"
#include "tests/support/real_game.h"
#include "tests/support/small_game.h"
#include "validator/cli/program.h"

namespace cota {
namespace {

namespace fs = std::filesystem;

int sideOf(const benchmark::State& state) { return static_cast<int>(state.range(0)); }

void perHex(benchmark::State& state) {
    const double hexes = static_cast<double>(state.range(0) * state.range(0));
    state.counters["per_hex"] = benchmark::Counter(
        hexes, benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

void load(benchmark::State& state) {
    const std::string text = xml::writeBoard(support::bigBoard(sideOf(state), sideOf(state)));
    for (auto _ : state) {
        auto file = xml::readBoardText("big.board.xml", text);
        if (!file.value || !file.findings.empty()) state.SkipWithError("the board does not read clean");
        benchmark::DoNotOptimize(file);
    }
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
    perHex(state);
}

void layMap(benchmark::State& state) {
    const mapsets::Mapset game = support::realGame("panzer-grenadier");
    const model::Board board = support::bigBoard(sideOf(state), sideOf(state));
    for (auto _ : state) benchmark::DoNotOptimize(mapsets::buildBattlefield(board, game));
    perHex(state);
}

/// A command of the program on a battle with 1,000 counters, from its files to its answer.
void command(benchmark::State& state, std::vector<std::string> words) {
    const fs::path folder = fs::temp_directory_path() / "cota-bench-growth";
    const fs::path file = support::saveInto(support::bigScenario(sideOf(state), sideOf(state), 1000), folder);
    const std::string mapsets = (fs::path(COTA_SOURCE_DIR) / "mapsets/systems").string();
    words.insert(words.begin() + 1, {file.string(), "--mapsets", mapsets, "--lang", "en"});
    for (auto _ : state) {
        std::istringstream in;
        std::ostringstream out, err;
        if (cli::runProgram(words, {in, out, err}, {}) != 0) {
            state.SkipWithError((out.str().substr(0, 400) + err.str()).c_str());
            break;
        }
    }
    fs::remove_all(folder);
    perHex(state);
}

void check(benchmark::State& state) { command(state, {"check"}); }
void geojson(benchmark::State& state) { command(state, {"export", "--format", "geojson", "-o", "-"}); }

/// What the middle hex sees: on rolling ground with woods, and on bare ground, where no line ends early.
void viewshed(benchmark::State& state, model::Board board, const char* game) {
    const support::Field field = support::fieldOf(board, support::realGame(game));
    const mapsets::Play play(*field);
    const auto hexes = field->hexes();
    std::vector<mapsets::SightResult> seen(hexes.size());
    const auto middle = field->cellOf(board.grid.hexAt({sideOf(state) / 2, sideOf(state) / 2}));
    for (auto _ : state) play.sight().viewshed(middle, seen);
    perHex(state);
}

void viewshedRolling(benchmark::State& state) {
    viewshed(state, support::bigBoard(sideOf(state), sideOf(state)), "panzer-grenadier");
}

void viewshedBare(benchmark::State& state, const char* game, const char* ground) {
    support::BoardMaker maker("1", sideOf(state), sideOf(state));
    maker.board.ground = model::TerrainId(ground);
    maker.board.terrain =
        model::CodedLayer<model::TerrainMix>(maker.board.grid.size(), {{{model::TerrainId(ground), {}}}});
    viewshed(state, maker.board, game);
}

struct Country {
    support::Field field;
    mapsets::UnitTags tags;
    std::unique_ptr<mapsets::Movement> movement;

    explicit Country(int side)
        : field(support::fieldOf(support::bigBoard(side, side), support::realGame("panzer-grenadier"))),
          tags(field.game->catalogue),
          movement(mapsets::makeMovement(*field, tags, nullptr)) {}
};

void graph(benchmark::State& state) {
    const Country country(sideOf(state));
    for (auto _ : state)
        benchmark::DoNotOptimize(mapsets::ReachGraph(*country.field, *country.movement, {0, 0}));
    perHex(state);
}

void reach(benchmark::State& state) {
    const Country country(sideOf(state));
    const mapsets::ReachGraph graph(*country.field, *country.movement, {0, 0});
    mapsets::ReachSearch search(graph);
    mapsets::ReachQuery query;
    const auto hexes = country.field->hexes();
    query.start = hexes[hexes.size() / 2 + 20];
    query.allowance = country.movement->pointsOf(model::Rational(6));
    query.turns = 0;
    for (auto _ : state) search.run(query);
    perHex(state);
}

/// From the board to the bytes of a PNG with hexes of 4 pixels.
void render(benchmark::State& state) {
    constexpr double hexMillimetres = 1, dotsPerInch = 100;
    model::Document document;
    document.boards.emplace("board.xml", support::bigBoard(sideOf(state), sideOf(state)));
    const support::Field field =
        support::fieldOf(*document.boards.at("board.xml"), support::realGame("panzer-grenadier"));
    const mapsets::Play play(*field);
    const look::Symbology looks = *mapsets::readLook(*field.game).value;
    const look::Scene scene(*field, play.heights(), document, looks, look::MapSheet(*field, hexMillimetres),
                            model::Language::english);
    for (auto _ : state) benchmark::DoNotOptimize(picture::pngOf(look::drawMap(scene), dotsPerInch));
    perHex(state);
}

void sides(benchmark::internal::Benchmark* each) {
    for (const int side : {50, 100, 200, 400, 700, 1000}) each->Arg(side);
    each->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime()->UseRealTime();
}

BENCHMARK(load)->Apply(sides);
BENCHMARK(layMap)->Apply(sides);
BENCHMARK(check)->Apply(sides);
BENCHMARK(viewshedRolling)->Apply(sides);
BENCHMARK_CAPTURE(viewshedBare, profile, "panzer-grenadier", "clear")->Apply(sides);
BENCHMARK_CAPTURE(viewshedBare, nearest, "marea-de-acero", "clear")->Apply(sides);
BENCHMARK_CAPTURE(viewshedBare, crest, "war-storm-series", "open-terrain")->Apply(sides);
BENCHMARK_CAPTURE(viewshedBare, straight, "tcs", "open-ground")->Apply(sides);
BENCHMARK(graph)->Apply(sides);
BENCHMARK(reach)->Apply(sides);
BENCHMARK(geojson)->Apply(sides);
BENCHMARK(render)->Apply(sides);

}  // namespace
}  // namespace cota
