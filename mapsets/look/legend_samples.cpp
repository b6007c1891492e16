#include "mapsets/look/legend_samples.h"

#include <array>

#include "mapsets/look/ground_fills.h"
#include "mapsets/look/layers.h"
#include "mapsets/look/line_drawings.h"
#include "mapsets/look/shapes.h"

namespace cota::look {

namespace {

void sampleTerrain(const Scene& scene, const Symbol& symbol, const picture::Box& box,
                   std::vector<picture::Mark>& marks) {
    Patch patch;
    patch.symbol = &symbol;
    patch.polygon = {
        {box.left, box.top}, {box.right, box.top}, {box.right, box.bottom}, {box.left, box.bottom}};
    patch.outline = picture::Curve::polygon(patch.polygon);
    picture::Group group{.clip = patch.outline, .marks = {}};
    addFill(group.marks, patch.outline, groundColour(scene));
    drawGroundPatch(scene, patch, group.marks);
    if (symbol.drawing() == "houses" || symbol.drawing() == "blocks") {
        picture::Curve roofs;
        for (const auto& [x, y] :
             std::array<std::array<double, 2>, 4>{{{0.12, 0.2}, {0.42, 0.5}, {0.7, 0.15}, {0.68, 0.62}}}) {
            const double left = box.left + x * box.width(), top = box.top + y * box.height();
            roofs.add(picture::Curve::rectangle({left, top, left + 2.2, top + 1.4}));
        }
        addFill(group.marks, roofs, symbol.colour("roof"));
    }
    marks.emplace_back().what = std::move(group);
    addStroke(marks, patch.outline, scene.look.symbol("page").colour("ink"), 0.15);
}

}  // namespace

void drawSample(const Scene& scene, std::string_view kind, const Symbol& symbol, const picture::Box& box,
                std::vector<picture::Mark>& marks) {
    if (kind == "terrain") {
        sampleTerrain(scene, symbol, box, marks);
        return;
    }
    const Point middle{(box.left + box.right) / 2, (box.top + box.bottom) / 2};
    if (kind == "feature") {
        if (!drawSign(symbol, middle, box.height(), "", marks)) drawCrossingSample(symbol, middle, marks);
        return;
    }
    const std::array points{Point{box.left + 1.2, middle.y + 0.8}, Point{middle.x - 2, middle.y - 0.6},
                            Point{middle.x + 2, middle.y + 0.6}, Point{box.right - 1.2, middle.y - 0.8}};
    drawLineSample(symbol, points, marks);
}

}  // namespace cota::look
