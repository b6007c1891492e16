// For any bytes: no crash, no hang, a value if and only if no error is reported, and never too many hexes.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "formats/interchange/megamek_board.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace cota;
    const auto loaded = interchange::readMegamekBoard({reinterpret_cast<const char*>(data), size}, "fuzz");
    const bool hasError =
        std::any_of(loaded.findings.begin(), loaded.findings.end(),
                    [](const auto& finding) { return finding.severity == model::Severity::error; });
    if (hasError == loaded.ok()) std::abort();
    if (!loaded.ok()) return 0;
    const auto& board = *loaded.value;
    const auto all = static_cast<std::size_t>(board.width) * static_cast<std::size_t>(board.height);
    if (all == 0 || board.hexes.size() > all) std::abort();
    return 0;
}
