#include "formats/earth/thinned_lines.h"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace cota::earth {

namespace {

using model::GridPoint;

std::int64_t turnOf(GridPoint a, GridPoint b, GridPoint c) {
    return (std::int64_t{b.x} - a.x) * (std::int64_t{c.y} - a.y) -
           (std::int64_t{b.y} - a.y) * (std::int64_t{c.x} - a.x);
}

std::int64_t squared(GridPoint a, GridPoint b) {
    const std::int64_t x = std::int64_t{b.x} - a.x, y = std::int64_t{b.y} - a.y;
    return x * x + y * y;
}

/// Whether c is farther than the tolerance from the straight line between a and b; and how far, to compare.
double beside(GridPoint a, GridPoint b, GridPoint c) {
    const auto length = static_cast<double>(squared(a, b));
    if (length == 0) return static_cast<double>(squared(a, c));
    const std::int64_t dot = (std::int64_t{c.x} - a.x) * (std::int64_t{b.x} - a.x) +
                             (std::int64_t{c.y} - a.y) * (std::int64_t{b.y} - a.y);
    if (dot <= 0) return static_cast<double>(squared(a, c));
    if (static_cast<double>(dot) >= length) return static_cast<double>(squared(b, c));
    const auto area = static_cast<double>(turnOf(a, b, c));
    return area * area / length;
}

void keepFarthest(const std::vector<GridPoint>& points, std::size_t first, std::size_t last, double most,
                  std::vector<bool>& isKept) {
    std::vector<std::pair<std::size_t, std::size_t>> open{{first, last}};
    while (!open.empty()) {
        const auto [from, to] = open.back();
        open.pop_back();
        double farthest = most;
        std::size_t at = from;
        for (std::size_t i = from + 1; i < to; ++i)
            if (const double off = beside(points[from], points[to % points.size()], points[i]);
                off > farthest) {
                farthest = off;
                at = i;
            }
        if (at == from) continue;
        isKept[at] = true;
        open.emplace_back(from, at);
        open.emplace_back(at, to);
    }
}

std::vector<GridPoint> thinned(const TracedLine& line, int tolerance) {
    const auto& points = line.points;
    if (points.size() < 4 || tolerance <= 0) return points;
    std::vector<bool> isKept(points.size(), false);
    const double most = static_cast<double>(tolerance) * tolerance;
    isKept[0] = true;
    if (line.isClosed) {
        // The point farthest from the first parts the ring into two lines.
        std::size_t other = 0;
        for (std::size_t i = 1; i < points.size(); ++i)
            if (squared(points[0], points[i]) > squared(points[0], points[other])) other = i;
        isKept[other] = true;
        keepFarthest(points, 0, other, most, isKept);
        keepFarthest(points, other, points.size(), most, isKept);
    } else {
        isKept.back() = true;
        keepFarthest(points, 0, points.size() - 1, most, isKept);
    }
    std::vector<GridPoint> kept;
    for (std::size_t i = 0; i < points.size(); ++i)
        if (isKept[i]) kept.push_back(points[i]);
    return line.isClosed && kept.size() < 3 ? points : kept;
}

struct Piece {
    GridPoint from, to;
    std::size_t line = 0;
    std::size_t number = 0;  // in its line
    bool isLast = false;
};

bool meet(const Piece& one, const Piece& other) {
    const auto side = [](std::int64_t value) { return value > 0 ? 1 : value < 0 ? -1 : 0; };
    const int a = side(turnOf(one.from, one.to, other.from)), b = side(turnOf(one.from, one.to, other.to));
    const int c = side(turnOf(other.from, other.to, one.from)),
              d = side(turnOf(other.from, other.to, one.to));
    if (a != b && c != d) return true;
    const auto isOn = [](GridPoint from, GridPoint to, GridPoint point) {
        return std::min(from.x, to.x) <= point.x && point.x <= std::max(from.x, to.x) &&
               std::min(from.y, to.y) <= point.y && point.y <= std::max(from.y, to.y);
    };
    return (a == 0 && isOn(one.from, one.to, other.from)) || (b == 0 && isOn(one.from, one.to, other.to)) ||
           (c == 0 && isOn(other.from, other.to, one.from)) || (d == 0 && isOn(other.from, other.to, one.to));
}

/// The lines that meet another one, or themselves.
std::vector<bool> meeting(const std::vector<TracedLine>& lines) {
    constexpr std::int32_t square = 250;
    std::map<std::pair<std::int32_t, std::int32_t>, std::vector<Piece>> squares;
    const auto place = [](std::int32_t value) { return (value - (value < 0 ? square - 1 : 0)) / square; };
    std::vector<bool> isMeeting(lines.size(), false);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto& points = lines[i].points;
        const std::size_t count = lines[i].isClosed ? points.size() : points.size() - 1;
        for (std::size_t n = 0; n < count; ++n) {
            const Piece piece{points[n], points[(n + 1) % points.size()], i, n,
                              lines[i].isClosed && n + 1 == count};
            const auto [left, right] = std::minmax({place(piece.from.x), place(piece.to.x)});
            const auto [top, bottom] = std::minmax({place(piece.from.y), place(piece.to.y)});
            for (auto x = left; x <= right; ++x)
                for (auto y = top; y <= bottom; ++y) squares[{x, y}].push_back(piece);
        }
    }
    for (const auto& [at, pieces] : squares)
        for (std::size_t i = 0; i < pieces.size(); ++i)
            for (std::size_t k = i + 1; k < pieces.size(); ++k) {
                const Piece &one = pieces[i], &other = pieces[k];
                if (one.line == other.line) {
                    const auto [first, second] = std::minmax(one.number, other.number);
                    const bool areNeighbours =
                        second - first <= 1 || (first == 0 && (one.isLast || other.isLast));
                    if (areNeighbours) continue;
                }
                if (meet(one, other)) isMeeting[one.line] = isMeeting[other.line] = true;
            }
    return isMeeting;
}

}  // namespace

void thin(std::vector<TracedLine>& lines, int tolerance) {
    const std::vector<TracedLine> whole = lines;
    std::vector<int> tolerances(lines.size(), tolerance);
    constexpr int mostRounds = 4;
    for (int round = 0; round <= mostRounds; ++round) {
        if (round > 0) {
            const auto isMeeting = meeting(lines);
            if (std::ranges::none_of(isMeeting, [](bool is) { return is; })) return;
            for (std::size_t i = 0; i < lines.size(); ++i)
                if (isMeeting[i]) tolerances[i] = round == mostRounds ? 0 : tolerances[i] / 3;
        }
        for (std::size_t i = 0; i < lines.size(); ++i) lines[i].points = thinned(whole[i], tolerances[i]);
    }
}

}  // namespace cota::earth
