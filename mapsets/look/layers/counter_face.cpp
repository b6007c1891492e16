#include "mapsets/look/layers/counter_face.h"

#include <algorithm>
#include <array>

#include "mapsets/look/layers/layers.h"
#include "mapsets/look/layers/sign_paths.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/symbols/svg_path.h"
#include "mapsets/look/symbols/type_picture.h"

namespace cota::look {

namespace {

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

/// The curve of a sign that is path data.
picture::Curve signCurve(const PathSign& sign, const SignFrame& frame) {
    constexpr double halfWidth = 75, halfHeight = 50;
    picture::Curve made;
    const auto curve = curveFrom(sign.path).value_or(picture::Curve());
    std::size_t next = 0;
    const auto place = [&](std::size_t i) {
        const auto point = curve.points()[i];
        return frame.at(point.x / halfWidth, point.y / halfHeight);
    };
    using Step = picture::Curve::Step;
    for (const auto step : curve.steps()) {
        if (step == Step::move) made.move(place(next));
        if (step == Step::line) made.line(place(next));
        if (step == Step::close) made.close();
        if (step == Step::bend) {
            made.bend(place(next), place(next + 1), place(next + 2));
            next += 2;
        }
        if (step != Step::close) ++next;
    }
    return made;
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

/// The named values as printed, separated by a thin space; values the counter does not have are omitted.
std::string valuesOf(const model::Attributes& values, const std::vector<std::string>& names) {
    std::string text;
    for (const auto& name : names)
        if (const auto* value = values.find(name)) text += (text.empty() ? "" : "  ") + *value;
    return text;
}

void drawFrame(const Symbol& symbol, const Symbol& nation, const picture::Box& box,
               std::vector<picture::Mark>& marks) {
    const SignFrame frame{box, penOf(nation, box)};
    addFill(marks, picture::Curve::rectangle(box), nation.colour("frame"));
    for (const auto& name : symbol.list("signs")) {
        for (const auto& sign : pathSigns) {
            if (name != sign.name) continue;
            if (sign.isFilled)
                addFill(marks, signCurve(sign, frame), frame.pen.colour);
            else
                addStroke(marks, signCurve(sign, frame), frame.pen);
        }
        for (const auto& row : signRows) {
            if (name != row.name) continue;
            const auto shape = row.make(frame);
            if (!shape.lines.empty()) addStroke(marks, shape.lines, frame.pen);
            if (!shape.filled.empty()) addFill(marks, shape.filled, frame.pen.colour);
        }
    }
    addStroke(marks, picture::Curve::rectangle(box), frame.pen);
}

void write(const std::string& words, const Symbol& nation, Point at, double points, double room,
           std::vector<picture::Mark>& marks) {
    if (words.empty()) return;
    // Condensed bold letters are about half as wide as high.
    const double width = static_cast<double>(words.size()) * picture::millimetres(points) * 0.47;
    addText(marks, {.words = words,
                    .font = counterFont(width > room ? points * room / width : points),
                    .colour = nation.colour("ink"),
                    .at = at,
                    .haloColour = {}});
}

}  // namespace

picture::Font counterFont(double points) {
    return {.family = "Roboto Condensed", .points = points, .bold = true};
}

Symbol nationOf(const Symbol& nation, const model::CounterLook& look) {
    Symbol own = nation;
    if (const auto ground = picture::colourFrom(look.ground)) own.set("ground", *ground);
    if (const auto ink = picture::colourFrom(look.ink)) own.set("ink", *ink);
    return own;
}

void drawCounter(const Symbology& look, const CounterFace& face, Point at, double size,
                 std::vector<picture::Mark>& marks) {
    const Symbol nation = nationOf(face.nation ? *face.nation : look.symbol("nation"), face.look);
    const double half = size / 2;
    const picture::Box box{at.x - half, at.y - half, at.x + half, at.y + half};
    drawGroundOf(nation, at, size, marks);
    if (face.unitClass.empty()) return;
    const auto& symbol = look.symbol("unit", face.unitClass.text);
    const double wide = size * 0.5, high = wide / 1.5;
    const auto& shown = face.look.symbol.empty() ? symbol : look.symbol("unit", face.look.symbol.text);
    if (face.picture)
        face.picture->drawIn({at.x - size * 0.36, at.y - size * 0.32, at.x + size * 0.36, at.y + size * 0.12},
                             marks);
    else
        drawFrame(shown, nation,
                  {at.x - wide / 2, at.y - size * 0.26, at.x + wide / 2, at.y - size * 0.26 + high}, marks);
    const double points = size * 0.6;
    write(valuesOf(face.values, symbol.list("values")), nation, {at.x, box.bottom - size * 0.08}, points,
          size * 0.92, marks);
    write(valuesOf(face.values, symbol.list("top")), nation, {at.x, box.top + size * 0.19}, points * 0.6,
          size * 0.8, marks);
}

void drawBlankCounter(const Symbol& nation, Point at, double size, std::vector<picture::Mark>& marks) {
    drawGroundOf(nation, at, size, marks);
    const picture::Box frame{at.x - size * 0.28, at.y - size * 0.19, at.x + size * 0.28, at.y + size * 0.19};
    addFill(marks, picture::Curve::rectangle(frame), nation.colour("frame"));
    addStroke(marks, picture::Curve::rectangle(frame), penOf(nation, frame));
}

}  // namespace cota::look
