#include "formats/model/geometry/hex_line.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <stdexcept>

namespace cota::model {

namespace {

// A closed hex is the intersection of three slabs: with f0 = q - r, f1 = r - s, f2 = s - q (s = -q - r), a
// point p is in the hex with centre c if and only if |f(p) - f(c)| <= 1 for all three. Points with equality
// are on a hexside: f0 for ne and sw, f1 for s and n, f2 for nw and se. A line leaves the hex through the
// slab whose side it reaches first.
using Slabs = std::array<int, 3>;

constexpr Slabs slabsOf(HexCoord hex) { return {hex.q - hex.r, hex.q + 2 * hex.r, -2 * hex.q - hex.r}; }

constexpr std::array<std::array<Direction, 2>, 3> sideOfSlab = {
    {{Direction::sw, Direction::ne}, {Direction::n, Direction::s}, {Direction::se, Direction::nw}}};

/// A position t on the line; the denominator is positive.
struct Position {
    int num = 0;
    int den = 1;
    friend constexpr bool operator==(Position a, Position b) {
        return static_cast<std::int64_t>(a.num) * b.den == static_cast<std::int64_t>(b.num) * a.den;
    }
    friend constexpr bool operator<(Position a, Position b) {
        return static_cast<std::int64_t>(a.num) * b.den < static_cast<std::int64_t>(b.num) * a.den;
    }
};

/// Where the line leaves a hex: the position and the hexside, or two hexsides at their corner.
struct Exit {
    Position at;
    Direction side = Direction::n;
    Direction otherSide = Direction::n;
    bool corner = false;
};

class Tracer {
  public:
    Tracer(HexCoord offset, std::vector<TraceStep>& steps, std::vector<Crossing>& crossings)
        : end_(offset), rise_(slabsOf(offset)), steps_(steps), crossings_(crossings) {}

    void run() {
        if (end_ == HexCoord{}) return;
        if (std::find(rise_.begin(), rise_.end(), 0) != rise_.end())
            alongSides();
        else
            throughHexes();
    }

  private:
    Exit exitOf(HexCoord hex) const {
        const Slabs centre = slabsOf(hex);
        Exit exit;
        bool found = false;
        for (std::size_t i = 0; i < 3; ++i) {
            if (rise_[i] == 0) continue;  // the line stays between these two sides
            const bool up = rise_[i] > 0;
            const Position at{(up ? centre[i] : -centre[i]) + 1, up ? rise_[i] : -rise_[i]};
            if (!found || at < exit.at) {
                exit = {at, sideOfSlab[i][up], Direction::n, false};
                found = true;
            } else if (at == exit.at) {
                exit.otherSide = sideOfSlab[i][up];
                exit.corner = true;
            }
        }
        return exit;
    }

    /// Any line that does not run along hexsides: from hex to hex, through hexsides and sometimes through a
    /// corner.
    void throughHexes() {
        HexCoord hex;
        Position entered;
        while (hex != end_) {
            const Exit exit = exitOf(hex);
            if (hex != HexCoord{}) addStep(TraceStep::Kind::hex, hex, entered, exit.at);
            Direction side = exit.side;
            if (exit.corner) {
                // Of the two hexes beyond the corner, the line only touches one.
                Direction touched = exit.otherSide;
                if (exitOf(neighbour(hex, side)).at == exit.at) std::swap(side, touched);
                addStep(TraceStep::Kind::vertex, neighbour(hex, touched), exit.at, exit.at);
            }
            addCrossing(HexSide::of(hex, side), exit);
            hex = neighbour(hex, side);
            entered = exit.at;
        }
    }

    /// Lines towards a corner: hexside, hex through its centre, hexside, hex ...
    void alongSides() {
        const int parts = std::gcd(end_.q, end_.r);
        const HexCoord stride{end_.q / parts, end_.r / parts};
        const Exit exit = exitOf({});
        const bool sideIsLeft = isLeft(step(exit.side));
        const HexCoord left = step(sideIsLeft ? exit.side : exit.otherSide);
        const HexCoord right = step(sideIsLeft ? exit.otherSide : exit.side);
        const Direction across = directionOf(right - left);
        HexCoord hex;
        for (int part = 0; part < parts; ++part, hex = hex + stride) {
            if (part > 0)
                addStep(TraceStep::Kind::hex, hex, {3 * part - 1, 3 * parts}, {3 * part + 1, 3 * parts});
            addStep(TraceStep::Kind::hexside, hex + left, {3 * part + 1, 3 * parts},
                    {3 * part + 2, 3 * parts});
            steps_.back().across = across;
        }
    }

    /// Left of the line as printed, y downwards; turning the map for pointed hexes does not change sides.
    bool isLeft(HexCoord hex) const { return end_.q * hex.r - end_.r * hex.q < 0; }

    static Direction directionOf(HexCoord delta) {
        return *std::find_if(allDirections.begin(), allDirections.end(),
                             [delta](Direction direction) { return step(direction) == delta; });
    }

    void addStep(TraceStep::Kind kind, HexCoord hex, Position enter, Position leave) {
        TraceStep made;
        made.q = narrow(hex.q);
        made.r = narrow(hex.r);
        made.enterNum = narrow(enter.num);
        made.enterDen = narrow(enter.den);
        made.leaveNum = narrow(leave.num);
        made.leaveDen = narrow(leave.den);
        made.distance = narrow(distance({}, hex));
        made.kind = kind;
        steps_.push_back(made);
    }

    void addCrossing(HexSide side, const Exit& exit) {
        crossings_.push_back({narrow(side.hex.q), narrow(side.hex.r), narrow(exit.at.num),
                              narrow(exit.at.den), side.direction, exit.corner});
    }

    // Up to maxTraceDistance no number exceeds three times the distance.
    static_assert(3 * maxTraceDistance + 1 <= INT16_MAX);
    static std::int16_t narrow(int number) { return static_cast<std::int16_t>(number); }

    HexCoord end_;
    Slabs rise_;
    std::vector<TraceStep>& steps_;
    std::vector<Crossing>& crossings_;
};

}  // namespace

void appendTrace(HexCoord offset, std::vector<TraceStep>& steps, std::vector<Crossing>& crossings) {
    // Beyond this distance the numbers of a step overflow, and the steps would be wrong hexes.
    if (distance({}, offset) > maxTraceDistance) throw std::length_error("line longer than can be traced");
    Tracer(offset, steps, crossings).run();
}

Trace traceBetween(HexCoord offset) {
    Trace trace;
    appendTrace(offset, trace.steps, trace.crossings);
    return trace;
}

int hexesEntered(HexCoord offset) {
    if (offset == HexCoord{}) return 0;
    const Trace trace = traceBetween(offset);
    return 1 + static_cast<int>(std::ranges::count_if(
                   trace.steps, [](const TraceStep& step) { return step.kind != TraceStep::Kind::vertex; }));
}

}  // namespace cota::model
