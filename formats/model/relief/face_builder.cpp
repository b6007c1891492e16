// From contours to faces. Lines that reach the edge of the map end there. The sections of the edge between
// two ends, and the next line straight above each line that does not touch the edge, show which sides of
// lines belong to the same face.

#include "formats/model/relief/face_builder.h"

#include <algorithm>
#include <limits>
#include <numeric>

#include "formats/model/geometry/outline.h"

namespace cota::model {

namespace {

std::size_t topmost(std::span<const GridPoint> points) {
    std::size_t top = 0;
    for (std::size_t i = 1; i < points.size(); ++i)
        if (points[i].y < points[top].y || (points[i].y == points[top].y && points[i].x > points[top].x))
            top = i;
    return top;
}

}  // namespace

FaceBuilder::FaceBuilder(ContourMap& map, const EdgeArrivals& arrivals, std::span<const SpotHeight> spots)
    : map_(map), arrivals_(arrivals) {
    uniteSides();
    numberFaces();
    deriveHigherSides();
    nameFaces();
    takeSpots(spots);
}

std::uint32_t FaceBuilder::rootOf(std::uint32_t node) {
    while (parents_[node] != node) node = parents_[node] = parents_[parents_[node]];
    return node;
}

void FaceBuilder::unite(std::uint32_t a, std::uint32_t b) { parents_[rootOf(a)] = rootOf(b); }

/// A line that does not reach the edge of the map is in the same face as the line straight above its topmost
/// point.
void FaceBuilder::linkLoose(std::uint32_t index) {
    const ContourLine& line = map_.lines[index];
    const GridPoint top = line.points[topmost(line.points)];
    // The inside of a clockwise line, as printed, is on its right.
    const std::uint8_t outside = line.closed && areaTwice(line.points) > 0 ? 0 : 1;
    const std::uint32_t own = node({index, outside});
    if (const auto above = sideAbove(map_, top)) {
        unite(own, node(*above));
        return;
    }
    const std::int64_t place = std::int64_t{top.x} - map_.edge.low().x;
    std::size_t section = arrivals_.empty() ? 0 : arrivals_.size() - 1;
    for (std::size_t i = 0; i < arrivals_.size() && arrivals_[i].place <= place; ++i) section = i;
    unite(own, static_cast<std::uint32_t>(map_.lines.size() * 2 + section));
}

void FaceBuilder::uniteSides() {
    const auto sides = static_cast<std::uint32_t>(map_.lines.size() * 2);
    const auto sections = std::max<std::size_t>(arrivals_.size(), 1);  // one round the whole edge
    parents_.resize(sides + sections);
    std::iota(parents_.begin(), parents_.end(), 0u);
    // On a clockwise walk along the edge, a line that begins here has its left side ahead, a line that ends
    // here its right side.
    for (std::size_t i = 0; i < arrivals_.size(); ++i) {
        const EdgeArrival& here = arrivals_[i];
        const EdgeArrival& next = arrivals_.after(i);
        const auto section = static_cast<std::uint32_t>(sides + i);
        unite(section, node({here.line, static_cast<std::uint8_t>(here.isBack ? 1 : 0)}));
        unite(section, node({next.line, static_cast<std::uint8_t>(next.isBack ? 0 : 1)}));
    }
    for (std::uint32_t i = 0; i < map_.lines.size(); ++i) {
        const ContourLine& line = map_.lines[i];
        if (line.dangles) unite(node({i, 0}), node({i, 1}));
        if (line.dangles || line.closed) linkLoose(i);
    }
}

void FaceBuilder::numberFaces() {
    const auto sides = static_cast<std::uint32_t>(map_.lines.size() * 2);
    std::vector<std::uint32_t> faceOfRoot(parents_.size(), std::numeric_limits<std::uint32_t>::max());
    const auto faceOf = [&](std::uint32_t node) {
        std::uint32_t& face = faceOfRoot[rootOf(node)];
        if (face == std::numeric_limits<std::uint32_t>::max()) {
            face = static_cast<std::uint32_t>(faces_.all.size());
            faces_.all.emplace_back();
        }
        return face;
    };
    for (std::uint32_t i = 0; i < sides; ++i) {
        faces_.ofSide.push_back(faceOf(i));
        ReliefFace& face = faces_.all[faces_.ofSide.back()];
        face.border.push_back({i / 2, static_cast<std::uint8_t>(i % 2)});
        face.heights.push_back(map_.lines[i / 2].metres);
    }
    if (arrivals_.empty()) faces_.atEdge.emplace_back(0, faceOf(sides));
    for (std::size_t i = 0; i < arrivals_.size(); ++i)
        faces_.atEdge.emplace_back(arrivals_[i].place, faceOf(sides + static_cast<std::uint32_t>(i)));
    for (ReliefFace& face : faces_.all) {
        std::ranges::sort(face.heights);
        face.heights.erase(std::unique(face.heights.begin(), face.heights.end()), face.heights.end());
    }
}

/// If the higher side is not stated, the adjacent contours decide it. For a closed line without any, the
/// inside is assumed to be higher, as usual on maps, even if the edge of the map cuts the line.
void FaceBuilder::deriveHigherSides() {
    for (std::uint32_t i = 0; i < map_.lines.size(); ++i) {
        ContourLine& line = map_.lines[i];
        line.higher = line.high;
        if (line.high != HighSide::unknown || line.dangles) continue;
        const auto& left = faces_.all[faces_.of({i, 0})].heights;
        const auto& right = faces_.all[faces_.of({i, 1})].heights;
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

FaceKind FaceBuilder::kindOf(const ReliefFace& face) const {
    if (face.heights.empty()) return FaceKind::open;
    if (face.heights.size() > 1) return FaceKind::slope;
    bool above = false, below = false;
    for (const LineSide side : face.border) {
        const ContourLine& line = map_.lines[side.line];
        if (line.dangles) continue;
        if (line.higher == HighSide::unknown) return FaceKind::unclear;
        ((line.higher == HighSide::left) == (side.side == 0) ? above : below) = true;
    }
    if (above != below) return above ? FaceKind::hilltop : FaceKind::bottom;
    return FaceKind::pass;
}

void FaceBuilder::nameFaces() {
    for (ReliefFace& face : faces_.all) {
        face.kind = kindOf(face);
        if (face.kind == FaceKind::hilltop || face.kind == FaceKind::bottom) face.summit = middleOf(face);
    }
    findCutAreas();
}

void FaceBuilder::takeSpots(std::span<const SpotHeight> spots) {
    for (const SpotHeight& spot : spots) {
        ReliefFace& face = faces_.all[faces_.at(map_, spot.at)];
        if (face.kind != FaceKind::hilltop && face.kind != FaceKind::bottom) continue;
        const int sign = face.kind == FaceKind::hilltop ? 1 : -1;
        const int best = face.summitMetres.value_or(face.heights.front());
        if (sign * spot.metres <= sign * best) continue;
        face.summit = face.edgeSummit = spot.at;
        face.summitMetres = spot.metres;
    }
}

}  // namespace cota::model
