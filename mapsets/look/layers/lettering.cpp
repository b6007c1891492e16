#include "mapsets/look/layers/lettering.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/groundwork.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

// What a text costs for each thing it covers, in the order of importance of the map.
constexpr double costOfText = 1000, costOfEdge = 500, costOfCounter = 150, costOfFeature = 60,
                 costOfJunction = 40, costOfRoad = 15, costOfCrest = 12, costOfContour = 3;
constexpr double clearOfText = 0.25, clearOfCounter = 1;  // millimetres
constexpr double roadAcross = 0.1;  // share of the hex that costs as much as a road crossed
constexpr double halfRoad = 0.5;    // millimetres: a road is as wide as this on both sides of its line

/// Millimetres of a stretch in a box.
double lengthIn(const picture::Box& box, Point a, Point b) {
    const auto portion = portionIn(box, a, b);
    return portion ? (portion->to - portion->from) * std::hypot(b.x - a.x, b.y - a.y) : 0;
}

}  // namespace

Lettering::Lettering(const Scene& scene)
    : scene_(scene),
      texts_(scene.groundwork->placedNames(scene)),
      counters_(counterBoxes(scene)),
      numbers_(scene),
      contourWeight_(
          scene.field.relief() && scene.look.symbol("relief").drawing() != "nothing" ? costOfContour : 0) {}

void Lettering::take(const picture::Text& text) {
    for (const auto& box : inkOf(text)) texts_.add(box);
}

void Lettering::take(const picture::Layer& layer) {
    for (const auto& mark : layer.marks)
        if (const auto* text = std::get_if<picture::Text>(&mark.what)) take(*text);
}

void Lettering::take(const picture::Box& box) { texts_.add(box); }

bool Lettering::meetsNumber(const picture::Box& letters) const {
    const double step = scene_.hex(0.4);
    for (double x = letters.left;; x = std::min(x + step, letters.right)) {
        for (double y = letters.top;; y = std::min(y + step, letters.bottom)) {
            const Cell cell = scene_.sheet.cellAt({x, y});
            if (cell != mapsets::noCell && numbers_.inkOf(cell).meets(letters)) return true;
            if (y >= letters.bottom) break;
        }
        if (x >= letters.right) break;
    }
    return false;
}

/// Edges of the map have notches, and boards may be missing.
bool Lettering::isCut(const picture::Box& letters) const {
    if (!scene_.sheet.fieldBox().grown(-0.5).holds({letters.left, letters.top}) ||
        !scene_.sheet.fieldBox().grown(-0.5).holds({letters.right, letters.bottom}))
        return true;
    for (const double y : {letters.top, letters.bottom})
        for (const double share : {0.0, 0.25, 0.5, 0.75, 1.0})
            if (scene_.sheet.cellAt({letters.left + letters.width() * share, y}) == mapsets::noCell)
                return true;
    return false;
}

bool Lettering::isFree(const picture::Box& letters, int except) const {
    const auto wide = letters.grown(clearOfText);
    return !texts_.meets(wide, except) && !meetsNumber(wide) && !isCut(letters);
}

double Lettering::costOf(const picture::Text& text, int except) const {
    double cost = 0;
    for (const auto& box : inkOf(text)) cost += costOf(box, except);
    return cost;
}

double Lettering::costOf(const picture::Box& letters, int except) const {
    const auto wide = letters.grown(clearOfText);
    double cost = 0;
    if (texts_.meets(wide, except)) cost += costOfText;
    if (meetsNumber(wide)) cost += costOfText;
    if (isCut(letters)) cost += costOfEdge;
    for (const auto& counter : counters_)
        if (counter.meets(letters.grown(clearOfCounter))) cost += costOfCounter;
    std::vector<Cell> below;
    const double step = scene_.hex(0.25);
    for (double x = letters.left; x <= letters.right + step; x += step)
        for (const double y : {letters.top, (letters.top + letters.bottom) / 2, letters.bottom}) {
            const Cell cell = scene_.sheet.cellAt({std::min(x, letters.right), y});
            if (cell != mapsets::noCell && std::ranges::find(below, cell) == below.end())
                below.push_back(cell);
        }
    for (const Cell cell : below) cost += costOfLines(cell, letters);
    if (contourWeight_ > 0) {
        const auto a = scene_.sheet.latticeAt({letters.left, letters.top}),
                   b = scene_.sheet.latticeAt({letters.right, letters.bottom});
        scene_.field.relief()->forPieces({std::min(a.x, b.x), std::min(a.y, b.y)},
                                         {std::max(a.x, b.x), std::max(a.y, b.y)},
                                         [&](const auto&) { cost += contourWeight_; });
    }
    return cost;
}

/// What a hex below the letters has on it.
double Lettering::costOfLines(Cell cell, const picture::Box& letters) const {
    const auto& field = scene_.field;
    const auto centre = scene_.sheet.centre(cell);
    double cost = 0;
    const double reach = scene_.hex(0.22);
    const picture::Box middle = picture::Box{centre.x, centre.y, centre.x, centre.y}.grown(reach);
    if (middle.meets(letters)) cost += costOfFeature * static_cast<double>(field.features(cell).size());
    int links = 0;
    for (std::size_t kind = 0; kind < scene_.catalogue().pathKinds.size(); ++kind)
        links = std::max(links, std::popcount(field.links(kind, cell)));
    if (links > 2 && middle.grown(-reach / 2).meets(letters)) cost += costOfJunction;
    double covered = 0;  // millimetres
    const auto besideRoads = letters.grown(halfRoad);
    for (const auto& way : scene_.ways.stretches(cell)) covered += lengthIn(besideRoads, way.from, way.to);
    cost += costOfRoad * covered / scene_.hex(roadAcross);
    const auto corners = scene_.sheet.corners(cell);
    for (const auto side : model::allDirections) {
        if (field.hexsides(cell, side).empty()) continue;
        const auto d = static_cast<std::size_t>(side);
        const Point a = corners[d], b = corners[(d + 1) % 6];
        for (const double share : {0.0, 0.25, 0.5, 0.75, 1.0})
            if (letters.holds({a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share})) {
                cost += costOfCrest;
                break;
            }
    }
    return cost;
}

}  // namespace cota::look
