// A layout with any bytes: no crash, no hang, every finding has a place, and the layout is never larger than
// its limit.
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "mapsets/loading/layout_reader.h"
#include "mapsets/loading/mapset_reader.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace cota;
    constexpr std::size_t longest = std::size_t{1} << 16, mostPieces = 1000;
    if (size > longest) return 0;
    static const auto game = mapsets::readMapsetFolder(
        {.folders = {}}, std::filesystem::path(COTA_SOURCE_DIR) / "mapsets/systems/war-storm-series");
    if (!game.ok()) std::abort();
    const std::string file = "designer/layout.xml";
    const auto loaded = mapsets::readLayout(
        *game.value, {{file, std::string(reinterpret_cast<const char*>(data), size)}}, {file});
    if (!loaded.ok()) std::abort();
    for (const auto& finding : loaded.findings)
        if (finding.where && (finding.where->line < 1 || finding.where->column < 1)) std::abort();
    std::size_t pieces = loaded.value->sheet.size();
    for (const auto& page : loaded.value->pages) pieces += page.pieces.size();
    if (pieces > mostPieces) std::abort();
    return 0;
}
