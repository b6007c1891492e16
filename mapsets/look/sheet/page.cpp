#include "mapsets/look/sheet/page.h"

#include <algorithm>
#include <array>
#include <set>

#include "formats/model/finding/capital.h"
#include "formats/picture/text_shape.h"
#include "mapsets/field/zone_resolver.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/sheet/legend_samples.h"
#include "mapsets/look/sheet/page_parts.h"
#include "mapsets/look/symbols/tone.h"
#include "mapsets/units/roster.h"

namespace cota::look {

namespace {

constexpr double entryWidth = 43, entryHeight = 8.5;

constexpr auto zoneOf = local("zone: ");

/// An entry of the legend; entries are in this order.
struct Entry {
    std::string_view kind;  // of look.xml; "unit", "zone" and "objective" are of a side
    std::string id;
    model::LocalText name;
    std::size_t step = 0;  // of the relief, from 1
};

/// The input of the legend, needed before the scene because the sheet includes the legend.
struct Drawn {
    const mapsets::Battlefield& field;
    const model::Document& document;
    const Symbology& look;
    const MapSheet& sheet;
    std::span<const std::string> layers;  // empty: all

    bool shows(std::string_view layer) const {
        return layers.empty() || std::ranges::find(layers, layer) != layers.end();
    }
    const model::Scenario* scenario() const { return document.scenario ? &**document.scenario : nullptr; }
    const mapsets::Catalogue& catalogue() const { return field.mapset().catalogue; }
};

/// Heights as on the map: each level above the lowest, or the contour interval.
void addHeights(const Drawn& drawn, std::vector<Entry>& entries) {
    const auto& field = drawn.field;
    const auto& symbol = drawn.look.symbol("relief");
    if (symbol.drawing() == "nothing") return;
    if (field.relief()) {
        if (!drawn.shows("contours")) return;
        const int interval = contourInterval(field);
        if (interval == 0) return;  // contours of one height
        const model::MessageValue metres{"metres", std::to_string(interval)};
        entries.push_back(
            {"relief", {}, model::fillTemplate(local("contours every {metres} m"), {&metres, 1}), 0});
        return;
    }
    if (!drawn.shows("tints") && !drawn.shows("contours")) return;
    const auto& scales = drawn.catalogue().scales;
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

/// Whether a part of an outline is on the map: cropping a board may cut it or remove it.
bool isOnMap(const Drawn& drawn, const mapsets::FieldArea& area) {
    std::vector<Point> outline;
    picture::Box box;
    for (const auto point : area.outline) {
        outline.push_back(drawn.sheet.at(point));
        box.add(outline.back());
    }
    const auto isOn = [&](Point point) { return drawn.sheet.cellAt(point) != mapsets::noCell; };
    constexpr int pieces = 24;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Point from = outline[i], to = outline[(i + 1) % outline.size()];
        for (int piece = 0; piece < pieces; ++piece) {
            const double share = static_cast<double>(piece) / pieces;
            if (isOn({from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share})) return true;
        }
    }
    return std::ranges::any_of(drawn.field.hexes(), [&](const Cell cell) {
        const auto centre = drawn.sheet.centre(cell);
        return box.holds(centre) && isInside(centre, outline);
    });
}

/// Whether any layer that draws it is shown.
bool isShown(const Drawn& drawn, std::string_view kind, const std::string& id) {
    const auto& symbol = drawn.look.symbol(kind, id);
    const auto name = symbol.drawing();
    if (name == "nothing") return false;
    if (kind == "feature") return drawn.shows(name == "span" || name == "steps" ? "bridges" : "features");
    const bool isWater = name == "flow" || name == "dry";
    if (kind == "path") return drawn.shows(isWater ? "water" : "roads");
    if (kind == "hexside") return drawn.shows(isWater ? "water" : "hexsides");
    const bool isBuilt = name == "houses" || name == "blocks" || name == "footprint";
    const auto& boards = drawn.document.boards;
    const bool isBase = name == "plain" && !boards.empty() && boards.begin()->second->ground.text == id;
    return drawn.shows("ground") || (isBuilt && drawn.shows("buildings")) || (isBase && drawn.shows("base"));
}

/// Counters, zones and objectives of the scenario, for one side after the other.
void addSides(const Drawn& drawn, std::vector<Entry>& entries) {
    const auto* scenario = drawn.scenario();
    if (!scenario) return;
    const mapsets::Roster roster(drawn.document, drawn.field);
    for (const auto& side : scenario->sides) {
        const bool isThere = std::ranges::any_of(roster.units(), [&](const auto& unit) {
            return unit.side == side.id && unit.where == mapsets::RosterUnit::Where::hex &&
                   unit.cell != mapsets::noCell;
        });
        if (isThere && drawn.shows("counters")) entries.push_back({"unit", side.id.text, side.name});
    }
    mapsets::ZoneResolver resolver(drawn.field, scenario->zones);
    std::set<std::string> owners;
    if (drawn.shows("zones"))
        for (const auto& zone : scenario->zones)
            if (drawn.look.symbol("zone", zone.id.text).drawing() != "nothing" &&
                !resolver.resolve(zone).cells.empty())
                owners.insert(zone.side.text);
    for (const auto& side : scenario->sides)
        if (owners.contains(side.id.text))
            entries.push_back({"zone",
                               side.id.text,
                               {std::string(zoneOf.english()) + side.name.en,
                                std::string(zoneOf.in(model::Language::spanish)) +
                                    side.name.in(model::Language::spanish)}});
    bool isAny = false, hasPoints = false;
    for (const auto& objective : scenario->objectives) {
        const bool isThere = std::ranges::any_of(
            objective.hexes, [&](const auto& hex) { return drawn.field.resolve(hex.label).has_value(); });
        if (!isThere || drawn.look.symbol("objective", objective.id.text).drawing() == "nothing") continue;
        isAny = true;
        hasPoints = hasPoints || objective.points.has_value();
    }
    if (!isAny || !drawn.shows("objectives")) return;
    entries.push_back(
        {"objective",
         {},
         hasPoints ? model::textOf(local("objective, with its points")) : model::textOf(local("objective"))});
}

/// All drawn items of this map that have a name.
std::vector<Entry> entriesOf(const Drawn& drawn) {
    const auto& field = drawn.field;
    const auto& catalogue = drawn.catalogue();
    std::set<std::size_t> terrains, features, hexsides, paths;
    for (const Cell cell : field.hexes()) {
        for (const auto terrain : field.terrainsIn(cell)) terrains.insert(terrain);
        for (const auto direction : model::allDirections) {
            for (const auto hexside : field.hexsides(cell, direction)) hexsides.insert(hexside);
            for (std::size_t kind = 0; kind < catalogue.pathKinds.size(); ++kind)
                if (field.linked(kind, cell, direction)) paths.insert(kind);
        }
    }
    for (const auto& area : field.areas())
        if (!terrains.contains(area.terrain) && isOnMap(drawn, area)) terrains.insert(area.terrain);
    for (const auto& feature : field.features()) features.insert(feature.kind);
    std::vector<Entry> entries;
    const auto add = [&](std::string_view kind, const std::set<std::size_t>& used, const auto& things) {
        for (const auto index : used) {
            const auto& id = things[index].id.text;
            if (isShown(drawn, kind, id)) entries.push_back({kind, id, things[index].name});
        }
    };
    if (!drawn.shows("legend")) return entries;
    add("terrain", terrains, catalogue.terrains);
    addHeights(drawn, entries);
    add("path", paths, catalogue.pathKinds);
    add("hexside", hexsides, catalogue.hexsides);
    add("feature", features, catalogue.features);
    return entries;
}

/// Keeps a sample and its label together.
void keepWhole(picture::Layer& layer, const picture::Box& sample, const picture::Text& word) {
    const double right = word.at.x + sizeOf(word.words, word.font).width;
    layer.whole.push_back(picture::Box{sample.left, sample.top, right, sample.bottom}.grown(0.5));
}

std::size_t columnsIn(double width) {
    return std::max<std::size_t>(1, static_cast<std::size_t>(width / entryWidth));
}

/// The labels of the sides next to the scale, as many as fit; the others are in the rest of the legend.
std::vector<picture::Text> besideScale(const Drawn& drawn, const std::vector<Entry>& sides,
                                       model::Language language) {
    constexpr double afterScale = 42, sample = 13.5, gap = 6.5, north = 12;
    const auto& box = drawn.sheet.fieldBox();
    double x = box.left + drawn.sheet.hexMillimetres() * hexesOfBar(drawn.sheet) + afterScale;
    std::vector<picture::Text> placed;
    for (const auto& side : sides) {
        auto word =
            pageWords(drawn.look, model::capital(side.name.in(language)), {x + sample, box.bottom + 5.65},
                      drawn.look.symbol("page").number("text-points"));
        const double right = word.at.x + sizeOf(word.words, word.font).width;
        if (right > box.right - north) break;
        placed.push_back(std::move(word));
        x = right + gap;
    }
    return placed;
}

}  // namespace

picture::Colour paperColour(const Symbology& look) {
    return Tone(look).of(look.symbol("page").colour("paper"), true);
}

MapSheet sheetFor(const mapsets::Battlefield& field, const model::Document& document, const Symbology& look,
                  const SheetOrder& order) {
    MapSheet bare(field, order.hexMillimetres);
    if (order.isBare) return bare;
    const double margin = look.symbol("page").number("margin");
    const auto columns = columnsIn(bare.size().width);
    const Drawn drawn{field, document, look, bare, order.layers};
    std::vector<Entry> sides;
    if (drawn.shows("legend")) addSides(drawn, sides);
    const auto beside = besideScale(drawn, sides, order.language).size();
    const auto count = entriesOf(drawn).size() + sides.size() - beside;
    const auto rows = (count + columns - 1) / columns;
    return {field,
            order.hexMillimetres,
            {margin, margin + titleHeight, margin,
             margin + scaleHeight + static_cast<double>(rows) * entryHeight}};
}

namespace {

/// `at` is the middle of the left side of a box 12 mm wide.
void drawSideSample(const Scene& scene, const Entry& entry, Point at, picture::Layer& layer) {
    const model::SideId side{entry.id};
    if (entry.kind == "unit") {
        drawBlankCounter(sideSymbol(scene, side), {at.x + 9, at.y}, 6, layer.marks);
    } else if (entry.kind == "zone") {
        addStroke(layer.marks, picture::Curve().move(at).line({at.x + 12, at.y}),
                  {.width = scene.look.symbol("zone").number("width"),
                   .colour = faded(sideColour(scene, side), 0.8),
                   .cap = picture::Cap::butt,
                   .dashes = sideDashes(scene, side)});
    } else {
        const auto& symbol = scene.look.symbol("objective");
        const Point near{at.x + 9.2, at.y};
        addFill(layer.marks, star(near, 2.2), symbol.colour("fill"));
        addStroke(layer.marks, star(near, 2.2), symbol.colour("ink"), 0.3);
    }
}

void drawEntry(const Scene& scene, const Entry& entry, const picture::Box& swatch, const SampleParts& parts,
               picture::Layer& layer) {
    if (entry.kind == "relief")
        drawHeightSample(scene, entry.step, swatch, layer.marks, parts);
    else if (entry.kind == "unit" || entry.kind == "zone" || entry.kind == "objective")
        drawSideSample(scene, entry,
                       {swatch.left - (entry.kind == "zone" ? 0.5 : 3.5), (swatch.top + swatch.bottom) / 2},
                       layer);
    else
        drawSample(scene, entry.kind, entry.id, swatch, layer.marks, parts);
}

}  // namespace

picture::Layer drawLegend(const Scene& scene) { return drawLegendOf(scene, {}); }

picture::Layer drawLegendOf(const Scene& scene, std::span<const std::string> layers) {
    picture::Layer layer{"legend", {}};
    if (scene.sheet.margins().bottom < scaleHeight) return layer;
    const Drawn drawn{scene.field, scene.document, scene.look, scene.sheet, layers};
    auto entries = entriesOf(drawn);
    std::vector<Entry> sides;
    if (drawn.shows("legend")) addSides(drawn, sides);
    const auto beside = besideScale(drawn, sides, scene.language);
    entries.insert(entries.end(), sides.begin() + static_cast<std::ptrdiff_t>(beside.size()), sides.end());
    const SampleParts parts{drawn.shows("ground"), drawn.shows("buildings"), drawn.shows("tints"),
                            drawn.shows("contours")};
    const auto& box = scene.sheet.fieldBox();
    const auto columns = columnsIn(box.width());
    const double top = box.bottom + scaleHeight;
    const double width = box.width() / static_cast<double>(columns);
    const double points = scene.look.symbol("page").number("text-points");
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const Point at{box.left + static_cast<double>(i % columns) * width,
                       top + static_cast<double>(i / columns) * entryHeight};
        const picture::Box swatch{at.x, at.y, at.x + 11, at.y + entryHeight - 1.6};
        drawEntry(scene, entries[i], swatch, parts, layer);
        const auto word = pageWords(scene.look, model::capital(entries[i].name.in(scene.language)),
                                    {swatch.right + 2, (swatch.top + swatch.bottom) / 2}, points);
        addText(layer.marks, word);
        keepWhole(layer, swatch, word);
    }
    for (std::size_t i = 0; i < beside.size(); ++i) {
        const Point at{beside[i].at.x - 13.5, beside[i].at.y};
        drawSideSample(scene, sides[i], at, layer);
        addText(layer.marks, beside[i]);
        keepWhole(layer, {at.x, at.y - 3, at.x + 12, at.y + 3}, beside[i]);
    }
    return layer;
}

}  // namespace cota::look
