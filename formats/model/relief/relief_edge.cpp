// The edge of the map: contours end there, and it closes the areas that they leave open.
//
// The edge is the rectangle around all hexes of the map, so that no drawing outside it can change a height.
// A contour that crosses it is cut at the grid point nearest to the crossing; a contour that ends less than
// a hex before it is extended straight to the nearest side. Contours that meet the edge at one grid point
// have the order in which they separate inside (relief_arrivals.cpp).

#include <algorithm>

#include "formats/model/geometry/outline.h"
#include "formats/model/geometry/wide_integer.h"
#include "formats/model/relief/relief_builder.h"

namespace cota::model {

namespace {

/// From the centre of a hex to its outermost corner and to its outermost side, in grid units, rounded up.
constexpr std::int32_t toCorner = 667, toSide = 500;

struct Box {
    GridPoint low, high;
    bool holds(GridPoint p) const { return p.x >= low.x && p.x <= high.x && p.y >= low.y && p.y <= high.y; }
};

/// Rounds to the nearest whole number, halves to the even one, so that a map turned around a hex gives the
/// same.
std::int64_t nearestWhole(Wide num, Wide den) {
    if (den < 0) num = -num, den = -den;
    const Wide doubled = 2 * num + den;
    const Wide up = doubled >= 0 ? doubled / (2 * den) : -((-doubled + 2 * den - 1) / (2 * den));
    const bool isHalf = up * 2 * den == doubled;
    return static_cast<std::int64_t>(isHalf && up % 2 != 0 ? up - 1 : up);
}

/// A place along a piece, num / den of its length, and the sides of the box there.
struct Cut {
    Wide num = 0, den = 1;
    std::optional<std::int32_t> x, y;
};

/// The section of a piece inside the box; its ends are whole grid units.
std::optional<std::pair<GridPoint, GridPoint>> partInside(GridPoint a, GridPoint b, const Box& box) {
    const std::int64_t dx = std::int64_t{b.x} - a.x, dy = std::int64_t{b.y} - a.y;
    Cut from, to{1, 1, {}, {}};
    bool isOutside = false;
    const auto clip = [&](std::int64_t way, std::int64_t room, std::int32_t side, bool isX) {
        if (way == 0) {
            isOutside = isOutside || room < 0;
            return;
        }
        Cut cut{room, way, {}, {}};
        if (cut.den < 0) cut.num = -cut.num, cut.den = -cut.den;
        (isX ? cut.x : cut.y) = side;
        if (way < 0 && cut.num * from.den > from.num * cut.den) from = cut;
        if (way > 0 && cut.num * to.den < to.num * cut.den) to = cut;
    };
    clip(-dx, std::int64_t{a.x} - box.low.x, box.low.x, true);
    clip(dx, std::int64_t{box.high.x} - a.x, box.high.x, true);
    clip(-dy, std::int64_t{a.y} - box.low.y, box.low.y, false);
    clip(dy, std::int64_t{box.high.y} - a.y, box.high.y, false);
    if (isOutside || from.num * to.den >= to.num * from.den) return std::nullopt;
    const auto at = [&](const Cut& cut) {
        const auto place = [&](std::int32_t start, std::int64_t way, std::int32_t low, std::int32_t high) {
            const std::int64_t whole = start + nearestWhole(cut.num * way, cut.den);
            return static_cast<std::int32_t>(std::clamp<std::int64_t>(whole, low, high));
        };
        return GridPoint{cut.x.value_or(place(a.x, dx, box.low.x, box.high.x)),
                         cut.y.value_or(place(a.y, dy, box.low.y, box.high.y))};
    };
    return std::pair(at(from), at(to));
}

/// The sections of a line inside the box, as separate lines.
std::vector<Relief::Line> partsInside(Relief::Line line, const Box& box) {
    const auto outside = std::ranges::find_if(line.points, [&](GridPoint p) { return !box.holds(p); });
    if (outside == line.points.end()) return {std::move(line)};
    std::vector<GridPoint> way = std::move(line.points);
    line.points.clear();
    if (line.closed) {  // once around, from a point outside
        std::rotate(way.begin(), outside, way.end());
        way.push_back(way.front());
        line.closed = false;
    }
    std::vector<Relief::Line> parts;
    const auto finish = [&] {
        line.points.erase(std::unique(line.points.begin(), line.points.end()), line.points.end());
        if (line.points.size() >= 2) parts.push_back(line);
        line.points.clear();
    };
    for (std::size_t i = 1; i < way.size(); ++i) {
        const auto part = partInside(way[i - 1], way[i], box);
        if (!part) {
            finish();
            continue;
        }
        if (!box.holds(way[i - 1])) finish();
        if (line.points.empty()) line.points.push_back(part->first);
        line.points.push_back(part->second);
        if (!box.holds(way[i])) finish();
    }
    finish();
    return parts;
}

}  // namespace

void ReliefBuilder::setFrame() {
    const std::int32_t x = (relief_.isPointed_ ? toSide : toCorner) + frame_.beyond;
    const std::int32_t y = (relief_.isPointed_ ? toCorner : toSide) + frame_.beyond;
    relief_.low_ = {frame_.low.x - x, frame_.low.y - y};
    relief_.high_ = {frame_.high.x + x, frame_.high.y + y};
    if (frame_.low.x <= frame_.high.x) return;
    relief_.low_ = relief_.high_ = {};  // a map without hexes
}

void ReliefBuilder::cutLines() {
    const Box box{relief_.low_, relief_.high_};
    std::vector<Relief::Line> lines;
    lines.reserve(relief_.lines_.size());
    for (Relief::Line& line : relief_.lines_) {
        if (line.closed) line.inside = areaTwice(line.points) > 0 ? HighSide::right : HighSide::left;
        for (Relief::Line& part : partsInside(std::move(line), box)) lines.push_back(std::move(part));
    }
    relief_.lines_ = std::move(lines);
}

/// Extends the end straight to the nearest side of the frame.
GridPoint ReliefBuilder::onFrame(GridPoint end) const {
    const std::int32_t left = end.x - relief_.low_.x, right = relief_.high_.x - end.x;
    const std::int32_t top = end.y - relief_.low_.y, bottom = relief_.high_.y - end.y;
    const std::int32_t nearest = std::min({left, right, top, bottom});
    if (nearest == left) return {relief_.low_.x, end.y};
    if (nearest == right) return {relief_.high_.x, end.y};
    return {end.x, nearest == top ? relief_.low_.y : relief_.high_.y};
}

void ReliefBuilder::reachFrame() {
    const auto isAtEdge = [&](GridPoint end) { return onFrame(end) == end || frame_.isAtEdge(end); };
    for (std::uint32_t i = 0; i < relief_.lines_.size(); ++i) {
        Relief::Line& line = relief_.lines_[i];
        if (line.closed) continue;
        line.dangles = !isAtEdge(line.points.front()) || !isAtEdge(line.points.back());
        if (line.dangles) continue;
        const GridPoint front = onFrame(line.points.front()), back = onFrame(line.points.back());
        line.frontIsLed = front != line.points.front();
        line.backIsLed = back != line.points.back();
        if (line.frontIsLed) line.points.insert(line.points.begin(), front);
        if (line.backIsLed) line.points.push_back(back);
        arrivals_.push_back({relief_.framePlace(front), i, false});
        arrivals_.push_back({relief_.framePlace(back), i, true});
    }
    orderArrivals();
    arrivalOf_.resize(relief_.lines_.size());
    for (std::uint32_t i = 0; i < arrivals_.size(); ++i)
        arrivalOf_[arrivals_[i].line][arrivals_[i].isBack ? 1 : 0] = i;
}

std::int64_t ReliefBuilder::frameLength() const {
    return 2 * (std::int64_t{relief_.high_.x} - relief_.low_.x + relief_.high_.y - relief_.low_.y);
}

/// The inverse of Relief::framePlace.
GridPoint ReliefBuilder::pointOnFrame(std::int64_t place) const {
    const GridPoint low = relief_.low_, high = relief_.high_;
    const std::int64_t width = std::int64_t{high.x} - low.x, height = std::int64_t{high.y} - low.y;
    const auto at = [](std::int32_t from, std::int64_t way) { return static_cast<std::int32_t>(from + way); };
    if (place <= width) return {at(low.x, place), low.y};
    if (place <= width + height) return {high.x, at(low.y, place - width)};
    if (place <= 2 * width + height) return {at(high.x, width + height - place), high.y};
    return {low.x, at(high.y, 2 * width + height - place)};
}

/// The end of the arc of the frame that begins at an arrival; the arc of the last arrival ends at the first
/// one.
std::int64_t ReliefBuilder::endOfArc(std::size_t arc) const {
    return arc + 1 < arrivals_.size() ? arrivals_[arc + 1].place : arrivals_.front().place + frameLength();
}

/// Adds the corners of the frame on the clockwise walk from one place to another.
void ReliefBuilder::walkFrame(std::int64_t from, std::int64_t to, std::vector<GridPoint>& points) const {
    const std::int64_t width = std::int64_t{relief_.high_.x} - relief_.low_.x;
    const std::int64_t height = std::int64_t{relief_.high_.y} - relief_.low_.y;
    const std::int64_t once = frameLength();
    for (const std::int64_t round : {std::int64_t{0}, once})
        for (const std::int64_t corner : {std::int64_t{0}, width, width + height, 2 * width + height})
            if (round + corner > from && round + corner < to) points.push_back(pointOnFrame(corner));
}

/// The outline of a face that an arc of the frame closes: clockwise along the frame to the next line, along
/// this line to its other end, and on from there until the arc comes again.
std::vector<GridPoint> ReliefBuilder::cutArea(std::size_t arc, std::vector<bool>& isSeen) const {
    std::vector<GridPoint> outline;
    while (!isSeen[arc]) {
        isSeen[arc] = true;
        walkFrame(arrivals_[arc].place, endOfArc(arc), outline);
        const Arrival& here = arrivals_[(arc + 1) % arrivals_.size()];
        const auto& points = relief_.lines_[here.line].points;
        if (here.isBack)
            outline.insert(outline.end(), points.rbegin(), points.rend());
        else
            outline.insert(outline.end(), points.begin(), points.end());
        arc = arrivalOf_[here.line][here.isBack ? 0 : 1];
    }
    return outline;
}

/// For hilltops and bottoms cut by the edge: the middle of the area on the map, and the middle of the
/// longest section of the edge.
void ReliefBuilder::findCutAreas() {
    std::vector<bool> isSeen(arrivals_.size());
    std::vector<std::int64_t> longest(relief_.faces_.size()), largest(relief_.faces_.size());
    for (std::size_t arc = 0; arc < arrivals_.size(); ++arc) {
        const std::uint32_t index = relief_.faceOfArc_[arc].second;
        ReliefFace& face = relief_.faces_[index];
        if (face.kind != FaceKind::hilltop && face.kind != FaceKind::bottom) continue;
        const std::int64_t from = arrivals_[arc].place;
        const std::int64_t to = endOfArc(arc);
        if (to - from > longest[index]) {
            longest[index] = to - from;
            face.edgeSummit = pointOnFrame((from + (to - from) / 2) % frameLength());
        }
        const auto outline = cutArea(arc, isSeen);
        const std::int64_t area = std::abs(areaTwice(outline));
        if (area <= largest[index]) continue;
        largest[index] = area;
        if (const auto middle = balancePoint(outline)) face.summit = middle;
    }
}

/// The middle of the largest area inside a closed line around the face.
std::optional<GridPoint> ReliefBuilder::middleOf(const ReliefFace& face) const {
    std::optional<GridPoint> middle;
    std::int64_t largest = 0;
    for (const LineSide side : face.border) {
        const Relief::Line& line = relief_.lines_[side.line];
        if (line.dangles || !line.closed) continue;
        const std::int64_t area = areaTwice(line.points);
        if ((area > 0) != (side.side == 1)) continue;  // the face is outside it
        if (std::abs(area) <= largest) continue;
        largest = std::abs(area);
        middle = balancePoint(line.points);
    }
    return middle;
}

/// The centre of gravity of a closed outline.
std::optional<GridPoint> balancePoint(std::span<const GridPoint> outline) {
    const Wide area = areaTwice(outline);
    if (area == 0) return std::nullopt;
    Wide x = 0, y = 0;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const GridPoint a = outline[i];
        const GridPoint b = outline[i + 1 == outline.size() ? 0 : i + 1];
        const Wide twice = Wide{a.x} * b.y - Wide{a.y} * b.x;
        x += twice * (std::int64_t{a.x} + b.x);
        y += twice * (std::int64_t{a.y} + b.y);
    }
    return GridPoint{static_cast<std::int32_t>(nearestWhole(x, 3 * area)),
                     static_cast<std::int32_t>(nearestWhole(y, 3 * area))};
}

}  // namespace cota::model
