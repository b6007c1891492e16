#include "formats/model/relief/contour_pieces.h"

#include <numeric>

namespace cota::model {

namespace {

/// Distance by which the squares of pieces extend beyond the outermost hex centres, in grid units.
constexpr std::int32_t squaresMargin = 1000;

}  // namespace

ContourPieces::ContourPieces(std::span<const ContourLine> lines, const ReliefFrame& frame) {
    for (std::uint32_t i = 0; i < lines.size(); ++i) {
        const ContourLine& line = lines[i];
        firstPiece_.push_back(static_cast<std::uint32_t>(pieces_.size()));
        for (std::size_t k = 1; k < line.points.size(); ++k)
            pieces_.push_back({line.points[k - 1], line.points[k], i, static_cast<std::uint32_t>(k)});
        if (line.closed) pieces_.push_back({line.points.back(), line.points.front(), i, 0});
    }
    firstPiece_.push_back(static_cast<std::uint32_t>(pieces_.size()));
    layOutSquares(frame);
    fillSquares();
}

void ContourPieces::layOutSquares(const ReliefFrame& frame) {
    const auto squares = [](std::int64_t low, std::int64_t high) {  // at least one, even without hexes
        return static_cast<std::int32_t>(
            std::max<std::int64_t>(high - low + 2 * squaresMargin, 0) / unitsPerHex + 1);
    };
    squaresLow_ = {frame.low.x - squaresMargin, frame.low.y - squaresMargin};
    squaresX_ = squares(frame.low.x, frame.high.x);
    squaresY_ = squares(frame.low.y, frame.high.y);
}

void ContourPieces::fillSquares() {
    const auto count = static_cast<std::size_t>(squaresX_) * static_cast<std::size_t>(squaresY_);
    starts_.assign(count + 1, 0);
    const auto forSquares = [&](const ContourPiece& piece, auto&& f) {
        const Squares box = squaresOf(piece);
        for (std::int32_t y = box.y0; y <= box.y1; ++y) {
            const Columns columns = columnsIn(piece, y);
            for (std::int32_t x = columns.x0; x <= columns.x1; ++x)
                f(static_cast<std::size_t>(y) * static_cast<std::size_t>(squaresX_) +
                  static_cast<std::size_t>(x));
        }
    };
    for (const ContourPiece& piece : pieces_) {
        own_.push_back(squaresOf(piece));
        forSquares(piece, [&](std::size_t square) { ++starts_[square + 1]; });
    }
    std::partial_sum(starts_.begin(), starts_.end(), starts_.begin());
    inSquare_.resize(starts_.back());
    std::vector<std::uint32_t> next(starts_.begin(), starts_.end() - 1);
    for (std::uint32_t i = 0; i < pieces_.size(); ++i)
        forSquares(pieces_[i], [&](std::size_t square) { inSquare_[next[square]++] = i; });
}

ContourPieces::Squares ContourPieces::squaresOf(GridPoint low, GridPoint high) const {
    const auto square = [](std::int64_t units, std::int32_t count) {
        return static_cast<std::int32_t>(std::clamp<std::int64_t>(units / unitsPerHex, 0, count - 1));
    };
    const std::int64_t x = squaresLow_.x, y = squaresLow_.y;
    return {square(low.x - x, squaresX_), square(high.x - x, squaresX_), square(low.y - y, squaresY_),
            square(high.y - y, squaresY_)};
}

ContourPieces::Squares ContourPieces::squaresOf(const ContourPiece& piece) const {
    const auto [x0, x1] = std::minmax({piece.a.x, piece.b.x});
    const auto [y0, y1] = std::minmax({piece.a.y, piece.b.y});
    return squaresOf(GridPoint{x0, y0}, GridPoint{x1, y1});
}

ContourPieces::Columns ContourPieces::columnsIn(const ContourPiece& piece, std::int32_t row) const {
    const bool isDown = piece.a.y <= piece.b.y;
    const GridPoint upper = isDown ? piece.a : piece.b, lower = isDown ? piece.b : piece.a;
    const std::int64_t top = squaresLow_.y + row * std::int64_t{unitsPerHex};
    const std::int64_t bottom = top + unitsPerHex;
    const auto xAt = [&](std::int64_t y) {
        const std::int64_t num = (std::int64_t{lower.x} - upper.x) * (y - upper.y);
        const std::int64_t den = std::int64_t{lower.y} - upper.y;
        return upper.x + (num >= 0 ? num / den : -((-num + den - 1) / den));
    };
    // The first and the last row extend outwards without limit.
    const bool fromAbove = row > 0 && upper.y < top;
    const bool goesOn = row + 1 < squaresY_ && lower.y > bottom;
    const auto [x0, x1] = std::minmax(
        {fromAbove ? xAt(top) : std::int64_t{upper.x}, goesOn ? xAt(bottom) : std::int64_t{lower.x}});
    const auto column = [&](std::int64_t x) {
        return static_cast<std::int32_t>(
            std::clamp<std::int64_t>((x - squaresLow_.x) / unitsPerHex, 0, squaresX_ - 1));
    };
    return {column(x0), column(x1)};
}

bool ContourPieces::isFirstOfSlant(const Squares& box, const Squares& own, const ContourPiece& piece,
                                   std::int32_t x, std::int32_t y) const {
    if (x != std::max(columnsIn(piece, y).x0, box.x0)) return false;
    if (y == std::max(own.y0, box.y0)) return true;
    // The rows in which a straight piece meets the box are consecutive.
    const Columns above = columnsIn(piece, y - 1);
    return above.x1 < box.x0 || above.x0 > box.x1;
}

}  // namespace cota::model
