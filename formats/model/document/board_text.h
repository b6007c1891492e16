#pragma once
// Hexes, points, terrains and the place of a board as text, for files and reports.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "formats/model/document/board.h"
#include "formats/model/geometry/grid.h"
#include "formats/model/geometry/grid_point.h"

namespace cota::model {

/// "@q,r": the axial coordinates of a hex.
std::string axialText(HexCoord hex);

/// The printed label of a hex; its axialText if the label cannot be read back or the hex is not on the
/// board.
std::string hexText(const Grid& grid, HexCoord hex);

/// "woods:60 town": the terrains of a hex, each with its share if that is known.
std::string terrainText(const TerrainMix& mix);

/// "1.5" for 1500: thousandths as a decimal number without needless digits.
std::string thousandthsText(std::int64_t thousandths);

/// "1.5,2.25"
std::string pointText(GridPoint point);

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
