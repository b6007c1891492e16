#include "mapsets/look/sheet/relief_overlays.h"

#include <algorithm>

#include "mapsets/heights/side_relief.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/movement/costs/step_rules.h"
#include "mapsets/units/roster.h"

namespace cota::look {

namespace {

using mapsets::FallingSide;

constexpr picture::Colour numberInk{120, 40, 20, 255}, crestInk{150, 75, 0, 230}, cliffInk{20, 20, 20, 255},
    halo{255, 255, 255, 210};
constexpr double pointsPerMillimetre = picture::pointsPerInch / picture::millimetresPerInch;

/// Not on counters, whose values they would hide.
picture::Layer numbers(const Scene& scene, const char* name, int (*of)(const Scene&, Cell)) {
    picture::Layer layer{name, {}};
    const mapsets::Roster roster(scene.document, scene.field);
    for (const Cell cell : scene.field.hexes()) {
        if (std::ranges::binary_search(roster.occupied(), cell)) continue;
        auto at = scene.sheet.centre(cell);
        at.y += scene.hex(0.24);
        addText(layer.marks, {.words = std::to_string(of(scene, cell)),
                              .font = {.family = "Roboto Condensed",
                                       .points = scene.hex(0.2) * pointsPerMillimetre,
                                       .bold = true},
                              .colour = numberInk,
                              .at = at,
                              .down = picture::Down::middle,
                              .halo = scene.hex(0.025),
                              .haloColour = halo});
    }
    return layer;
}

picture::Layer drawHeights(const Scene& scene) {
    return numbers(scene, "heights", [](const Scene& of, Cell cell) { return of.heights.ground(cell); });
}
picture::Layer drawLevels(const Scene& scene) {
    return numbers(scene, "levels", [](const Scene& of, Cell cell) -> int { return of.field.level(cell); });
}

/// The least fall of a cliff in the unit of heights; 0: the game has no cliffs.
int cliffFall(const Scene& scene) {
    const auto* movement = scene.catalogue().strategy("movement");
    return movement ? mapsets::cliffLevels(*movement) * std::max(1, scene.catalogue().scales.levelHeight) : 0;
}

/// The two ends of a side, and the direction in which the ground falls, with a length of one millimetre.
struct Drop {
    Point from, to, down;
};
Drop dropOf(const Scene& scene, const FallingSide& falling) {
    const auto corners = scene.sheet.corners(scene.field.cellOf(falling.side.hex));
    const auto at = static_cast<std::size_t>(falling.side.direction);
    const Point upper = scene.sheet.centre(falling.upper), lower = scene.sheet.centre(falling.lower);
    const double length = scene.hex();
    return {corners[at],
            corners[(at + 1) % corners.size()],
            {(lower.x - upper.x) / length, (lower.y - upper.y) / length}};
}

/// A line on the upper side, with short strokes down the slope.
void addCrest(const Scene& scene, const Drop& drop, int strokes, double long_, picture::Curve& lines) {
    lines.move(drop.from).line(drop.to);
    for (int i = 0; i < strokes; ++i) {
        const double share = (i + 0.5) / strokes;
        const Point foot{drop.from.x + (drop.to.x - drop.from.x) * share,
                         drop.from.y + (drop.to.y - drop.from.y) * share};
        const double reach = scene.hex(long_);
        lines.move(foot).line({foot.x + drop.down.x * reach, foot.y + drop.down.y * reach});
    }
}

/// How the hexsides where the ground falls are drawn.
struct FallStyle {
    const char* layer;
    bool isForCliffs;
    int strokes;
    double length, width;  // of the strokes, in hexes
    picture::Colour ink;
};
picture::Layer falls(const Scene& scene, const FallStyle& style) {
    picture::Layer layer{style.layer, {}};
    picture::Curve lines;
    for (const auto& side : mapsets::fallingSides(scene.field, scene.heights, cliffFall(scene)))
        if ((side.fall == mapsets::Fall::cliff) == style.isForCliffs)
            addCrest(scene, dropOf(scene, side), style.strokes, style.length, lines);
    if (!lines.empty()) addStroke(layer.marks, lines, style.ink, scene.hex(style.width));
    return layer;
}
picture::Layer drawCrests(const Scene& scene) {
    return falls(scene, {.layer = "crests",
                         .isForCliffs = false,
                         .strokes = 3,
                         .length = 0.09,
                         .width = 0.03,
                         .ink = crestInk});
}
picture::Layer drawCliffs(const Scene& scene) {
    return falls(scene, {.layer = "cliffs",
                         .isForCliffs = true,
                         .strokes = 5,
                         .length = 0.14,
                         .width = 0.05,
                         .ink = cliffInk});
}

struct OverlayRow {
    LayerName name;
    picture::Layer (*draw)(const Scene&);
};
const std::vector<OverlayRow> overlayRows{
    {{"heights", local("heights as numbers")}, drawHeights},
    {{"levels", local("levels as numbers")}, drawLevels},
    {{"crests", local("crests and slopes")}, drawCrests},
    {{"cliffs", local("cliffs")}, drawCliffs},
};

}  // namespace

std::span<const LayerName> overlayNames() {
    static const std::vector<LayerName> names = [] {
        std::vector<LayerName> made;
        for (const auto& row : overlayRows) made.push_back(row.name);
        return made;
    }();
    return names;
}

std::vector<picture::Layer> drawOverlays(const Scene& scene, const std::vector<std::string>& shown) {
    std::vector<picture::Layer> layers;
    for (const auto& row : overlayRows) {
        if (std::find(shown.begin(), shown.end(), row.name.name) == shown.end()) continue;
        layers.push_back(cutAtField(scene, row.draw(scene)));
    }
    return layers;
}

}  // namespace cota::look
