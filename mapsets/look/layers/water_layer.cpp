// Rivers through hexes and streams along hexsides: all banks first, then all water, so that they join.

#include <algorithm>
#include <cmath>
#include <map>

#include "mapsets/look/layers/layers.h"
#include "mapsets/look/layers/line_drawings.h"
#include "mapsets/look/scene/seeded.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/scene/side_lines.h"

namespace cota::look {

namespace {

constexpr double bankWidth = 0.15;
constexpr double sideWobble = 0.045;  // of the hex width

/// The same line with random bends of a few hundredths of a hex.
picture::Curve meandering(const Scene& scene, const SideRun& run) {
    std::vector<Point> points;
    const double reach = scene.hex(sideWobble);
    const auto shifted = [&](Point at, double by) {
        Seeded chance(std::llround((at.x - scene.sheet.fieldBox().left) * 100),
                      std::llround((at.y - scene.sheet.fieldBox().top) * 100), 73);
        const double x = chance.between(-by, by);
        return Point{at.x + x, at.y + chance.between(-by, by)};
    };
    const std::size_t count = run.corners.size() - (run.isClosed ? 1 : 0);
    for (std::size_t i = 0; i < count; ++i) {
        const Point a = scene.sheet.at(run.corners[i]);
        points.push_back(shifted(a, reach));
        if (i + 1 >= run.corners.size()) continue;
        const Point b = scene.sheet.at(run.corners[i + 1]);
        points.push_back(shifted({(a.x + b.x) / 2, (a.y + b.y) / 2}, reach));
    }
    // A river rounds corners: corners between two sides move towards the middle of the adjacent points.
    for (std::size_t i = 2; i + 2 < points.size(); i += 2) {
        const Point a = points[i - 1], b = points[i + 1];
        points[i] = {points[i].x * 0.6 + (a.x + b.x) * 0.2, points[i].y * 0.6 + (a.y + b.y) * 0.2};
    }
    return picture::Curve::smooth(points, run.isClosed);
}

struct Stream {
    picture::Curve line;
    double width;
    const Symbol* symbol;
    bool isDry = false;
};

void gatherPaths(const Scene& scene, std::vector<Stream>& streams) {
    const auto& kinds = scene.catalogue().pathKinds;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        const auto& symbol = scene.look.symbol("path", kinds[kind].id.text);
        const bool isDry = symbol.drawing() == "dry";
        if (symbol.drawing() != "flow" && !isDry) continue;
        for (const auto& run : scene.ways.runs(kind))
            streams.push_back({run.line, symbol.number("width"), &symbol, isDry});
        for (const auto& run : runsOf(scene.field.orientation(), sidesOf(scene, kind)))
            streams.push_back({meandering(scene, run), symbol.number("width"), &symbol, isDry});
    }
}

void gatherSides(const Scene& scene, std::vector<Stream>& streams) {
    const auto& kinds = scene.catalogue().hexsides;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        const auto& symbol = scene.look.symbol("hexside", kinds[kind].id.text);
        if (symbol.drawing() != "flow") continue;
        for (const auto& run : runsOf(scene.field.orientation(), hexsidesOf(scene, kind)))
            streams.push_back({meandering(scene, run), symbol.number("width"), &symbol, false});
    }
}

}  // namespace

std::vector<WaterLine> waterLines(const Scene& scene) {
    std::vector<Stream> streams;
    gatherPaths(scene, streams);
    gatherSides(scene, streams);
    std::vector<WaterLine> lines;
    for (auto& stream : streams) {
        WaterLine line{std::move(stream.line), stream.width};
        line.box = line.line.box();
        line.flat = picture::flattened(line.line);
        lines.push_back(std::move(line));
    }
    return lines;
}

namespace {

void drawStreams(const std::vector<Stream>& streams, std::vector<picture::Mark>& marks) {
    const auto stroke = [&](const Stream& stream, double width, picture::Colour colour) {
        addStroke(marks, stream.line, colour, width);
    };
    for (const auto& stream : streams)
        stroke(stream, stream.width + 2 * bankWidth, stream.symbol->colour("bank"));
    for (const auto& stream : streams)
        stroke(stream, stream.width, stream.symbol->colour(stream.isDry ? "fill" : "water"));
    for (const auto& stream : streams)
        if (!stream.isDry && stream.width > 1.2)
            stroke(stream, stream.width * 0.45,
                   mixed(stream.symbol->colour("water"), {255, 255, 255, 255}, 0.28));
}

}  // namespace

picture::Layer drawWater(const Scene& scene) {
    std::vector<Stream> streams;
    gatherPaths(scene, streams);
    gatherSides(scene, streams);
    picture::Layer layer{"water", {}};
    drawStreams(streams, layer.marks);
    return layer;
}

void drawLineSample(const Symbol& symbol, std::span<const Point> points, double widest,
                    std::vector<picture::Mark>& marks) {
    const auto line = picture::Curve::smooth(points, false);
    const auto name = symbol.drawing();
    if (name == "flow" || name == "dry")
        drawStreams({{line, std::min(symbol.number("width"), widest), &symbol, name == "dry"}}, marks);
    else if (symbol.description().kind == std::string_view("path"))
        drawWayRun({0, line, false}, symbol, marks);
    else
        drawSideRun(picture::flattened(line).front().points, symbol, marks);
}

}  // namespace cota::look
