#include "mapsets/look/furniture/legend_samples.h"

#include <algorithm>
#include <array>
#include <numbers>

#include "mapsets/look/layers/ground_colours.h"
#include "mapsets/look/layers/ground_fills.h"
#include "mapsets/look/layers/houses.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/layers/line_drawings.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/symbols/height_tints.h"
#include "mapsets/movement/terrain_effects.h"

namespace cota::look {

namespace {

/// A piece of the map in a box, to draw into.
struct Swatch {
    const Scene& scene;
    const picture::Box& box;
    std::vector<picture::Mark>& marks;
    const SampleParts& parts;

    /// A point by shares of the box, 0 to 1 from the upper left.
    Point at(double x, double y) const { return {box.left + x * box.width(), box.top + y * box.height()}; }
    Point middle() const { return at(0.5, 0.5); }
};

struct RoofPlace {
    double x, y, length, width;  // shares of the box
};
constexpr std::array streetRoofs{RoofPlace{0.03, 0.1, 0.2, 0.26},  RoofPlace{0.3, 0.06, 0.16, 0.3},
                                 RoofPlace{0.53, 0.1, 0.22, 0.26}, RoofPlace{0.8, 0.06, 0.15, 0.3},
                                 RoofPlace{0.06, 0.62, 0.15, 0.3}, RoofPlace{0.26, 0.64, 0.22, 0.26},
                                 RoofPlace{0.55, 0.62, 0.15, 0.3}, RoofPlace{0.76, 0.64, 0.2, 0.26}};
constexpr std::array farmRoofs{RoofPlace{0.1, 0.16, 0.24, 0.26}, RoofPlace{0.62, 0.12, 0.2, 0.24},
                               RoofPlace{0.4, 0.56, 0.28, 0.28}};
constexpr std::array oneRoof{RoofPlace{0.29, 0.24, 0.42, 0.52}};

/// Blocks around courts, or halls.
void sampleBlocks(const Swatch& swatch, const Symbol& symbol) {
    const bool areHalls = symbol.drawing() == "halls";
    const auto& box = swatch.box;
    Roofs roofs;
    for (const double x : {0.24, 0.76}) {
        const House house{swatch.at(x, 0.5), 0, box.width() * 0.4, box.height() * (areHalls ? 0.56 : 0.76)};
        areHalls ? roofs.addHall(house) : roofs.addClosed(house, x > 0.5);
    }
    roofs.draw(symbol.colour("roof"), symbol.colour(areHalls ? "roof" : "other"), symbol.colour("shadow"),
               swatch.marks);
}

void sampleRoofs(const Swatch& swatch, const Symbol& symbol) {
    const auto name = symbol.drawing();
    if (name == "courts" || name == "halls") return sampleBlocks(swatch, symbol);
    std::span<const RoofPlace> places;
    if (name == "blocks") places = streetRoofs;
    if (name == "houses") places = farmRoofs;
    if (name == "footprint") places = oneRoof;
    picture::Curve roofs, shadows, lights;
    for (const auto& place : places) {
        const auto from = swatch.at(place.x, place.y),
                   to = swatch.at(place.x + place.length, place.y + place.width);
        roofs.add(picture::Curve::rectangle({from.x, from.y, to.x, to.y}));
        shadows.add(picture::Curve::rectangle({from.x + 0.22, from.y + 0.22, to.x + 0.22, to.y + 0.22}));
        lights.add(picture::Curve::rectangle({from.x, from.y, to.x, (from.y + to.y) / 2}));
    }
    if (places.empty()) return;
    addFill(swatch.marks, shadows, symbol.colour("shadow"));
    addFill(swatch.marks, roofs, symbol.colour("roof"));
    addFill(swatch.marks, lights, {255, 255, 255, 45});
    if (name == "footprint") addStroke(swatch.marks, roofs, symbol.colour("ink"), 0.2);
}

/// The outline of a pond, or of a river between its banks, in a swatch.
picture::Curve waterIn(const Swatch& swatch, bool isPond) {
    constexpr double before = -0.3, behind = 1.3;  // outside the swatch
    if (isPond) {
        const Point left = swatch.at(0.14, 0.52), right = swatch.at(0.86, 0.52);
        return picture::Curve()
            .move(left)
            .bend(swatch.at(0.14, 0.08), swatch.at(0.8, 0.06), right)
            .bend(swatch.at(0.9, 0.9), swatch.at(0.2, 1.0), left)
            .close();
    }
    return picture::Curve()
        .move(swatch.at(before, 0.36))
        .bend(swatch.at(0.3, 0.1), swatch.at(0.7, 0.34), swatch.at(behind, 0.1))
        .line(swatch.at(behind, 0.66))
        .bend(swatch.at(0.7, 0.92), swatch.at(0.3, 0.66), swatch.at(before, 0.92))
        .close();
}

/// A pond or a river; its band is narrow enough to leave most of the water its own colour.
void sampleWater(const Swatch& swatch, const Symbol& symbol) {
    constexpr double mostBand = 0.2, shore = 0.2;
    if (!swatch.parts.ground) return;
    const auto outline = waterIn(swatch, symbol.word("sample") == "pond");
    addFill(swatch.marks, outline, symbol.colour("fill"));
    picture::Group inside{.clip = outline, .marks = {}};
    addStroke(inside.marks, outline, symbol.colour("band"),
              std::min(swatch.scene.hex(0.16), swatch.box.height() * mostBand));
    swatch.marks.emplace_back().what = std::move(inside);
    addStroke(swatch.marks, outline, symbol.colour("shore"), shore);
}

void sampleGround(const Swatch& swatch, const Symbol& symbol) {
    const bool isWater = symbol.drawing() == "waters";
    if (isWater && symbol.word("sample") != "shore") return sampleWater(swatch, symbol);
    // A piece of something larger: of its edges only a shore is shown.
    const auto& box = swatch.box;
    const double beyond = swatch.scene.hex(0.5), edge = isWater ? box.height() * 0.24 : -beyond;
    Patch patch;
    patch.symbol = &symbol;
    patch.shown = box.grown(beyond);
    patch.polygon = {{box.left - beyond, box.top + edge},
                     {box.right + beyond, box.top + edge},
                     {box.right + beyond, box.bottom + beyond},
                     {box.left - beyond, box.bottom + beyond}};
    patch.outline = picture::Curve::polygon(patch.polygon);
    if (swatch.parts.ground) drawGroundPatch(swatch.scene, patch, swatch.marks);
    if (swatch.parts.buildings) sampleRoofs(swatch, symbol);
}

/// From edge to edge, with a bend that shows the course of the line.
void sampleLine(const Swatch& swatch, const Symbol& symbol) {
    const std::array points{swatch.at(-0.15, 0.62), swatch.at(0.3, 0.4), swatch.at(0.7, 0.6),
                            swatch.at(1.15, 0.38)};
    drawLineSample(symbol, points, swatch.box.height() * 0.62, swatch.marks);
}

/// A hillside: steps up from the lower left, with their contours.
void sampleSlope(const Swatch& swatch, picture::Colour below, std::span<const picture::Colour> steps) {
    const auto& symbol = swatch.scene.look.symbol("relief");
    addFill(swatch.marks, picture::Curve::rectangle(swatch.box), below);
    const auto line = [&](double x) {
        return picture::Curve()
            .move(swatch.at(x, 1.15))
            .bend(swatch.at(x, 0.45), swatch.at(x + 0.18, 0.45), swatch.at(x + 0.27, -0.15));
    };
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const double foot = 0.14 + 0.38 * static_cast<double>(i);
        addFill(swatch.marks, line(foot).line(swatch.at(1.1, -0.15)).line(swatch.at(1.1, 1.15)).close(),
                steps[i]);
        if (swatch.parts.contours)
            addStroke(swatch.marks, line(foot), symbol.colour("ink"), symbol.number("contour"));
    }
}

/// An unpainted terrain is shown by a watercourse that gives it to its hexes, or by the relief.
void sampleShownElsewhere(const Swatch& swatch, std::string_view id) {
    const auto& catalogue = swatch.scene.catalogue();
    for (const auto& kind : catalogue.pathKinds) {
        const auto& course = swatch.scene.look.symbol("path", kind.id.text);
        if (kind.terrain.text != id || course.drawing() == "nothing") continue;
        sampleLine(swatch, course);
        return;
    }
    const auto relief = swatch.scene.field.reliefTerrain();
    const auto& symbol = swatch.scene.look.symbol("relief");
    if (!relief || catalogue.terrains[*relief].id.text != id || symbol.drawing() == "nothing") return;
    const auto ground = groundColour(swatch.scene);
    const HeightTints tints(swatch.scene.look, ground);
    sampleSlope(swatch, ground, std::array{tints.ofLevel(1), tints.ofLevel(2)});
}

/// The road through a terrain that is entered only along one.
void sampleRoadInto(const Swatch& swatch, std::string_view terrain) {
    const auto& catalogue = swatch.scene.catalogue();
    const auto kind = mapsets::pathInto(catalogue, terrain);
    if (!kind) return;
    const auto& road = swatch.scene.look.symbol("path", catalogue.pathKinds[*kind].id.text);
    if (road.drawing() != "nothing") sampleLine(swatch, road);
}

void sampleThing(const Swatch& swatch, std::string_view kind, std::string_view id) {
    const auto& symbol = swatch.scene.look.symbol(kind, id);
    const auto& catalogue = swatch.scene.catalogue();
    if (kind == "terrain") {
        if (symbol.drawing() == "nothing")
            sampleShownElsewhere(swatch, id);
        else
            sampleGround(swatch, symbol);
        if (swatch.parts.ground) sampleRoadInto(swatch, id);
    } else if (kind == "feature") {
        const auto& box = swatch.box;
        const double room = box.height() * 0.06;
        const auto found =
            std::ranges::find(catalogue.features, id, [](const auto& one) { return one.id.text; });
        const auto name = found == catalogue.features.end() ? "" : found->name.in(swatch.scene.language);
        if (!drawSignIn(symbol, box.grown(-room), name, swatch.marks) &&
            !drawLandmarkIn(symbol, box.grown(-room), swatch.marks))
            drawCrossingSample(symbol, box, swatch.marks);
    } else if (symbol.drawing() == "nothing") {
        // Such a path is visible only as the terrain it gives to its hexes.
        for (const auto& path : catalogue.pathKinds)
            if (kind == "path" && path.id.text == id && !path.terrain.empty())
                if (const auto& terrain = swatch.scene.look.symbol("terrain", path.terrain.text);
                    terrain.drawing() != "nothing")
                    sampleGround(swatch, terrain);
    } else {
        sampleLine(swatch, symbol);
    }
}

/// Runs `draw`, cuts the result at the frame and draws the frame.
template <class Draw>
void inFrame(const Scene& scene, const picture::Curve& frame, const picture::Box& box,
             std::vector<picture::Mark>& marks, const SampleParts& parts, Draw draw) {
    picture::Group group{.clip = frame, .marks = {}};
    addFill(group.marks, frame, groundColour(scene));
    draw(Swatch{scene, box, group.marks, parts});
    marks.emplace_back().what = std::move(group);
    addStroke(marks, frame, scene.look.symbol("page").colour("ink"), 0.15);
}

}  // namespace

void drawHeightSample(const Scene& scene, std::size_t step, const picture::Box& box,
                      std::vector<picture::Mark>& marks, const SampleParts& parts) {
    inFrame(scene, picture::Curve::rectangle(box), box, marks, parts, [&](const Swatch& swatch) {
        const auto ground = groundColour(scene);
        if (step == 0) {
            // Every fifth contour is an index contour.
            const auto& symbol = scene.look.symbol("relief");
            sampleSlope(swatch, ground, std::array{ground, ground});
            addStroke(swatch.marks,
                      picture::Curve()
                          .move(swatch.at(0.33, 1.15))
                          .bend(swatch.at(0.33, 0.45), swatch.at(0.51, 0.45), swatch.at(0.6, -0.15)),
                      symbol.colour("ink"), symbol.number("index"));
            return;
        }
        const GroundColours colours(scene);
        const auto tint = [&](std::size_t at) {
            return parts.tints && hasTints(scene.look) ? colours.ofStep(at) : ground;
        };
        sampleSlope(swatch, tint(step - 1), std::array{tint(step)});
    });
}

void drawSample(const Scene& scene, std::string_view kind, std::string_view id, const picture::Box& box,
                std::vector<picture::Mark>& marks, const SampleParts& parts) {
    inFrame(scene, picture::Curve::rectangle(box), box, marks, parts,
            [&](const Swatch& swatch) { sampleThing(swatch, kind, id); });
}

void drawHexSample(const Scene& scene, std::string_view kind, std::string_view id, Point centre,
                   double across, std::vector<picture::Mark>& marks) {
    const double radius = across / std::numbers::sqrt3;
    const bool isFlat = scene.field.orientation() == model::Orientation::flat;
    const auto hex = regular(centre, radius, 6, isFlat ? 0 : 0.25);
    inFrame(scene, hex, hex.box(), marks, {}, [&](const Swatch& swatch) { sampleThing(swatch, kind, id); });
}

}  // namespace cota::look
