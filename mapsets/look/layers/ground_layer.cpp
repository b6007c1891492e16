// The ground layer: the hexes and outlines of each terrain, filled and textured. Buildings, which rise above
// roads, are drawn later (buildings_layer.cpp).

#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <string_view>

#include "mapsets/look/layers/ground_fills.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/level_areas.h"
#include "mapsets/look/scene/patch.h"
#include "mapsets/look/symbols/height_tints.h"

namespace cota::look {

namespace {

struct GroundRow {
    const char* drawing;
    void (*draw)(const Scene&, const Patch&, std::vector<picture::Mark>&);
};

void drawPlain(const Scene& scene, const Patch& patch, std::vector<picture::Mark>& marks) {
    fillByLevel(scene, patch, marks);
}

void drawTown(const Scene& scene, const Patch& patch, std::vector<picture::Mark>& marks) {
    fillByLevel(scene, patch, marks);
    addEdge(patch, {}, marks);
}

/// A single building has no other ground than itself.
void drawYard(const Scene& scene, const Patch& patch, std::vector<picture::Mark>& marks) {
    if (!patch.isDrawn()) drawTown(scene, patch, marks);
}

constexpr std::array groundRows{
    GroundRow{"plain", drawPlain},     GroundRow{"canopies", drawCanopies}, GroundRow{"rows", drawTreeRows},
    GroundRow{"parcels", drawParcels}, GroundRow{"tufts", drawTufts},       GroundRow{"stones", drawStones},
    GroundRow{"houses", drawTown},     GroundRow{"blocks", drawTown},       GroundRow{"waters", drawWaters},
    GroundRow{"hatch", drawHatch},     GroundRow{"footprint", drawYard},    GroundRow{"courts", drawTown},
    GroundRow{"halls", drawTown},
};

constexpr std::string_view waterDrawing = "waters";

/// Plain colours are drawn below anything that grows there, and fields with their straight borders below
/// woods.
int rankOf(const Patch& patch) {
    const auto drawing = patch.symbol->drawing();
    return drawing == "plain" ? 0 : drawing == "parcels" ? 1 : 2;
}

/// Drawn outlines are always above painted hexes.
bool isBelow(const Patch& one, const Patch& other) {
    if (one.isDrawn() != other.isDrawn()) return other.isDrawn();
    return rankOf(one) < rankOf(other);
}

}  // namespace

void fillByLevel(const Scene& scene, const Patch& patch, Marks& marks) {
    if (!hasTints(scene.look) || scene.field.relief() || patch.shown) {
        marks.push_back({picture::Fill{patch.outline, patch.symbol->colour("fill")}});
        return;
    }
    const HeightTints tints(scene.look, groundColour(scene));
    const auto& levels = scene.levels();
    const auto box = patch.boxIn(scene);
    marks.push_back({picture::Fill{patch.outline, tints.ofTerrain(*patch.symbol, 0)}});
    // Other levels are laid over level 0, step by step, so that a rim has the same pixels whatever lies far
    // from it.
    picture::Group group{.clip = patch.outline, .marks = {}};
    const auto rest = picture::Curve::rectangle(box.grown(scene.hex()));
    const auto areaOf = [&](int level) {
        const auto found = std::ranges::find(levels.above, level, &LevelArea::level);
        return found == levels.above.end() ? picture::Curve{} : found->outlineIn(box);
    };
    const int highest = levels.above.empty() ? levels.least : levels.above.back().level;
    for (int level = 1; level <= highest; ++level) {
        auto area = level <= levels.least ? rest : areaOf(level);
        if (!area.empty())
            group.marks.push_back({picture::Fill{std::move(area), tints.ofTerrain(*patch.symbol, level)}});
    }
    for (int level = 0; level > levels.least; --level) {
        auto below = rest;
        below.add(areaOf(level));
        group.marks.push_back(
            {picture::Fill{std::move(below), tints.ofTerrain(*patch.symbol, level - 1), true}});
    }
    if (!group.marks.empty()) marks.push_back({std::move(group)});
}

void drawGroundPatch(const Scene& scene, const Patch& patch, Marks& marks) {
    for (const auto& row : groundRows)
        if (patch.symbol->drawing() == row.drawing) row.draw(scene, patch, marks);
}

picture::Layer drawBase(const Scene& scene) {
    const auto& box = scene.sheet.fieldBox();
    return {"base",
            {{picture::Fill{picture::Curve::rectangle(box),
                            HeightTints(scene.look, groundColour(scene)).ofLevel(0)}}}};
}

picture::Layer drawGround(const Scene& scene) {
    picture::Layer layer{"ground", {}};
    const auto* base = &groundSymbol(scene);
    auto patches = patchesOf(scene);
    std::stable_sort(patches.begin(), patches.end(), isBelow);
    std::erase_if(patches, [&](const Patch& patch) {
        const auto& drawing = patch.symbol->drawing();
        return drawing == waterDrawing || (patch.symbol == base && !patch.isDrawn() && drawing == "plain");
    });
    if (!scene.field.relief()) scene.levels();  // every patch asks for them
    std::vector<Marks> drawn(patches.size());
    tbb::parallel_for(std::size_t{0}, patches.size(),
                      [&](std::size_t i) { drawGroundPatch(scene, patches[i], drawn[i]); });
    std::size_t count = 0;
    for (const auto& marks : drawn) count += marks.size();
    layer.marks.reserve(count);
    for (auto& marks : drawn) {
        std::ranges::move(marks, std::back_inserter(layer.marks));
        Marks().swap(marks);
    }
    return layer;
}

picture::Layer drawLakes(const Scene& scene) {
    picture::Layer layer{"lakes", {}};
    const auto patches = patchesOf(scene, {waterDrawing});
    for (const auto& [outline, joined] : joinedPatches(scene, patches)) {
        if (joined.size() == 1)
            drawWaters(scene, *joined.front(), layer.marks);
        else
            drawJoinedWaters(scene, outline, joined, layer.marks);
    }
    for (const auto& patch : patches)
        if (patch.isDrawn()) drawWaters(scene, patch, layer.marks);
    return layer;
}

}  // namespace cota::look
