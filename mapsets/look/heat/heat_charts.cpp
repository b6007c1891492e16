// Strength by turn: one small chart for each value that the game adds up, and one for the number of units.

#include <algorithm>
#include <cmath>

#include "mapsets/look/heat/heat_pen.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

using picture::Across;
using picture::Box;
using picture::Colour;
using picture::Curve;
using picture::Point;

constexpr model::LocalLiteral heatUnitsTitle = local("as a caption", "Units on the map");
constexpr model::LocalLiteral heatTurnAxis = local("as a caption", "turn");
constexpr model::LocalLiteral noHeatMeasures =
    local("The game names no values that add up to a strength; only units are counted.");
constexpr model::LocalLiteral heatChartsTitle = local("as a caption", "Strength by turn, without losses");

/// A line of a chart: what is there for certain in each turn, and with what may arrive by dice.
struct HeatSeries {
    std::vector<int> sure, possible;
    int unknown = 0;
};

struct HeatChart {
    std::string title;
    std::vector<HeatSeries> sides;
    int most() const {
        int most = 1;
        for (const auto& one : sides)
            for (const int value : one.possible) most = std::max(most, value);
        return most;
    }
};

std::vector<HeatChart> heatChartsOf(const HeatPen& pen) {
    const auto& heat = pen.order().heat;
    std::vector<HeatChart> charts;
    for (std::size_t i = 0; i < heat.measures.size(); ++i) {
        const auto& measure = heat.measures[i];
        HeatChart chart{measure.name.in(pen.order().language), {}};
        if (!measure.citation.empty()) chart.title += " (" + measure.citation + ")";
        for (const auto& side : heat.sides) {
            HeatSeries series;
            for (const auto& turn : side.strength.turns) {
                const auto& sum = turn.sums[i];
                series.sure.push_back(sum.sum);
                series.possible.push_back(sum.sum + sum.mayAdd);
                series.unknown = std::max(series.unknown, sum.unknown);
            }
            chart.sides.push_back(std::move(series));
        }
        const bool isEmpty = std::ranges::all_of(chart.sides, [](const HeatSeries& one) {
            return one.unknown == 0 &&
                   std::ranges::all_of(one.possible, [](int value) { return value == 0; });
        });
        if (!isEmpty) charts.push_back(std::move(chart));
    }
    HeatChart units{pen.in(heatUnitsTitle), {}};
    for (const auto& side : heat.sides) {
        HeatSeries series;
        for (const auto& turn : side.strength.turns) {
            series.sure.push_back(turn.units);
            series.possible.push_back(turn.units + turn.mayArrive);
        }
        units.sides.push_back(std::move(series));
    }
    charts.push_back(std::move(units));
    return charts;
}

/// 1, 2, 5, 10, 20 ...: about three steps up to `most`.
int heatStepFor(int most) {
    int step = 1;
    for (int i = 0; most / step > 4; ++i) step = i % 3 == 1 ? step / 2 * 5 : step * 2;
    return step;
}

class HeatChartDrawing {
  public:
    HeatChartDrawing(const HeatPen& pen, const std::vector<Colour>& colours, const Box& room,
                     std::vector<picture::Mark>& marks)
        : pen_(pen),
          colours_(colours),
          plot_{room.left + 8, room.top + 6, room.right - 11, room.bottom - 5},
          room_(room),
          marks_(marks) {}

    void draw(const HeatChart& chart) {
        pen_.write(marks_, chart.title, {room_.left, room_.top + 3}, {.points = 7.5, .isBold = true},
                   room_.width());
        const int step = heatStepFor(chart.most());
        top_ = (chart.most() + step - 1) / step * step;
        turns_ = chart.sides.empty() ? 1 : std::max<std::size_t>(1, chart.sides.front().sure.size());
        for (int value = 0; value <= top_; value += step) {
            addStroke(marks_, Curve().move({plot_.left, y(value)}).line({plot_.right, y(value)}), heatRule,
                      value == 0 ? 0.25 : 0.1);
            pen_.write(marks_, std::to_string(value), {plot_.left - 1, y(value) + 0.8},
                       {.points = 6, .across = Across::right, .colour = heatQuiet}, 7);
        }
        drawTurns();
        for (std::size_t i = 0; i < chart.sides.size(); ++i) drawSide(chart.sides[i], i);
        labelEnds(chart);
    }

  private:
    double x(double turn) const { return plot_.left + plot_.width() * turn / static_cast<double>(turns_); }
    double y(int value) const { return plot_.bottom - plot_.height() * value / std::max(top_, 1); }

    void drawTurns() {
        const int step = heatStepFor(static_cast<int>(turns_));
        const auto mark = [&](std::size_t turn) {
            const double at = x(static_cast<double>(turn) - 0.5);
            pen_.write(marks_, std::to_string(turn), {at, plot_.bottom + 3},
                       {.points = 6, .across = Across::middle, .colour = heatQuiet}, 7);
        };
        mark(1);
        for (std::size_t turn = static_cast<std::size_t>(step); turn <= turns_;
             turn += static_cast<std::size_t>(step))
            if (turn > 1) mark(turn);
        pen_.write(marks_, pen_.in(heatTurnAxis), {plot_.right + 1, plot_.bottom + 3},
                   {.points = 6, .colour = heatQuiet}, 10);
    }

    /// A stair: the value holds for the whole turn.
    Curve stair(const std::vector<int>& values) const {
        Curve line;
        for (std::size_t i = 0; i < values.size(); ++i) {
            const double from = x(static_cast<double>(i)), to = x(static_cast<double>(i) + 1);
            if (i == 0)
                line.move({from, y(values[i])});
            else
                line.line({from, y(values[i])});
            line.line({to, y(values[i])});
        }
        return line;
    }

    void drawSide(const HeatSeries& series, std::size_t side) {
        if (series.sure.empty()) return;
        if (series.possible != series.sure)
            addStroke(marks_, stair(series.possible),
                      picture::Pen{.width = 0.3, .colour = colours_[side], .dashes = {1, 0.8}});
        addStroke(marks_, stair(series.sure), colours_[side], 0.6);
        for (std::size_t i = 1; i < series.sure.size(); ++i)
            if (series.sure[i] != series.sure[i - 1])
                addFill(marks_, Curve::circle({x(static_cast<double>(i)), y(series.sure[i])}, 0.7),
                        colours_[side]);
    }

    /// The last values, at the right ends of the lines, apart from each other.
    void labelEnds(const HeatChart& chart) {
        constexpr double apart = 2.6;
        std::vector<std::pair<double, std::size_t>> ends;
        for (std::size_t i = 0; i < chart.sides.size(); ++i)
            if (!chart.sides[i].sure.empty()) ends.emplace_back(y(chart.sides[i].sure.back()), i);
        std::ranges::sort(ends);
        for (std::size_t i = 1; i < ends.size(); ++i)
            ends[i].first = std::max(ends[i].first, ends[i - 1].first + apart);
        double below = plot_.bottom;
        for (auto end = ends.rbegin(); end != ends.rend(); ++end, below -= apart)
            end->first = std::min(end->first, below);
        for (const auto& [at, side] : ends) {
            const HeatSeries& series = chart.sides[side];
            std::string words = std::to_string(series.sure.back());
            if (series.possible.back() != series.sure.back())
                words += "-" + std::to_string(series.possible.back());
            if (series.unknown > 0) words += " + ?";
            pen_.write(marks_, words, {plot_.right + 1, at + 0.8},
                       {.points = 6.5, .isBold = true, .colour = colours_[side]}, 11);
        }
    }

    const HeatPen& pen_;
    const std::vector<Colour>& colours_;
    Box plot_, room_;
    std::vector<picture::Mark>& marks_;
    int top_ = 1;
    std::size_t turns_ = 1;
};

}  // namespace

std::vector<Colour> heatSideColours(const Scene& scene) {
    constexpr int brightest = 330;  // sum of the three parts
    std::vector<Colour> colours;
    for (const auto& side : scene.scenario()->sides) {
        Colour colour = sideColour(scene, side.id);
        colour.alpha = 255;
        const int sum = colour.red + colour.green + colour.blue;
        if (sum > brightest) colour = picture::mixed(colour, {0, 0, 0, 255}, 1 - double{brightest} / sum);
        colours.push_back(colour);
    }
    return colours;
}

void drawStrengthCharts(const HeatPen& pen, const Scene& scene, const HeatRoom& room,
                        std::vector<picture::Mark>& marks) {
    constexpr double head = 9, gap = 5, narrowest = 46;
    const auto colours = heatSideColours(scene);
    pen.write(marks, pen.in(heatChartsTitle), {room.left, room.top + 3.4}, {.points = 9, .isBold = true},
              room.width());
    double x = room.left;
    for (std::size_t i = 0; i < colours.size(); ++i) {
        const std::string name = pen.sideName(scene.scenario()->sides[i].id);
        addStroke(marks, Curve().move({x, room.top + 6.4}).line({x + 6, room.top + 6.4}), colours[i], 0.9);
        pen.write(marks, name, {x + 7.5, room.top + 7.2}, {.points = 7, .colour = colours[i]}, 40);
        x += 11 + std::min(40.0, pen.widthOf(name, {.points = 7}));
    }
    if (pen.order().heat.measures.empty())
        pen.write(marks, pen.in(noHeatMeasures), {x + 2, room.top + 7.2}, {.points = 7, .colour = heatQuiet},
                  room.right - x - 2);
    const auto charts = heatChartsOf(pen);
    const auto fit =
        std::max<std::size_t>(1, static_cast<std::size_t>((room.width() + gap) / (narrowest + gap)));
    const std::size_t rows = (charts.size() + fit - 1) / fit;
    const std::size_t columns = (charts.size() + rows - 1) / rows;
    const double wide = (room.width() + gap) / static_cast<double>(columns) - gap;
    const double high = (room.height() - head + gap) / static_cast<double>(rows) - gap;
    for (std::size_t i = 0; i < charts.size(); ++i) {
        const double left = room.left + static_cast<double>(i % columns) * (wide + gap);
        const double top = room.top + head + static_cast<double>(i / columns) * (high + gap);
        HeatChartDrawing(pen, colours, {left, top, left + wide, top + high}, marks).draw(charts[i]);
    }
}

}  // namespace cota::look
