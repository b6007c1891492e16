#pragma once
// Walks from hex to hex along a line, for judging millions of lines. Short lines are kept (kept_lines.h).
// Long ones are computed while walking and skip stretches of ground that cannot matter. Both meet the same
// hexes as the trace of the line (formats/model/geometry/hex_line.h).
//
// A line of n hexes that ends b hexes aside of its main direction passes rings of hexes at distances 1, 2
// ... n - 1 from its start. Of ring d it crosses every hex with 3|nj - bd| < 2n - b, where j is the number
// of hexes aside: one or two hexes, the one farther aside first. If both sides are equal, it touches the
// corner.

#include <array>

#include "mapsets/field/battlefield.h"
#include "mapsets/sight/kept_lines.h"

namespace cota::mapsets {

/// A hex on the line.
struct LineHex {
    Cell cell = noCell;
    int distance = 0;  // from the start
    int aside = 0;     // as in LineStep
    bool isLast = false;
};

/// The lattice in the frame of a line: its start, and the numbers its two directions add to a cell.
struct LineLattice {
    Cell start = noCell;
    Cell along = 0;
    Cell aside = 0;
};
inline LineLattice latticeOf(const Battlefield& field, const LineFrame& frame, Cell start) {
    return {start, field.offset(frame.main), field.offset(frame.beside)};
}

/// The number of rings skipped at a time, smaller near the end of a line. All their hexes are within one
/// step more of the last ring before them, along each axis of the lattice.
inline constexpr int stretchRings = 15;
inline constexpr int shortStretch = 4;

/// The rings of a line one by one, computed with whole numbers that grow by the same amount at each ring.
class LineRings {
  public:
    LineRings(const LineFrame& frame, bool withTouched)
        : whole_(3 * frame.distance()),
          rise_(3 * frame.aside),
          stretch_{stretchRings * rise_ / whole_, stretchRings * rise_ % whole_},
          short_{shortStretch * rise_ / whole_, shortStretch * rise_ % whole_} {
        const int strict = withTouched ? 0 : 1;
        high_ = 2 * frame.distance() - frame.aside - strict - whole_;
        low_ = frame.distance() + frame.aside + strict - 1 - whole_;
    }
    /// Moves to the next ring.
    void next() {
        high_ += rise_;
        low_ += rise_;
        const int up = high_ >= 0 ? 1 : 0, lowUp = low_ >= 0 ? 1 : 0;
        high_ -= up != 0 ? whole_ : 0;
        low_ -= lowUp != 0 ? whole_ : 0;
        aside_ += up;
        more_ += up - lowUp;
    }
    /// Skips a stretch, or a short one.
    void leaveOut() { pass(stretch_); }
    void leaveOutShort() { pass(short_); }
    /// The number of hexes aside of the first hex of the ring; and how many follow, each one less aside.
    int aside() const { return aside_; }
    int more() const { return more_; }

  private:
    /// The change over several rings: whole hexes aside, and remainders.
    struct Stretch {
        int up, rest;
    };
    void pass(const Stretch& stretch) {
        high_ += stretch.rest;
        low_ += stretch.rest;
        const int up = high_ >= 0 ? 1 : 0, lowUp = low_ >= 0 ? 1 : 0;
        high_ -= up != 0 ? whole_ : 0;
        low_ -= lowUp != 0 ? whole_ : 0;
        aside_ += stretch.up + up;
        more_ += up - lowUp;
    }

    int whole_, rise_;
    Stretch stretch_, short_;
    int high_, low_;  // remainders, from -whole_ to -1
    int aside_ = 0;
    int more_ = 0;
};

/// Visits the hexes of a line in order, without both ends; not for lines along hexsides. Returns false as
/// soon as `visit` does. `isQuiet(cell, distance)` returns true if no hex within stretchRings + 1 steps of
/// `cell` can matter from `distance` on; then a stretch may be skipped. The first ring and the last two are
/// always visited.
template <class IsQuiet, class Visit>
bool walkLongLine(const LineFrame& frame, const LineLattice& lattice, bool withTouched, IsQuiet&& isQuiet,
                  Visit&& visit) {
    const int length = frame.distance();
    const Cell across = lattice.aside - lattice.along;
    LineRings rings(frame, withTouched);
    int ring = 1;
    for (int end = std::min(length, 2);; end = std::min(length, ring + stretchRings)) {
        for (; ring < end; ++ring) {
            rings.next();
            const Cell cell = lattice.start + ring * lattice.along + rings.aside() * across;
            const bool isOuter = ring + 1 == length;
            for (int beside = 0; beside <= rings.more(); ++beside)
                if (!visit(LineHex{cell - beside * across, ring, rings.aside() - beside,
                                   isOuter && beside == rings.more()}))
                    return false;
        }
        if (ring == length) return true;
        const auto quietHere = [&] {
            return isQuiet(lattice.start + (ring - 1) * lattice.along + rings.aside() * across, ring);
        };
        bool quiet = true;
        while (quiet && ring + stretchRings + 2 <= length) {
            quiet = quietHere();
            if (!quiet) break;
            rings.leaveOut();
            ring += stretchRings;
        }
        while (quiet && ring + shortStretch + 2 <= length) {
            quiet = quietHere();
            if (!quiet) break;
            rings.leaveOutShort();
            ring += shortStretch;
        }
    }
}

/// The same for lines of any length, except along hexsides.
template <class IsQuiet, class Visit>
bool walkLine(KeptLines& lines, const LineFrame& frame, const LineLattice& lattice, IsQuiet&& isQuiet,
              Visit&& visit) {
    if (frame.distance() > KeptLines::longestKept)
        return walkLongLine(frame, lattice, lines.withTouched(), isQuiet, visit);
    const std::span<const LineStep> steps = lines.steps(frame);
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (!visit(LineHex{lattice.start + steps[i].along * lattice.along + steps[i].aside * lattice.aside,
                           steps[i].along + steps[i].aside, steps[i].aside, i + 1 == steps.size()}))
            return false;
    return true;
}

/// The two hexes beside a hexside that the line runs along.
struct LineHexside {
    std::array<Cell, 2> cells;
    int distance = 0;  // from the start
    bool isLast = false;
};

/// Visits a line along hexsides in order, without both ends: pairs of hexes (k+1, k) | (k, k+1), and between
/// two pairs the hex (k+1, k+1). Returns false as soon as one of the two visits does.
template <class VisitHexside, class VisitHex>
bool walkAlongHexsides(const LineFrame& frame, const LineLattice& lattice, VisitHexside&& visitHexside,
                       VisitHex&& visitHex) {
    for (int k = 0; k < frame.along; ++k) {
        const Cell here = lattice.start + k * (lattice.along + lattice.aside);
        const int distance = 2 * k + 1;
        const bool isLast = k + 1 == frame.along;
        if (!visitHexside(LineHexside{{here + lattice.along, here + lattice.aside}, distance, isLast}))
            return false;
        if (!isLast && !visitHex(LineHex{here + lattice.along + lattice.aside, distance + 1, k + 1, false}))
            return false;
    }
    return true;
}

}  // namespace cota::mapsets
