// From contours to faces. Lines that reach the edge of the map end on a frame, its edge (relief_edge.cpp).
// The arcs of the frame between two ends, and the next line straight above each line that does not touch the
// frame, show which sides of lines belong to the same face.

#include "formats/model/relief/relief_builder.h"

#include <algorithm>
#include <limits>
#include <numeric>

#include "formats/model/geometry/outline.h"
#include "formats/model/geometry/wide_integer.h"

namespace cota::model {

namespace {

/// Distance by which the squares of pieces extend beyond the outermost hex centres, in grid units.
constexpr std::int32_t squaresMargin = 1000;

std::size_t topmost(std::span<const GridPoint> points) {
    std::size_t top = 0;
    for (std::size_t i = 1; i < points.size(); ++i)
        if (points[i].y < points[top].y || (points[i].y == points[top].y && points[i].x > points[top].x))
            top = i;
    return top;
}

}  // namespace

Relief::Relief(Orientation orientation, std::span<const Contour> contours, std::span<const SpotHeight> spots,
               const ReliefFrame& frame) {
    isPointed_ = orientation == Orientation::pointed;
    if (isPointed_) std::swap(weightX_, weightY_);
    const ReliefBuilder builder(*this, contours, spots, frame);
}

ReliefBuilder::ReliefBuilder(Relief& relief, std::span<const Contour> contours,
                             std::span<const SpotHeight> spots, const ReliefFrame& frame)
    : relief_(relief), frame_(frame) {
    takeLines(contours);
    joinLines();
    setFrame();
    cutLines();
    reachFrame();
    makePieces();
    relief_.isPlain_ = !relief_.anyMeet();
    makeFaces();
    deriveHigherSides();
    nameFaces();
    takeSpots(spots);
}

void ReliefBuilder::takeLines(std::span<const Contour> contours) {
    for (std::uint32_t i = 0; i < contours.size(); ++i) {
        const Contour& contour = contours[i];
        Relief::Line line;
        line.metres = contour.metres;
        line.high = contour.high;
        line.dashed = contour.dashed;
        line.contours = {i};
        line.points = contour.points;
        line.points.erase(std::unique(line.points.begin(), line.points.end()), line.points.end());
        line.closed = contour.closed || (line.points.size() > 3 && line.points.front() == line.points.back());
        while (line.closed && line.points.size() > 1 && line.points.front() == line.points.back())
            line.points.pop_back();
        if (line.points.size() < 3) line.closed = false;
        if (line.points.size() >= 2) relief_.lines_.push_back(std::move(line));
    }
}

void ReliefBuilder::layOutSquares() {
    const auto squares = [](std::int64_t low, std::int64_t high) {  // at least one, even without hexes
        return static_cast<std::int32_t>(
            std::max<std::int64_t>(high - low + 2 * squaresMargin, 0) / unitsPerHex + 1);
    };
    relief_.squaresLow_ = {frame_.low.x - squaresMargin, frame_.low.y - squaresMargin};
    relief_.squaresX_ = squares(frame_.low.x, frame_.high.x);
    relief_.squaresY_ = squares(frame_.low.y, frame_.high.y);
}

void ReliefBuilder::makePieces() {
    auto& pieces = relief_.pieces_;
    for (std::uint32_t i = 0; i < relief_.lines_.size(); ++i) {
        const Relief::Line& line = relief_.lines_[i];
        relief_.firstPiece_.push_back(static_cast<std::uint32_t>(pieces.size()));
        for (std::size_t k = 1; k < line.points.size(); ++k)
            pieces.push_back({line.points[k - 1], line.points[k], i, static_cast<std::uint32_t>(k)});
        if (line.closed) pieces.push_back({line.points.back(), line.points.front(), i, 0});
    }
    relief_.firstPiece_.push_back(static_cast<std::uint32_t>(pieces.size()));
    layOutSquares();
    const auto count =
        static_cast<std::size_t>(relief_.squaresX_) * static_cast<std::size_t>(relief_.squaresY_);
    std::vector<std::uint32_t>& starts = relief_.starts_;
    starts.assign(count + 1, 0);
    const auto forSquares = [&](const Relief::Piece& piece, auto&& f) {
        const Relief::Squares box = relief_.squaresOf(piece);
        for (std::int32_t y = box.y0; y <= box.y1; ++y) {
            const Relief::Columns columns = relief_.columnsIn(piece, y);
            for (std::int32_t x = columns.x0; x <= columns.x1; ++x)
                f(static_cast<std::size_t>(y) * static_cast<std::size_t>(relief_.squaresX_) +
                  static_cast<std::size_t>(x));
        }
    };
    for (const Relief::Piece& piece : pieces) {
        relief_.own_.push_back(relief_.squaresOf(piece));
        forSquares(piece, [&](std::size_t square) { ++starts[square + 1]; });
    }
    std::partial_sum(starts.begin(), starts.end(), starts.begin());
    relief_.inSquare_.resize(starts.back());
    std::vector<std::uint32_t> next(starts.begin(), starts.end() - 1);
    for (std::uint32_t i = 0; i < pieces.size(); ++i)
        forSquares(pieces[i], [&](std::size_t square) { relief_.inSquare_[next[square]++] = i; });
}

std::uint32_t ReliefBuilder::rootOf(std::uint32_t node) {
    while (parents_[node] != node) node = parents_[node] = parents_[parents_[node]];
    return node;
}

void ReliefBuilder::unite(std::uint32_t a, std::uint32_t b) { parents_[rootOf(a)] = rootOf(b); }

/// A line that does not reach the frame is in the same face as the line straight above its topmost point.
void ReliefBuilder::linkLoose(std::uint32_t index) {
    const Relief::Line& line = relief_.lines_[index];
    const GridPoint top = line.points[topmost(line.points)];
    // The inside of a clockwise line, as printed, is on its right.
    const std::uint8_t outside = line.closed && areaTwice(line.points) > 0 ? 0 : 1;
    const std::uint32_t own = node({index, outside});
    if (const auto above = relief_.sideAbove(top)) {
        unite(own, node(*above));
        return;
    }
    const std::int64_t place = std::int64_t{top.x} - relief_.low_.x;
    std::size_t arc = arrivals_.empty() ? 0 : arrivals_.size() - 1;
    for (std::size_t i = 0; i < arrivals_.size() && arrivals_[i].place <= place; ++i) arc = i;
    unite(own, static_cast<std::uint32_t>(relief_.lines_.size() * 2 + arc));
}

void ReliefBuilder::makeFaces() {
    const auto sides = static_cast<std::uint32_t>(relief_.lines_.size() * 2);
    const auto arcs = std::max<std::size_t>(arrivals_.size(), 1);  // one round the whole frame
    parents_.resize(sides + arcs);
    std::iota(parents_.begin(), parents_.end(), 0u);
    // On a clockwise walk along the frame, a line that begins here has its left side ahead, a line that ends
    // here its right side.
    for (std::size_t i = 0; i < arrivals_.size(); ++i) {
        const Arrival& here = arrivals_[i];
        const Arrival& next = arrivals_[(i + 1) % arrivals_.size()];
        const auto arc = static_cast<std::uint32_t>(sides + i);
        unite(arc, node({here.line, static_cast<std::uint8_t>(here.isBack ? 1 : 0)}));
        unite(arc, node({next.line, static_cast<std::uint8_t>(next.isBack ? 0 : 1)}));
    }
    for (std::uint32_t i = 0; i < relief_.lines_.size(); ++i) {
        const Relief::Line& line = relief_.lines_[i];
        if (line.dangles) unite(node({i, 0}), node({i, 1}));
        if (line.dangles || line.closed) linkLoose(i);
    }
    numberFaces();
}

void ReliefBuilder::numberFaces() {
    const auto sides = static_cast<std::uint32_t>(relief_.lines_.size() * 2);
    std::vector<std::uint32_t> faceOfRoot(parents_.size(), std::numeric_limits<std::uint32_t>::max());
    const auto faceOf = [&](std::uint32_t node) {
        std::uint32_t& face = faceOfRoot[rootOf(node)];
        if (face == std::numeric_limits<std::uint32_t>::max()) {
            face = static_cast<std::uint32_t>(relief_.faces_.size());
            relief_.faces_.emplace_back();
        }
        return face;
    };
    for (std::uint32_t i = 0; i < sides; ++i) {
        relief_.faceOfSide_.push_back(faceOf(i));
        ReliefFace& face = relief_.faces_[relief_.faceOfSide_.back()];
        face.border.push_back({i / 2, static_cast<std::uint8_t>(i % 2)});
        face.heights.push_back(relief_.lines_[i / 2].metres);
    }
    if (arrivals_.empty()) relief_.faceOfArc_.emplace_back(0, faceOf(sides));
    for (std::size_t i = 0; i < arrivals_.size(); ++i)
        relief_.faceOfArc_.emplace_back(arrivals_[i].place, faceOf(sides + static_cast<std::uint32_t>(i)));
    for (ReliefFace& face : relief_.faces_) {
        std::ranges::sort(face.heights);
        face.heights.erase(std::unique(face.heights.begin(), face.heights.end()), face.heights.end());
    }
}

/// If the higher side is not stated, the adjacent contours decide it. For a closed line without any, the
/// inside is assumed to be higher, as usual on maps, even if the edge of the map cuts the line.
void ReliefBuilder::deriveHigherSides() {
    for (std::uint32_t i = 0; i < relief_.lines_.size(); ++i) {
        Relief::Line& line = relief_.lines_[i];
        line.higher = line.high;
        if (line.high != HighSide::unknown || line.dangles) continue;
        const auto& left = relief_.faces_[relief_.faceOf({i, 0})].heights;
        const auto& right = relief_.faces_[relief_.faceOf({i, 1})].heights;
        const bool leftHigher = left.back() > line.metres || right.front() < line.metres;
        const bool rightHigher = right.back() > line.metres || left.front() < line.metres;
        if (leftHigher != rightHigher) {
            line.higher = leftHigher ? HighSide::left : HighSide::right;
        } else if (line.inside != HighSide::unknown) {
            line.higher = line.inside;
            line.isGuess = true;
        }
    }
}

FaceKind ReliefBuilder::kindOf(const ReliefFace& face) const {
    if (face.heights.empty()) return FaceKind::open;
    if (face.heights.size() > 1) return FaceKind::slope;
    bool above = false, below = false;
    for (const LineSide side : face.border) {
        const Relief::Line& line = relief_.lines_[side.line];
        if (line.dangles) continue;
        if (line.higher == HighSide::unknown) return FaceKind::unclear;
        ((line.higher == HighSide::left) == (side.side == 0) ? above : below) = true;
    }
    if (above != below) return above ? FaceKind::hilltop : FaceKind::bottom;
    return FaceKind::pass;
}

void ReliefBuilder::nameFaces() {
    for (ReliefFace& face : relief_.faces_) {
        face.kind = kindOf(face);
        if (face.kind == FaceKind::hilltop || face.kind == FaceKind::bottom) face.summit = middleOf(face);
    }
    findCutAreas();
}

void ReliefBuilder::takeSpots(std::span<const SpotHeight> spots) {
    for (const SpotHeight& spot : spots) {
        ReliefFace& face = relief_.faces_[relief_.faceAt(spot.at)];
        if (face.kind != FaceKind::hilltop && face.kind != FaceKind::bottom) continue;
        const int sign = face.kind == FaceKind::hilltop ? 1 : -1;
        const int best = face.summitMetres.value_or(face.heights.front());
        if (sign * spot.metres <= sign * best) continue;
        face.summit = face.edgeSummit = spot.at;
        face.summitMetres = spot.metres;
    }
}

}  // namespace cota::model
