// A card.xml with any bytes: no crash, no hang, every finding has a place, and a card with a detail of every
// kind can be written with it.
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "mapsets/loading/mapset_reader.h"
#include "mapsets/loading/new_document.h"
#include "mapsets/loading/prints/briefing_reader.h"
#include "mapsets/look/briefing/briefing.h"

namespace {

using namespace cota;

/// A new scenario of the game with a detail of every kind.
model::Document scenarioOf(const mapsets::Mapset& game) {
    model::Document document;
    auto scenario = mapsets::newScenario(game, "new");
    document.scenario = model::Shared<model::Scenario>(scenario);
    for (const auto& kind : game.catalogue.partKinds)
        scenario.parts.push_back(mapsets::newPart(document, kind, scenario.sides.front().id));
    document.scenario = model::Shared<model::Scenario>(std::move(scenario));
    return document;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t longest = std::size_t{1} << 15;
    if (size > longest) return 0;
    static const auto game = mapsets::readMapsetFolder(
        {.folders = {}}, std::filesystem::path(COTA_SOURCE_DIR) / "mapsets/systems/panzer-grenadier");
    if (!game.ok()) std::abort();
    static const auto document = scenarioOf(*game.value);
    const std::string file = "designer/card.xml";
    const auto loaded = mapsets::readBriefing(
        *game.value, {{file, std::string(reinterpret_cast<const char*>(data), size)}}, {file});
    if (!loaded.ok()) std::abort();
    for (const auto& finding : loaded.findings)
        if (finding.where && (finding.where->line < 1 || finding.where->column < 1)) std::abort();
    for (const auto language : {model::Language::english, model::Language::spanish})
        if (look::briefingOf(document, *game.value, *loaded.value, language).game.empty()) std::abort();
    return 0;
}
