#include "formats/earth/traced_lines.h"

#include <algorithm>
#include <array>
#include <limits>

namespace cota::earth {

namespace {

/// The side of a square of four places: between two neighbours. Even: from a place to the one on its right;
/// odd: to the one below.
using Edge = std::size_t;
constexpr Edge noEdge = std::numeric_limits<Edge>::max();

struct Step {
    Edge from = noEdge;
    Edge to = noEdge;
    friend auto operator<=>(const Step&, const Step&) = default;
};

class Tracer {
  public:
    Tracer(const Ground& ground, const std::vector<std::int64_t>& heights, std::int64_t threshold,
           Places within)
        : ground_(ground), heights_(heights), threshold_(threshold), within_(within) {}

    std::vector<TracedLine> lines() {
        collect();
        std::ranges::sort(steps_);
        std::vector<Edge> ends;
        ends.reserve(steps_.size());
        for (const Step& step : steps_) ends.push_back(step.to);
        std::ranges::sort(ends);
        isUsed_.assign(steps_.size(), false);
        std::vector<TracedLine> lines;
        for (std::size_t i = 0; i < steps_.size(); ++i)
            if (!std::ranges::binary_search(ends, steps_[i].from)) lines.push_back(follow(i));
        for (std::size_t i = 0; i < steps_.size(); ++i)
            if (!isUsed_[i]) lines.push_back(follow(i));
        return lines;
    }

  private:
    bool isHigh(std::size_t column, std::size_t row) const {
        return heights_[ground_.index(column, row)] >= threshold_;
    }

    void collect() {
        for (std::size_t row = within_.fromRow; row + 1 < within_.endRow; ++row)
            for (std::size_t column = within_.fromColumn; column + 1 < within_.endColumn; ++column)
                square(column, row);
    }

    /// The steps through one square, the high places on their left (y grows downwards).
    void square(std::size_t column, std::size_t row) {
        const std::array<bool, 4> high{isHigh(column, row), isHigh(column + 1, row),
                                       isHigh(column + 1, row + 1), isHigh(column, row + 1)};
        const auto count = std::ranges::count(high, true);
        if (count == 0 || count == 4) return;
        const Edge top = 2 * ground_.index(column, row), left = top + 1;
        const Edge bottom = 2 * ground_.index(column, row + 1),
                   right = 2 * ground_.index(column + 1, row) + 1;
        const std::array<Edge, 4> edges{top, right, bottom, left};  // edge i is between corners i and i + 1
        const bool isSaddle = count == 2 && high[0] == high[2];
        if (isSaddle) {
            const bool isBridge = middle(column, row) >= 4 * threshold_;
            for (std::size_t i = 0; i < 4; ++i) {
                // Around each low corner where the high ones are joined, else around each high corner.
                if (high[i] == isBridge) continue;
                const Edge before = edges[(i + 3) % 4], after = edges[i];
                steps_.push_back(isBridge ? Step{after, before} : Step{before, after});
            }
            return;
        }
        // Clockwise around the square, the line enters where low turns high and leaves where high turns low.
        Step step;
        for (std::size_t i = 0; i < 4; ++i) {
            if (!high[i] && high[(i + 1) % 4]) step.from = edges[i];
            if (high[i] && !high[(i + 1) % 4]) step.to = edges[i];
        }
        steps_.push_back(step);
    }

    std::int64_t middle(std::size_t column, std::size_t row) const {
        const auto at = [&](std::size_t c, std::size_t r) { return heights_[ground_.index(c, r)]; };
        return at(column, row) + at(column + 1, row) + at(column, row + 1) + at(column + 1, row + 1);
    }

    model::GridPoint pointOn(Edge edge) const {
        const std::size_t place = edge / 2, column = place % ground_.columns, row = place / ground_.columns;
        const bool isDown = edge % 2 == 1;
        const std::size_t other = isDown ? place + ground_.columns : place + 1;
        // Half a millimetre below the threshold, so that no place is exactly on a line.
        const std::int64_t level = 2 * threshold_ - 1, a = 2 * heights_[place], b = 2 * heights_[other];
        const std::int64_t span = b - a;
        const std::int64_t moved = ((level - a) * ground_.step * 2 + span) / (2 * span);
        model::GridPoint point = ground_.at(column, row);
        (isDown ? point.y : point.x) += static_cast<std::int32_t>(moved);
        return point;
    }

    TracedLine follow(std::size_t first) {
        TracedLine line{threshold_, {}, false};
        const auto add = [&](Edge edge) {
            const auto point = pointOn(edge);
            if (line.points.empty() || line.points.back() != point) line.points.push_back(point);
        };
        for (std::size_t at = first;;) {
            isUsed_[at] = true;
            add(steps_[at].from);
            const Edge to = steps_[at].to;
            const auto next = std::ranges::lower_bound(steps_, to, {}, &Step::from);
            if (next == steps_.end() || next->from != to) {
                add(to);
                return line;
            }
            at = static_cast<std::size_t>(next - steps_.begin());
            if (at == first) break;
        }
        line.isClosed = true;
        while (line.points.size() > 1 && line.points.front() == line.points.back()) line.points.pop_back();
        return line;
    }

    const Ground& ground_;
    const std::vector<std::int64_t>& heights_;
    std::int64_t threshold_;
    Places within_;
    std::vector<Step> steps_;
    std::vector<bool> isUsed_;
};

}  // namespace

std::vector<TracedLine> traced(const Ground& ground, const std::vector<std::int64_t>& heights,
                               std::int64_t threshold, Places within) {
    return Tracer(ground, heights, threshold, within).lines();
}

}  // namespace cota::earth
