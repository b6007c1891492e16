#include "formats/model/relief/relief.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "formats/model/geometry/outline.h"
#include "formats/model/geometry/wide_integer.h"
#include "formats/model/relief/face_builder.h"

namespace cota::model {

std::int64_t paperDistance(Orientation orientation, GridPoint a, GridPoint b) {
    const bool isFlat = orientation == Orientation::flat;
    const std::int64_t x = std::int64_t{a.x} - b.x, y = std::int64_t{a.y} - b.y;
    const Wide square = Wide{isFlat ? 3 : 4} * x * x + Wide{isFlat ? 4 : 3} * y * y;
    // The square is four times the squared distance, so its root is twice the distance.
    return (static_cast<std::int64_t>(wholeRoot(static_cast<WideUnsigned>(square))) + 1) / 2;
}

Relief::Relief(Orientation orientation, std::span<const Contour> contours, std::span<const SpotHeight> spots,
               const ReliefFrame& frame) {
    if (orientation == Orientation::pointed) std::swap(scale_.x, scale_.y);
    map_.lines = linesOf(contours);
    joinLines(map_.lines);
    map_.edge = MapEdge(orientation, frame);
    cutLines(map_.lines, map_.edge);
    const EdgeArrivals arrivals(map_.lines, map_.edge, frame);
    map_.pieces = ContourPieces(map_.lines, frame);
    isPlain_ = !doContoursMeet(map_);
    faces_ = FaceBuilder(map_, arrivals, spots).result();
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
        const Wide length = Wide{scale_.x} * dx * dx + Wide{scale_.y} * dy * dy;
        const Wide along = Wide{scale_.x} * px * dx + Wide{scale_.y} * py * dy;
        const auto square = [&](std::int64_t x, std::int64_t y) {
            return Wide{scale_.x} * x * x + Wide{scale_.y} * y * y;
        };
        Wide num = square(px, py);
        Wide den = 1;
        if (along >= length)
            num = square(px - dx, py - dy);
        else if (along > 0) {
            // Across the piece: the squared cross product divided by its squared length.
            const Wide across = Wide{px} * dy - Wide{py} * dx;
            num = across * across * scale_.x * scale_.y;
            den = length;
        }
        if (num > limit * den) return;
        if (nearest) {
            // Of two at the same distance the lower one, so that the orientation of the map does not matter.
            const int order = compareProducts(num, bestDen, bestNum, den);
            if (order > 0 || (order == 0 && map_.lines[piece.line].metres >= map_.lines[*nearest].metres))
                return;
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
        if (map_.lines[piece.line].dashed) return;
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
        for (std::uint32_t& line : crossed)
            line = map_.lines[line].contours.front();  // cut at the edge or not
        std::ranges::sort(crossed);
        crossed.erase(std::unique(crossed.begin(), crossed.end()), crossed.end());
    }
    return static_cast<int>(crossed.size());
}

}  // namespace cota::model
