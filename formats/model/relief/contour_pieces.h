#pragma once
// The pieces of all contours of a map, with an index of the squares they run through.

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "formats/model/relief/contour_line.h"
#include "formats/model/relief/map_edge.h"

namespace cota::model {

inline Vector wayOf(const ContourPiece& piece) {
    return {std::int64_t{piece.b.x} - piece.a.x, std::int64_t{piece.b.y} - piece.a.y};
}

/// Squares one hex wide, row by row, over the map and a margin of one hex, with the pieces that run through
/// them. Pieces farther out belong to the outermost squares, so that a point far away costs no memory.
class ContourPieces {
  public:
    struct Squares {
        std::int32_t x0, x1, y0, y1;
    };

    ContourPieces() = default;
    ContourPieces(std::span<const ContourLine> lines, const ReliefFrame& frame);

    std::span<const ContourPiece> all() const { return pieces_; }
    std::span<const ContourPiece> ofLine(std::uint32_t line) const {
        return all().subspan(firstPiece_[line], firstPiece_[line + 1] - firstPiece_[line]);
    }
    std::uint32_t indexOf(const ContourPiece& piece) const {
        return static_cast<std::uint32_t>(&piece - pieces_.data());
    }

    Squares squaresOf(GridPoint low, GridPoint high) const;
    std::size_t squareCount() const { return starts_.empty() ? 0 : starts_.size() - 1; }
    std::size_t squareAt(std::int32_t x, std::int32_t y) const {
        return static_cast<std::size_t>(y * squaresX_ + x);
    }
    /// The indexes of the pieces that run through a square.
    std::span<const std::uint32_t> inSquare(std::size_t square) const {
        return std::span(inSquare_).subspan(starts_[square], starts_[square + 1] - starts_[square]);
    }
    /// The lower end of a row of squares.
    std::int64_t bottomOf(std::int32_t row) const {
        return squaresLow_.y + (row + 1) * std::int64_t{unitsPerHex};
    }

    /// Visits every piece near a box once.
    template <class F>
    void forNear(GridPoint low, GridPoint high, F&& f) const {
        const Squares box = squaresOf(low, high);
        for (std::int32_t y = box.y0; y <= box.y1; ++y)
            for (std::int32_t x = box.x0; x <= box.x1; ++x) {
                const std::size_t square = squareAt(x, y);
                for (std::uint32_t i = starts_[square]; i < starts_[square + 1]; ++i) {
                    const std::uint32_t index = inSquare_[i];
                    if (isFirstIn(box, index, x, y)) f(pieces_[index]);
                }
            }
    }

  private:
    struct Columns {
        std::int32_t x0, x1;
    };
    void layOutSquares(const ReliefFrame& frame);
    void fillSquares();
    Squares squaresOf(const ContourPiece& piece) const;
    /// The squares of one row that a piece runs through; the row must be one of the piece's rows.
    Columns columnsIn(const ContourPiece& piece, std::int32_t row) const;
    /// Whether this is the first square, row by row, that a piece and a box share.
    bool isFirstIn(const Squares& box, std::uint32_t piece, std::int32_t x, std::int32_t y) const {
        const Squares& own = own_[piece];
        if (own.x0 == own.x1 || own.y0 == own.y1)
            return x == std::max(own.x0, box.x0) && y == std::max(own.y0, box.y0);
        return isFirstOfSlant(box, own, pieces_[piece], x, y);
    }
    bool isFirstOfSlant(const Squares& box, const Squares& own, const ContourPiece& piece, std::int32_t x,
                        std::int32_t y) const;

    std::vector<ContourPiece> pieces_;
    std::vector<std::uint32_t> firstPiece_;  // of each line, and one behind the last line
    std::vector<Squares> own_;               // the squares around each piece
    GridPoint squaresLow_;
    std::int32_t squaresX_ = 0, squaresY_ = 0;
    std::vector<std::uint32_t> starts_, inSquare_;
};

}  // namespace cota::model
