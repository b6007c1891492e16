// A look.xml with any bytes: no crash, no hang, every finding has a place, and the units and nations of the
// game can be drawn with its signs and marks.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

#include "mapsets/loading/look_reader.h"
#include "mapsets/loading/mapset_reader.h"
#include "mapsets/look/symbols/nation_mark.h"
#include "mapsets/look/symbols/unit_symbol.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace cota;
    constexpr std::size_t longest = std::size_t{1} << 15;
    if (size > longest) return 0;
    static const auto game = mapsets::readMapsetFolder(
        {.folders = {}}, std::filesystem::path(COTA_SOURCE_DIR) / "mapsets/systems/panzer-grenadier");
    if (!game.ok()) std::abort();
    const auto file = game.value->layerFolders.back() / mapsets::lookFile;
    const auto loaded = mapsets::readLook(
        *game.value, {{file.generic_string(), std::string(reinterpret_cast<const char*>(data), size)}});
    if (!loaded.ok()) std::abort();
    for (const auto& finding : loaded.findings)
        if (finding.where && (finding.where->line < 1 || finding.where->column < 1)) std::abort();
    std::vector<picture::Mark> marks;
    const auto& catalogue = game.value->catalogue;
    constexpr std::size_t mostDrawn = 8;
    for (const auto& one : std::span(catalogue.unitClasses).first(mostDrawn))
        look::drawUnitSymbol(loaded.value->symbol("unit", one.id.text), {0, 0, 9, 6}, {}, "platoon", marks);
    if (const auto* nations = catalogue.wordList("nation"))
        for (const auto& word : nations->words)
            look::drawNationMark(loaded.value->symbol("nation", word.id), {0, 0, 5, 5}, marks);
    return 0;
}
