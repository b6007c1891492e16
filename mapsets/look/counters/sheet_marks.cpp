#include "mapsets/look/counters/sheet_marks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <set>

#include "mapsets/look/faces/face_text.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

using picture::Box;
using picture::Colour;
using picture::Curve;
using picture::Mark;
using picture::Point;

constexpr double tickGap = 0.6, tickLength = 2.6, tickWidth = 0.12, hairline = 0.07;
constexpr Colour hairInk{0, 0, 0, 115};

/// The cuts of a run: the left and right sides of its cells, and their tops and bottoms.
struct Cuts {
    std::vector<double> across, down;
    void add(std::vector<double>& to, double value) {
        if (std::ranges::none_of(to, [&](double one) { return std::abs(one - value) < 1e-6; }))
            to.push_back(value);
    }
};

Cuts cutsOf(const CounterSheetPlan& plan, const CounterRun& run, const PlaceBox& placed) {
    Cuts cuts;
    for (const auto& cell : plan.cells) {
        if (cell.block != run.block || cell.box.left < run.box.left - 1e-6 ||
            cell.box.right > run.box.right + 1e-6 || cell.box.top < run.box.top - 1e-6 ||
            cell.box.bottom > run.box.bottom + 1e-6)
            continue;
        const auto box = placed(cell.box);
        cuts.add(cuts.across, box.left);
        cuts.add(cuts.across, box.right);
        cuts.add(cuts.down, box.top);
        cuts.add(cuts.down, box.bottom);
    }
    std::ranges::sort(cuts.across);
    std::ranges::sort(cuts.down);
    return cuts;
}

/// Ticks that would lie on another run are left out.
class Ticks {
  public:
    Ticks(const CounterSheetPlan& plan, double bleed, const PlaceBox& placed) {
        for (const auto& run : plan.runs) taken_.push_back(placed(run.box).grown(bleed));
    }
    void add(Point from, Point to) {
        const Box box{std::min(from.x, to.x), std::min(from.y, to.y), std::max(from.x, to.x),
                      std::max(from.y, to.y)};
        const auto lies = [&](const Box& one) {
            return box.left < one.right - 1e-6 && box.right > one.left + 1e-6 &&
                   box.top < one.bottom - 1e-6 && box.bottom > one.top + 1e-6;
        };
        // A line has no area: give it some.
        if (std::ranges::none_of(taken_, [&](const Box& one) { return lies(one); }) &&
            std::ranges::none_of(taken_, [&](const Box& one) { return one.holds(from) || one.holds(to); }))
            lines_.move(from).line(to);
    }
    Curve take() { return std::move(lines_); }

  private:
    std::vector<Box> taken_;
    Curve lines_;
};

/// Rounded outlines that share their sides as one line: a knife is not laid twice. At each corner a nib holds
/// the counter in the sheet.
class DieLines {
  public:
    explicit DieLines(double corner) : corner_(corner) {}

    void add(const Box& box) {
        const double r = corner_;
        side({box.left + r, box.top}, {box.right - r, box.top});
        side({box.left + r, box.bottom}, {box.right - r, box.bottom});
        side({box.left, box.top + r}, {box.left, box.bottom - r});
        side({box.right, box.top + r}, {box.right, box.bottom - r});
        if (r <= 0) return;
        constexpr double quarter = std::numbers::pi / 2;
        round({box.right - r, box.bottom - r}, 0);
        round({box.left + r, box.bottom - r}, quarter);
        round({box.left + r, box.top + r}, 2 * quarter);
        round({box.right - r, box.top + r}, 3 * quarter);
    }
    Curve take() { return std::move(lines_); }

  private:
    using Key = std::array<long, 4>;
    static long key(double place) { return std::lround(place * 1e6); }

    void side(Point from, Point to) {
        if (drawn_.insert(Key{key(from.x), key(from.y), key(to.x), key(to.y)}).second)
            lines_.move(from).line(to);
    }
    /// A quarter of a circle, open in its middle.
    void round(Point middle, double from) {
        constexpr double nib = 0.4;  // millimetres
        const double half = std::numbers::pi / 4, open = std::min(nib / 2 / corner_, half);
        arc(middle, from, from + half - open);
        arc(middle, from + half + open, from + 2 * half);
    }
    void arc(Point middle, double from, double to) {
        if (to - from < 1e-9) return;
        const double handle = 4.0 / 3 * std::tan((to - from) / 4) * corner_;
        const auto at = [&](double angle) {
            return Point{middle.x + corner_ * std::cos(angle), middle.y + corner_ * std::sin(angle)};
        };
        const auto a = at(from), b = at(to);
        lines_.move(a).bend({a.x - handle * std::sin(from), a.y + handle * std::cos(from)},
                            {b.x + handle * std::sin(to), b.y - handle * std::cos(to)}, b);
    }

    double corner_;
    std::set<Key> drawn_;
    Curve lines_;
};

}  // namespace

picture::Font pieceFont(double points, bool isBold) {
    picture::Font font;
    font.family = "Roboto Condensed";
    font.points = points;
    font.bold = isBold;
    return font;
}

void drawCutMarks(const CounterSheetPlan& plan, const CounterPaper& paper, bool hasHairlines,
                  const PlaceBox& placed, std::vector<Mark>& marks) {
    Ticks ticks(plan, paper.bleed, placed);
    Curve hairs;
    const double near = paper.bleed + tickGap, far = near + tickLength;
    for (const auto& run : plan.runs) {
        const auto cuts = cutsOf(plan, run, placed);
        const auto box = placed(run.box);
        for (const double x : cuts.across) {
            ticks.add({x, box.top - far}, {x, box.top - near});
            ticks.add({x, box.bottom + near}, {x, box.bottom + far});
            if (x > box.left + 1e-6 && x < box.right - 1e-6) hairs.move({x, box.top}).line({x, box.bottom});
        }
        for (const double y : cuts.down) {
            ticks.add({box.left - far, y}, {box.left - near, y});
            ticks.add({box.right + near, y}, {box.right + far, y});
            const bool isShared = std::ranges::any_of(plan.runs, [&](const CounterRun& other) {
                return std::abs(placed(other.box).top - y) < 1e-6 && y > box.top + 1e-6;
            });
            if (isShared || (y > box.top + 1e-6 && y < box.bottom - 1e-6))
                hairs.move({box.left, y}).line({box.right, y});
        }
    }
    if (hasHairlines && !hairs.empty()) addStroke(marks, std::move(hairs), hairInk, hairline);
    auto lines = ticks.take();
    if (!lines.empty()) addStroke(marks, std::move(lines), {0, 0, 0, 255}, tickWidth);
}

void drawDieLines(const CounterSheetPlan& plan, double corner, const PlaceBox& placed,
                  std::vector<Mark>& marks) {
    constexpr Colour magenta{214, 0, 128, 255};  // stands for the spot colour on a screen
    constexpr double width = 0.25;
    DieLines lines(corner);
    for (const auto& cell : plan.cells) lines.add(placed(cell.box));
    auto drawn = lines.take();
    if (!drawn.empty()) addStroke(marks, std::move(drawn), magenta, width);
}

void drawRegisterMarks(model::MapSize paper, std::vector<Mark>& marks) {
    constexpr double inset = 5, radius = 1.4, reach = 2.2;
    for (const auto& at : {Point{paper.width / 2, inset}, Point{paper.width / 2, paper.height - inset},
                           Point{inset, paper.height / 2}, Point{paper.width - inset, paper.height / 2}}) {
        Curve lines = Curve::circle(at, radius);
        lines.move({at.x - reach, at.y}).line({at.x + reach, at.y});
        lines.move({at.x, at.y - reach}).line({at.x, at.y + reach});
        addStroke(marks, std::move(lines), {0, 0, 0, 255}, tickWidth);
    }
}

void drawRuler(const CounterPaper& paper, model::Language language, std::vector<Mark>& marks) {
    constexpr double length = 100, height = 1.6;
    const double left = std::max(paper.margin, 8.0), y = paper.size.height - 9.2;  // above the register mark
    if (paper.size.width < left + length) return;
    Curve lines;
    lines.move({left, y}).line({left + length, y});
    for (int i = 0; i <= 10; ++i) {
        const double x = left + i * length / 10;
        lines.move({x, y}).line({x, y - (i % 5 == 0 ? height : height * 0.6)});
    }
    addStroke(marks, std::move(lines), {0, 0, 0, 255}, tickWidth);
    writeFitted(marks, std::string(local("100 mm: measure after printing, scale 100 %").in(language)),
                {left + length / 2, y + 2.4}, pieceFont(5, true), pieceInk, length, picture::Across::middle);
}

std::string numberWords(double number, model::Language language) {
    constexpr double steps = 1000;
    const auto whole = static_cast<long>(std::lround(number * steps));
    auto text = std::to_string(whole / 1000);
    auto rest = std::to_string(whole % 1000 + 1000).substr(1);
    while (!rest.empty() && rest.back() == '0') rest.pop_back();
    if (!rest.empty()) text += (language == model::Language::spanish ? "," : ".") + rest;
    return text;
}

}  // namespace cota::look
