// Roads, trails and railways: all casings first, then all fills, so that junctions are open.

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

void drawFill(const WayRun& run, const Symbol& symbol, picture::Layer& layer) {
    const auto name = symbol.drawing();
    if (name == "cased") {
        layer.marks.push_back(stroke(run.line, symbol.number("width"), symbol.colour("fill")));
    } else if (name == "dashes") {
        layer.marks.push_back(stroke(run.line, symbol.number("width"), symbol.colour("ink"),
                                     {symbol.number("on"), symbol.number("off")}, picture::Cap::butt));
    } else if (name == "bars") {
        const double width = symbol.number("width"), bar = symbol.number("on");
        layer.marks.push_back(stroke(run.line, width + 0.3, symbol.colour("ink"), {}, picture::Cap::butt));
        layer.marks.push_back(stroke(run.line, width, symbol.colour("fill"), {bar, bar}, picture::Cap::butt));
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
