#include "mapsets/look/table/relation_way.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace cota::look {

namespace {

using picture::Box;
using picture::Point;

/// Every box with cards, of which a line covers as little as possible.
std::vector<Box> obstaclesOf(const TableLayout& layout) {
    std::vector<Box> boxes;
    const auto add = [&](const auto& blocks) {
        for (const auto& one : blocks) boxes.push_back(one.box);
    };
    for (const auto& seat : layout.seats) add(seat.groups), add(seat.others);
    add(layout.common);
    return boxes;
}

struct BoxSide {
    Point at;
    double across, down;  // outwards
    Point out(double reach) const { return {at.x + across * reach, at.y + down * reach}; }
};
std::array<BoxSide, 4> sidesOf(const Box& box) {
    const auto middle = Point{(box.left + box.right) / 2, (box.top + box.bottom) / 2};
    return {{{{middle.x, box.top}, 0, -1},
             {{box.right, middle.y}, 1, 0},
             {{middle.x, box.bottom}, 0, 1},
             {{box.left, middle.y}, -1, 0}}};
}

Point onBend(const std::array<Point, 4>& ends, double share) {
    const double rest = 1 - share;
    const std::array<double, 4> weights{rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share,
                                        share * share * share};
    Point point{};
    for (std::size_t i = 0; i < ends.size(); ++i) {
        point.x += weights[i] * ends[i].x;
        point.y += weights[i] * ends[i].y;
    }
    return point;
}

}  // namespace

std::vector<Point> wayBetween(const TableLayout& layout, const Box& from, const Box& to, int parts) {
    constexpr double crossing = 8;  // cost of a millimetre over cards or off the sheet; elsewhere it is 1
    const auto boxes = obstaclesOf(layout);
    std::vector<Point> best;
    double least = 0;
    for (const auto& start : sidesOf(from))
        for (const auto& end : sidesOf(to))
            for (const double reach : {8.0, 20.0, 45.0, 80.0}) {
                const std::array<Point, 4> ends{start.at, start.out(reach), end.out(reach), end.at};
                std::vector<Point> way;
                double cost = 0;
                for (int i = 0; i <= parts; ++i) {
                    way.push_back(onBend(ends, double{1} * i / parts));
                    if (i == 0) continue;
                    const auto& before = way[way.size() - 2];
                    const double length = std::hypot(way.back().x - before.x, way.back().y - before.y);
                    const bool isOver = i < parts && std::ranges::any_of(boxes, [&](const Box& box) {
                                            return box.holds(way.back());
                                        });
                    const bool isOff = way.back().x < 2 || way.back().y < 2 ||
                                       way.back().x > TableLayout::width - 2 ||
                                       way.back().y > layout.height - 2;
                    cost += length * (isOver || isOff ? crossing : 1);
                }
                if (!best.empty() && cost >= least) continue;
                best = std::move(way);
                least = cost;
            }
    return best;
}

}  // namespace cota::look
