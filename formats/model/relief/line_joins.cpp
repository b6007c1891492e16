// Lines from drawn contours, joined where they continue on the next board.

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "formats/model/relief/contour_line.h"

namespace cota::model {

namespace {

/// Ends of contours of two boards that are this close, in grid units, belong to one contour.
constexpr std::int64_t seamReach = 60;

const GridPoint& endOf(const ContourLine& line, bool isBack) {
    return isBack ? line.points.back() : line.points.front();
}

bool isNear(GridPoint a, GridPoint b) {
    const std::int64_t x = std::int64_t{a.x} - b.x, y = std::int64_t{a.y} - b.y;
    return x * x + y * y <= seamReach * seamReach;
}

/// Ends of lines in squares as wide as the reach: near ends are in the same square or in an adjacent one.
class LineEnds {
  public:
    explicit LineEnds(std::vector<ContourLine>& lines) : lines_(lines), isGone_(lines.size()) {
        for (std::uint32_t i = 0; i < lines.size(); ++i) add(i);
    }

    /// Joins all lines that belong together: each line is joined with the first later line that continues it
    /// at one of its ends, until there is none or its own ends meet.
    void join() {
        for (std::uint32_t i = 0; i < lines_.size(); ++i) {
            if (isGone_[i] || lines_[i].closed) continue;
            while (!closes(i)) {
                const auto next = nextOf(i);
                if (!next) break;
                take(i, *next);
            }
        }
        std::uint32_t at = 0;
        std::erase_if(lines_, [&](const ContourLine&) { return isGone_[at++]; });
    }

  private:
    struct Joint {
        std::uint32_t line = 0;
        bool atFront = false;    // of the line that is extended
        bool otherBack = false;  // the end of `line`
        friend auto operator<=>(const Joint&, const Joint&) = default;
    };
    using Square = std::pair<std::int64_t, std::int64_t>;
    using Ends = std::vector<std::pair<std::uint32_t, bool>>;

    static Square squareOf(GridPoint point) {
        const auto place = [](std::int64_t at) { return (at >= 0 ? at : at - seamReach + 1) / seamReach; };
        return {place(point.x), place(point.y)};
    }

    void add(std::uint32_t i) {
        if (lines_[i].closed) return;
        for (const bool isBack : {false, true})
            ends_[squareOf(endOf(lines_[i], isBack))].emplace_back(i, isBack);
    }
    void remove(std::uint32_t i) {
        for (const bool isBack : {false, true})
            std::erase(ends_[squareOf(endOf(lines_[i], isBack))], std::pair(i, isBack));
    }

    bool closes(std::uint32_t i) {
        ContourLine& line = lines_[i];
        if (line.points.size() < 3 || !isNear(line.points.front(), line.points.back())) return false;
        remove(i);
        line.closed = true;
        return true;
    }

    std::optional<Joint> nextOf(std::uint32_t i) const {
        std::optional<Joint> first;
        for (const bool isBack : {true, false}) {
            const GridPoint end = endOf(lines_[i], isBack);
            const Square middle = squareOf(end);
            for (std::int64_t x = middle.first - 1; x <= middle.first + 1; ++x)
                for (std::int64_t y = middle.second - 1; y <= middle.second + 1; ++y) {
                    const auto square = ends_.find({x, y});
                    if (square == ends_.end()) continue;
                    for (const auto& [k, otherBack] : square->second) {
                        const Joint joint{k, !isBack, otherBack};
                        const bool goesOn = k > i && lines_[k].metres == lines_[i].metres &&
                                            lines_[k].dashed == lines_[i].dashed &&
                                            isNear(end, endOf(lines_[k], otherBack));
                        if (goesOn && (!first || joint < *first)) first = joint;
                    }
                }
        }
        return first;
    }

    /// The joined line has the higher side of its first section.
    void take(std::uint32_t i, const Joint& joint) {
        remove(i);
        remove(joint.line);
        isGone_[joint.line] = true;
        ContourLine& one = lines_[i];
        ContourLine two = std::move(lines_[joint.line]);
        const bool atBack = !joint.atFront;
        if (atBack == joint.otherBack) {
            std::ranges::reverse(two.points);
            if (two.high != HighSide::unknown)
                two.high = two.high == HighSide::left ? HighSide::right : HighSide::left;
        }
        if (one.high == HighSide::unknown) one.high = two.high;
        one.points.insert(atBack ? one.points.end() : one.points.begin(), two.points.begin(),
                          two.points.end());
        one.contours.insert(one.contours.end(), two.contours.begin(), two.contours.end());
        add(i);
    }

    std::vector<ContourLine>& lines_;
    std::vector<bool> isGone_;
    std::map<Square, Ends> ends_;
};

}  // namespace

std::vector<ContourLine> linesOf(std::span<const Contour> contours) {
    std::vector<ContourLine> lines;
    for (std::uint32_t i = 0; i < contours.size(); ++i) {
        const Contour& contour = contours[i];
        ContourLine line;
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
        if (line.points.size() >= 2) lines.push_back(std::move(line));
    }
    return lines;
}

void joinLines(std::vector<ContourLine>& lines) {
    LineEnds(lines).join();
    for (ContourLine& line : lines)
        line.points.erase(std::unique(line.points.begin(), line.points.end()), line.points.end());
}

}  // namespace cota::model
