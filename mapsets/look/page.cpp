#include "mapsets/look/page.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <set>

#include "formats/model/capital.h"
#include "formats/picture/text_shape.h"
#include "mapsets/look/layers.h"
#include "mapsets/look/legend_samples.h"
#include "mapsets/look/shapes.h"
#include "mapsets/play/roster.h"

namespace cota::look {

namespace {

constexpr double titleHeight = 13, scaleHeight = 13, entryWidth = 43, entryHeight = 8.5;

struct Entry {
    std::string_view kind;
    std::string id;
    model::LocalText name;
    std::size_t step = 0;  // of the relief, from 1
};

/// Heights as the map shows them: each level above the lowest, or how far contours are apart.
void addHeights(const mapsets::Battlefield& field, const Symbology& look, std::vector<Entry>& entries) {
    const auto& symbol = look.symbol("relief");
    if (symbol.drawing() == "nothing") return;
    if (field.relief()) {
        const auto metres = std::to_string(contourInterval(field)) + " m";
        entries.push_back({"relief", {}, {"contours every " + metres, "curvas de nivel cada " + metres}, 0});
        return;
    }
    const auto& scales = field.mapset().catalogue.scales;
    std::set<int> levels;
    for (const Cell cell : field.hexes()) levels.insert(field.level(cell));
    std::size_t step = 0;
    for (const int level : levels) {
        const auto number = std::to_string(level);
        const auto metres = scales.heightUnit == "m" && scales.levelHeight > 0
                                ? " (" + std::to_string(level * scales.levelHeight) + " m)"
                                : std::string{};
        if (step > 0)
            entries.push_back({"relief", {}, {"level " + number + metres, "nivel " + number + metres}, step});
        ++step;
    }
}

/// Everything drawn on this map that has a name.
std::vector<Entry> entriesOf(const mapsets::Battlefield& field, const Symbology& look) {
    const auto& catalogue = field.mapset().catalogue;
    std::set<std::size_t> terrains, features, edges, paths;
    for (const Cell cell : field.hexes()) {
        for (const auto terrain : field.terrainsIn(cell)) terrains.insert(terrain);
        for (const auto direction : model::allDirections)
            for (const auto edge : field.edges(cell, direction)) edges.insert(edge);
        for (std::size_t kind = 0; kind < catalogue.pathKinds.size(); ++kind)
            if (field.touches(kind, cell)) paths.insert(kind);
    }
    for (const auto& area : field.areas()) terrains.insert(area.terrain);
    for (const auto& feature : field.features()) features.insert(feature.kind);
    std::vector<Entry> entries;
    const auto add = [&](std::string_view kind, const std::set<std::size_t>& used, const auto& things) {
        for (const auto index : used) {
            const auto& id = things[index].id.text;
            if (look.symbol(kind, id).drawing() != "nothing")
                entries.push_back({kind, id, things[index].name});
        }
    };
    add("terrain", terrains, catalogue.terrains);
    addHeights(field, look, entries);
    add("path", paths, catalogue.pathKinds);
    add("edge", edges, catalogue.edges);
    add("feature", features, catalogue.features);
    return entries;
}

/// A sample with its word is read as one.
void keepWhole(picture::Layer& layer, const picture::Box& sample, const picture::Text& word) {
    const double right = word.at.x + sizeOf(word.words, word.font).width;
    layer.whole.push_back(picture::Box{sample.left, sample.top, right, sample.bottom}.grown(0.5));
}

std::size_t columnsIn(double width) {
    return std::max<std::size_t>(1, static_cast<std::size_t>(width / entryWidth));
}

picture::Text words(const Scene& scene, std::string text, Point at, double points) {
    const auto& page = scene.look.symbol("page");
    return {.words = std::move(text),
            .font = {page.word("text-family"), points, false, false, 0},
            .colour = page.colour("ink"),
            .at = at,
            .across = picture::Across::left,
            .down = picture::Down::middle,
            .haloColour = {}};
}

}  // namespace

std::string titleOf(const Scene& scene) {
    if (const auto* scenario = scene.scenario()) return scenario->title.in(scene.language);
    for (const auto& [file, board] : scene.document.boards)
        return board->title.empty() ? board->id : board->title.in(scene.language);
    return {};
}

picture::Colour paperColour(const Symbology& look) { return look.symbol("page").colour("paper"); }

MapSheet sheetFor(const mapsets::Battlefield& field, const Symbology& look, double hexMillimetres,
                  bool isBare) {
    MapSheet bare(field, hexMillimetres);
    if (isBare) return bare;
    const double margin = look.symbol("page").number("margin");
    const auto columns = columnsIn(bare.size().width);
    const auto rows = (entriesOf(field, look).size() + columns - 1) / columns;
    return {field,
            hexMillimetres,
            {margin, margin + titleHeight, margin,
             margin + scaleHeight + static_cast<double>(rows) * entryHeight}};
}

picture::Layer drawTitle(const Scene& scene) {
    picture::Layer layer{"title", {}};
    const auto& page = scene.look.symbol("page");
    const auto& box = scene.sheet.fieldBox();
    if (scene.sheet.margins().top < titleHeight) return layer;
    const double y = box.top - titleHeight * 0.52;
    addText(layer.marks, {.words = titleOf(scene),
                          .font = {page.word("family"), page.number("points"), true, false, 0},
                          .colour = page.colour("ink"),
                          .at = {box.left, y},
                          .across = picture::Across::left,
                          .down = picture::Down::middle,
                          .haloColour = {}});
    auto game = words(scene, scene.field.mapset().name.in(scene.language), {box.right, y},
                      page.number("text-points") * 1.3);
    game.across = picture::Across::right;
    addText(layer.marks, game);
    addStroke(layer.marks, picture::Curve().move({box.left, box.top - 1.6}).line({box.right, box.top - 1.6}),
              page.colour("ink"), 0.3);
    return layer;
}

namespace {

/// 1, 2 or 5 hexes and so on, the bar about a sixth of the map.
int hexesOfBar(const Scene& scene) {
    int hexes = 1;
    for (const int next : {2, 5, 10, 20}) {
        if (scene.hex(next) > scene.sheet.fieldBox().width() / 3 || scene.hex(next) > 140) break;
        hexes = next;
    }
    return hexes;
}

/// Beside the scale: whose zones and objectives are which, as far as there is room.
void addSides(const Scene& scene, picture::Layer& layer) {
    const auto* scenario = scene.scenario();
    if (!scenario) return;
    const auto& box = scene.sheet.fieldBox();
    const bool isSpanish = scene.language == model::Language::spanish;
    const double points = scene.look.symbol("page").number("text-points"), y = box.bottom + 5.65;
    double x = box.left + scene.hex(hexesOfBar(scene)) + 42;
    const auto add = [&](const std::string& text, const auto& draw) {
        auto label = words(scene, text, {x + 13.5, y}, points);
        const double width = sizeOf(label.words, label.font).width;
        if (x + 13.5 + width > box.right - 12) return;
        draw(Point{x + 6, y});
        addText(layer.marks, label);
        keepWhole(layer, {x, y - 3, x + 12, y + 3}, label);
        x += width + 20;
    };
    const mapsets::Roster roster(scene.document, scene.field);
    for (const auto& side : scenario->sides)
        if (std::ranges::any_of(roster.units(), [&](const auto& unit) { return unit.side == side.id; }))
            add(model::capital(side.name.in(scene.language)), [&](Point at) {
                drawBlankCounter(sideSymbol(scene, side.id), {at.x + 3, at.y}, 6, layer.marks);
            });
    for (const auto& side : scenario->sides) {
        if (std::none_of(scenario->zones.begin(), scenario->zones.end(),
                         [&](const auto& zone) { return zone.side == side.id; }))
            continue;
        const char* const zone = isSpanish ? "zona: " : "zone: ";
        add(model::capital(zone + side.name.in(scene.language)), [&](Point at) {
            addStroke(layer.marks, picture::Curve().move({at.x - 6, at.y}).line({at.x + 6, at.y}),
                      {.width = scene.look.symbol("zone").number("width"),
                       .colour = faded(sideColour(scene, side.id), 0.8),
                       .cap = picture::Cap::butt,
                       .dashes = sideDashes(scene, side.id)});
        });
    }
    if (scenario->objectives.empty()) return;
    const bool hasPoints = std::any_of(scenario->objectives.begin(), scenario->objectives.end(),
                                       [](const auto& one) { return one.points.has_value(); });
    const char* const plain = isSpanish ? "Objetivo" : "Objective";
    const char* const counted = isSpanish ? "Objetivo, con sus puntos" : "Objective, with its points";
    add(hasPoints ? counted : plain, [&](Point at) {
        const auto& symbol = scene.look.symbol("objective");
        const Point near{at.x + 3.2, at.y};
        addFill(layer.marks, star(near, 2.2), symbol.colour("fill"));
        addStroke(layer.marks, star(near, 2.2), symbol.colour("ink"), 0.3);
    });
}

}  // namespace

picture::Layer drawLegend(const Scene& scene) {
    picture::Layer layer{"legend", {}};
    if (scene.sheet.margins().bottom < scaleHeight) return layer;
    const auto entries = entriesOf(scene.field, scene.look);
    const auto& box = scene.sheet.fieldBox();
    const auto columns = columnsIn(box.width());
    const double top = box.bottom + scaleHeight;
    const double width = box.width() / static_cast<double>(columns);
    const double points = scene.look.symbol("page").number("text-points");
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const Point at{box.left + static_cast<double>(i % columns) * width,
                       top + static_cast<double>(i / columns) * entryHeight};
        const picture::Box swatch{at.x, at.y, at.x + 11, at.y + entryHeight - 1.6};
        if (entries[i].kind == "relief")
            drawHeightSample(scene, entries[i].step, swatch, layer.marks);
        else
            drawSample(scene, entries[i].kind, entries[i].id, swatch, layer.marks);
        const auto word = words(scene, model::capital(entries[i].name.in(scene.language)),
                                {swatch.right + 2, (swatch.top + swatch.bottom) / 2}, points);
        addText(layer.marks, word);
        keepWhole(layer, swatch, word);
    }
    addSides(scene, layer);
    return layer;
}

namespace {

void addNorth(const Scene& scene, Point at, picture::Layer& layer) {
    const auto north = scene.field.north();
    if (north == model::North::unset) return;
    const double turn = (static_cast<double>(static_cast<int>(north)) - 1) / 8 * 2 * std::numbers::pi;
    const auto& page = scene.look.symbol("page");
    const auto turned = [&](double x, double y) {
        return Point{at.x + x * std::cos(turn) - y * std::sin(turn),
                     at.y + x * std::sin(turn) + y * std::cos(turn)};
    };
    addFill(layer.marks,
            picture::Curve::polygon(std::array{turned(0, -4.2), turned(1.5, 2.4), turned(0, 1.2)}),
            page.colour("ink"));
    addStroke(layer.marks,
              picture::Curve::polygon(std::array{turned(0, -4.2), turned(-1.5, 2.4), turned(0, 1.2)}),
              page.colour("ink"), 0.2);
    auto letter = words(scene, "N", turned(0, 4.2), 8);
    letter.across = picture::Across::middle;
    addText(layer.marks, letter);
}

}  // namespace

picture::Layer drawScale(const Scene& scene) {
    picture::Layer layer{"scale", {}};
    const auto& page = scene.look.symbol("page");
    const auto& box = scene.sheet.fieldBox();
    if (scene.sheet.margins().bottom < scaleHeight) return layer;
    const int hexes = hexesOfBar(scene), metres = scene.catalogue().scales.hexMetres;
    const Point at{box.left, box.bottom + 5};
    for (int i = 0; i < hexes; ++i) {
        const picture::Box part{at.x + scene.hex(i), at.y, at.x + scene.hex(i + 1), at.y + 1.3};
        if (i % 2 == 0) addFill(layer.marks, picture::Curve::rectangle(part), page.colour("ink"));
        addStroke(layer.marks, picture::Curve::rectangle(part), page.colour("ink"), 0.15);
    }
    const bool isSpanish = scene.language == model::Language::spanish;
    const char* const one = isSpanish ? " hexágono" : " hex";
    const char* const many = isSpanish ? " hexágonos" : " hexes";
    std::string text = std::to_string(hexes) + (hexes == 1 ? one : many);
    if (metres > 0) text += " = " + std::to_string(hexes * metres) + " m";
    addText(layer.marks,
            words(scene, text, {at.x + scene.hex(hexes) + 2.5, at.y + 0.65}, page.number("text-points")));
    addNorth(scene, {box.right - 4, at.y + 1}, layer);
    return layer;
}

}  // namespace cota::look
