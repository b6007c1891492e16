#include "mapsets/look/ground_colours.h"

#include <algorithm>
#include <iterator>
#include <string_view>

#include "mapsets/look/groundwork.h"
#include "mapsets/look/layers.h"
#include "mapsets/look/shapes.h"

namespace cota::look {

namespace {

bool hasFill(const Symbol& symbol) {
    const auto& parameters = symbol.description().parameters;
    return std::any_of(parameters.begin(), parameters.end(),
                       [](const auto& one) { return std::string_view(one.name) == "fill"; });
}

/// What is seen of the ground through a fill.
picture::Colour over(picture::Colour ground, picture::Colour fill) {
    const double share = fill.alpha / 255.0;
    fill.alpha = ground.alpha;
    return mixed(ground, fill, share);
}

}  // namespace

picture::Colour glidingTint(const Symbol& relief, picture::Colour ground, double share) {
    constexpr double lowland = 0.3;  // share of the heights in which the ground takes on the first tint
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
        areas_.push_back({{}, terrain.colour("fill")});
        for (const auto point : area.outline) areas_.back().outline.push_back(scene.sheet.at(point));
    }
    if (scene.look.symbol("relief").drawing() == "nothing") return;
    for (const int height : scene.groundwork->heights(scene)) shares_[height];
    if (shares_.size() < 2) return;
    const double least = shares_.begin()->first, most = shares_.rbegin()->first;
    std::size_t rank = 0;
    for (auto& [height, share] : shares_) {
        // Drawn contours glide from the lowest place to the highest; levels go step by step.
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
    // Each step lies on those below it.
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
    const auto terrains = scene_.field.terrainsIn(cell);
    if (!terrains.empty()) {
        const auto& terrain =
            scene_.look.symbol("terrain", scene_.catalogue().terrains[terrains.front()].id.text);
        // Painted ground hides the tints below it as far as it is opaque.
        if (hasFill(terrain) && terrain.colour("fill") != ground)
            return over(tinted(ground, scene_.heights.ground(cell)), terrain.colour("fill"));
    }
    return tinted(ground, scene_.heights.ground(cell));
}

picture::Colour GroundColours::at(Point point) const {
    for (auto area = areas_.rbegin(); area != areas_.rend(); ++area)
        if (isInside(point, area->outline)) return over(at(scene_.sheet.cellAt(point)), area->fill);
    return at(scene_.sheet.cellAt(point));
}

}  // namespace cota::look
