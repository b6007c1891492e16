// Finds the face of a place, and the contour that touches it. relief_builder.cpp makes the faces.

#include "formats/model/relief/relief.h"

#include <algorithm>

#include "formats/model/geometry/outline.h"
#include "formats/model/geometry/wide_integer.h"
#include "formats/model/relief/relief_builder.h"

namespace cota::model {

int marksBetween(int low, int high, int step) {
    constexpr int quarters = 4;
    return std::clamp((high - low) / std::max(step, 1), 1, quarters);
}

std::int64_t paperDistance(Orientation orientation, GridPoint a, GridPoint b) {
    const bool isFlat = orientation == Orientation::flat;
    const std::int64_t x = std::int64_t{a.x} - b.x, y = std::int64_t{a.y} - b.y;
    const Wide square = Wide{isFlat ? 3 : 4} * x * x + Wide{isFlat ? 4 : 3} * y * y;
    // The square is four times the squared distance, so its root is twice the distance.
    return (static_cast<std::int64_t>(wholeRoot(static_cast<WideUnsigned>(square))) + 1) / 2;
}

ReliefFrame frameOf(const Grid& grid) {
    GridPoint low{INT32_MAX, INT32_MAX}, high{INT32_MIN, INT32_MIN};
    for (const HexCoord hex : grid.hexes()) {
        const GridPoint centre = hexCentre(grid, hex);
        low = {std::min(low.x, centre.x), std::min(low.y, centre.y)};
        high = {std::max(high.x, centre.x), std::max(high.y, centre.y)};
    }
    const auto isAtEdge = [low, high](GridPoint end) {
        constexpr int near = unitsPerHex / 2;
        return end.x <= low.x + near || end.y <= low.y + near || end.x >= high.x - near ||
               end.y >= high.y - near;
    };
    return {low, high, isAtEdge};
}

Relief::Squares Relief::squaresOf(GridPoint low, GridPoint high) const {
    const auto square = [](std::int64_t units, std::int32_t count) {
        return static_cast<std::int32_t>(std::clamp<std::int64_t>(units / unitsPerHex, 0, count - 1));
    };
    const std::int64_t x = squaresLow_.x, y = squaresLow_.y;
    return {square(low.x - x, squaresX_), square(high.x - x, squaresX_), square(low.y - y, squaresY_),
            square(high.y - y, squaresY_)};
}

Relief::Squares Relief::squaresOf(const Piece& piece) const {
    const auto [x0, x1] = std::minmax({piece.a.x, piece.b.x});
    const auto [y0, y1] = std::minmax({piece.a.y, piece.b.y});
    return squaresOf(GridPoint{x0, y0}, GridPoint{x1, y1});
}

Relief::Columns Relief::columnsIn(const Piece& piece, std::int32_t row) const {
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

bool Relief::isFirstOfSlant(const Squares& box, const Squares& own, const Piece& piece, std::int32_t x,
                            std::int32_t y) const {
    if (x != std::max(columnsIn(piece, y).x0, box.x0)) return false;
    if (y == std::max(own.y0, box.y0)) return true;
    // The rows in which a straight piece meets the box are consecutive.
    const Columns above = columnsIn(piece, y - 1);
    return above.x1 < box.x0 || above.x0 > box.x1;
}

std::int64_t Relief::framePlace(GridPoint onFrame) const {
    const std::int64_t width = std::int64_t{high_.x} - low_.x;
    const std::int64_t height = std::int64_t{high_.y} - low_.y;
    if (onFrame.y == low_.y) return std::int64_t{onFrame.x} - low_.x;
    if (onFrame.x == high_.x) return width + onFrame.y - low_.y;
    if (onFrame.y == high_.y) return width + height + high_.x - onFrame.x;
    return 2 * width + height + high_.y - onFrame.y;
}

std::optional<LineSide> Relief::sideAbove(GridPoint place) const {
    struct Hit {
        Wide y = 0;  // over `den`, from place.y upwards: the largest is the nearest
        Wide den = 1;
        Wide slope = 0;  // over `den`
        const Piece* piece = nullptr;
    };
    Hit best;
    const Squares column = squaresOf(place, place);
    for (std::int32_t row = column.y0; row >= 0; --row) {
        const std::int64_t bottom = squaresLow_.y + (row + 1) * std::int64_t{unitsPerHex} - place.y;
        if (best.piece && best.y >= bottom * best.den) break;
        const auto square = static_cast<std::size_t>(row * squaresX_ + column.x0);
        for (std::uint32_t i = starts_[square]; i < starts_[square + 1]; ++i) {
            const Piece& piece = pieces_[inSquare_[i]];
            const bool isRight = piece.a.x <= piece.b.x;
            const GridPoint a = isRight ? piece.a : piece.b;
            const GridPoint b = isRight ? piece.b : piece.a;
            if (a.x > place.x || b.x <= place.x) continue;
            const Wide den = std::int64_t{b.x} - a.x;
            const Wide rise = std::int64_t{b.y} - a.y;
            const Wide y = (std::int64_t{a.y} - place.y) * den + rise * (std::int64_t{place.x} - a.x);
            if (y >= 0) continue;
            const Wide ahead = best.piece ? y * best.den - best.y * den : Wide{1};
            const Wide steeper = ahead == 0 ? rise * best.den - best.slope * den : Wide{0};
            if (ahead > 0 || steeper > 0 ||
                (ahead == 0 && steeper == 0 && ReliefBuilder::liesBelow(*this, piece, *best.piece)))
                best = {y, den, rise, &piece};
        }
    }
    if (!best.piece) return std::nullopt;
    // A piece that runs to the right has its right side below it.
    return LineSide{best.piece->line, static_cast<std::uint8_t>(best.piece->a.x < best.piece->b.x ? 1 : 0)};
}

Relief::FaceIndex Relief::faceOnFrame(std::int64_t place) const {
    auto after = std::upper_bound(faceOfArc_.begin(), faceOfArc_.end(), place,
                                  [](std::int64_t at, const auto& arc) { return at < arc.first; });
    return after == faceOfArc_.begin() ? faceOfArc_.back().second : std::prev(after)->second;
}

Relief::FaceIndex Relief::faceAt(GridPoint place) const {
    place = {std::clamp(place.x, low_.x, high_.x - 1), std::clamp(place.y, low_.y, high_.y)};
    if (const auto side = sideAbove(place)) return faceOf(*side);
    return faceOnFrame(std::int64_t{place.x} - low_.x);
}

std::optional<std::uint32_t> Relief::touching(GridPoint place, int reach) const {
    if (empty()) return std::nullopt;
    // A column is narrower than a hex, so the box must be wider than the reach.
    const std::int32_t box = reach + reach / 4 + 1;
    const Wide limit = Wide{4} * reach * reach;
    std::optional<std::uint32_t> nearest;
    Wide bestNum = 0, bestDen = 1;
    forPieces({place.x - box, place.y - box}, {place.x + box, place.y + box}, [&](const Piece& piece) {
        const std::int64_t px = std::int64_t{place.x} - piece.a.x, py = std::int64_t{place.y} - piece.a.y;
        const std::int64_t dx = std::int64_t{piece.b.x} - piece.a.x, dy = std::int64_t{piece.b.y} - piece.a.y;
        const Wide length = Wide{weightX_} * dx * dx + Wide{weightY_} * dy * dy;
        const Wide along = Wide{weightX_} * px * dx + Wide{weightY_} * py * dy;
        const auto square = [&](std::int64_t x, std::int64_t y) {
            return Wide{weightX_} * x * x + Wide{weightY_} * y * y;
        };
        Wide num = square(px, py);
        Wide den = 1;
        if (along >= length)
            num = square(px - dx, py - dy);
        else if (along > 0) {
            // Across the piece: the squared cross product divided by its squared length.
            const Wide across = Wide{px} * dy - Wide{py} * dx;
            num = across * across * weightX_ * weightY_;
            den = length;
        }
        if (num > limit * den) return;
        if (nearest) {
            // Of two at the same distance the lower one, so that the orientation of the map does not matter.
            const int order = compareProducts(num, bestDen, bestNum, den);
            if (order > 0 || (order == 0 && lines_[piece.line].metres >= lines_[*nearest].metres)) return;
        }
        nearest = piece.line;
        bestNum = num;
        bestDen = den;
    });
    return nearest;
}

int Relief::solidCrossings(GridPoint from, GridPoint to, bool eachLineOnce) const {
    if (empty() || from == to) return 0;
    const auto [x0, x1] = std::minmax({from.x, to.x});
    const auto [y0, y1] = std::minmax({from.y, to.y});
    struct Pass {
        std::uint32_t line;
        LinePlace at;
    };
    std::vector<Pass> passes;
    std::vector<std::uint32_t> through;  // lines through `to`
    forPieces({x0, y0}, {x1, y1}, [&](const Piece& piece) {
        if (lines_[piece.line].dashed) return;
        const FinePoint a = fine(piece.a), b = fine(piece.b), start = fine(from), end = fine(to);
        if (partOn(end, end, a, b)) through.push_back(piece.line);
        // Corners on the way count as right of it, so that a line that crosses there is counted once.
        if ((turn(start, end, a) >= 0) == (turn(start, end, b) >= 0)) return;
        if (turn(a, b, start) * turn(a, b, end) >= 0) return;
        passes.push_back({piece.line, partOn(start, end, a, b)->from});
    });
    std::ranges::sort(passes, [](const Pass& one, const Pass& two) {
        return one.line != two.line ? one.line < two.line : one.at < two.at;
    });
    std::ranges::sort(through);
    std::vector<std::uint32_t> crossed(through.begin(), std::unique(through.begin(), through.end()));
    // A line that only touches the way with a corner is there twice with the same place.
    for (std::size_t i = 0; i < passes.size(); ++i) {
        const bool isTouch =
            i + 1 < passes.size() && passes[i].line == passes[i + 1].line && passes[i].at == passes[i + 1].at;
        if (isTouch)
            ++i;
        else
            crossed.push_back(passes[i].line);
    }
    if (eachLineOnce) {
        for (std::uint32_t& line : crossed) line = lines_[line].contours.front();  // cut at the edge or not
        std::ranges::sort(crossed);
        crossed.erase(std::unique(crossed.begin(), crossed.end()), crossed.end());
    }
    return static_cast<int>(crossed.size());
}

}  // namespace cota::model
