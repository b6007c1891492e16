// For any bytes: no crash, findings with a place, and a document that can be exported again.
#include "formats/interchange/cota_json.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace cota::interchange;
    // Small enough for milliseconds per input.
    constexpr JsonLimits limits{.values = 20'000, .findings = 50};
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    const auto loaded = readCotaJson("fuzz", bytes, limits);
    for (const auto& finding : loaded.findings)
        if (!finding.where || finding.where->line < 1 || finding.where->column < 1) std::abort();
    if (!loaded.ok()) {
        if (loaded.findings.empty()) std::abort();
        return 0;
    }
    for (const CotaFile& file : loaded.value->files)
        if (whyNoPlace(file.path)) std::abort();
    Json again;
    again["schema"] = std::string(exportSchema);
    again["source"] = sourceJson(loaded.value->document, loaded.value->files);
    const auto second = readCotaJson("again", jsonLines(again));
    if (!second.ok() || !(second.value->document == loaded.value->document)) std::abort();
    return 0;
}
