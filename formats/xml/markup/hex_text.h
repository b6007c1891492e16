#pragma once
// Hexes, hexsides, points and lengths of a board as text in its file.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/document/board.h"
#include "formats/model/document/board_text.h"
#include "formats/model/geometry/grid.h"
#include "formats/model/geometry/grid_point.h"

namespace cota::xml {

/// Texts of one grid. A hex is its printed label, or "@q,r" (axial) if the label cannot be read back or the
/// hex is not on the board. A hexside is "hex/side"; the sides are n ne se s sw nw on flat grids and nw ne e
/// se sw w on pointed ones.
class HexText {
  public:
    explicit HexText(const model::Grid& grid) : grid_(&grid) {}

    std::string text(model::HexCoord hex) const { return model::hexText(*grid_, hex); }
    /// Returns nothing for text that is not a hex. "@q,r" may be outside the board; q and r up to 100,000.
    std::optional<model::HexCoord> hex(std::string_view text) const;
    std::string text(const model::HexSide& side) const;
    /// The same hexside, named from its other hex.
    std::string textFromOther(const model::HexSide& side) const;
    std::optional<model::HexSide> side(std::string_view text) const;
    std::vector<std::string_view> sideWords() const;

  private:
    std::string text(model::HexCoord hex, model::Direction direction) const;
    const model::Grid* grid_;
};

using model::pointText;
using model::terrainText;
using model::thousandthsText;

/// Reads the format of thousandthsText: at most six digits before the point and three after it.
std::optional<std::int64_t> parseThousandths(std::string_view text);

/// Reads one terrain in the format of terrainText: "woods", or "woods:40" with its share in percent.
std::optional<model::TerrainShare> parseTerrainShare(std::string_view word);

/// Reads the format of pointText.
std::optional<model::GridPoint> parsePoint(std::string_view text);

}  // namespace cota::xml
