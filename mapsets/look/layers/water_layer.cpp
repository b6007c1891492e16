// Rivers through hexes and streams along hexsides: all banks first, then all water, so that they join.

#include <algorithm>
#include <cmath>
#include <map>

#include "mapsets/look/layers/layers.h"
#include "mapsets/look/layers/line_drawings.h"
#include "mapsets/look/layers/river_ends.h"
#include "mapsets/look/scene/board_chance.h"
#include "mapsets/look/scene/groundwork.h"
#include "mapsets/look/scene/seeded.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/scene/side_lines.h"

namespace cota::look {

namespace {

constexpr double bankWidth = 0.15;
constexpr double sideWobble = 0.045;  // of the hex width

/// Whether a corner is on the edge of the map: there a river goes on beyond it.
bool isAtEdge(const Scene& scene, Point corner) {
    constexpr int around = 6;
    for (int i = 0; i < around; ++i) {
        const double angle = (i + 0.5) * 2 * 3.14159265358979 / around, reach = scene.hex(0.08);
        const Point at{corner.x + std::cos(angle) * reach, corner.y + std::sin(angle) * reach};
        if (scene.sheet.cellAt(at) == mapsets::noCell || !scene.sheet.fieldBox().holds(at)) return true;
    }
    return false;
}

/// The same line with random bends of a few hundredths of a hex.
picture::Curve meandering(const Scene& scene, const SideRun& run) {
    std::vector<Point> points;
    const double reach = scene.hex(sideWobble);
    const auto shifted = [&](Point at, double by) {
        auto chance = chanceAt(scene.sheet, at, 100, 73);
        const double x = chance.shift(by);
        return Point{at.x + x, at.y + chance.shift(by)};
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
    if (!run.isClosed && points.size() > 1) {
        const auto beyond = [&](Point end, Point before) {
            const double length = std::max(std::hypot(end.x - before.x, end.y - before.y), 1e-9),
                         by = scene.hex(0.15) / length;
            return Point{end.x + (end.x - before.x) * by, end.y + (end.y - before.y) * by};
        };
        if (isAtEdge(scene, scene.sheet.at(run.corners.front())))
            points.insert(points.begin(), beyond(points[0], points[1]));
        if (isAtEdge(scene, scene.sheet.at(run.corners.back())))
            points.push_back(beyond(points.back(), points[points.size() - 2]));
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
    for (const auto& stream : streams)
        addStroke(marks, stream.line, stream.symbol->colour("bank"), stream.width + 2 * bankWidth);
    for (const auto& stream : streams)
        addStroke(marks, stream.line, stream.symbol->colour(stream.isDry ? "fill" : "water"), stream.width);
}

/// The water of a river becomes that of the lake or sea in steps; its banks go over into the shore.
void addMouth(const RiverMouth& mouth, picture::Colour water, picture::Colour beyond, picture::Colour bank,
              std::vector<picture::Mark>& marks) {
    constexpr int steps = 6;
    for (const auto* side : {&mouth.leftBank, &mouth.rightBank})
        if (side->size() > 1)
            addStroke(marks, picture::Curve::polyline(*side),
                      {.width = 2 * bankWidth, .colour = bank, .cap = picture::Cap::butt, .dashes = {}});
    const auto addFrom = [&](double share, picture::Colour colour) {
        const auto first = std::ranges::lower_bound(mouth.share, share) - mouth.share.begin();
        std::vector<Point> outline(mouth.left.begin() + first, mouth.left.end());
        outline.insert(outline.end(), mouth.right.rbegin(), mouth.right.rend() - first);
        addFill(marks, picture::Curve::polygon(outline), colour);
    };
    addFrom(0, water);
    for (int i = 1; i <= steps && !(beyond == water); ++i) {
        const double share = static_cast<double>(i) / steps;
        addFrom(share, mixed(water, beyond, share));
    }
}

/// All banks, then all water, then the mouths over the shores of lakes.
void drawRivers(const Scene& scene, const std::vector<Stream>& streams, std::vector<picture::Mark>& marks) {
    const RiverEnds ends(scene, scene.groundwork->waters(scene).lines);
    std::vector<std::vector<RiverPart>> parts;
    for (std::size_t i = 0; i < streams.size(); ++i) parts.push_back(ends.partsOf(i));
    const auto add = [&](const Stream& stream, const RiverPart& part, picture::Colour colour, double beyond) {
        if (part.isWhole) return addStroke(marks, stream.line, colour, stream.width + 2 * beyond);
        for (const bool atEnd : {false, true})
            if (atEnd ? part.endsAtSpring : part.hasSpring)
                addFill(marks, springOf(part, atEnd, beyond), colour);
        // At a shore the banks end; elsewhere they go on under what comes next.
        const auto cap = part.startsInLake || part.endsInLake ? picture::Cap::butt : picture::Cap::round;
        if (const auto rest = belowSprings(part); rest.size() > 1)
            addStroke(marks, picture::Curve::polyline(rest),
                      {.width = stream.width + 2 * beyond, .colour = colour, .cap = cap, .dashes = {}});
    };
    for (std::size_t i = 0; i < streams.size(); ++i)
        for (const auto& part : parts[i]) add(streams[i], part, streams[i].symbol->colour("bank"), bankWidth);
    const auto waterOf = [](const Stream& stream) {
        return stream.symbol->colour(stream.isDry ? "fill" : "water");
    };
    for (std::size_t i = 0; i < streams.size(); ++i)
        for (const auto& part : parts[i]) add(streams[i], part, waterOf(streams[i]), 0);
    for (std::size_t i = 0; i < streams.size(); ++i)
        for (const auto& part : parts[i])
            for (const bool atEnd : {false, true})
                if (!streams[i].isDry && (atEnd ? part.endsInLake : part.startsInLake))
                    addMouth(ends.mouthOf(part, atEnd), waterOf(streams[i]),
                             ends.waterBeyond(part, atEnd, waterOf(streams[i])),
                             streams[i].symbol->colour("bank"), marks);
}

}  // namespace

picture::Layer drawWater(const Scene& scene) {
    std::vector<Stream> streams;
    gatherPaths(scene, streams);
    gatherSides(scene, streams);
    picture::Layer layer{"water", {}};
    drawRivers(scene, streams, layer.marks);
    return layer;
}

void drawLineSample(const Symbol& symbol, std::span<const Point> points, double widest,
                    std::vector<picture::Mark>& marks) {
    const auto line = picture::Curve::smooth(points, false);
    const auto name = symbol.drawing();
    if (name == "flow" || name == "dry")
        drawStreams({{line, std::min(symbol.number("width"), widest), &symbol, name == "dry"}}, marks);
    else if (symbol.description().kind == std::string_view("path"))
        drawWayRun({.kind = 0, .line = line}, symbol, marks);
    else
        drawSideRun(
            picture::flattened(line).front().points, symbol,
            [](Point at) {
                return PointChance{Seeded(std::llround(at.x * 100), std::llround(at.y * 100), 79), 1};
            },
            marks);
}

}  // namespace cota::look
