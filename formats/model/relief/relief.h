#pragma once
// What drawn contours say of the ground: the faces between them (hilltops, bottoms, slopes, passes), which
// contour touches a place, and the shortest line between two heights through it. Whole numbers only.
// Distances are those on paper, not those of grid units: a column is narrower than a row is high.

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

/// What a face is. `unclear`: one height around it, and nobody says which side of it is the higher one.
enum class FaceKind : std::uint8_t { open, slope, hilltop, bottom, pass, unclear };

/// One side of a contour: 0 left, 1 right along its points.
struct LineSide {
    std::uint32_t line = 0;
    std::uint8_t side = 0;
    friend constexpr auto operator<=>(const LineSide&, const LineSide&) = default;
};

/// A part of the map without contours inside. The edge of the map closes it where contours leave the map.
struct ReliefFace {
    FaceKind kind = FaceKind::open;
    std::vector<int> heights;      // of the contours around it, ascending, each once
    std::vector<LineSide> border;  // their sides that look into it
    /// Of hilltops and bottoms: where the ground is highest or lowest. From a spot height in the face that
    /// lies beyond its contour; else the middle of its area on the map, and no metres.
    std::optional<GridPoint> summit;
    std::optional<int> summitMetres;
    /// The same if the edge of the map cuts the area and the ground is taken to rise or fall up to the edge:
    /// the middle of the longest stretch of the edge. Nothing if no edge cuts it.
    std::optional<GridPoint> edgeSummit;
};

/// The rectangle around the centres of a map, and where its contours may leave it. `beyond`: how far outside
/// the outermost hexes contours count, in grid units; anything farther out is ignored.
struct ReliefFrame {
    GridPoint low, high;
    std::function<bool(GridPoint)> isAtEdge;
    std::int32_t beyond = 0;
};
/// Of one board: contours leave it half a hex inside its outermost centres, or farther out.
ReliefFrame frameOf(const Grid& grid);

/// The line through a place from a low contour to a high one.
struct SlopeLine {
    int low = 0;   // metres
    int high = 0;  // metres
    bool dashed = false;
    bool isStraight = true;  // one straight line, not the two ways to the nearest points
    int mark = 0;            // the mark nearest to the place, counted from the low end
    int marks = 0;           // the number of equal parts of the line
    // Thousandths of a hex on paper: the whole line, and its part from the low contour to the place.
    std::int64_t length = 0, below = 0;
    /// Millionths of the line below the place, rounded. For warnings of doubtful places, not for heights.
    int share = 0;
    std::uint32_t lowPiece = 0, highPiece = 0;  // pieces of contour it ends on
};

/// How a height between two contours is read.
struct SlopeReading {
    enum class By : std::uint8_t {
        nearStraight,  // one straight line, if it is not much longer than the ways to the nearest points
        straight,      // one straight line if there is any
        nearestPoints
    };
    By by = By::nearStraight;
    int most = 150;         // nearStraight: percent of these two ways
    int step = 5;           // metres: the least distance of two marks
    bool withZero = false;  // the low end is a mark too
    friend bool operator==(const SlopeReading&, const SlopeReading&) = default;
};

/// Metres, both included.
struct HeightSpan {
    int least = 0;
    int most = 0;
};

/// On paper, thousandths of a hex, rounded.
std::int64_t paperDistance(Orientation orientation, GridPoint a, GridPoint b);

/// Into how many parts a line between two contours is cut, at most four; `step`: no finer than so many
/// metres.
int marksBetween(int low, int high, int step);

class Relief {
  public:
    using FaceIndex = std::uint32_t;

    /// A contour, joined over seams and cut at the edge of the map. A contour that leaves the map and comes
    /// back is several.
    struct Line {
        int metres = 0;
        HighSide high = HighSide::unknown;    // as drawn
        HighSide higher = HighSide::unknown;  // as drawn, or as the neighbours show
        bool closed = false;
        bool dashed = false;
        bool dangles = false;                 // ends inside the map: it parts nothing
        bool isGuess = false;                 // closed, and nothing but habit says that its inside is higher
        std::vector<std::uint32_t> contours;  // indexes into those given
        std::vector<GridPoint> points;        // open lines that leave the map reach the frame
        /// Of a line that was drawn closed, whether or not the edge cuts it: the side of its inside.
        HighSide inside = HighSide::unknown;
        /// The first and the last piece are drawn by nobody: they lead straight on to the edge.
        bool frontIsLed = false, backIsLed = false;
    };

    /// Contours of fewer than two points are nothing.
    Relief(Orientation orientation, std::span<const Contour> contours, std::span<const SpotHeight> spots,
           const ReliefFrame& frame);

    bool empty() const { return lines_.empty(); }
    std::span<const Line> lines() const { return lines_; }
    std::span<const ReliefFace> faces() const { return faces_; }
    FaceIndex faceOf(LineSide side) const { return faceOfSide_[side.line * 2 + side.side]; }

    /// The face a place lies in. On a contour: one of the two beside it.
    FaceIndex faceAt(GridPoint place) const;
    /// The nearest contour within `reach` thousandths of a hex.
    std::optional<std::uint32_t> touching(GridPoint place, int reach) const;

    /// What a reading says of a place between two contours. Halves of a mark count as the next one. Nothing
    /// where the face of the place shows one height only.
    std::optional<SlopeLine> slopeAt(GridPoint place, const SlopeReading& reading) const;
    /// The shortest straight line through the place that joins two heights; nothing where none does.
    std::optional<SlopeLine> slopeThrough(GridPoint place, int step, bool withZero) const;
    /// Which pieces of contour lines through the places of a square can meet, for many questions about these.
    struct Near {
        static constexpr std::size_t most = 44;
        static constexpr FaceIndex several = UINT32_MAX;
        std::array<std::uint32_t, most> pieces;  // runs of them, see Fan::runBits
        std::uint32_t count = 0;
        /// Lines up to so many half grid units meet no others, up to where they end; 0: nothing is known.
        std::int32_t longest = 0;
        /// The face all places lie in, where that is known to be one.
        FaceIndex face = several;
        /// All contours are farther from all places than so many half grid units.
        std::int32_t free = 0;
    };
    /// Of the places at most `half` grid units from `middle` in x and in y.
    Near near(GridPoint middle, std::int32_t half) const;  // relief_near.cpp
    /// As slopeAt for a place `near` is of and one of the readings by straight lines, but sooner; nothing
    /// where the pieces that are near leave doubt. Its length and share may be some millionths off.
    std::optional<SlopeLine> slopeAmong(const Near& near, GridPoint place, const SlopeReading& reading) const;
    /// Bounds the heights that any reading gives to all places at most `half` grid units from `middle` in x
    /// and in y. Nothing where it is not easily known that each of them has such a line and is farther than
    /// `free` thousandths of a hex from all contours.
    /// `near`: what is near all these places, where somebody knows.
    std::optional<HeightSpan> slopesAround(GridPoint middle, std::int32_t half, int free, int step,
                                           bool withZero, const Near* near = nullptr) const;
    /// The two ways from the place to the nearest points of the two nearest heights of its face.
    std::optional<SlopeLine> slopeFromNearest(GridPoint place, int step, bool withZero) const;

    /// `rise` metres lie between the contour around a hilltop or bottom and its highest or lowest point: how
    /// many steps of so many metres a place between the two has of them, to the nearest one, halves upwards.
    int stepsTowardsSummit(GridPoint place, FaceIndex face, GridPoint summit, int rise, int step) const;

    /// Contours of full intervals that a step from one place to another crosses, one through `to` counted and
    /// one through `from` not. What only touches the way is not crossed.
    /// `eachLineOnce`: one that is crossed several times counts as one.
    int solidCrossings(GridPoint from, GridPoint to, bool eachLineOnce = false) const;

    /// A straight piece of a line; `end` is the index of b among its points.
    struct Piece {
        GridPoint a, b;
        std::uint32_t line = 0;
        std::uint32_t end = 0;
    };
    std::span<const Piece> pieces() const { return pieces_; }
    /// Whether a piece was not drawn but added, to extend a line that stops short of the edge.
    bool isLed(const Piece& piece) const {
        const Line& line = lines_[piece.line];
        return (line.frontIsLed && piece.end == 1) || (line.backIsLed && piece.end + 1 == line.points.size());
    }
    /// Visits every piece of contour near a box, each once.
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
    /// The squares of one row that a piece runs through; the row must be one of its own.
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
    /// The side of the next line straight above a place, a hair to the right of it.
    std::optional<LineSide> sideAbove(GridPoint place) const;
    FaceIndex faceOnFrame(std::int64_t place) const;
    std::optional<Shortest> shortestWithin(GridPoint place, std::int32_t reach, int step, bool withZero,
                                           std::optional<FaceIndex> face) const;
    /// The greatest distance of two places on the map, thousandths of a hex.
    std::int64_t wholeReach() const {
        return std::int64_t{high_.x} - low_.x + (std::int64_t{high_.y} - low_.y) + 1;
    }
    std::optional<Shortest> shortestThrough(GridPoint place, const SlopeReading& reading) const;
    struct NearestPair;  // relief_nearest.cpp
    std::optional<NearestPair> nearestPair(GridPoint place) const;
    bool anyMeet() const;

    // Squares of distances on paper times four are weightX * x * x + weightY * y * y.
    std::int64_t weightX_ = 3, weightY_ = 4;
    std::vector<Line> lines_;
    GridPoint low_, high_;  // the frame
    bool isPointed_ = false;
    std::vector<Piece> pieces_;
    std::vector<std::uint32_t> firstPiece_;  // of each line, and behind the last one
    std::vector<Squares> own_;               // the squares around each piece
    // Squares a hex wide, row by row, over the map and a hex around it: which pieces run through them. What
    // lies farther out belongs to the outermost ones, so that a point anywhere costs no more than the map.
    GridPoint squaresLow_;
    std::int32_t squaresX_ = 0, squaresY_ = 0;
    std::vector<std::uint32_t> starts_, inSquare_;
    std::vector<FaceIndex> faceOfSide_;
    std::vector<std::pair<std::int64_t, FaceIndex>> faceOfArc_;  // by place along the frame
    std::vector<ReliefFace> faces_;
    /// No contours cross or touch: a place sees only those around its face.
    bool isPlain_ = false;
};

}  // namespace cota::model
