// The order of contours along the edge of the map if several meet it at the same grid point.
//
// They are in the order in which they separate inside the map: clockwise along the edge, the first is the
// rightmost for a walker who follows the contours inwards. Contours that never separate have no space
// between them: first those that rise to the right, the higher ones first, then those that rise to the left,
// the lower ones first. The order of drawing does not matter.

#include <algorithm>
#include <tuple>

#include "formats/model/geometry/outline.h"
#include "formats/model/relief/relief_builder.h"

namespace cota::model {

namespace {

Vector between(GridPoint from, GridPoint to) {
    return {std::int64_t{to.x} - from.x, std::int64_t{to.y} - from.y};
}
Wide dot(Vector a, Vector b) { return Wide{a.x} * b.x + Wide{a.y} * b.y; }
bool isSameWay(Vector a, Vector b) { return cross(a, b) == 0 && dot(a, b) > 0; }

/// The section of the turn from `start`, anticlockwise as printed, that contains a direction: `start`
/// itself, the first half, the opposite direction, the second half.
int partOfTurn(Vector start, Vector way) {
    const Wide side = cross(start, way);
    if (side == 0) return dot(start, way) > 0 ? 0 : 2;
    return side < 0 ? 1 : 3;
}

/// The points of a line from one of them on, once around if it is closed.
class Inwards {
  public:
    using Line = Relief::Line;
    /// From one of its ends, which is left out.
    Inwards(const Line& line, bool isBack)
        : Inwards(line, isBack ? line.points.size() - 2 : 1, isBack, line.points.size() - 1) {}
    /// Along a piece to its end and on, or back along it.
    Inwards(const Line& line, const Relief::Piece& piece, bool isBack)
        : Inwards(line, isBack ? (piece.end + line.points.size() - 1) % line.points.size() : piece.end,
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
    Inwards(const Line& line, std::size_t at, bool isBack, std::size_t left)
        : line_(&line), at_(at), left_(left), isBack_(isBack) {}

    const Line* line_;
    std::size_t at_, left_;
    bool isBack_;
};

/// The order of two lines from one point for a walker who arrives in direction `came` and turns
/// anticlockwise from the direction behind: less if the first line comes first, equal if they never
/// separate.
std::strong_ordering partingOf(Inwards one, Inwards two, GridPoint here, Vector came) {
    while (one.hasMore() && two.hasMore()) {
        const GridPoint a = one.next(), b = two.next();
        const Vector toA = between(here, a), toB = between(here, b);
        if (!isSameWay(toA, toB)) {
            const Vector back{-came.x, -came.y};
            if (const auto parts = partOfTurn(back, toA) <=> partOfTurn(back, toB); parts != 0) return parts;
            return signOf(cross(toA, toB)) <=> 0;
        }
        const Wide farA = dot(toA, toA), farB = dot(toB, toB);
        if (farA <= farB) one.goOn();
        if (farB <= farA) two.goOn();
        came = toA;
        here = farA <= farB ? a : b;
    }
    return std::strong_ordering::equal;
}

/// The order of lines that coincide up to their ends, from right to left along the lines: less if the line
/// is first. `isMain`: the line is followed from its main end.
auto rankUpon(const Relief::Line& line, std::uint32_t index, bool isBack, bool isMain) {
    const bool isLeft = line.high == (isBack ? HighSide::right : HighSide::left);
    const int rises = line.high == HighSide::unknown ? 0 : isLeft ? 1 : -1;
    const int across = isMain ? 1 : -1;
    return std::tuple(rises, (rises != 0 ? rises : across) * line.metres, line.dashed ? across : 0,
                      across * static_cast<std::int64_t>(index));
}

}  // namespace

/// The direction in which the clockwise walk along the frame arrives at a place.
Vector ReliefBuilder::alongFrameTo(GridPoint place) const {
    if (place.y == relief_.low_.y && place.x != relief_.low_.x) return {1, 0};
    if (place.x == relief_.high_.x && place.y != relief_.low_.y) return {0, 1};
    if (place.y == relief_.high_.y && place.x != relief_.high_.x) return {-1, 0};
    return {0, -1};
}

/// The order of two lines that meet the frame at one point, as far as their courses differ.
std::strong_ordering ReliefBuilder::besideAtEdge(const Arrival& one, const Arrival& two) const {
    const Relief::Line &a = relief_.lines_[one.line], &b = relief_.lines_[two.line];
    const GridPoint here = one.isBack ? a.points.back() : a.points.front();
    return partingOf({a, one.isBack}, {b, two.isBack}, here, alongFrameTo(here));
}

/// One of the two ends of a line, independent of the direction in which it was drawn.
bool ReliefBuilder::isMainEnd(const Arrival& arrival) const {
    const auto& points = relief_.lines_[arrival.line].points;
    const std::int64_t here = arrival.place;
    const std::int64_t there = relief_.framePlace(arrival.isBack ? points.front() : points.back());
    if (here != there) return here < there;
    return besideAtEdge(arrival, {there, arrival.line, !arrival.isBack}) < 0;
}

bool ReliefBuilder::runsFirst(const Arrival& one, const Arrival& two) const {
    if (one.place != two.place) return one.place < two.place;
    if (one.line == two.line && one.isBack == two.isBack) return false;
    if (const auto course = besideAtEdge(one, two); course != 0) return course < 0;
    // The lines coincide up to the edge. The first one here is the last one at their other end.
    const auto rank = [&](const Arrival& each) {
        return rankUpon(relief_.lines_[each.line], each.line, each.isBack, isMainEnd(each));
    };
    return rank(one) < rank(two);
}

void ReliefBuilder::orderArrivals() {
    std::ranges::stable_sort(arrivals_,
                             [&](const Arrival& one, const Arrival& two) { return runsFirst(one, two); });
}

bool ReliefBuilder::liesBelow(const Relief& relief, const Relief::Piece& one, const Relief::Piece& two) {
    const auto isLeftwards = [](const Relief::Piece& piece) { return piece.b.x < piece.a.x; };
    const auto lineOf = [&](const Relief::Piece& piece) -> const Relief::Line& {
        return relief.lines()[piece.line];
    };
    const auto leftEnd = [&](const Relief::Piece& piece) { return isLeftwards(piece) ? piece.b : piece.a; };
    const auto rightEnd = [&](const Relief::Piece& piece) { return isLeftwards(piece) ? piece.a : piece.b; };
    const auto byX = [](GridPoint a, GridPoint b) { return a.x < b.x; };
    // To the right, where below is on the right side, and back to the left.
    const GridPoint first = std::max(leftEnd(one), leftEnd(two), byX);
    const GridPoint last = std::min(rightEnd(one), rightEnd(two), byX);
    const auto onwards = partingOf({lineOf(one), one, isLeftwards(one)}, {lineOf(two), two, isLeftwards(two)},
                                   first, between(first, last));
    if (onwards != 0) return onwards < 0;
    const auto back = partingOf({lineOf(one), one, !isLeftwards(one)}, {lineOf(two), two, !isLeftwards(two)},
                                last, between(last, first));
    if (back != 0) return back > 0;
    const auto rank = [&](const Relief::Piece& piece) {
        const Relief::Line& line = lineOf(piece);
        const GridPoint from = line.points.front(), to = line.points.back();
        const bool isDrawnSo =
            line.closed ? areaTwice(line.points) > 0 : relief.framePlace(from) < relief.framePlace(to);
        return rankUpon(line, piece.line, isLeftwards(piece), isDrawnSo != isLeftwards(piece));
    };
    return rank(one) < rank(two);
}

}  // namespace cota::model
