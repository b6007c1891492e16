#pragma once
// Data that follows from the drawing of the boards, kept between two builds of a battlefield. Most edits do
// not change contours and areas, and computing this data takes longer than everything else. Equal input
// always gives what was computed for it.

#include <map>
#include <memory>
#include <span>
#include <vector>

#include "formats/model/geometry/rational.h"
#include "mapsets/field/laid_board.h"
#include "mapsets/ground/drawn_ground.h"

namespace cota::mapsets {

/// A hex of a board that an outline covers at least partly.
struct CoveredHex {
    model::HexCoord printed;
    model::Rational share;
};

/// Only one build at a time may use it.
class KeptGround {
  public:
    using Outline = std::vector<model::GridPoint>;

    KeptGround() = default;
    /// Begins with the ground of another battlefield; it may be null.
    explicit KeptGround(std::shared_ptr<const DrawnGround> ground) : ground_(std::move(ground)) {}

    std::shared_ptr<const DrawnGround> ground(GroundDrawing drawing);

    /// Computes what is not yet known of these outlines, on all cores.
    void cover(std::span<const Outline* const> outlines, const LaidBoard& board);
    /// The part of each kept hex of a board that an outline covers. Valid until forgetUnused().
    const std::vector<CoveredHex>& coveredBy(const Outline& outline, const LaidBoard& board);
    /// Forgets outlines that were not requested since the last call.
    void forgetUnused();

  private:
    struct Covered {
        std::vector<CoveredHex> hexes;
        bool isUsed = false;
    };
    /// Boards of the same shape share the results for their outlines, whatever their position.
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
