// Counters at their start positions: the colours of their nation, the sign of their branch, their printed
// values.

#include <algorithm>
#include <array>
#include <cmath>

#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/units/roster.h"

namespace cota::look {

namespace {

constexpr double largest = 15.9;  // millimetres: five eighths of an inch
constexpr double shareOfHex = 0.66;
constexpr double stackStep = 0.75;      // millimetres
constexpr double cutEdge = 0.28;        // millimetres
constexpr std::size_t mostInStack = 4;  // drawn; a number shows how many there are

/// The frame of a sign and what is drawn in it.
struct SignFrame {
    picture::Box box;
    picture::Pen pen;
    double width() const { return box.width(); }
    double height() const { return box.height(); }
    Point at(double x, double y) const {  // -1..1 in both directions
        return {(box.left + box.right) / 2 + x * width() / 2, (box.top + box.bottom) / 2 + y * height() / 2};
    }
};

struct SignShape {
    picture::Curve lines, filled;
};

SignShape crossed(const SignFrame& f) {
    return {picture::Curve().move(f.at(-1, -1)).line(f.at(1, 1)).move(f.at(-1, 1)).line(f.at(1, -1)), {}};
}
SignShape slash(const SignFrame& f) { return {picture::Curve().move(f.at(-1, 1)).line(f.at(1, -1)), {}}; }
SignShape oval(const SignFrame& f) {
    const auto box = picture::Box{f.at(-0.68, 0).x, f.at(0, -0.52).y, f.at(0.68, 0).x, f.at(0, 0.52).y};
    return {picture::Curve::rectangle(box, box.height() / 2), {}};
}
SignShape dot(const SignFrame& f) { return {{}, picture::Curve::circle(f.at(0, 0.05), f.height() * 0.16)}; }
SignShape mast(const SignFrame& f) {
    picture::Curve lines;
    lines.move(f.at(0, -0.1))
        .line(f.at(0, -0.8))
        .move(f.at(-0.18, -0.5))
        .line(f.at(0, -0.8))
        .line(f.at(0.18, -0.5));
    return {lines, {}};
}
SignShape arch(const SignFrame& f) {
    return {picture::Curve().move(f.at(-1, 1)).line(f.at(0, -0.75)).line(f.at(1, 1)), {}};
}
SignShape bow(const SignFrame& f) {
    return {picture::Curve().move(f.at(-1, 1)).bend(f.at(-0.8, -0.9), f.at(0.8, -0.9), f.at(1, 1)), {}};
}
SignShape wheels(const SignFrame& f) {
    picture::Curve lines;
    for (const double x : {-0.5, 0.5}) lines.add(picture::Curve::circle(f.at(x, 0.62), f.height() * 0.14));
    return {lines, {}};
}
SignShape track(const SignFrame& f) {
    const auto box = picture::Box{f.at(-0.7, 0).x, f.at(0, 0.3).y, f.at(0.7, 0).x, f.at(0, 0.78).y};
    return {picture::Curve::rectangle(box, box.height() / 2), {}};
}
SignShape arrow(const SignFrame& f) {
    picture::Curve lines;
    lines.move(f.at(0, 0.8))
        .line(f.at(0, -0.75))
        .move(f.at(-0.16, -0.35))
        .line(f.at(0, -0.75))
        .line(f.at(0.16, -0.35));
    return {lines, {}};
}
SignShape tower(const SignFrame& f) {
    picture::Curve lines;
    lines.move(f.at(-0.45, 0.4)).line(f.at(-0.45, -0.4)).line(f.at(0.45, -0.4)).line(f.at(0.45, 0.4));
    lines.move(f.at(0, -0.4)).line(f.at(0, 0.4));
    return {lines, {}};
}
SignShape starSign(const SignFrame& f) { return {{}, star(f.at(0, 0.06), f.height() * 0.36)}; }
SignShape wing(const SignFrame& f) {
    return {{},
            picture::Curve()
                .move(f.at(-0.7, -0.25))
                .bend(f.at(-0.2, 0.3), f.at(0.2, -0.3), f.at(0.7, 0.25))
                .line(f.at(0.7, -0.25))
                .bend(f.at(0.2, 0.3), f.at(-0.2, -0.3), f.at(-0.7, 0.25))
                .close()};
}
SignShape hull(const SignFrame& f) {
    return {picture::Curve()
                .move(f.at(-0.7, 0.1))
                .line(f.at(0.7, 0.1))
                .line(f.at(0.45, 0.6))
                .line(f.at(-0.45, 0.6))
                .close(),
            {}};
}

struct SignRow {
    const char* name;
    SignShape (*make)(const SignFrame&);
};
constexpr std::array signRows{
    SignRow{"crossed", crossed}, SignRow{"slash", slash}, SignRow{"oval", oval},   SignRow{"dot", dot},
    SignRow{"mast", mast},       SignRow{"arch", arch},   SignRow{"bow", bow},     SignRow{"wheels", wheels},
    SignRow{"track", track},     SignRow{"arrow", arrow}, SignRow{"tower", tower}, SignRow{"star", starSign},
    SignRow{"wing", wing},       SignRow{"hull", hull},
};

/// The named values as printed, separated by a thin space; values the counter does not have are omitted.
std::string valuesOf(const mapsets::RosterUnit& unit, const std::vector<std::string>& names) {
    std::string text;
    for (const auto& name : names)
        if (const auto* value = unit.values.find(name)) text += (text.empty() ? "" : "  ") + *value;
    return text;
}

/// The shadow, edge and colour of a counter.
void drawGroundOf(const Symbol& nation, Point at, double size, std::vector<picture::Mark>& marks) {
    const double half = size / 2, corner = size * 0.06;
    const picture::Box box{at.x - half, at.y - half, at.x + half, at.y + half};
    const auto shifted = picture::Box{box.left + 0.3, box.top + 0.35, box.right + 0.55, box.bottom + 0.65};
    addFill(marks, picture::Curve::rectangle(shifted, corner), {30, 24, 18, 90});
    // A pale edge separates the counter from any ground and from the counters below it.
    addFill(marks, picture::Curve::rectangle(box.grown(cutEdge), corner + cutEdge),
            mixed(nation.colour("frame"), {255, 255, 255, 255}, 0.5));
    addFill(marks, picture::Curve::rectangle(box, corner), nation.colour("ground"));
    addStroke(marks, picture::Curve::rectangle(box, corner),
              mixed(nation.colour("ground"), {0, 0, 0, 255}, 0.55), 0.15);
}

picture::Pen penOf(const Symbol& nation, const picture::Box& frame) {
    return {.width = std::max(0.2, frame.height() * 0.06), .colour = nation.colour("ink"), .dashes = {}};
}

class CounterPainter {
  public:
    CounterPainter(const Scene& scene, picture::Layer& layer) : scene_(scene), marks_(layer.marks) {}

    void draw(const mapsets::RosterUnit& unit, Point at, double size) {
        const auto& nation = nationSymbol(scene_, unit.nation, unit.side);
        const double half = size / 2;
        const picture::Box box{at.x - half, at.y - half, at.x + half, at.y + half};
        drawGroundOf(nation, at, size, marks_);
        const auto* symbol =
            unit.unitClass < 0
                ? nullptr
                : &scene_.look.symbol(
                      "unit",
                      scene_.catalogue().unitClasses[static_cast<std::size_t>(unit.unitClass)].id.text);
        if (!symbol) return;
        const double wide = size * 0.5, high = wide / 1.5;
        drawFrame(*symbol, nation,
                  {at.x - wide / 2, at.y - size * 0.26, at.x + wide / 2, at.y - size * 0.26 + high});
        const double points = size * 0.6;
        write(valuesOf(unit, symbol->list("values")), nation, {at.x, box.bottom - size * 0.08}, points,
              size * 0.92);
        write(valuesOf(unit, symbol->list("top")), nation, {at.x, box.top + size * 0.19}, points * 0.6,
              size * 0.8);
    }

    void count(std::size_t units, Point at, double size) {
        const auto ring = picture::Curve::circle(at, size * 0.17);
        addFill(marks_, ring, {252, 250, 244, 255});
        addStroke(marks_, ring, {40, 34, 28, 255}, 0.15);
        addText(marks_, {.words = std::to_string(units),
                         .font = font(size * 0.5),
                         .colour = {30, 25, 20, 255},
                         .at = at,
                         .down = picture::Down::middle,
                         .haloColour = {}});
    }

  private:
    static picture::Font font(double points) {
        return {.family = "Roboto Condensed", .points = points, .bold = true};
    }

    void drawFrame(const Symbol& symbol, const Symbol& nation, const picture::Box& box) {
        const SignFrame frame{box, penOf(nation, box)};
        addFill(marks_, picture::Curve::rectangle(box), nation.colour("frame"));
        for (const auto& name : symbol.list("signs"))
            for (const auto& row : signRows) {
                if (name != row.name) continue;
                const auto shape = row.make(frame);
                if (!shape.lines.empty()) addStroke(marks_, shape.lines, frame.pen);
                if (!shape.filled.empty()) addFill(marks_, shape.filled, frame.pen.colour);
            }
        addStroke(marks_, picture::Curve::rectangle(box), frame.pen);
    }

    void write(const std::string& words, const Symbol& nation, Point at, double points, double room) {
        if (words.empty()) return;
        // Condensed bold letters are about half as wide as high.
        const double width = static_cast<double>(words.size()) * picture::millimetres(points) * 0.47;
        addText(marks_, {.words = words,
                         .font = font(width > room ? points * room / width : points),
                         .colour = nation.colour("ink"),
                         .at = at,
                         .haloColour = {}});
    }

    const Scene& scene_;
    std::vector<picture::Mark>& marks_;
};

}  // namespace

void drawBlankCounter(const Symbol& nation, Point at, double size, std::vector<picture::Mark>& marks) {
    drawGroundOf(nation, at, size, marks);
    const picture::Box frame{at.x - size * 0.28, at.y - size * 0.19, at.x + size * 0.28, at.y + size * 0.19};
    addFill(marks, picture::Curve::rectangle(frame), nation.colour("frame"));
    addStroke(marks, picture::Curve::rectangle(frame), penOf(nation, frame));
}

namespace {

double counterSize(const Scene& scene) { return std::min(scene.hex(shareOfHex), largest); }

/// The counters of one hex, drawn as a stack, the top one first.
struct Stack {
    Cell cell;
    std::size_t units = 0;  // with carried ones
    std::vector<const mapsets::RosterUnit*> shown;

    std::size_t drawn() const { return std::min(shown.size(), mostInStack); }
    /// Distance from the middle of the stack to its lowest (left, down) and its top counter (right, up).
    double shift() const { return static_cast<double>(drawn() - 1) * stackStep / 2; }
    Point middle(const Scene& scene) const {
        const auto centre = scene.sheet.centre(cell);
        return {centre.x, centre.y + scene.hex(0.03)};
    }
};

std::vector<Stack> stacksOf(const mapsets::Roster& roster) {
    std::vector<Stack> stacks;
    for (const Cell cell : roster.occupied()) {
        const auto units = roster.in(cell);
        Stack stack{cell, units.size(), {}};
        for (const auto unit : units)
            if (!roster[unit].isCarried()) stack.shown.push_back(&roster[unit]);
        if (!stack.shown.empty()) stacks.push_back(std::move(stack));
    }
    return stacks;
}

}  // namespace

std::vector<picture::Box> counterBoxes(const Scene& scene) {
    std::vector<picture::Box> boxes;
    if (!scene.scenario()) return boxes;
    const mapsets::Roster roster(scene.document, scene.field);
    for (const auto& stack : stacksOf(roster)) {
        const auto at = stack.middle(scene);
        const double reach = counterSize(scene) / 2 + stack.shift() + cutEdge;
        boxes.push_back({at.x - reach, at.y - reach, at.x + reach, at.y + reach});
    }
    return boxes;
}

picture::Layer drawCounters(const Scene& scene) {
    picture::Layer layer{"counters", {}};
    if (!scene.scenario()) return layer;
    const mapsets::Roster roster(scene.document, scene.field);
    CounterPainter painter(scene, layer);
    const double size = counterSize(scene);
    for (const auto& stack : stacksOf(roster)) {
        auto at = stack.middle(scene);
        at = {at.x - stack.shift(), at.y + stack.shift()};
        for (std::size_t i = stack.drawn(); i-- > 0;) {
            painter.draw(*stack.shown[i], at, size);
            if (i > 0) at = {at.x + stackStep, at.y - stackStep};
        }
        if (stack.units > 1) painter.count(stack.units, {at.x + size * 0.44, at.y - size * 0.44}, size);
    }
    return layer;
}

}  // namespace cota::look
