#pragma once
// The exact trace of a straight line between two hex centres: which hexes it crosses, which hexsides it runs
// along, which hexes it only touches at a corner. It depends on the offset between the two hexes alone, so
// traces are made once per offset and kept. Whole numbers only; what a trace means is for the games to say.

#include <cstdint>
#include <vector>

#include "formats/model/geometry/hex.h"
#include "formats/model/geometry/rational.h"

namespace cota::model {

/// The longest line that can be traced, in hexes; three times the diagonal of the largest grid.
inline constexpr int maxTraceDistance = 5000;

/// One thing the line meets, with the part t in [0,1] of the line that lies in it. Hexes are relative to the
/// start. 16 bytes, since all-pairs questions read them by the million.
struct TraceStep {
    enum class Kind : std::uint8_t {
        hex,      // the line runs through the interior of first()
        hexside,  // the line runs along the side between first() and second(); it is in the interior of
                  // neither
        vertex    // the line touches first() at exactly one corner, enter() == leave()
    };

    std::int16_t q = 0;
    std::int16_t r = 0;
    std::int16_t enterNum = 0;
    std::int16_t enterDen = 1;
    std::int16_t leaveNum = 0;
    std::int16_t leaveDen = 1;
    std::int16_t distance = 0;  // from the start to first(); second() is as far
    Kind kind = Kind::hex;
    Direction across = Direction::n;  // kind hexside: from first() to second()

    /// The hex; of a hexside the one to the left of the line, as seen when travelling along it.
    constexpr HexCoord first() const { return {q, r}; }
    /// The hex to the right of a hexside; first() for the other kinds.
    constexpr HexCoord second() const { return kind == Kind::hexside ? neighbour(first(), across) : first(); }
    constexpr Rational enter() const { return {enterNum, enterDen}; }
    constexpr Rational leave() const { return {leaveNum, leaveDen}; }
    friend bool operator==(const TraceStep&, const TraceStep&) = default;
};
static_assert(sizeof(TraceStep) == 16);

/// A change from one hex into the next: through the inside of their common side, or through the corner at the
/// end of it (then the third hex there is a vertex step). Lines along hexsides pass from hex to hexside,
/// which is no crossing.
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

/// A line: all steps but the two end hexes, and all crossings, both ordered by t. At one corner the vertex
/// step comes after the hex left there and before the hex entered.
struct Trace {
    std::vector<TraceStep> steps;
    std::vector<Crossing> crossings;
    friend bool operator==(const Trace&, const Trace&) = default;
};

/// The line from (0,0) to `offset`, in time proportional to the distance. Empty for (0,0); `offset` must be
/// within maxTraceDistance, else std::length_error. traceBetween(-o) has the same steps with all hexes
/// negated; the line travelled backwards has the steps in reverse, t -> 1 - t.
Trace traceBetween(HexCoord offset);
/// The same, added to the ends of two lists.
void appendTrace(HexCoord offset, std::vector<TraceStep>& steps, std::vector<Crossing>& crossings);

/// How many hexes the line enters, the end included: the two beside a hexside count as one, those touched at
/// a corner not at all. Never less than the distance.
int hexesEntered(HexCoord offset);

}  // namespace cota::model
