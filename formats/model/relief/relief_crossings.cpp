#include "formats/model/relief/relief_crossings.h"

#include <algorithm>
#include <optional>

namespace cota::model {

namespace {

/// The straight way from start to end. Points are left of it, right of it or on its line.
struct Way {
    FinePoint start, end;
    int sideOf(GridPoint point) const { return turn(start, end, fine(point)); }
    std::int64_t length() const { return dot(end - start); }
    /// The position along the way of the foot of a point, over length().
    std::int64_t along(GridPoint point) const { return dot(fine(point) - start); }

  private:
    std::int64_t dot(FinePoint to) const {
        const FinePoint way = end - start;
        return way.x * to.x + way.y * to.y;
    }
};

/// The run of consecutive corners of a line that are on the infinite line of the way, around one corner,
/// with the sides from which the line comes and to which it goes.
struct CrossingRun {
    std::size_t first = 0, last = 0;        // corners, in the order of the line
    std::size_t nearest = 0, farthest = 0;  // corners along the way; of several the first
    int from = 0, to = 0;                   // sides of the way; 0: the line ends there
    GridPoint before, after;
};

class RunFinder {
  public:
    RunFinder(const Relief::Line& line, const Way& way) : line_(line), way_(way) {}

    std::optional<CrossingRun> around(std::size_t corner) const {
        CrossingRun run{corner, corner, corner, corner, 0, 0, {}, {}};
        const std::size_t most = line_.points.size();
        std::size_t steps = 0;
        for (auto at = next(corner, false); at && steps < most; at = next(*at, false), ++steps) {
            run.before = line_.points[*at];
            run.from = way_.sideOf(run.before);
            if (run.from != 0) break;
            run.first = *at;
        }
        for (auto at = next(corner, true); at && steps < 2 * most; at = next(*at, true), ++steps) {
            run.after = line_.points[*at];
            run.to = way_.sideOf(run.after);
            if (run.to != 0) break;
            run.last = *at;
        }
        if (run.from == 0 && run.to == 0) return std::nullopt;  // it never leaves the way
        // Beyond the frame the course of the line does not matter.
        if (run.from == 0) run.from = run.to;
        if (run.to == 0) run.to = run.from;
        run.nearest = run.farthest = run.first;
        for (std::size_t at = run.first; at != run.last;) {
            at = *next(at, true);
            if (along(at) < along(run.nearest)) run.nearest = at;
            if (along(at) > along(run.farthest)) run.farthest = at;
        }
        return run;
    }

    std::int64_t along(std::size_t corner) const { return way_.along(line_.points[corner]); }

    /// The sides of the line on which the way is before and after the run.
    std::optional<std::array<HighSide, 2>> sidesOf(const CrossingRun& run) const {
        constexpr HighSide left = HighSide::left, right = HighSide::right;
        if (run.from != run.to) return run.from < 0 ? std::array{right, left} : std::array{left, right};
        const std::int64_t ahead = along(run.last) - along(run.first);
        if (ahead != 0) {
            const HighSide both = (run.from < 0) == (ahead > 0) ? right : left;
            return std::array{both, both};
        }
        const int bend = turn(fine(run.before), fine(line_.points[run.first]), fine(run.after));
        if (bend == 0) return std::nullopt;  // out and back: there is nothing between
        return bend < 0 ? std::array{right, right} : std::array{left, left};
    }

  private:
    std::optional<std::size_t> next(std::size_t corner, bool ahead) const {
        const std::size_t count = line_.points.size();
        if (ahead ? corner + 1 < count : corner > 0) return ahead ? corner + 1 : corner - 1;
        if (!line_.closed) return std::nullopt;
        return ahead ? 0 : count - 1;
    }

    const Relief::Line& line_;
    const Way& way_;
};

/// A corner is as high as the higher side: the way rises where the run begins and falls where it ends.
PieceCrossings crossingsAtCorner(const Relief::Line& line, std::size_t corner, const Way& way) {
    PieceCrossings found;
    const RunFinder finder(line, way);
    const auto run = finder.around(corner);
    if (!run) return found;
    const auto sides = finder.sidesOf(*run);
    if (!sides) return found;
    const std::int64_t length = way.length();
    const std::int64_t nearest = finder.along(run->nearest), farthest = finder.along(run->farthest);
    const bool isTouch = (*sides)[0] == (*sides)[1] && nearest > 0 && farthest < length;
    if (isTouch) return found;
    if (corner == run->nearest && (*sides)[0] != line.higher && nearest > 0 && nearest <= length)
        found.add({{nearest, length}, 1});
    if (corner == run->farthest && (*sides)[1] != line.higher && farthest >= 0 && farthest < length)
        found.add({{farthest, length}, -1});
    return found;
}

int floorDivide(int number, int by) { return number >= 0 ? number / by : -((-number + by - 1) / by); }

/// A corner of the line that no other line touches, if there is one. The ends of an open line are on the
/// frame and separate nothing.
GridPoint ownCorner(const Relief& relief, std::uint32_t index) {
    const Relief::Line& line = relief.lines()[index];
    std::span<const GridPoint> points(line.points);
    if (!line.closed) points = points.subspan(1, points.size() - 2);
    for (const GridPoint corner : points) {
        bool isShared = false;
        relief.forPieces(corner, corner, [&](const Relief::Piece& piece) {
            isShared = isShared || (piece.line != index &&
                                    partOn(fine(corner), fine(corner), fine(piece.a), fine(piece.b)));
        });
        if (!isShared) return corner;
    }
    return points.front();
}

}  // namespace

bool partsLevels(const Relief::Line& line) {
    return !line.dashed && !line.dangles && line.higher != HighSide::unknown;
}

PieceCrossings crossingsAt(const Relief& relief, const Relief::Piece& piece, GridPoint from, GridPoint to) {
    PieceCrossings found;
    const Relief::Line& line = relief.lines()[piece.line];
    if (from == to || !partsLevels(line)) return found;
    const Way way{fine(from), fine(to)};
    const int sideOfEnd = way.sideOf(piece.b);
    if (sideOfEnd == 0) return crossingsAtCorner(line, piece.end, way);
    const int sideOfStart = way.sideOf(piece.a);
    if (sideOfStart * sideOfEnd >= 0) return found;
    const auto on = partOn(way.start, way.end, fine(piece.a), fine(piece.b));
    if (!on) return found;
    // A line that comes from the left of the way has the way on its right side first, then on its left side.
    const int rise = (sideOfStart < 0) == (line.higher == HighSide::left) ? 1 : -1;
    const bool isBeyond = rise > 0 ? on->from == LinePlace{0, 1} : on->from == LinePlace{1, 1};
    if (!isBeyond) found.add({on->from, rise});
    return found;
}

int riseBetween(const Relief& relief, GridPoint from, GridPoint to) {
    if (relief.empty() || from == to) return 0;
    const auto [x0, x1] = std::minmax({from.x, to.x});
    const auto [y0, y1] = std::minmax({from.y, to.y});
    int rise = 0;
    relief.forPieces({x0, y0}, {x1, y1}, [&](const Relief::Piece& piece) {
        for (const ReliefCrossing& crossing : crossingsAt(relief, piece, from, to)) rise += crossing.rise;
    });
    return rise;
}

std::vector<int> countedLevels(const Relief& relief, std::span<const GridPoint> places, int metresPerLevel) {
    std::vector<int> levels(places.size(), 0);
    const auto lines = relief.lines();
    std::optional<std::uint32_t> lowest;
    for (std::uint32_t i = 0; i < lines.size(); ++i)
        if (partsLevels(lines[i]) && (!lowest || lines[i].metres < lines[*lowest].metres)) lowest = i;
    if (!lowest || places.empty()) return levels;
    const int there = floorDivide(lines[*lowest].metres, std::max(metresPerLevel, 1));
    levels[0] = there - riseBetween(relief, places[0], ownCorner(relief, *lowest));
    // Consecutive places are usually adjacent, so most of these ways are one hex long.
    for (std::size_t i = 1; i < places.size(); ++i)
        levels[i] = levels[i - 1] + riseBetween(relief, places[i - 1], places[i]);
    return levels;
}

}  // namespace cota::model
