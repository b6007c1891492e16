// A chapter of a game with any bytes: no crash, no hang, and every finding has a place.
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "mapsets/loading/mapset_reader.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace cota;
    constexpr std::size_t longest = std::size_t{1} << 16;
    if (size > longest) return 0;
    const auto folder = std::filesystem::path(COTA_SOURCE_DIR) / "tests/fuzz/mapsets/game";
    mapsets::MapsetLibrary library{.folders = {folder.parent_path()}};
    library.texts[(folder / "all.xml").generic_string()] =
        std::string(reinterpret_cast<const char*>(data), size);
    const auto loaded = mapsets::readMapsetFolder(library, folder);
    for (const auto& finding : loaded.findings)
        if (finding.where && (finding.where->line < 1 || finding.where->column < 1)) std::abort();
    if (!loaded.ok() && loaded.findings.empty()) std::abort();
    return 0;
}
