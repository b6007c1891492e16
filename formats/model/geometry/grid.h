#pragma once
// The lattice of a board: orientation, stagger, size and printed numbers. Converts between axial hexes, grid
// columns and rows, the dense index of layers, and labels.

#include <compare>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

#include "formats/model/geometry/hex.h"
#include "formats/model/geometry/hex_label.h"

namespace cota::model {

inline constexpr int maxGridColumns = 1000;
inline constexpr int maxGridRows = 1000;

/// flat: hexes have a flat top, columns are straight lines. pointed: hexes have a corner on top, rows are
/// straight lines.
enum class Orientation { flat, pointed };

/// The straight lines that are shifted by half a hex: columns down (flat), rows to the right (pointed).
/// Counted from 1 at the printed upper left, whatever the printed numbers are.
enum class Stagger { oddLow, evenLow };

/// The board edges that are cut through the middle of hexes. On a flat grid, left and right cut every hex of
/// the outer columns, top and bottom every second hex: those that stick out. On pointed grids the other way
/// round.
struct Halves {
    bool top = false;
    bool bottom = false;
    bool left = false;
    bool right = false;
    friend auto operator<=>(const Halves&, const Halves&) = default;
};

enum class BoardEdge { top, right, bottom, left };

class HexRange;

/// Axial (0,0) is the hex at column 0, row 0. Axial steps are those of hex.h in both orientations:
///   flat:  q = column, r = row - column/2;  pointed: r = row, q = column - row/2
/// where the half is rounded up if the first line is low (oddLow), down if it is high (evenLow). The
/// conversions work for hexes outside the board too.
struct Grid {
    Orientation orientation = Orientation::flat;
    Stagger stagger = Stagger::evenLow;
    int columns = 1;        // 1..maxGridColumns
    int rows = 1;           // 1..maxGridRows
    bool longHigh = false;  // lines that are not low have one hex more, so that they stick out at both ends
    Halves halves;
    LabelScheme labels;
    std::int64_t hexMicrometres = 0;  // across flats; 0: not set
    friend bool operator==(const Grid&, const Grid&) = default;

    bool hasLegalSize() const {
        return columns >= 1 && rows >= 1 && columns <= maxGridColumns && rows <= maxGridRows;
    }
    bool isFlat() const { return orientation == Orientation::flat; }

    /// Whether a straight line (column if flat, row if pointed; counted from 0) is low.
    bool isLowLine(int line) const { return ((line & 1) == 0) == (stagger == Stagger::oddLow); }

    HexCoord hexAt(OffsetCoord at) const {
        return isFlat() ? HexCoord{at.column, at.row - lag(at.column)}
                        : HexCoord{at.column - lag(at.row), at.row};
    }
    OffsetCoord offsetOf(HexCoord hex) const {
        return isFlat() ? OffsetCoord{hex.q, hex.r + lag(hex.q)} : OffsetCoord{hex.q + lag(hex.r), hex.r};
    }

    /// Number of hexes in a straight line.
    int lineLength(int line) const {
        return (isFlat() ? rows : columns) + (longHigh && !isLowLine(line) ? 1 : 0);
    }
    bool contains(OffsetCoord at) const;
    bool contains(HexCoord hex) const { return contains(offsetOf(hex)); }

    /// Number of hexes.
    std::size_t size() const;
    /// Dense index in reading order: row by row from the upper left; on a flat longHigh grid the extra hexes
    /// below the last full row come last. The hex must be on the board, the index below size().
    std::size_t index(HexCoord hex) const { return index(offsetOf(hex)); }
    std::size_t index(OffsetCoord at) const;
    HexCoord at(std::size_t index) const { return hexAt(offsetAt(index)); }
    OffsetCoord offsetAt(std::size_t index) const;

    /// Every hex in the order of index(): for (HexCoord hex : grid.hexes()).
    HexRange hexes() const;

    std::string label(HexCoord hex) const;
    /// Returns nothing for text that is not a label, and for labels of hexes outside the board.
    std::optional<HexCoord> hexOf(std::string_view label) const;

    /// Whether the board edge cuts the hex. False for hexes outside the board.
    bool isHalf(HexCoord hex) const;
    /// Whether the hex is the first or last of its row or column at that edge.
    bool isOn(BoardEdge edge, HexCoord hex) const;
    /// Whether a neighbour of the hex is missing. False for hexes outside the board.
    bool isEdge(HexCoord hex) const;

  private:
    /// Half the line number, rounded up if the first line is low. The shift rounds down for negative lines
    /// too.
    int lag(int line) const { return (line + (stagger == Stagger::oddLow ? 1 : 0)) >> 1; }
    int highLinesBefore(int line) const { return (line + (stagger == Stagger::oddLow ? 0 : 1)) / 2; }
};

/// Every hex of a grid in the order of its index. The grid must outlive the range.
class HexRange {
  public:
    class Iterator {
      public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = HexCoord;
        using difference_type = std::ptrdiff_t;
        using pointer = const HexCoord*;
        using reference = HexCoord;

        Iterator() = default;
        Iterator(const Grid* grid, std::size_t index) : grid_(grid), index_(index) {}
        HexCoord operator*() const { return grid_->at(index_); }
        Iterator& operator++() {
            ++index_;
            return *this;
        }
        Iterator operator++(int) {
            Iterator before = *this;
            ++index_;
            return before;
        }
        friend bool operator==(const Iterator&, const Iterator&) = default;

      private:
        const Grid* grid_ = nullptr;
        std::size_t index_ = 0;
    };

    explicit HexRange(const Grid& grid) : grid_(&grid) {}
    Iterator begin() const { return {grid_, 0}; }
    Iterator end() const { return {grid_, grid_->size()}; }

  private:
    const Grid* grid_;
};

inline HexRange Grid::hexes() const { return HexRange(*this); }

/// Text names: "flat", "pointed"; "odd-low", "even-low"; "top", "right", "bottom", "left".
const char* textOf(Orientation orientation);
const char* textOf(Stagger stagger);
const char* textOf(BoardEdge edge);
std::optional<BoardEdge> parseBoardEdge(std::string_view text);

}  // namespace cota::model
