// A table of the ground with any bytes: a value if and only if no error is reported, and what the window
// changes of it can be read again.
#include "validator/publish/ground/ground_table.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "mapsets/loading/mapset_reader.h"
#include "validator/publish/ground/ground_table_text.h"

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
    const std::string text(reinterpret_cast<const char*>(data), size);
    const auto read = [](const std::string& table) {
        return publish::readGroundTable("fuzz.ground.xml", game, {{"fuzz.ground.xml", table}});
    };
    const auto loaded = read(text);
    const bool hasError = std::ranges::any_of(
        loaded.findings, [](const auto& finding) { return finding.severity == model::Severity::error; });
    if (hasError == loaded.ok()) std::abort();
    if (!loaded.ok() || loaded.value->rows.empty()) return 0;
    const auto& rows = loaded.value->rows;
    for (const auto shape :
         {publish::GroundShape::point, publish::GroundShape::line, publish::GroundShape::area}) {
        publish::GroundFeature feature;
        feature.shape = shape;
        feature.layer = rows.front().layer;
        if (rows.front().is && !rows.front().is->values.empty())
            feature.values[rows.front().is->attribute] = rows.front().is->values.front();
        (void)loaded.value->rowFor(feature);
        (void)loaded.value->crossingFor(feature);
    }
    const auto off = read(publish::withRowValues(text, rows.back().offset, {{"off", "yes"}}));
    if (!off.ok() || off.value->rows.size() != rows.size() || !off.value->rows.back().off) std::abort();
    return 0;
}
