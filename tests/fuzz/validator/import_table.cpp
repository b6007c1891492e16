// A table that translates the words of another program, with any bytes: a value if and only if no error is
// reported.
#include "validator/publish/import_table.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <stdexcept>

#include "mapsets/loading/mapset_reader.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace cota;
    static const auto game = [] {
        auto loaded = mapsets::readMapset({{std::filesystem::path(COTA_SOURCE_DIR) / "mapsets/systems"}},
                                          model::MapsetId("panzer-grenadier"));
        if (!loaded.ok()) std::abort();
        return std::move(*loaded.value);
    }();
    constexpr std::size_t longest = std::size_t{1} << 16;
    if (size > longest) return 0;
    const auto loaded = publish::readImportTable("fuzz.xml", game,
                                                 {{"fuzz.xml", {reinterpret_cast<const char*>(data), size}}});
    const bool hasError = std::ranges::any_of(
        loaded.findings, [](const auto& finding) { return finding.severity == model::Severity::error; });
    if (hasError == loaded.ok()) std::abort();
    if (loaded.ok())
        for (const auto& row : loaded.value->rows) loaded.value->find(row.token, row.min);
    return 0;
}
