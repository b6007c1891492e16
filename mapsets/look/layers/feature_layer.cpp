// Works, obstacles and markers: small symbols in their hexes. Bridges and fords are drawn with the water
// (bridges_layer.cpp).

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "formats/model/finding/utf8.h"
#include "formats/picture/text_shape.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/board_chance.h"
#include "mapsets/look/scene/seeded.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

struct Sign {
    const Symbol& symbol;
    Point at;
    double size;
    std::string words;  // for signs with letters
    Seeded chance;

    double half() const { return size / 2; }
    picture::Mark fill(const picture::Curve& shape) const {
        return {picture::Fill{shape, symbol.colour("fill")}};
    }
    picture::Mark stroke(const picture::Curve& line, double width = 0.3) const {
        return {picture::Stroke{line, {.width = width, .colour = symbol.colour("ink"), .dashes = {}}}};
    }
};
using Marks = std::vector<picture::Mark>;

void drawBadge(const Sign& sign, Marks& marks) {
    const double half = sign.half();
    const auto box = picture::Curve::rectangle(
        {sign.at.x - half, sign.at.y - half, sign.at.x + half, sign.at.y + half}, 0.6);
    marks.push_back(sign.fill(box));
    marks.push_back(sign.stroke(box, 0.25));
    marks.push_back(
        {picture::Text{.words = sign.words,
                       .font = {.family = "Roboto Condensed", .points = sign.size * 1.5, .bold = true},
                       .colour = sign.symbol.colour("ink"),
                       .at = sign.at,
                       .down = picture::Down::middle,
                       .haloColour = {}}});
}

void drawDots(const Sign& sign, Marks& marks) {
    const double half = sign.half(), down = half * 0.55;
    const auto field = picture::Curve::rectangle(
        {sign.at.x - half, sign.at.y - down, sign.at.x + half, sign.at.y + down}, down);
    marks.push_back(sign.fill(field));
    marks.push_back(
        {picture::Stroke{field, {.width = 0.25, .colour = sign.symbol.colour("ink"), .dashes = {0.8, 0.5}}}});
    picture::Curve dots;
    for (int row = 0; row < 2; ++row)
        for (int i = 0; i < 3; ++i)
            dots.add(picture::Curve::circle(
                {sign.at.x + (i - 1 + (row - 0.5) * 0.5) * half * 0.5, sign.at.y + (row - 0.5) * down * 0.8},
                sign.size * 0.055));
    marks.push_back({picture::Fill{dots, sign.symbol.colour("ink")}});
}

void drawZigzag(const Sign& sign, Marks& marks) {
    picture::Curve line;
    const double half = sign.half(), tooth = sign.size * 0.12;
    line.move({sign.at.x - half, sign.at.y + tooth});
    for (int i = 0; i < 4; ++i) {
        const double x = sign.at.x - half + i * half / 2;
        line.line({x + half * 0.15, sign.at.y + tooth}).line({x + half * 0.15, sign.at.y - tooth});
        line.line({x + half * 0.4, sign.at.y - tooth}).line({x + half * 0.4, sign.at.y + tooth});
    }
    line.line({sign.at.x + half, sign.at.y + tooth});
    marks.push_back({picture::Stroke{line, {.width = 0.9, .colour = {255, 255, 255, 150}, .dashes = {}}}});
    marks.push_back(sign.stroke(line, 0.45));
}

void drawLoops(const Sign& sign, Marks& marks) {
    picture::Curve loops;
    const double step = sign.size / 6;
    for (int i = 0; i < 6; ++i)
        loops.add(
            picture::Curve::circle({sign.at.x - sign.half() + (i + 0.5) * step, sign.at.y}, step * 0.62));
    marks.push_back(sign.stroke(loops, 0.25));
}

void drawTeeth(const Sign& sign, Marks& marks) {
    picture::Curve teeth;
    const double step = sign.size / 5;
    for (int i = 0; i < 5; ++i) {
        const double x = sign.at.x - sign.half() + i * step;
        teeth.add(picture::Curve::polygon(std::array<Point, 3>{{{x, sign.at.y + step * 0.5},
                                                                {x + step * 0.5, sign.at.y - step * 0.5},
                                                                {x + step, sign.at.y + step * 0.5}}}));
    }
    marks.push_back(sign.fill(teeth));
    marks.push_back(sign.stroke(teeth, 0.25));
}

void drawBastion(const Sign& sign, Marks& marks) {
    const auto shape = regular(sign.at, sign.half(), 5, -0.25);
    marks.push_back(sign.fill(shape));
    marks.push_back(sign.stroke(shape, 0.4));
    marks.push_back(sign.stroke(regular(sign.at, sign.half() * 0.5, 5, -0.25), 0.25));
}

void drawCloud(const Sign& sign, Marks& marks) {
    picture::Curve cloud;
    const double unit = sign.size / 10;
    for (const auto& [x, y, r] : std::array<std::array<double, 3>, 6>{{{-3, 0.5, 2},
                                                                       {-1.2, -1.2, 2.4},
                                                                       {1.4, -0.9, 2.6},
                                                                       {3, 0.8, 1.9},
                                                                       {0.4, 1.2, 2.2},
                                                                       {-1.6, 1.4, 1.8}}})
        cloud.add(picture::Curve::circle({sign.at.x + x * unit, sign.at.y + y * unit}, r * unit));
    marks.push_back(sign.stroke(cloud, 0.5));
    marks.push_back(sign.fill(cloud));
}

void drawRubble(const Sign& sign, Marks& marks) {
    picture::Curve stones;
    auto chance = sign.chance;
    for (int i = 0; i < 7; ++i) {
        const Point at{sign.at.x + chance.between(-0.45, 0.45) * sign.size,
                       sign.at.y + chance.between(-0.35, 0.35) * sign.size};
        const double turn = chance.unit();  // not an argument: evaluation order varies
        stones.add(regular(at, sign.size * chance.between(0.08, 0.15), 4, turn));
    }
    marks.push_back(sign.fill(stones));
    marks.push_back(sign.stroke(stones, 0.2));
}

void drawCross(const Sign& sign, Marks& marks) {
    const double half = sign.half();
    picture::Curve bars;
    bars.move({sign.at.x - half, sign.at.y - half}).line({sign.at.x + half, sign.at.y + half});
    bars.move({sign.at.x - half, sign.at.y + half}).line({sign.at.x + half, sign.at.y - half});
    marks.push_back(sign.stroke(bars, sign.size * 0.14));
}

void drawRing(const Sign& sign, Marks& marks) {
    const auto ring = picture::Curve::circle(sign.at, sign.half());
    marks.push_back(sign.fill(ring));
    marks.push_back(sign.stroke(ring, 0.45));
}

struct FeatureRow {
    const char* drawing;
    void (*draw)(const Sign&, Marks&);
    double height;  // as a share of the width
};
constexpr std::array featureRows{
    FeatureRow{"badge", drawBadge, 1},     FeatureRow{"dots", drawDots, 0.55},
    FeatureRow{"zigzag", drawZigzag, 0.3}, FeatureRow{"loops", drawLoops, 0.21},
    FeatureRow{"teeth", drawTeeth, 0.2},   FeatureRow{"bastion", drawBastion, 1},
    FeatureRow{"cloud", drawCloud, 0.75},  FeatureRow{"rubble", drawRubble, 0.85},
    FeatureRow{"cross", drawCross, 1.1},   FeatureRow{"ring", drawRing, 1},
};

const FeatureRow* signRowOf(const Symbol& symbol) {
    const auto row = std::ranges::find(featureRows, symbol.drawing(), &FeatureRow::drawing);
    return row == featureRows.end() ? nullptr : &*row;
}

}  // namespace

bool drawSign(const Symbol& symbol, Point at, double most, const std::string& name, const Seeded& chance,
              std::vector<picture::Mark>& marks) {
    const auto* row = signRowOf(symbol);
    if (row)
        row->draw({symbol, at, std::min(most, symbol.number("size")),
                   std::string(model::firstCharacters(name, 2)), chance},
                  marks);
    return row != nullptr;
}

bool drawSignIn(const Symbol& symbol, const picture::Box& box, const std::string& name,
                std::vector<picture::Mark>& marks) {
    const auto* row = signRowOf(symbol);
    if (!row) return false;
    // A sign that is small on the map is also small here: some signs differ only in size.
    const double usual = Symbol(symbol.description()).number("size"),
                 share = 0.8 * std::clamp(symbol.number("size") / usual, 0.7, 1.25);
    row->draw({symbol,
               {(box.left + box.right) / 2, (box.top + box.bottom) / 2},
               std::min(box.width(), box.height() / row->height) * share,
               std::string(model::firstCharacters(name, 2)),
               Seeded(0, 0)},
              marks);
    return true;
}

picture::Layer drawFeatures(const Scene& scene) {
    picture::Layer layer{"features", {}};
    Cell last = mapsets::noCell;
    int inHex = 0;
    for (const auto& feature : scene.field.features()) {
        const auto& type = scene.catalogue().features[feature.kind];
        const auto& symbol = scene.look.symbol("feature", type.id.text);
        if (feature.cell != last) inHex = 0;
        last = feature.cell;
        auto at = scene.sheet.centre(feature.cell);
        // Low in the hex, away from its number and the middle of its counters.
        at.y += scene.hex(0.3 - 0.16 * inHex);
        const auto chance =
            chanceOf(scene.field, scene.field.hexAt(feature.cell), 97 + static_cast<std::uint64_t>(inHex));
        if (drawSign(symbol, at, scene.hex(0.5), type.name.in(scene.language), chance, layer.marks)) ++inHex;
    }
    return layer;
}

}  // namespace cota::look
