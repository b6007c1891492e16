#include "tests/support/samples.h"

#include <algorithm>
#include <stdexcept>

#include "formats/xml/documents/document_file.h"
#include "mapsets/loading/game_shelf.h"
#include "tests/support/real_game.h"

namespace cota::support {

namespace fs = std::filesystem;

namespace {

std::vector<Sample> samplesOf(bool isOfTables) {
    const fs::path root = COTA_SOURCE_DIR;
    const auto library = realGames();
    std::vector<Sample> samples;
    for (const auto& entry : fs::recursive_directory_iterator(root / "samples")) {
        const fs::path& path = entry.path();
        const bool isBroken = fs::relative(path, root / "samples").begin()->string() == "broken";
        if (isBroken || !path.string().ends_with(".scenario.xml")) continue;
        auto loaded = xml::loadDocument(path);
        if (!loaded.value) throw std::runtime_error("cannot read " + path.string());
        const auto shared = mapsets::sharedMapset(library.beside(path), loaded.value->mapset());
        if (!shared.game) throw std::runtime_error("no game for " + path.string());
        samples.push_back({path, std::move(*loaded.value), *shared.game});
    }
    for (const model::MapsetId& id : library.list()) {
        const auto isOf = [&](const Sample& sample) {
            return std::ranges::find(sample.game.layers, id) != sample.game.layers.end();
        };
        if (std::ranges::none_of(samples, isOf)) throw std::runtime_error("no sample of " + id.text);
    }
    std::erase_if(samples,
                  [&](const Sample& one) { return one.game.catalogue.table.isUsed() != isOfTables; });
    return samples;
}

}  // namespace

std::vector<Sample> allSamples() { return samplesOf(false); }
std::vector<Sample> tableSamples() { return samplesOf(true); }

}  // namespace cota::support
