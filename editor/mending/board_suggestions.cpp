// Suggestions about boards as a whole, what is on which of them, and how the scenario is left and won.
#include <algorithm>
#include <iterator>
#include <set>

#include "editor/answers/subject_shape.h"
#include "editor/documents/names.h"
#include "editor/documents/subject_name.h"
#include "editor/mending/suggestions.h"
#include "editor/scenario/victory_form.h"
#include "editor/scenario/zone_edits.h"
#include "formats/model/document/edit_support.h"
#include "formats/model/document/edits.h"
#include "formats/model/geometry/outline.h"

namespace cota::session {

namespace {

using model::SubjectKind;

/// A file of another game becomes one of the game of the scenario.
void takeGame(const FindingIn& about) {
    const auto& document = about.document();
    if (!document.scenario || !about.request.game) return;
    const auto& game = about.request.game->id;
    const auto isOther = [&](const model::MapsetId& id) {
        const auto& layers = about.request.game->layers;
        return std::ranges::find(layers, id) == layers.end();
    };
    const auto change = [&](auto& parts) {
        for (auto& entry : parts)
            if (entry.first == about.value("file") && isOther(entry.second->mapset))
                entry.second = entry.second.with([&](auto& part) { part.mapset = game; });
    };
    auto changed = document;
    change(changed.boards);
    change(changed.forces);
    about.add(named("Make %s a file of this game", about.value("file")), std::move(changed));
}

/// The file of a board that a finding is about, in a scenario or alone.
std::string boardFile(const FindingIn& about) {
    const auto& document = about.document();
    if (document.scenario)
        for (const auto& board : (*document.scenario)->assembly.boards)
            if (board.id.text == about.subject.id && document.boards.contains(board.file)) return board.file;
    for (const auto& [file, board] : document.boards)
        if (board->id == about.subject.id) return file;
    return document.boards.size() == 1 ? document.boards.begin()->first : std::string();
}

/// Numbers that can be read back: with more digits, or with a separator.
void numberHexes(const FindingIn& about) {
    const auto file = boardFile(about);
    if (file.empty()) return;
    auto grid = about.document().boards.at(file)->grid;
    const auto labels = grid.labels;
    grid.labels = model::widenedFor(labels, grid.columns, grid.rows);
    about.add(named("More digits in the numbers of hexes"), model::withGrid(about.document(), file, grid));
    grid.labels.separator = ".";
    about.add(named("A point between column and row"), model::withGrid(about.document(), file, grid));
}

/// Half hexes at the edges that have whole ones.
void halveEdges(const FindingIn& about) {
    const auto file = boardFile(about);
    if (file.empty()) return;
    auto grid = about.document().boards.at(file)->grid;
    grid.halves = {true, true, true, true};
    about.add(named("Half hexes on all edges"), model::withGrid(about.document(), file, grid));
}

/// A feature of the scenario that boards print goes to the board.
void printOnBoard(const FindingIn& about) {
    if (!about.document().scenario) return;
    std::set<Cell> cells = shapeOf(about.map(), about.subject).hexes;
    for (const auto& label : about.subject.hexes)
        if (const auto cell = about.map().field().resolve(label)) cells.insert(*cell);
    for (const auto& feature : (*about.document().scenario)->features) {
        const auto cell = about.map().field().resolve(feature.at.label);
        if (!cell || !cells.contains(*cell)) continue;
        auto changed = model::withoutScenarioFeature(about.document(), feature.at, feature.kind);
        for (const auto& [board, hex] : about.map().printed(*cell)) {
            model::FeatureAt made;
            made.kind = feature.kind;
            made.at = hex;
            made.attributes = feature.attributes;
            changed = model::withFeature(changed, board, made);
        }
        about.add(named("Put it on the board (%s)", about.map().label(*cell)), std::move(changed));
    }
}

/// Only the hexes of the zone that are at the edge of the map.
void keepAtEdge(const FindingIn& about) {
    const auto* inside = model::findValue(about.finding().values, "hexes");
    // Hexes that two zones share may be anywhere.
    if (!about.document().scenario || !inside || model::findValue(about.finding().values, "other")) return;
    const auto& zones = (*about.document().scenario)->zones;
    const auto zone = std::ranges::find(zones, model::ZoneId(about.subject.id), &model::Zone::id);
    if (zone == zones.end()) return;
    auto cells = shapeOf(about.map(), about.subject).hexes;
    for (const auto text : inside->itemTexts())
        if (const auto cell = about.map().field().resolve(std::string(text))) cells.erase(*cell);
    if (cells.empty()) return;
    model::ZoneTerm hexes;
    hexes.kind = model::ZoneTerm::Kind::hexes;
    for (const Cell cell : cells) hexes.hexes.push_back(about.map().ref(cell));
    model::Zone made = *zone;
    made.hexes.kind = model::ZoneTerm::Kind::anyOf;
    made.hexes.children = {std::move(hexes)};
    about.add(named("Keep only the hexes of %s at the edge of the map", namesOf(*zone)),
              model::withZone(about.document(), made));
}

/// The hexes that two zones share are taken out of one of them.
void partZones(const FindingIn& about) {
    if (!about.document().scenario) return;
    const auto& zones = (*about.document().scenario)->zones;
    const auto zoneIn = [&](const char* value) {
        return std::ranges::find(zones, model::ZoneId(about.value(value)), &model::Zone::id);
    };
    const auto one = zoneIn("zone"), other = zoneIn("other");
    if (one == zones.end() || other == zones.end() || about.finding().subject != about.subject) return;
    const auto cellsOf = [&](const model::Zone& zone) {
        return shapeOf(about.map(), {SubjectKind::zone, zone.id.text, {}}).hexes;
    };
    const auto first = cellsOf(*one), second = cellsOf(*other);
    std::set<Cell> shared;
    std::ranges::set_intersection(first, second, std::inserter(shared, shared.end()));
    for (const auto& zone : {other, one}) {
        model::Zone made = *zone;
        made.hexes = withoutCells(zone->hexes, about.map(), shared);
        about.add(named("Take the shared hexes out of %s", namesOf(*zone)),
                  model::withZone(about.document(), made));
    }
}

/// A condition for each side, as the view of victory would add it.
void proposeCondition(const FindingIn& about) {
    if (!about.document().scenario || !(*about.document().scenario)->victory.empty()) return;
    for (const auto& side : (*about.document().scenario)->sides)
        if (auto step = addCondition(about.source, side.id))
            about.add(named("Add a victory condition") + ": " + StepName(namesOf(side)),
                      std::move(step->document));
}

/// The painted hexes of a terrain that no outline of it covers are outlined.
void outlineHexes(const FindingIn& about) {
    const auto* of = model::findValue(about.finding().values, "terrain");
    const auto ids = of ? of->ids(model::ValueKind::onMap) : std::vector<std::string>{};
    if (ids.size() != 1 || !about.request.game) return;
    const model::TerrainId terrain(ids.front());
    const auto& map = about.map();
    model::Document changed = about.document();
    for (const auto& file : about.document().boards) {
        const auto& key = file.first;
        const auto& board = file.second;
        std::set<Cell> bare;
        for (const Cell cell : map.field().hexes()) {
            const auto at = map.onBoard(map.sheet().centre(cell), key);
            const bool isDrawn = !at || std::ranges::any_of(board->areas, [&](const model::Area& area) {
                return area.terrain == terrain &&
                       model::placeOf(model::fine(*at), area.outline) != model::Place::outside;
            });
            const auto mix = map.terrain(cell);
            if (!isDrawn &&
                std::ranges::find(mix.shares, terrain, &model::TerrainShare::terrain) != mix.shares.end())
                bare.insert(cell);
        }
        for (auto& outline : outlinesFor(map, key, terrain, bare, about.source.look.get())) {
            const auto id = freeId(terrain.text, [&](const std::string& one) {
                return std::ranges::find(changed.boards.at(key)->areas, one, &model::Area::id) !=
                       changed.boards.at(key)->areas.end();
            });
            changed = model::withArea(changed, key, model::Area{id, terrain, std::move(outline), {}});
        }
    }
    const auto* known = about.request.game->catalogue.terrain(terrain);
    about.add(named("Draw the outlines of %s around its hexes",
                    known ? StepName(namesOf(*known)) : StepName(terrain.text)),
              std::move(changed));
}

}  // namespace

std::vector<SuggestionFor> boardSuggestions() {
    return {{SubjectKind::hex, true, outlineHexes},     {SubjectKind::scenario, false, proposeCondition},
            {SubjectKind::scenario, false, takeGame},   {SubjectKind::board, false, takeGame},
            {SubjectKind::board, false, numberHexes},   {SubjectKind::board, false, halveEdges},
            {SubjectKind::feature, true, printOnBoard}, {SubjectKind::hex, true, printOnBoard},
            {SubjectKind::zone, true, partZones},       {SubjectKind::zone, true, keepAtEdge}};
}

}  // namespace cota::session
