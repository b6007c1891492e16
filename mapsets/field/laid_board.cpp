#include "mapsets/field/laid_board.h"

#include <algorithm>

#include "mapsets/field/board_place.h"

namespace cota::mapsets {

namespace {

/// Whether the crop keeps the extra hex at the end of the lines that are not low.
bool keepsExtraHexes(const model::Grid& grid, const KeptPart& kept) {
    return grid.longHigh && (grid.isFlat() ? kept.lastRow >= grid.rows : kept.lastColumn >= grid.columns);
}

bool isCut(const model::Grid& printed, model::HexCoord hex, model::Halves halves) {
    model::Grid grid = printed;
    grid.halves = halves;
    return grid.isHalf(hex);
}

}  // namespace

model::GridPoint LaidBoard::toMap(model::GridPoint printed) const {
    const model::GridPoint origin = model::hexCentre(grid, model::HexCoord{});
    const model::GridPoint place = model::latticeCentre(grid.orientation, shift);
    const std::int32_t x = printed.x - origin.x, y = printed.y - origin.y;
    return turned ? model::GridPoint{place.x - x, place.y - y} : model::GridPoint{place.x + x, place.y + y};
}

bool LaidBoard::keeps(model::HexCoord printed) const {
    const model::OffsetCoord at = grid.offsetOf(printed);
    return at.column >= kept.firstColumn && at.column <= kept.lastColumn && at.row >= kept.firstRow &&
           at.row <= kept.lastRow && grid.contains(at);
}

int LaidBoard::quarters(model::HexCoord printed) const {
    const model::Halves& halves = grid.halves;
    const bool beside = isCut(grid, printed, {false, false, halves.left, halves.right});
    const bool above = isCut(grid, printed, {halves.top, halves.bottom, false, false});
    return 4 >> (static_cast<int>(beside) + static_cast<int>(above));
}

model::HexSide LaidBoard::toMap(model::HexSide printed) const {
    const model::Direction direction = turned ? model::opposite(printed.direction) : printed.direction;
    return model::HexSide::of(toMap(printed.hex), direction);
}

UpperLeft upperLeftOf(const model::Grid& grid, const KeptPart& kept, bool turned) {
    if (!turned) {
        const model::OffsetCoord at{kept.firstColumn, kept.firstRow};
        return {grid.hexAt(at), grid.isLowLine(grid.isFlat() ? at.column : at.row)};
    }
    // The hex printed at the lower right moves to the upper left. A half turn makes low lines high, except
    // if the other lines reach farther at both ends.
    model::OffsetCoord at{kept.lastColumn, kept.lastRow};
    if (grid.isFlat())
        at.row = std::min(at.row, grid.lineLength(at.column) - 1);
    else
        at.column = std::min(at.column, grid.lineLength(at.row) - 1);
    const bool low = grid.isLowLine(grid.isFlat() ? at.column : at.row);
    return {grid.hexAt(at), keepsExtraHexes(grid, kept) ? low : !low};
}

// --- board_place.h

KeptPart wholeOf(const model::Grid& printed) {
    const int extra = printed.longHigh ? 1 : 0;
    return {0, printed.columns - 1 + (printed.isFlat() ? 0 : extra), 0,
            printed.rows - 1 + (printed.isFlat() ? extra : 0)};
}

CutBoard cutBoard(const model::BoardPlacement& placement, const model::Grid& printed) {
    CutBoard cut;
    cut.laid.id = placement.id.text;
    cut.laid.grid = printed;
    cut.laid.turned = placement.turned;
    cut.laid.kept = wholeOf(printed);
    if (!placement.crop) return cut;
    const auto from = printed.hexOf(placement.crop->from), to = printed.hexOf(placement.crop->to);
    if (!from || !to) {
        cut.unknown = !from ? placement.crop->from : placement.crop->to;
        return cut;
    }
    const model::OffsetCoord a = printed.offsetOf(*from), b = printed.offsetOf(*to);
    cut.laid.kept = {std::min(a.column, b.column), std::max(a.column, b.column), std::min(a.row, b.row),
                     std::max(a.row, b.row)};
    return cut;
}

model::Grid linesOfMap(const LaidBoard& first, model::OffsetCoord at) {
    model::Grid map;
    map.orientation = first.grid.orientation;
    map.stagger = model::Stagger::oddLow;
    if (!fitsLines(map, first, at)) map.stagger = model::Stagger::evenLow;
    return map;
}

bool fitsLines(const model::Grid& map, const LaidBoard& board, model::OffsetCoord at) {
    const UpperLeft corner = upperLeftOf(board.grid, board.kept, board.turned);
    return map.isLowLine(map.isFlat() ? at.column : at.row) == corner.low;
}

void putAt(LaidBoard& board, const model::Grid& map, model::OffsetCoord at) {
    const model::HexCoord corner = upperLeftOf(board.grid, board.kept, board.turned).printed;
    const model::HexCoord place = map.hexAt(at);
    board.shift = board.turned ? place + corner : place - corner;
}

model::OffsetCoord placeOf(const LaidBoard& board, const model::Grid& map) {
    return map.offsetOf(board.toMap(upperLeftOf(board.grid, board.kept, board.turned).printed));
}

}  // namespace cota::mapsets
