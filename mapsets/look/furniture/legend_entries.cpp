#include "mapsets/look/furniture/legend_entries.h"

#include <algorithm>
#include <set>

#include "mapsets/field/zone_resolver.h"
#include "mapsets/look/counters/counter_face.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/units/roster.h"

namespace cota::look {

namespace {

constexpr auto zoneOf = local("zone: ");
constexpr auto countersOf = local("counters: ");
constexpr auto objectiveOf = local("objective: ");
constexpr std::size_t mostObjectives = 8;  // that are named one by one
constexpr double usualSwatch = 6.9;        // the height of a swatch up to A3

model::LocalText joinedText(model::LocalLiteral first, const model::LocalText& second) {
    using model::Language;
    return {std::string(first.english()) + second.en,
            std::string(first.in(Language::spanish)) + second.in(Language::spanish)};
}

/// One entry for each objective that has a name, or a single one if there are many or none has a name.
void addObjectives(const LegendSource& drawn, std::vector<LegendEntry>& entries) {
    std::vector<LegendEntry> named;
    bool isAny = false, hasPoints = false, isAllNamed = true;
    for (const auto& objective : drawn.scenario()->objectives) {
        const bool isThere = std::ranges::any_of(
            objective.hexes, [&](const auto& hex) { return drawn.field.resolve(hex.label).has_value(); });
        if (!isThere || drawn.look.symbol("objective", objective.id.text).drawing() == "nothing") continue;
        isAny = true;
        hasPoints = hasPoints || objective.points.has_value();
        isAllNamed = isAllNamed && !objective.name.empty();
        auto name = objective.name;
        const auto points = objective.points ? " (" + std::to_string(*objective.points) + ")" : std::string{};
        name.en += points;
        if (!name.es.empty()) name.es += points;
        named.push_back({"objective", objective.id.text, joinedText(objectiveOf, name)});
    }
    if (!isAny) return;
    if (isAllNamed && named.size() <= mostObjectives)
        entries.insert(entries.end(), named.begin(), named.end());
    else
        entries.push_back({"objective",
                           {},
                           hasPoints ? model::textOf(local("objective, with its points"))
                                     : model::textOf(local("objective"))});
}

/// Heights as on the map: each level above the lowest, or the contour interval.
void addHeights(const LegendSource& drawn, std::vector<LegendEntry>& entries) {
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
bool isOnMap(const LegendSource& drawn, const mapsets::FieldArea& area) {
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
bool isShown(const LegendSource& drawn, std::string_view kind, const std::string& id) {
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

}  // namespace

std::vector<LegendEntry> sideEntries(const LegendSource& drawn) {
    std::vector<LegendEntry> entries;
    const auto* scenario = drawn.scenario();
    if (!scenario || !drawn.shows("legend")) return entries;
    const mapsets::Roster roster(drawn.document, drawn.field);
    for (const auto& side : scenario->sides) {
        const bool isThere = std::ranges::any_of(roster.units(), [&](const auto& unit) {
            return unit.side == side.id && unit.where == mapsets::RosterUnit::Where::hex &&
                   unit.cell != mapsets::noCell;
        });
        if (isThere && drawn.shows("counters"))
            entries.push_back({"unit", side.id.text, joinedText(countersOf, side.name)});
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
            entries.push_back({"zone", side.id.text, joinedText(zoneOf, side.name)});
    if (drawn.shows("objectives")) addObjectives(drawn, entries);
    return entries;
}

std::vector<LegendEntry> legendEntries(const LegendSource& drawn) {
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
    std::vector<LegendEntry> entries;
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

SampleParts partsOf(const LegendSource& drawn) {
    return {drawn.shows("ground"), drawn.shows("buildings"), drawn.shows("tints"), drawn.shows("contours")};
}

void drawSideSample(const Scene& scene, const LegendEntry& entry, const picture::Box& swatch,
                    picture::Layer& layer) {
    const model::SideId side{entry.id};
    const double larger = swatch.height() / usualSwatch, y = (swatch.top + swatch.bottom) / 2;
    if (entry.kind == "unit") {
        drawBlankCounter(sideSymbol(scene, side), {swatch.left + 5.5 * larger, y}, 6 * larger, layer.marks);
    } else if (entry.kind == "zone") {
        // The rim with its bands inside, as on the map.
        constexpr double beyond = 0.5, wide = 12, above = 1.1, bands[] = {1.5, 2.4};
        const Point from{swatch.left - beyond * larger, y - above * larger},
            to{from.x + wide * larger, from.y};
        for (const double band : bands)
            addFill(layer.marks, picture::Curve::rectangle({from.x, from.y, to.x, from.y + band * larger}),
                    faded(sideColour(scene, side), 0.14));
        auto dashes = sideDashes(scene, side);
        for (auto& dash : dashes) dash *= larger;
        addStroke(layer.marks, picture::Curve().move(from).line(to),
                  {.width = scene.look.symbol("zone").number("width") * larger,
                   .colour = faded(sideColour(scene, side), 0.8),
                   .cap = picture::Cap::butt,
                   .dashes = std::move(dashes)});
    } else {
        const auto& symbol = scene.look.symbol("objective");
        const auto shape = star({swatch.left + 5.7 * larger, y}, 2.2 * larger);
        addFill(layer.marks, shape, symbol.colour("fill"));
        addStroke(layer.marks, shape, symbol.colour("ink"), 0.3 * larger);
    }
}

void drawLegendEntry(const Scene& scene, const LegendEntry& entry, const picture::Box& swatch,
                     const SampleParts& parts, picture::Layer& layer) {
    if (entry.kind == "relief")
        drawHeightSample(scene, entry.step, swatch, layer.marks, parts);
    else if (entry.kind == "unit" || entry.kind == "zone" || entry.kind == "objective")
        drawSideSample(scene, entry, swatch, layer);
    else
        drawSample(scene, entry.kind, entry.id, swatch, layer.marks, parts);
}

}  // namespace cota::look
