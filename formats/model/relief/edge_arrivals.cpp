// The order of contours along the edge of the map if several meet it at the same grid point.
//
// They are in the order in which they separate inside the map: clockwise along the edge, the first is the
// rightmost for a walker who follows the contours inwards. Contours that never separate have no space
// between them: first those that rise to the right, the higher ones first, then those that rise to the left,
// the lower ones first. The order of drawing does not matter.

#include "formats/model/relief/edge_arrivals.h"

#include <algorithm>

#include "formats/model/relief/line_parting.h"

namespace cota::model {

EdgeArrivals::EdgeArrivals(std::vector<ContourLine>& lines, const MapEdge& edge, const ReliefFrame& frame)
    : lines_(lines), edge_(edge) {
    leadToEdge(lines, frame);
    order();
    arrivalOf_.resize(lines.size());
    for (std::uint32_t i = 0; i < arrivals_.size(); ++i)
        arrivalOf_[arrivals_[i].line][arrivals_[i].isBack ? 1 : 0] = i;
}

void EdgeArrivals::leadToEdge(std::vector<ContourLine>& lines, const ReliefFrame& frame) {
    const auto isAtEdge = [&](GridPoint end) { return edge_.nearestTo(end) == end || frame.isAtEdge(end); };
    for (std::uint32_t i = 0; i < lines.size(); ++i) {
        ContourLine& line = lines[i];
        if (line.closed) continue;
        line.dangles = !isAtEdge(line.points.front()) || !isAtEdge(line.points.back());
        if (line.dangles) continue;
        const GridPoint front = edge_.nearestTo(line.points.front()),
                        back = edge_.nearestTo(line.points.back());
        line.frontIsLed = front != line.points.front();
        line.backIsLed = back != line.points.back();
        if (line.frontIsLed) line.points.insert(line.points.begin(), front);
        if (line.backIsLed) line.points.push_back(back);
        arrivals_.push_back({edge_.placeOf(front), i, false});
        arrivals_.push_back({edge_.placeOf(back), i, true});
    }
}

/// The order of two lines that meet the edge at one point, as far as their courses differ.
std::strong_ordering EdgeArrivals::besideAtEdge(const EdgeArrival& one, const EdgeArrival& two) const {
    const ContourLine &a = lines_[one.line], &b = lines_[two.line];
    const GridPoint here = one.isBack ? a.points.back() : a.points.front();
    return partingOf({a, one.isBack}, {b, two.isBack}, here, edge_.directionTo(here));
}

/// One of the two ends of a line, independent of the direction in which it was drawn.
bool EdgeArrivals::isMainEnd(const EdgeArrival& arrival) const {
    const auto& points = lines_[arrival.line].points;
    const std::int64_t here = arrival.place;
    const std::int64_t there = edge_.placeOf(arrival.isBack ? points.front() : points.back());
    if (here != there) return here < there;
    return besideAtEdge(arrival, {there, arrival.line, !arrival.isBack}) < 0;
}

bool EdgeArrivals::runsFirst(const EdgeArrival& one, const EdgeArrival& two) const {
    if (one.place != two.place) return one.place < two.place;
    if (one.line == two.line && one.isBack == two.isBack) return false;
    if (const auto course = besideAtEdge(one, two); course != 0) return course < 0;
    // The lines coincide up to the edge. The first one here is the last one at their other end.
    const auto rank = [&](const EdgeArrival& each) {
        return rankUpon(lines_[each.line], each.line, each.isBack, isMainEnd(each));
    };
    return rank(one) < rank(two);
}

void EdgeArrivals::order() {
    std::ranges::stable_sort(
        arrivals_, [&](const EdgeArrival& one, const EdgeArrival& two) { return runsFirst(one, two); });
}

std::int64_t EdgeArrivals::endOfSection(std::size_t section) const {
    return section + 1 < arrivals_.size() ? arrivals_[section + 1].place
                                          : arrivals_.front().place + edge_.length();
}

std::vector<GridPoint> EdgeArrivals::outlineFrom(std::size_t section, std::vector<bool>& isSeen) const {
    std::vector<GridPoint> outline;
    while (!isSeen[section]) {
        isSeen[section] = true;
        edge_.addCorners(arrivals_[section].place, endOfSection(section), outline);
        const EdgeArrival& here = after(section);
        const auto& points = lines_[here.line].points;
        if (here.isBack)
            outline.insert(outline.end(), points.rbegin(), points.rend());
        else
            outline.insert(outline.end(), points.begin(), points.end());
        section = arrivalOf_[here.line][here.isBack ? 0 : 1];
    }
    return outline;
}

}  // namespace cota::model
