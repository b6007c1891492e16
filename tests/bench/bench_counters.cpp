// How fast counter sheets are made. Limit: a set of 300 counters with its markers, from the document to the
// bytes of the PDF, checks included, under 2 s on two idle cores.
#include <benchmark/benchmark.h>

#include "formats/picture/pdf/pdf_file.h"
#include "formats/xml/documents/document_file.h"
#include "mapsets/loading/look_reader.h"
#include "mapsets/look/counters/counter_manifest.h"
#include "mapsets/look/counters/counter_preflight.h"
#include "tests/support/real_game.h"

using namespace cota;

namespace {

/// The sample with each counter several times, each with an id of its own, until there are 300.
model::Document manyCounters() {
    const auto file = std::string(COTA_SOURCE_DIR) + "/samples/panzer-grenadier/brod.scenario.xml";
    auto document = std::move(*xml::loadDocument(file).value);
    constexpr std::size_t wanted = 300;
    std::size_t all = 0;
    for (const auto& [name, forces] : document.forces) all += forces->counters.size();
    for (int copy = 1; all < wanted; ++copy)
        for (auto& [name, forces] : document.forces) {
            auto more = *forces;
            const auto first = more.counters;
            for (auto counter : first) {
                if (all >= wanted || counter.id.text.find("-copy") != std::string::npos) continue;
                counter.id.text += "-copy" + std::to_string(copy);
                more.counters.push_back(std::move(counter));
                ++all;
            }
            forces = model::Shared<model::Forces>(std::move(more));
        }
    return document;
}

void sheetsOf300(benchmark::State& state) {
    const auto game = support::realGame("panzer-grenadier");
    const auto symbols = std::move(*mapsets::readLook(game).value);
    const auto document = manyCounters();
    std::size_t counters = 0, bytes = 0;
    for (auto _ : state) {
        const look::CounterSubjects subjects(game.catalogue, symbols, document, model::Language::english);
        const look::CounterFaces faces(subjects);
        look::CounterSheetWishes wishes;
        const auto blocks = look::counterBlocks(subjects, document, game.catalogue,
                                                {.rowWidth = look::rowWidthOn(wishes.paper)});
        const auto sheets = look::planSheets(blocks, wishes.paper);
        const auto findings = look::preflight({faces, blocks, sheets, document, game.catalogue});
        benchmark::DoNotOptimize(findings);
        counters = look::counterManifest(blocks, sheets, document).size();
        const auto pages = look::counterSheets(faces, blocks, sheets, wishes, model::Language::english);
        bytes = picture::pdfOf(pages)->size();
    }
    state.counters["counters"] = static_cast<double>(counters);
    state.counters["bytes"] = static_cast<double>(bytes);
}
BENCHMARK(sheetsOf300)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
