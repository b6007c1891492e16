#include "formats/model/geometry/grid.h"

#include <algorithm>
#include <array>

namespace cota::model {

namespace {

std::size_t whole(int number) { return static_cast<std::size_t>(number); }

template <class Enum, std::size_t N>
std::optional<Enum> find(const std::array<const char*, N>& names, std::string_view text) {
    for (std::size_t i = 0; i < N; ++i)
        if (text == names[i]) return static_cast<Enum>(i);
    return std::nullopt;
}

constexpr std::array orientationNames = {"flat", "pointed"};
constexpr std::array staggerNames = {"odd-low", "even-low"};
constexpr std::array edgeNames = {"top", "right", "bottom", "left"};

}  // namespace

bool Grid::contains(OffsetCoord at) const {
    const int line = isFlat() ? at.column : at.row;
    const int place = isFlat() ? at.row : at.column;
    return line >= 0 && line < (isFlat() ? columns : rows) && place >= 0 && place < lineLength(line);
}

std::size_t Grid::size() const {
    const std::size_t extra = longHigh ? whole(highLinesBefore(isFlat() ? columns : rows)) : 0;
    return whole(columns) * whole(rows) + extra;
}

std::size_t Grid::index(OffsetCoord at) const {
    const std::size_t full = whole(at.row) * whole(columns);
    if (!longHigh) return full + whole(at.column);
    if (isFlat()) return at.row < rows ? full + whole(at.column) : full + whole(highLinesBefore(at.column));
    return full + whole(highLinesBefore(at.row)) + whole(at.column);
}

OffsetCoord Grid::offsetAt(std::size_t index) const {
    const int number = static_cast<int>(index);
    if (!longHigh) return {number % columns, number / columns};
    if (isFlat()) {
        const int extra = number - columns * rows;
        if (extra < 0) return {number % columns, number / columns};
        return {2 * extra + (isLowLine(0) ? 1 : 0), rows};
    }
    const int pairLength = 2 * columns + 1;
    const int rest = number % pairLength;
    const int row = number / pairLength * 2;
    const int firstLength = lineLength(0);
    return rest < firstLength ? OffsetCoord{rest, row} : OffsetCoord{rest - firstLength, row + 1};
}

std::string Grid::label(HexCoord hex) const {
    const OffsetCoord at = offsetOf(hex);
    return formatLabel(labels, at.column, at.row);
}

std::optional<HexCoord> Grid::hexOf(std::string_view label) const {
    const auto at = parseLabel(labels, label);
    if (!at || !contains(*at)) return std::nullopt;
    return hexAt(*at);
}

bool Grid::isOn(BoardEdge edge, HexCoord hex) const {
    const OffsetCoord at = offsetOf(hex);
    if (!contains(at)) return false;
    switch (edge) {
        case BoardEdge::top:
            return at.row == 0;
        case BoardEdge::left:
            return at.column == 0;
        case BoardEdge::bottom:
            return at.row == (isFlat() ? lineLength(at.column) : rows) - 1;
        case BoardEdge::right:
            return at.column == (isFlat() ? columns : lineLength(at.row)) - 1;
    }
    return false;
}

bool Grid::isHalf(HexCoord hex) const {
    const OffsetCoord at = offsetOf(hex);
    const bool low = isLowLine(isFlat() ? at.column : at.row);
    // The hexes that stick out: at the near end those of high lines; at the far end those of low lines, or
    // of high lines if these are longer.
    const bool sticksOutNear = !low;
    const bool sticksOutFar = low != longHigh;
    const auto cuts = [&](bool half, BoardEdge edge, bool sticksOut) {
        return half && sticksOut && isOn(edge, hex);
    };
    return cuts(halves.top, BoardEdge::top, !isFlat() || sticksOutNear) ||
           cuts(halves.bottom, BoardEdge::bottom, !isFlat() || sticksOutFar) ||
           cuts(halves.left, BoardEdge::left, isFlat() || sticksOutNear) ||
           cuts(halves.right, BoardEdge::right, isFlat() || sticksOutFar);
}

bool Grid::isEdge(HexCoord hex) const {
    if (!contains(hex)) return false;
    return std::any_of(allDirections.begin(), allDirections.end(),
                       [&](Direction direction) { return !contains(neighbour(hex, direction)); });
}

const char* textOf(Orientation orientation) {
    return orientationNames[static_cast<std::size_t>(orientation)];
}
const char* textOf(Stagger stagger) { return staggerNames[static_cast<std::size_t>(stagger)]; }
const char* textOf(BoardEdge edge) { return edgeNames[static_cast<std::size_t>(edge)]; }
std::optional<BoardEdge> parseBoardEdge(std::string_view text) { return find<BoardEdge>(edgeNames, text); }

}  // namespace cota::model
