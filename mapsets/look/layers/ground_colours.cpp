#include "mapsets/look/layers/ground_colours.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/groundwork.h"
#include "mapsets/look/scene/level_areas.h"
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

GroundColours::GroundColours(const Scene& scene)
    : scene_(scene), tints_(scene.look, groundColour(scene)), isTinted_(hasTints(scene.look)) {
    for (const auto& area : scene.field.areas()) {
        const auto& terrain = scene.look.symbol("terrain", scene.catalogue().terrains[area.terrain].id.text);
        if (!hasFill(terrain)) continue;
        areas_.push_back({{}, {}, &terrain});
        auto& made = areas_.back();
        for (const auto point : area.outline) made.outline.push_back(scene.sheet.at(point));
        for (const Point point : made.outline) made.box.add(point);
    }
}

picture::Colour GroundColours::tinted(int height) const {
    return isTinted_ ? tints_.at(scene_.field.relief() ? levelAt(scene_, height)
                                                       : std::floor(levelAt(scene_, height)))
                     : groundColour(scene_);
}

picture::Colour GroundColours::ofStep(std::size_t step) const {
    const auto& heights = scene_.groundwork->heights(scene_);
    return heights.empty() ? groundColour(scene_) : tinted(heights[std::min(step, heights.size() - 1)]);
}

picture::Colour GroundColours::at(Cell cell) const {
    const auto ground = groundColour(scene_);
    if (cell == mapsets::noCell || !scene_.field.isOnMap(cell)) return ground;
    const auto* terrain = terrainOf(cell);
    const bool hasOwn = terrain && hasFill(*terrain) && terrain->colour("fill") != ground;
    if (hasOwn && isTinted_ && !scene_.field.relief())
        return tints_.ofTerrain(*terrain, levelOf(scene_, cell));
    // Painted ground hides the tints below it as far as it is opaque.
    const auto below = tinted(scene_.heights.ground(cell));
    return hasOwn ? over(below, terrain->colour("fill")) : below;
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
