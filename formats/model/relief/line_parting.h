#pragma once
// The order of lines that coincide for a part of their courses.

#include <compare>
#include <cstddef>
#include <cstdint>

#include "formats/model/relief/contour_map.h"
#include "formats/model/relief/relief_vector.h"

namespace cota::model {

/// The points of a line from one of them on, once around if it is closed.
class LineCourse {
  public:
    /// From one of its ends, which is left out.
    LineCourse(const ContourLine& line, bool isBack)
        : LineCourse(line, isBack ? line.points.size() - 2 : 1, isBack, line.points.size() - 1) {}
    /// Along a piece to its end and on, or back along it.
    LineCourse(const ContourLine& line, const ContourPiece& piece, bool isBack)
        : LineCourse(line, isBack ? (piece.end + line.points.size() - 1) % line.points.size() : piece.end,
                     isBack,
                     line.closed ? line.points.size()
                     : isBack    ? piece.end
                                 : line.points.size() - piece.end) {}
    bool hasMore() const { return left_ > 0; }
    GridPoint next() const { return line_->points[at_]; }
    void goOn() {
        --left_;
        at_ = (at_ + (isBack_ ? line_->points.size() - 1 : 1)) % line_->points.size();
    }

  private:
    LineCourse(const ContourLine& line, std::size_t at, bool isBack, std::size_t left)
        : line_(&line), at_(at), left_(left), isBack_(isBack) {}

    const ContourLine* line_;
    std::size_t at_, left_;
    bool isBack_;
};

/// The order of two lines from one point for a walker who arrives in direction `came` and turns
/// anticlockwise from the direction behind: less if the first line comes first, equal if they never
/// separate.
std::strong_ordering partingOf(LineCourse one, LineCourse two, GridPoint here, Vector came);

/// The order of lines that coincide up to their ends, from right to left along the lines: less if the line
/// is first. `isMain`: the line is followed from its main end.
struct LineRank {
    int rises = 0, metres = 0, dashed = 0;
    std::int64_t index = 0;
    friend auto operator<=>(const LineRank&, const LineRank&) = default;
};
LineRank rankUpon(const ContourLine& line, std::uint32_t index, bool isBack, bool isMain);

/// For two pieces that coincide somewhere: whether the line of the first one is the lower one on paper where
/// the two lines separate.
bool liesBelow(const ContourMap& map, const ContourPiece& one, const ContourPiece& two);

}  // namespace cota::model
