#include "mapsets/look/layers/ground_colours.h"

#include <algorithm>
#include <iterator>
#include <string_view>

#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/groundwork.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

bool hasColour(const Symbol& symbol, std::string_view name) {
    const auto& parameters = symbol.description().parameters;
    return std::any_of(parameters.begin(), parameters.end(),
                       [&](const auto& one) { return std::string_view(one.name) == name; });
}

bool hasFill(const Symbol& symbol) { return hasColour(symbol, "fill"); }

/// The ground as it is visible through a fill.
picture::Colour over(picture::Colour ground, picture::Colour fill) {
    const double share = fill.alpha / 255.0;
    fill.alpha = ground.alpha;
    return mixed(ground, fill, share);
}

}  // namespace

picture::Colour glidingTint(const Symbol& relief, picture::Colour ground, double share) {
    constexpr double lowland = 0.3;  // share of the heights over which the ground becomes the first tint
    const auto low = relief.colour("low"), high = relief.colour("high");
    const auto tint = share < lowland ? mixed(ground, low, share / lowland)
                                      : mixed(low, high, (share - lowland) / (1 - lowland));
    return mixed(ground, tint, relief.number("strength"));
}

double shareOfStep(std::size_t step, std::size_t steps) {
    if (step == 0) return 0;
    return steps > 1 ? static_cast<double>(step - 1) / static_cast<double>(steps - 1) : 0.3;
}

GroundColours::GroundColours(const Scene& scene) : scene_(scene) {
    for (const auto& area : scene.field.areas()) {
        const auto& terrain = scene.look.symbol("terrain", scene.catalogue().terrains[area.terrain].id.text);
        if (!hasFill(terrain)) continue;
        areas_.push_back({{}, {}, &terrain});
        auto& made = areas_.back();
        for (const auto point : area.outline) made.outline.push_back(scene.sheet.at(point));
        for (const Point point : made.outline) made.box.add(point);
    }
    if (scene.look.symbol("relief").drawing() == "nothing") return;
    for (const int height : scene.groundwork->heights(scene)) shares_[height];
    if (shares_.size() < 2) return;
    const double least = shares_.begin()->first, most = shares_.rbegin()->first;
    std::size_t rank = 0;
    for (auto& [height, share] : shares_) {
        // For drawn contours the tint glides from the lowest place to the highest; levels have steps.
        share =
            scene.field.relief() ? (height - least) / (most - least) : shareOfStep(rank, shares_.size() - 1);
        ++rank;
    }
}

picture::Colour GroundColours::tinted(picture::Colour ground, int height) const {
    const auto found = shares_.find(height);
    if (shares_.size() < 2 || found == shares_.end() || found == shares_.begin()) return ground;
    const auto& symbol = scene_.look.symbol("relief");
    if (scene_.field.relief()) return glidingTint(symbol, ground, found->second);
    // Each step is drawn over those below it.
    for (auto step = std::next(shares_.begin()); step != std::next(found); ++step)
        ground = mixed(ground, mixed(symbol.colour("low"), symbol.colour("high"), step->second),
                       symbol.number("strength"));
    return ground;
}

picture::Colour GroundColours::ofStep(std::size_t step) const {
    auto height = shares_.begin();
    std::advance(height, std::min(step, shares_.size() - 1));
    return tinted(groundColour(scene_), height->first);
}

picture::Colour GroundColours::at(Cell cell) const {
    const auto ground = groundColour(scene_);
    if (cell == mapsets::noCell || !scene_.field.isOnMap(cell)) return ground;
    const auto* terrain = terrainOf(cell);
    // Painted ground hides the tints below it as far as it is opaque.
    if (terrain && hasFill(*terrain) && terrain->colour("fill") != ground)
        return over(tinted(ground, scene_.heights.ground(cell)), terrain->colour("fill"));
    return tinted(ground, scene_.heights.ground(cell));
}

picture::Colour GroundColours::at(Point point) const {
    const auto* area = areaAt(point);
    const auto below = at(scene_.sheet.cellAt(point));
    return area ? over(below, area->terrain->colour("fill")) : below;
}

bool GroundColours::isWooded(Point point) const {
    const auto* terrain = terrainAt(point);
    return terrain && hasColour(*terrain, "crown");
}

bool GroundColours::isStony(Point point) const {
    const auto* terrain = terrainAt(point);
    return terrain && terrain->drawing() == "stones";
}

const Symbol* GroundColours::terrainAt(Point point) const {
    const auto* area = areaAt(point);
    return area ? area->terrain : terrainOf(scene_.sheet.cellAt(point));
}

bool GroundColours::Area::holds(Point point) const { return box.holds(point) && isInside(point, outline); }

const GroundColours::Area* GroundColours::areaAt(Point point) const {
    const auto found =
        std::find_if(areas_.rbegin(), areas_.rend(), [&](const Area& area) { return area.holds(point); });
    return found == areas_.rend() ? nullptr : &*found;
}

const Symbol* GroundColours::terrainOf(Cell cell) const {
    if (cell == mapsets::noCell || !scene_.field.isOnMap(cell)) return nullptr;
    const auto terrains = scene_.field.terrainsIn(cell);
    if (terrains.empty()) return nullptr;
    return &scene_.look.symbol("terrain", scene_.catalogue().terrains[terrains.front()].id.text);
}

}  // namespace cota::look
