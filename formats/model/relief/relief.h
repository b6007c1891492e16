#pragma once
// The shape of the ground according to drawn contours: the faces between them (hilltops, bottoms, slopes,
// passes), the contour that touches a place, and the shortest line through it between two heights. Whole
// numbers only. Distances are measured on paper, where a column is narrower than a row is high, not in grid
// units.

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "formats/model/document/shapes.h"
#include "formats/model/geometry/grid.h"
#include "formats/model/geometry/grid_point.h"
#include "formats/model/geometry/rational.h"

namespace cota::model {

/// The kind of a face. `unclear`: one height around it, and its higher side is unknown.
enum class FaceKind : std::uint8_t { open, slope, hilltop, bottom, pass, unclear };

/// One side of a contour: 0 left, 1 right along its points.
struct LineSide {
    std::uint32_t line = 0;
    std::uint8_t side = 0;
    friend constexpr auto operator<=>(const LineSide&, const LineSide&) = default;
};

/// A region of the map without contours inside. The edge of the map closes it where contours leave the map.
struct ReliefFace {
    FaceKind kind = FaceKind::open;
    std::vector<int> heights;      // of the contours around it, ascending, without repetitions
    std::vector<LineSide> border;  // the sides of these contours that face it
    /// For hilltops and bottoms, the highest or lowest point: a spot height in the face beyond the height of
    /// its contour, otherwise the middle of its area on the map, without metres.
    std::optional<GridPoint> summit;
    std::optional<int> summitMetres;
    /// The same if the edge of the map cuts the area and the ground is assumed to rise or fall up to the
    /// edge: the middle of its longest section of the edge. Nothing if no edge cuts it.
    std::optional<GridPoint> edgeSummit;
};

/// The rectangle around the hex centres of a map, and the places where its contours may leave it. `beyond`:
/// distance outside the outermost hexes, in grid units, up to which contours are used; anything farther out
/// is ignored.
struct ReliefFrame {
    GridPoint low, high;
    std::function<bool(GridPoint)> isAtEdge;
    std::int32_t beyond = 0;
};
/// The frame of one board: contours leave it half a hex inside its outermost centres, or farther out.
ReliefFrame frameOf(const Grid& grid);

/// The line through a place from a low contour to a high one.
struct SlopeLine {
    int low = 0;   // metres
    int high = 0;  // metres
    bool dashed = false;
    bool isStraight = true;  // one straight line, not two lines to the nearest points
    int mark = 0;            // the mark nearest to the place, counted from the low end
    int marks = 0;           // the number of equal parts of the line
    // Thousandths of a hex on paper: the whole line, and its section from the low contour to the place.
    std::int64_t length = 0, below = 0;
    /// Millionths of the line below the place, rounded. For warnings about doubtful places, not for heights.
    int share = 0;
    std::uint32_t lowPiece = 0, highPiece = 0;  // pieces of contour at its ends
};

/// How a height between two contours is determined.
struct SlopeReading {
    enum class By : std::uint8_t {
        nearStraight,  // one straight line, if not much longer than the two lines to the nearest points
        straight,      // one straight line if there is one
        nearestPoints
    };
    By by = By::nearStraight;
    int most = 150;         // nearStraight: limit in percent of these two lines
    int step = 5;           // metres: the smallest distance between two marks
    bool withZero = false;  // the low end is a mark too
    friend bool operator==(const SlopeReading&, const SlopeReading&) = default;
};

/// Metres, both included.
struct HeightSpan {
    int least = 0;
    int most = 0;
};

/// On paper, in thousandths of a hex, rounded.
std::int64_t paperDistance(Orientation orientation, GridPoint a, GridPoint b);

/// The number of sections of a line between two contours, at most four; `step`: their minimum height in
/// metres.
int marksBetween(int low, int high, int step);

class Relief {
  public:
    using FaceIndex = std::uint32_t;

    /// A contour, joined over seams and cut at the edge of the map. A contour that leaves the map and comes
    /// back is several lines.
    struct Line {
        int metres = 0;
        HighSide high = HighSide::unknown;    // as drawn
        HighSide higher = HighSide::unknown;  // as drawn, or as derived from the adjacent contours
        bool closed = false;
        bool dashed = false;
        bool dangles = false;                 // ends inside the map, so that it separates nothing
        bool isGuess = false;                 // closed, and its inside is only assumed to be higher
        std::vector<std::uint32_t> contours;  // indexes into the given contours
        std::vector<GridPoint> points;        // open lines that leave the map reach the frame
        /// For a line that was drawn closed, even if the edge cuts it: the side of its inside.
        HighSide inside = HighSide::unknown;
        /// Whether the first and the last piece were added to extend the line to the edge.
        bool frontIsLed = false, backIsLed = false;
    };

    /// Contours of fewer than two points are ignored.
    Relief(Orientation orientation, std::span<const Contour> contours, std::span<const SpotHeight> spots,
           const ReliefFrame& frame);

    bool empty() const { return lines_.empty(); }
    std::span<const Line> lines() const { return lines_; }
    std::span<const ReliefFace> faces() const { return faces_; }
    FaceIndex faceOf(LineSide side) const { return faceOfSide_[side.line * 2 + side.side]; }

    /// The face that contains a place; on a contour, one of the two faces at it.
    FaceIndex faceAt(GridPoint place) const;
    /// The nearest contour within `reach` thousandths of a hex.
    std::optional<std::uint32_t> touching(GridPoint place, int reach) const;

    /// The height of a place between two contours by this reading. Halves of a mark round up. Returns
    /// nothing if the face has only one height around it.
    std::optional<SlopeLine> slopeAt(GridPoint place, const SlopeReading& reading) const;
    /// The pieces of contour that lines through the places of a square can meet, for many queries about
    /// these places.
    struct Near {
        static constexpr std::size_t most = 44;
        static constexpr FaceIndex several = UINT32_MAX;
        std::array<std::uint32_t, most> pieces;  // as runs, see Fan::runBits
        std::uint32_t count = 0;
        /// Lines up to this length in half grid units meet no other pieces before they end; 0: nothing is
        /// known.
        std::int32_t longest = 0;
        /// The face of all the places, if it is known to be the same.
        FaceIndex face = several;
        /// All contours are farther from all the places than this, in half grid units.
        std::int32_t free = 0;
    };
    /// For the places at most `half` grid units from `middle` in x and in y.
    Near near(GridPoint middle, std::int32_t half) const;  // relief_near.cpp
    /// The same result as slopeAt for a place of `near` and a reading by straight lines, but faster. Returns
    /// nothing if the near pieces do not decide. Its length and share may be wrong by some millionths.
    std::optional<SlopeLine> slopeAmong(const Near& near, GridPoint place, const SlopeReading& reading) const;
    /// Bounds of the heights that any reading gives for all places at most `half` grid units from `middle`
    /// in x and in y. Returns nothing unless it is easy to show that each place has such a line and is
    /// farther than `free` thousandths of a hex from all contours.
    /// `near`: the result of near() for these places, if the caller has it.
    std::optional<HeightSpan> slopesAround(GridPoint middle, std::int32_t half, int free, int step,
                                           bool withZero, const Near* near = nullptr) const;
    /// The two lines from the place to the nearest points of the two nearest heights of its face.
    std::optional<SlopeLine> slopeFromNearest(GridPoint place, int step, bool withZero) const;

    /// The number of steps of `step` metres from the contour around a hilltop or bottom to a place, rounded
    /// to the nearest one, halves up. `rise`: metres from the contour to the summit.
    int stepsTowardsSummit(GridPoint place, FaceIndex face, GridPoint summit, int rise, int step) const;

    /// The number of solid contours that the straight way from one place to another crosses. A contour
    /// through `to` is counted, one through `from` is not, and a contour that only touches the way is not
    /// crossed. `eachLineOnce`: a line that is crossed several times counts once.
    int solidCrossings(GridPoint from, GridPoint to, bool eachLineOnce = false) const;

    /// A straight piece of a line; `end` is the index of b among its points.
    struct Piece {
        GridPoint a, b;
        std::uint32_t line = 0;
        std::uint32_t end = 0;
    };
    std::span<const Piece> pieces() const { return pieces_; }
    /// Whether a piece was added to extend a line that ends before the edge.
    bool isLed(const Piece& piece) const {
        const Line& line = lines_[piece.line];
        return (line.frontIsLed && piece.end == 1) || (line.backIsLed && piece.end + 1 == line.points.size());
    }
    /// Visits every piece of contour near a box once.
    template <class F>
    void forPieces(GridPoint low, GridPoint high, F&& f) const {
        const Squares box = squaresOf(low, high);
        for (std::int32_t y = box.y0; y <= box.y1; ++y)
            for (std::int32_t x = box.x0; x <= box.x1; ++x) {
                const auto square = static_cast<std::size_t>(y * squaresX_ + x);
                for (std::uint32_t i = starts_[square]; i < starts_[square + 1]; ++i) {
                    const std::uint32_t index = inSquare_[i];
                    if (isFirstIn(box, index, x, y)) f(pieces_[index]);
                }
            }
    }

  private:
    friend class ReliefBuilder;
    struct Squares {
        std::int32_t x0, x1, y0, y1;
    };
    struct Ray;  // relief_ray.h
    struct Fan;  // relief_fan.h
    struct Shortest;

    Relief() = default;
    Squares squaresOf(GridPoint low, GridPoint high) const;
    Squares squaresOf(const Piece& piece) const;
    struct Columns {
        std::int32_t x0, x1;
    };
    /// The squares of one row that a piece runs through; the row must be one of the piece's rows.
    Columns columnsIn(const Piece& piece, std::int32_t row) const;
    /// Whether this is the first square, row by row, that a piece and a box share.
    bool isFirstIn(const Squares& box, std::uint32_t piece, std::int32_t x, std::int32_t y) const {
        const Squares& own = own_[piece];
        if (own.x0 == own.x1 || own.y0 == own.y1)
            return x == std::max(own.x0, box.x0) && y == std::max(own.y0, box.y0);
        return isFirstOfSlant(box, own, pieces_[piece], x, y);
    }
    bool isFirstOfSlant(const Squares& box, const Squares& own, const Piece& piece, std::int32_t x,
                        std::int32_t y) const;
    std::int64_t framePlace(GridPoint onFrame) const;
    /// The side of the next line straight above a place, treated as slightly to the right of it.
    std::optional<LineSide> sideAbove(GridPoint place) const;
    FaceIndex faceOnFrame(std::int64_t place) const;
    std::optional<Shortest> shortestWithin(GridPoint place, std::int32_t reach, int step, bool withZero,
                                           std::optional<FaceIndex> face) const;
    /// The greatest distance between two places on the map, in thousandths of a hex.
    std::int64_t wholeReach() const {
        return std::int64_t{high_.x} - low_.x + (std::int64_t{high_.y} - low_.y) + 1;
    }
    std::optional<Shortest> shortestThrough(GridPoint place, const SlopeReading& reading) const;
    struct NearestPair;  // relief_nearest.cpp
    std::optional<NearestPair> nearestPair(GridPoint place) const;
    bool anyMeet() const;

    // weightX * x * x + weightY * y * y is four times the square of a distance on paper.
    std::int64_t weightX_ = 3, weightY_ = 4;
    std::vector<Line> lines_;
    GridPoint low_, high_;  // the frame
    bool isPointed_ = false;
    std::vector<Piece> pieces_;
    std::vector<std::uint32_t> firstPiece_;  // of each line, and one behind the last line
    std::vector<Squares> own_;               // the squares around each piece
    // Squares one hex wide, row by row, over the map and a margin of one hex, with the pieces that run
    // through them. Pieces farther out belong to the outermost squares, so that a point far away costs no
    // memory.
    GridPoint squaresLow_;
    std::int32_t squaresX_ = 0, squaresY_ = 0;
    std::vector<std::uint32_t> starts_, inSquare_;
    std::vector<FaceIndex> faceOfSide_;
    std::vector<std::pair<std::int64_t, FaceIndex>> faceOfArc_;  // by place along the frame
    std::vector<ReliefFace> faces_;
    /// No contours cross or touch, so a place can see only those around its face.
    bool isPlain_ = false;
};

}  // namespace cota::model
