// Reads everything that can be on a map: terrains, hexsides, features, paths, movement types.

#include "formats/xml/documents/board_reader.h"
#include "mapsets/loading/mapset_layer.h"

namespace cota::mapsets {

namespace {

// Greatest height above the ground in levels or metres.
constexpr int mostHeight = 200;

void mergeHeight(xml::XmlCursor& element, const Provenance& from, int& height,
                 std::map<std::string, Provenance>& valueFrom) {
    if (const auto written = element.findInteger("height", {.min = 0, .max = mostHeight})) {
        height = *written;
        valueFrom["height"] = from;
    }
}

template <class Member>
void mergeFlag(xml::XmlCursor& element, std::string_view name, const Provenance& from, Member& member,
               std::map<std::string, Provenance>& valueFrom) {
    if (const auto written = element.findFlag(name)) {
        member = *written;
        valueFrom[std::string(name)] = from;
    }
}

}  // namespace

void readTerrain(LayerContext& context, xml::XmlCursor& element) {
    const auto found = entryFor(context, element, context.catalogue().terrains, &TerrainType::id, "terrain");
    if (found.entry) {
        auto& terrain = *found.entry;
        mergeCommon(context, element, found.place, found.from, terrain);
        if (element.has("like")) {
            terrain.like = element.id<model::TerrainId>("like");
            terrain.valueFrom["like"] = found.from;
        }
        mergeHeight(element, found.from, terrain.height, terrain.valueFrom);
        mergeFlag(element, "additive", found.from, terrain.additive, terrain.valueFrom);
        mergeCosts(context, element, found.place, found.from, terrain.costs);
    }
    element.finish();
}

void readHexside(LayerContext& context, xml::XmlCursor& element) {
    const auto found = entryFor(context, element, context.catalogue().hexsides, &HexsideType::id, "hexside");
    if (found.entry) {
        mergeCommon(context, element, found.place, found.from, *found.entry);
        mergeHeight(element, found.from, found.entry->height, found.entry->valueFrom);
        mergeCosts(context, element, found.place, found.from, found.entry->costs);
    }
    element.finish();
}

void readFeature(LayerContext& context, xml::XmlCursor& element) {
    const auto found = entryFor(context, element, context.catalogue().features, &FeatureType::id, "feature");
    if (found.entry) {
        auto& feature = *found.entry;
        mergeCommon(context, element, found.place, found.from, feature);
        mergeFlag(element, "printed", found.from, feature.printed, feature.valueFrom);
        mergeFlag(element, "scenario", found.from, feature.scenario, feature.valueFrom);
        mergeHeight(element, found.from, feature.height, feature.valueFrom);
        mergeCosts(context, element, found.place, found.from, feature.costs);
        for (auto child : element.children("surcharge")) {
            const int number = child.requiredInteger("count", {.min = 1, .max = 99}).value_or(1);
            mergeCostAttributes(context, child, found.place + "/surcharge/" + std::to_string(number),
                                found.from, feature.surcharges[number]);
        }
        mergeAttributes(context, element, found.place, found.from, feature.attributes);
    }
    element.finish();
}

void readPath(LayerContext& context, xml::XmlCursor& element) {
    const auto found = entryFor(context, element, context.catalogue().pathKinds, &PathKind::id, "path");
    if (found.entry) {
        auto& path = *found.entry;
        mergeCommon(context, element, found.place, found.from, path);
        mergeFlag(element, "along-sides", found.from, path.alongSides, path.valueFrom);
        if (element.has("terrain")) {
            path.terrain = element.id<model::TerrainId>("terrain");
            path.valueFrom["terrain"] = found.from;
        }
        mergeCosts(context, element, found.place, found.from, path.costs);
    }
    element.finish();
}

void readMobility(LayerContext& context, xml::XmlCursor& element) {
    const auto found = entryFor(context, element, context.catalogue().mobilities, &Mobility::id, "mobility");
    if (found.entry) {
        mergeCommon(context, element, found.place, found.from, *found.entry);
        mergeFlag(element, "pays-terrain", found.from, found.entry->paysTerrain, found.entry->valueFrom);
    }
    element.finish();
}

void readScales(LayerContext& context, xml::XmlCursor& element) {
    auto& scales = context.catalogue().scales;
    scales.from = provenanceOf(context, element);
    placeOnce(context, element, "scales", "scales", "scales");
    // A game omits values it does not have; a visibility of 0 hexes means no limit.
    scales.hexMetres = element.integer("hex", {.min = 1, .max = 1000000}, scales.hexMetres);
    scales.turnMinutes = element.integer("turn", {.min = 1, .max = 1000000}, scales.turnMinutes);
    scales.levelHeight = element.integer("level", {.min = 1, .max = 10000}, scales.levelHeight);
    scales.heightUnit = element.text("height-unit", scales.heightUnit);
    scales.dayVisibility = element.integer("day-visibility", {.min = 0, .max = 1000}, scales.dayVisibility);
    element.finish();
}

void readHalfHexes(LayerContext& context, xml::XmlCursor& element) {
    static const std::vector<std::string_view> uses{"playable", "unplayable", "staging"};
    provenanceOf(context, element);
    placeOnce(context, element, "half-hexes", "half-hexes", "half-hexes");
    element.require("use");
    if (const auto use = element.findWord("use", uses))
        context.catalogue().scales.halfHexes = static_cast<HalfHexes>(*use);
    element.finish();
}

void readGrid(LayerContext& context, xml::XmlCursor& element) {
    // As in the file of a board, with numbering and half hexes. A layer that has a grid states all of it.
    provenanceOf(context, element);
    placeOnce(context, element, "grid", "grid", "grid");
    if (const auto grid = xml::readGrid(element)) context.catalogue().defaultGrid = *grid;
    element.finish();
}

void readRulebook(LayerContext& context, xml::XmlCursor& element) {
    placeOnce(context, element, "rulebook", "rulebook", "rulebook");
    mergeName(element, context.mapset.rulebook);
    element.finish();
}

/// `look` reads the symbology; here it is only stored.
void readSymbol(LayerContext& context, xml::XmlCursor& element) {
    const auto of = element.requiredText("for");
    placeOnce(context, element, placeOf("symbol", of), "symbol", of);
    context.catalogue().symbols.emplace_back(of, element.text("draw"));
    element.finish();
}

}  // namespace cota::mapsets
