#include "mapsets/look/legend_samples.h"

#include <array>

#include "mapsets/look/ground_colours.h"
#include "mapsets/look/ground_fills.h"
#include "mapsets/look/layers.h"
#include "mapsets/look/line_drawings.h"
#include "mapsets/look/shapes.h"

namespace cota::look {

namespace {

void sampleTerrain(const Scene& scene, const Symbol& symbol, const picture::Box& box,
                   std::vector<picture::Mark>& marks) {
    const auto frame = picture::Curve::rectangle(box);
    picture::Group group{.clip = frame, .marks = {}};
    addFill(group.marks, frame, groundColour(scene));
    // A piece of something larger: of its edges only a shore is worth showing.
    const double beyond = scene.hex(0.5), edge = symbol.drawing() == "waters" ? 1.6 : -beyond;
    Patch patch;
    patch.symbol = &symbol;
    patch.polygon = {{box.left - beyond, box.top + edge},
                     {box.right + beyond, box.top + edge},
                     {box.right + beyond, box.bottom + beyond},
                     {box.left - beyond, box.bottom + beyond}};
    patch.outline = picture::Curve::polygon(patch.polygon);
    drawGroundPatch(scene, patch, group.marks);
    if (symbol.drawing() == "houses" || symbol.drawing() == "blocks") {
        picture::Curve roofs, shadows;
        for (const auto& [x, y] :
             std::array<std::array<double, 2>, 4>{{{0.12, 0.2}, {0.42, 0.5}, {0.7, 0.15}, {0.68, 0.62}}}) {
            const double left = box.left + x * box.width(), top = box.top + y * box.height();
            roofs.add(picture::Curve::rectangle({left, top, left + 2.2, top + 1.4}));
            shadows.add(picture::Curve::rectangle({left + 0.2, top + 0.2, left + 2.4, top + 1.6}));
        }
        addFill(group.marks, shadows, symbol.colour("shadow"));
        addFill(group.marks, roofs, symbol.colour("roof"));
    }
    marks.emplace_back().what = std::move(group);
    addStroke(marks, frame, scene.look.symbol("page").colour("ink"), 0.15);
}

}  // namespace

void drawHeightSample(const Scene& scene, std::size_t step, const picture::Box& box,
                      std::vector<picture::Mark>& marks) {
    const auto& symbol = scene.look.symbol("relief");
    const auto frame = picture::Curve::rectangle(box);
    picture::Group group{.clip = frame, .marks = {}};
    addFill(group.marks, frame, groundColour(scene));
    // The step with a piece of the one below it.
    const auto slope = [&](double x) {
        return picture::Curve()
            .move({box.left + x, box.bottom + 1})
            .bend({box.left + x, box.top + 3}, {box.left + x + 2, box.top + 3},
                  {box.left + x + 3, box.top - 1});
    };
    const double foot = step > 0 ? 1 : 5;
    if (step > 0) {
        const auto tint = GroundColours(scene).ofStep(step);
        addFill(group.marks, slope(foot).line({box.right, box.top}).line({box.right, box.bottom + 1}).close(),
                tint);
    }
    addStroke(group.marks, slope(foot), symbol.colour("ink"), symbol.number("contour"));
    if (step == 0) addStroke(group.marks, slope(foot - 3), symbol.colour("ink"), symbol.number("index"));
    marks.emplace_back().what = std::move(group);
    addStroke(marks, frame, scene.look.symbol("page").colour("ink"), 0.15);
}

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
