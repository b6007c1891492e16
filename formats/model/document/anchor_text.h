#pragma once
// The numbers and names of anchors as text, with the limits that files, commands and forms share.

#include <cstdint>
#include <optional>
#include <string_view>

namespace cota::model {

/// In thousandths; both ends included.
struct MeasureRange {
    std::int64_t least = 0;
    std::int64_t most = 0;
};

/// East and north: farther out than any system of coordinates of the Earth.
inline constexpr MeasureRange anchorPlaces{-99'999'999'999, 99'999'999'999};
inline constexpr MeasureRange anchorHexSizes{100, 100'000'000};  // 0.1 m to 100 km
inline constexpr MeasureRange anchorTurns{-359'999, 359'999};

/// Reads thousandthsText: "-12.5"; nothing if it is another text or out of range.
std::optional<std::int64_t> measureOf(std::string_view text, MeasureRange range);

/// "EPSG:32631": an authority and a code, letters and digits. Never a file or an address.
bool isSystemCode(std::string_view text);

}  // namespace cota::model
