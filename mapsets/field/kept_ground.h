#pragma once
// What the drawing of the boards makes of a map, kept from one laying of it to the next: most edits leave
// contours and outlines as they are, and what follows from them takes longer than all the rest. Whatever is
// given back was worked out of equal input.

#include <map>
#include <memory>
#include <span>
#include <vector>

#include "formats/model/geometry/rational.h"
#include "mapsets/field/laid_board.h"
#include "mapsets/ground/drawn_ground.h"

namespace cota::mapsets {

/// A hex of a board of which an outline covers something.
struct CoveredHex {
    model::HexCoord printed;
    model::Rational share;
};

/// One laying at a time may use it.
class KeptGround {
  public:
    using Outline = std::vector<model::GridPoint>;

    std::shared_ptr<const DrawnGround> ground(GroundDrawing drawing);

    /// Works out at once, on all cores, what is not known yet of these outlines.
    void cover(std::span<const Outline* const> outlines, const LaidBoard& board);
    /// What an outline covers of the hexes that are kept of a board. Valid until forgetUnused().
    const std::vector<CoveredHex>& coveredBy(const Outline& outline, const LaidBoard& board);
    /// Outlines nobody has asked for since this was called before are forgotten.
    void forgetUnused();

  private:
    struct Covered {
        std::vector<CoveredHex> hexes;
        bool isUsed = false;
    };
    /// Boards of one shape share what is known of their outlines, wherever they lie.
    struct Shape {
        model::Grid grid;
        KeptPart kept;
        std::map<Outline, Covered> covered;
    };
    Shape& shapeOf(const LaidBoard& board);

    std::shared_ptr<const DrawnGround> ground_;
    std::vector<Shape> shapes_;
};

}  // namespace cota::mapsets
