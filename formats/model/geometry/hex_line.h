#pragma once
// The exact trace of a straight line between two hex centres: the hexes it crosses, the hexsides it runs
// along, the hexes it only touches at a corner. It depends only on the offset between the two hexes, so each
// trace is computed once per offset. Whole numbers only; the games define what a trace blocks.

#include <cstdint>
#include <vector>

#include "formats/model/geometry/hex.h"
#include "formats/model/geometry/rational.h"

namespace cota::model {

/// The longest line that can be traced, in hexes; three times the diagonal of the largest grid.
inline constexpr int maxTraceDistance = 5000;

/// One hex, hexside or vertex on the line, with the interval of t in [0,1] that is in it. Hexes are relative
/// to the start. 16 bytes, because queries about all pairs of hexes read millions of steps.
struct TraceStep {
    enum class Kind : std::uint8_t {
        hex,      // the line runs through the interior of first()
        hexside,  // the line runs along the side between first() and second(), inside neither of them
        vertex    // the line touches first() at exactly one corner, enter() == leave()
    };

    std::int16_t q = 0;
    std::int16_t r = 0;
    std::int16_t enterNum = 0;
    std::int16_t enterDen = 1;
    std::int16_t leaveNum = 0;
    std::int16_t leaveDen = 1;
    std::int16_t distance = 0;  // from the start to first(); the same to second()
    Kind kind = Kind::hex;
    Direction across = Direction::n;  // kind hexside: from first() to second()

    /// The hex; for a hexside, the hex to the left of the line in its direction.
    constexpr HexCoord first() const { return {q, r}; }
    /// The hex to the right of a hexside; first() for the other kinds.
    constexpr HexCoord second() const { return kind == Kind::hexside ? neighbour(first(), across) : first(); }
    constexpr Rational enter() const { return {enterNum, enterDen}; }
    constexpr Rational leave() const { return {leaveNum, leaveDen}; }
    friend bool operator==(const TraceStep&, const TraceStep&) = default;
};
static_assert(sizeof(TraceStep) == 16);

/// A step from one hex into the next, through the inside of their common side or through a corner of it
/// (then the third hex there is a vertex step). Lines along hexsides go from hex to hexside, which is not a
/// crossing.
struct Crossing {
    std::int16_t q = 0;  // with direction: the side in its canonical form, relative to the start
    std::int16_t r = 0;
    std::int16_t num = 0;
    std::int16_t den = 1;
    Direction direction = Direction::n;
    bool atCorner = false;

    constexpr HexSide side() const { return {{q, r}, direction}; }
    constexpr Rational t() const { return {num, den}; }
    friend bool operator==(const Crossing&, const Crossing&) = default;
};

/// A line: all steps without the two end hexes, and all crossings, both ordered by t. At a corner the vertex
/// step comes after the hex that the line leaves and before the hex that it enters.
struct Trace {
    std::vector<TraceStep> steps;
    std::vector<Crossing> crossings;
    friend bool operator==(const Trace&, const Trace&) = default;
};

/// The line from (0,0) to `offset`, in time proportional to the distance. Empty for (0,0); throws
/// std::length_error beyond maxTraceDistance. traceBetween(-o) has the same steps with all hexes negated;
/// the line in the other direction has the steps in reverse, t -> 1 - t.
Trace traceBetween(HexCoord offset);
/// The same, appended to two lists.
void appendTrace(HexCoord offset, std::vector<TraceStep>& steps, std::vector<Crossing>& crossings);

/// Number of hexes that the line enters, including the end: the two at a hexside count as one, hexes touched
/// at a corner do not count. Never less than the distance.
int hexesEntered(HexCoord offset);

}  // namespace cota::model
