#include "mapsets/ground/place_heights.h"

#include <algorithm>
#include <climits>
#include <utility>

namespace cota::mapsets {

using model::FaceKind;
using model::GridPoint;
using model::HeightSpan;
using model::NearPieces;
using model::Relief;
using model::ReliefFace;

PlaceHeights::PlaceHeights(std::shared_ptr<const Relief> relief, const ContourReading& reading,
                           std::span<const GridPoint> centres)
    : relief_(std::move(relief)),
      reading_(reading),
      centres_(centres.begin(), centres.end()),
      known_(centres.size()) {
    for (std::atomic<int>& height : known_) height.store(unknown, std::memory_order_relaxed);
    prepareSquares();
}

void PlaceHeights::prepareSquares() {
    if (!reading_.isPointwise || centres_.empty()) return;
    GridPoint low = centres_.front(), high = low;
    for (const GridPoint centre : centres_) {
        low = {std::min(low.x, centre.x), std::min(low.y, centre.y)};
        high = {std::max(high.x, centre.x), std::max(high.y, centre.y)};
    }
    constexpr std::int32_t reach = model::unitsPerHex;
    low = {low.x - reach, low.y - reach};
    high = {high.x + reach, high.y + reach};
    squares_.emplace(low, high);
    nears_.emplace(low, high);
    places_.emplace(low);
}

int PlaceHeights::atCentre(std::size_t hex) const {
    int height = known_[hex].load(std::memory_order_relaxed);
    // Near contours are worth computing only for places that lines of sight pass.
    if (height == unknown)
        known_[hex].store(height = find(centres_[hex], nullptr).height, std::memory_order_relaxed);
    return height;
}

int PlaceHeights::at(GridPoint place) const {
    if (!places_) return find(place).height;
    if (const auto kept = places_->at(place); kept && kept->least == kept->most) return kept->least;
    const int height = heightOf(place);
    places_->keep(place, {height, height});
    return height;
}

HeightSpan PlaceHeights::boundsAt(GridPoint place) const {
    if (const auto kept = places_->at(place)) return *kept;
    const HeightSpan bounds = boundsOf(place);
    places_->keep(place, bounds);
    return bounds;
}

HeightSpan PlaceHeights::around(GridPoint place) const {
    // Includes the slack around the square, because a place near its edge also answers for the next square.
    const auto span = squares_->at(
        place, [&](GridPoint middle) { return spanOf(middle, GroundSquares::side / 2 + placeSlack); });
    return span.value_or(HeightSpan{-anyHeight, anyHeight});
}

HeightSpan PlaceHeights::within(Relief::FaceIndex index) const {
    const ReliefFace& face = relief_->faces()[index];
    if (face.heights.empty()) return {0, 0};
    HeightSpan span{face.heights.front(), face.heights.back()};
    const bool isTop = face.kind == FaceKind::hilltop, isLow = face.kind == FaceKind::bottom;
    if (!face.summit || !((isTop && reading_.asksSummits) || (isLow && reading_.asksLowPoints))) return span;
    const int extreme = isTop ? summitOf(face) : lowestOf(face);
    return {std::min(span.least, extreme), std::max(span.most, extreme)};
}

FoundHeight PlaceHeights::find(GridPoint place) const {
    return find(place, nears_ ? nearTo(place) : nullptr);
}

FoundHeight PlaceHeights::find(GridPoint place, const NearPieces* near) const {
    if (const auto line = touching(place, near)) {
        const int metres = relief_->lines()[*line].metres;
        return {.reason = "touches", .height = metres, .contour = metres};
    }
    const Relief::FaceIndex index = faceAt(place, near);
    const ReliefFace& face = relief_->faces()[index];
    switch (face.kind) {
        case FaceKind::slope:
            return onSlope(place, face);
        case FaceKind::hilltop:
            return onHilltop(place, index);
        case FaceKind::bottom:
            return inBottom(place, index);
        default:
            break;
    }
    const int metres = face.heights.empty() ? 0 : face.heights.front();
    return {.reason = "pass", .height = metres, .contour = metres};
}

/// The contours near a place whose height follows from the shortest line through it; null for other places.
const NearPieces* PlaceHeights::nearOnSlope(GridPoint place) const {
    const NearPieces* near = isByNearestPoints() ? nullptr : nearTo(place);
    if (!near || touching(place, near)) return nullptr;
    return relief_->faces()[faceAt(place, near)].kind == FaceKind::slope ? near : nullptr;
}

const NearPieces* PlaceHeights::nearTo(GridPoint place) const {
    return nears_->at(place, [&](GridPoint middle) {
        return nearPieces(*relief_, middle, NearSquares::side / 2 + placeSlack);
    });
}

HeightSpan PlaceHeights::boundsOf(GridPoint place) const {
    if (const auto* near = nearOnSlope(place))
        if (const auto slopes =
                slopesAround(*relief_, place, 0, 0, reading_.slope.step, reading_.slope.withZero, near))
            return *slopes;
    const int height = find(place).height;
    return {height, height};
}

int PlaceHeights::heightOf(GridPoint place) const {
    if (const auto* near = nearOnSlope(place))
        if (const auto line = slopeAmong(*relief_, *near, place, reading_.slope)) return heightOn(*line);
    return find(place).height;
}

FoundHeight PlaceHeights::onSlope(GridPoint place, const ReliefFace& face) const {
    const auto line = slopeAt(*relief_, place, reading_.slope);
    if (!line) return {.height = face.heights.front(), .contour = face.heights.front()};
    return {.reason = reading_.isSimplified ? "layer" : "slope", .height = heightOn(*line), .slope = *line};
}

FoundHeight PlaceHeights::onHilltop(GridPoint place, Relief::FaceIndex index) const {
    const ReliefFace& face = relief_->faces()[index];
    const int contour = face.heights.front();
    if (!reading_.asksSummits || !face.summit)
        return {.reason = "hilltop", .height = contour, .contour = contour};
    const int summit = summitOf(face);
    return {.reason = "summit",
            .height = contour + part(place, index, summit - contour),
            .contour = contour,
            .summit = summit};
}

FoundHeight PlaceHeights::inBottom(GridPoint place, Relief::FaceIndex index) const {
    const ReliefFace& face = relief_->faces()[index];
    const int contour = face.heights.front();
    if (reading_.isSimplified) {
        const bool isDashed = std::ranges::all_of(
            face.border, [&](model::LineSide side) { return relief_->lines()[side.line].dashed; });
        const int interval = reading_.interval;
        // This includes the 0 m contour: ground at height 0 is sea, and its hexes have a tag for that.
        const int below = contour - (isDashed && reading_.dashedHalf ? interval / 2 : interval);
        return {.reason = "layer-bottom", .height = below, .contour = contour};
    }
    if (!reading_.asksLowPoints || !face.summit)
        return {.reason = "bottom", .height = contour, .contour = contour};
    const int lowest = lowestOf(face);
    return {.reason = "low-point",
            .height = contour - part(place, index, contour - lowest),
            .contour = contour,
            .summit = lowest};
}

/// The part of `rise` at a place between a contour and a summit: whole steps, at least one; all of it on the
/// summit itself.
int PlaceHeights::part(GridPoint place, Relief::FaceIndex index, int rise) const {
    const GridPoint summit = summitPlace(relief_->faces()[index]);
    if (place == summit) return rise;
    const int steps = stepsTowardsSummit(*relief_, place, index, summit, rise, reading_.slope.step);
    return std::min(rise, reading_.slope.step * std::max(1, steps));
}

/// The heights find() can return for places at most `half` units from `middle`: those of the face of the
/// middle and of the faces on both sides of every contour in the square. The ground of a face is between its
/// contours and its summit. Contours that touch a place count too.
HeightSpan PlaceHeights::spanOf(GridPoint middle, std::int32_t half) const {
    HeightSpan span{INT_MAX, INT_MIN};
    const auto add = [&](int least, int most) {
        span = {std::min(span.least, least), std::max(span.most, most)};
    };
    // Columns are narrower than hexes, so the box must be wider than the reach.
    const std::int32_t wide = half + reading_.touch + reading_.touch / 4 + 1;
    bool isCut = false;
    relief_->forPieces({middle.x - wide, middle.y - wide}, {middle.x + wide, middle.y + wide},
                       [&](const Relief::Piece& piece) {
                           if (!reaches(piece, middle, wide)) return;
                           isCut = true;
                           for (const std::uint8_t side : {std::uint8_t{0}, std::uint8_t{1}}) {
                               const HeightSpan face = within(relief_->faceOf({piece.line, side}));
                               add(face.least, face.most);
                           }
                       });
    const Relief::FaceIndex index = relief_->faceAt(middle);
    const bool isSlope = relief_->faces()[index].kind == FaceKind::slope;
    if (const auto* near = !isCut && isSlope && !isByNearestPoints() ? nearTo(middle) : nullptr)
        if (const auto slopes = slopesAround(*relief_, middle, half, reading_.touch, reading_.slope.step,
                                             reading_.slope.withZero, near))
            return *slopes;
    const HeightSpan face = within(index);
    add(face.least, face.most);
    return span;
}

/// Whether a piece crosses the box that extends `half` units around a place.
bool PlaceHeights::reaches(const Relief::Piece& piece, GridPoint middle, std::int64_t half) {
    const std::int64_t ax = std::int64_t{piece.a.x} - middle.x, ay = std::int64_t{piece.a.y} - middle.y;
    const std::int64_t bx = std::int64_t{piece.b.x} - middle.x, by = std::int64_t{piece.b.y} - middle.y;
    if (std::min(ax, bx) > half || std::max(ax, bx) < -half || std::min(ay, by) > half ||
        std::max(ay, by) < -half)
        return false;
    return std::abs(ax * by - ay * bx) <= half * (std::abs(bx - ax) + std::abs(by - ay));
}

int PlaceHeights::summitOf(const ReliefFace& face) const {
    const int rise = reading_.summitRise > 0 ? reading_.summitRise : reading_.interval / 2;
    return face.summitMetres.value_or(face.heights.front() + rise);
}

int PlaceHeights::lowestOf(const ReliefFace& face) const {
    return face.summitMetres.value_or(face.heights.front() - reading_.lowPointFall);
}

}  // namespace cota::mapsets
