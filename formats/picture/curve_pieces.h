#pragma once
// The pieces of a curve one by one: lines and bends.

#include <span>

#include "formats/picture/curve.h"

namespace cota::picture {

/// Calls `begin(point)` where an outline begins, `piece(points)` for each line (its end) and each bend (two
/// handles and its end), and `close()` where an outline is closed.
template <class Begin, class Piece, class Close>
void visitPieces(const Curve& curve, Begin begin, Piece piece, Close close) {
    const auto points = curve.points();
    std::size_t next = 0;
    for (const auto step : curve.steps()) {
        if (step == Curve::Step::close) {
            close();
            continue;
        }
        const std::size_t count = step == Curve::Step::bend ? 3 : 1;
        if (step == Curve::Step::move)
            begin(points[next]);
        else
            piece(points.subspan(next, count));
        next += count;
    }
}

/// Adds a piece that visitPieces() passed.
inline void append(Curve& curve, std::span<const Point> piece) {
    if (piece.size() == 3)
        curve.bend(piece[0], piece[1], piece[2]);
    else
        curve.line(piece[0]);
}

}  // namespace cota::picture
