// Roads, trails and railways: all casings first, then all fills, so that junctions are open.

#include <algorithm>
#include <cmath>
#include <map>

#include "mapsets/look/layers/layers.h"
#include "mapsets/look/layers/line_drawings.h"

namespace cota::look {

namespace {

picture::Mark stroke(const picture::Curve& line, double width, picture::Colour colour,
                     std::vector<double> dashes = {}, picture::Cap cap = picture::Cap::round) {
    return {
        picture::Stroke{line, {.width = width, .colour = colour, .cap = cap, .dashes = std::move(dashes)}}};
}

void drawCasing(const WayRun& run, const Symbol& symbol, picture::Layer& layer) {
    if (symbol.drawing() == "cased")
        layer.marks.push_back(
            stroke(run.line, symbol.number("width") + 2 * symbol.number("casing"), symbol.colour("ink"), {},
                   run.startsInside || run.endsInside ? picture::Cap::round : picture::Cap::butt));
}

/// The pieces of a run, one in each hex.
std::vector<picture::Curve> piecesOf(const WayRun& run) {
    if (run.bends.empty()) return {run.line};
    std::vector<picture::Curve> pieces;
    const auto points = run.line.points();
    std::size_t at = 0;  // of the last point of the piece before
    for (const std::size_t bends : run.bends) {
        picture::Curve piece;
        piece.move(points[at]);
        for (std::size_t i = 0; i < bends; ++i, at += 3)
            piece.bend(points[at + 1], points[at + 2], points[at + 3]);
        pieces.push_back(std::move(piece));
    }
    return pieces;
}

/// Dashes that begin anew in each hex, so that an edit does not move those of the rest of the run. A hexside
/// is in the middle of a gap; dashes and gaps of a hex are a little longer or shorter for that.
void addDashes(const WayRun& run, double width, picture::Colour colour, double on, double off,
               picture::Layer& layer) {
    constexpr int steps = 50;  // of longer and shorter; pieces of one step are one line
    std::map<int, picture::Curve> byStretch;
    for (const auto& piece : piecesOf(run)) {
        const double length = picture::Walk(picture::flattened(piece).front().points).length();
        const double count = std::max(1.0, std::round(length / (on + off)));
        byStretch[static_cast<int>(std::lround(length / (count * (on + off)) * steps))].add(piece);
    }
    for (const auto& [stretch, line] : byStretch) {
        const double by = std::max(stretch, 1) / double{steps};
        layer.marks.push_back(
            stroke(line, width, colour, {0, off / 2 * by, on * by, off / 2 * by}, picture::Cap::butt));
    }
}

void drawFill(const WayRun& run, const Symbol& symbol, picture::Layer& layer) {
    const auto name = symbol.drawing();
    if (name == "cased") {
        layer.marks.push_back(stroke(run.line, symbol.number("width"), symbol.colour("fill")));
    } else if (name == "dashes") {
        addDashes(run, symbol.number("width"), symbol.colour("ink"), symbol.number("on"),
                  symbol.number("off"), layer);
    } else if (name == "bars") {
        const double width = symbol.number("width"), bar = symbol.number("on");
        layer.marks.push_back(stroke(run.line, width + 0.3, symbol.colour("ink"), {}, picture::Cap::butt));
        addDashes(run, width, symbol.colour("fill"), bar, bar, layer);
    }
}

}  // namespace

void drawWayRun(const WayRun& run, const Symbol& symbol, std::vector<picture::Mark>& marks) {
    picture::Layer layer;
    drawCasing(run, symbol, layer);
    drawFill(run, symbol, layer);
    marks.insert(marks.end(), layer.marks.begin(), layer.marks.end());
}

picture::Layer drawWays(const Scene& scene) {
    picture::Layer layer{"roads", {}};
    const auto& kinds = scene.catalogue().pathKinds;
    // Broken lines first, so that a road is drawn above a trail it crosses.
    const auto each = [&](auto draw, auto takes) {
        for (std::size_t kind = kinds.size(); kind-- > 0;) {
            const auto& symbol = scene.look.symbol("path", kinds[kind].id.text);
            if (!takes(symbol.drawing())) continue;
            for (const auto& run : scene.ways.runs(kind)) draw(run, symbol, layer);
        }
    };
    each(drawFill, [](std::string_view name) { return name == "dashes"; });
    each(drawCasing, [](std::string_view name) { return name == "cased"; });
    each(drawFill, [](std::string_view name) { return name == "cased"; });
    each(drawFill, [](std::string_view name) { return name == "bars"; });
    return layer;
}

}  // namespace cota::look
