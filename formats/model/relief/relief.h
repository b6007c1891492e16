#pragma once
// The shape of the ground according to drawn contours: the lines, the faces between them (hilltops, bottoms,
// slopes, passes), and the contour that touches a place. Whole numbers only. slope.h has the heights between
// two contours.

#include <cstdint>
#include <optional>
#include <span>

#include "formats/model/document/shapes.h"
#include "formats/model/geometry/grid_point.h"
#include "formats/model/relief/contour_map.h"
#include "formats/model/relief/relief_faces.h"

namespace cota::model {

/// On paper, in thousandths of a hex, rounded.
std::int64_t paperDistance(Orientation orientation, GridPoint a, GridPoint b);

/// x * X * X + y * Y * Y is four times the square of a distance on paper.
struct PaperScale {
    std::int64_t x = 3;
    std::int64_t y = 4;
};

/// Metres, both included.
struct HeightSpan {
    int least = 0;
    int most = 0;
};

class Relief {
  public:
    using FaceIndex = ReliefFaces::Index;
    using Line = ContourLine;
    using Piece = ContourPiece;

    /// Contours of fewer than two points are ignored.
    Relief(Orientation orientation, std::span<const Contour> contours, std::span<const SpotHeight> spots,
           const ReliefFrame& frame);

    bool empty() const { return map_.lines.empty(); }
    std::span<const Line> lines() const { return map_.lines; }
    std::span<const Piece> pieces() const { return map_.pieces.all(); }
    std::span<const Piece> piecesOf(std::uint32_t line) const { return map_.pieces.ofLine(line); }
    std::uint32_t indexOf(const Piece& piece) const { return map_.pieces.indexOf(piece); }
    std::span<const ReliefFace> faces() const { return faces_.all; }
    PaperScale scale() const { return scale_; }
    /// The greatest distance between two places on the map, in thousandths of a hex.
    std::int64_t wholeReach() const { return map_.edge.wholeReach(); }
    /// No contours cross or touch, so a place can see only those around its face.
    bool isPlain() const { return isPlain_; }

    FaceIndex faceOf(LineSide side) const { return faces_.of(side); }
    /// The face that contains a place; on a contour, one of the two faces at it.
    FaceIndex faceAt(GridPoint place) const { return faces_.at(map_, place); }
    /// The nearest contour within `reach` thousandths of a hex.
    std::optional<std::uint32_t> touching(GridPoint place, int reach) const;
    /// The number of solid contours that the straight way from one place to another crosses. A contour
    /// through `to` is counted, one through `from` is not, and a contour that only touches the way is not
    /// crossed. `eachLineOnce`: a line that is crossed several times counts once.
    int solidCrossings(GridPoint from, GridPoint to, bool eachLineOnce = false) const;

    /// Whether a piece was added to extend a line that ends before the edge.
    bool isLed(const Piece& piece) const {
        const Line& line = map_.lines[piece.line];
        return (line.frontIsLed && piece.end == 1) || (line.backIsLed && piece.end + 1 == line.points.size());
    }
    /// Visits every piece of contour near a box once.
    template <class F>
    void forPieces(GridPoint low, GridPoint high, F&& f) const {
        map_.pieces.forNear(low, high, f);
    }

  private:
    PaperScale scale_;
    ContourMap map_;
    bool isPlain_ = false;
    ReliefFaces faces_;
};

}  // namespace cota::model
