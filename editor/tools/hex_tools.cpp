#include "editor/tools/hex_tools.h"

#include <algorithm>

#include "editor/answers/hex_facts.h"
#include "editor/documents/made_names.h"
#include "editor/documents/names.h"
#include "editor/tools/new_names.h"
#include "editor/tools/tool_marks.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"

namespace cota::tools {

using session::named;

namespace {

bool isSameTerrain(const Table& table, Cell one, Cell other) {
    return table.terrain(one) == table.terrain(other);
}
bool isSameLevel(const Table& table, Cell one, Cell other) { return table.level(one) == table.level(other); }

/// "Paint woods".
session::StepName paintLabel(const Bench& bench, const model::TerrainMix& mix) {
    if (mix.shares.empty()) return named("Paint ground");
    const auto& id = mix.shares.front().terrain;
    const auto* type = bench.table.game().catalogue.terrain(id);
    return type && !type->name.empty() ? named("Paint %s", type->name) : named("Paint %s", id.text);
}

/// Reports areas of another terrain over a painted hex, because they hide the paint.
void sayWhatCovers(const Bench& bench, const std::set<Cell>& cells, const model::TerrainMix& mix) {
    const auto& terrains = bench.table.game().catalogue.terrains;
    for (const Cell cell : cells)
        for (const auto& area : bench.table.field().areasOver(cell)) {
            if (!mix.shares.empty() && terrains[area.terrain].id == mix.shares.front().terrain) continue;
            return bench.say(session::tr("Hex %s is inside an area:", bench.table.label(cell)) + " " +
                             session::areasOver(bench.table, cell, bench.language) + ". " +
                             session::tr("Edit or remove the area with the Areas tool (A)."));
        }
}

/// The list of single hexes in a zone; adds one if there is none.
model::ZoneTerm& listOf(model::Zone& zone) {
    auto& terms = zone.hexes.children;
    const auto it = std::ranges::find(terms, model::ZoneTerm::Kind::hexes, &model::ZoneTerm::kind);
    if (it != terms.end()) return *it;
    model::ZoneTerm list;
    list.kind = model::ZoneTerm::Kind::hexes;
    terms.push_back(std::move(list));
    return terms.back();
}

model::Zone newZone(const Bench& bench) {
    const auto& zones = (*bench.document.scenario)->zones;
    const auto made = newName(bench.choices.newName, session::zoneWord, "zone", zones.size(), bench.language,
                              [&](const std::string& id) { return thingCalled(zones, id) != nullptr; });
    model::Zone zone;
    zone.id = model::ZoneId(made.id);
    zone.name = made.name;
    zone.hexes.kind = model::ZoneTerm::Kind::anyOf;
    return zone;
}

}  // namespace

std::optional<Moment> stepOf(const Bench& bench, session::StepName label, model::Document changed) {
    if (changed == bench.document) {
        bench.say(session::tr("No change: the hex is already like that."));
        return std::nullopt;
    }
    return Moment{std::move(label), std::move(changed)};
}

std::optional<Moment> HexTool::release(const Bench& bench, const PointerEvent& event) {
    if (!stroke_.isBusy()) return std::nullopt;
    stroke_.drag(bench, event);
    const std::set<Cell> cells = stroke_.cells();
    const bool isReversed = stroke_.isReversed();
    stroke_.clear();
    if (!cells.empty()) return apply(bench, cells, isReversed);
    bench.say(session::tr("That is outside the map."));
    return std::nullopt;
}

std::vector<picture::Mark> HexTool::feedback(const Bench& bench,
                                             const std::optional<PointerEvent>& hover) const {
    return hexMarks(bench, stroke_.preview(bench, hover));
}

TerrainTool::TerrainTool() : HexTool(isSameTerrain, &Choices::terrainBrush) {}

std::optional<Moment> TerrainTool::apply(const Bench& bench, const std::set<Cell>& cells,
                                         bool isReversed) const {
    const model::TerrainMix mix = isReversed ? model::TerrainMix{} : bench.choices.terrain;
    model::Document changed = bench.document;
    for (const auto& [board, hexes] : byBoard(bench.table, cells))
        changed = model::withTerrain(changed, board, hexes, mix);
    sayWhatCovers(bench, cells, mix);
    return stepOf(bench, paintLabel(bench, mix), std::move(changed));
}

std::string whyNoLevel(const model::Board& board) {
    if (board.contours.empty()) return {};
    return session::tr("Board %s uses contours. Edit them with the Contours tool (C).", board.id);
}

LevelTool::LevelTool() : HexTool(isSameLevel, &Choices::levelBrush) {}

std::optional<Moment> LevelTool::apply(const Bench& bench, const std::set<Cell>& cells,
                                       bool isReversed) const {
    const auto& choices = bench.choices;
    model::Document changed = bench.document;
    const bool isSet = choices.levelChange == LevelChange::set;
    const bool isRaise = (choices.levelChange == LevelChange::raise) != isReversed;
    for (const auto& [board, hexes] : byBoard(bench.table, cells))
        changed =
            isSet ? model::withLevel(changed, board, hexes, choices.level)
                  : model::withLevelRaised(changed, board, hexes, isRaise ? choices.level : -choices.level);
    for (const auto& entry : byBoard(bench.table, cells))
        bench.say(whyNoLevel(*bench.document.boards.at(entry.first)));
    const auto set = [&] { return named("Set level %s", std::to_string(choices.level)) + ": "; };
    if (cells.size() == 1) {
        const auto hex = bench.table.label(*cells.begin());
        const auto label = isSet ? set() + hex : isRaise ? named("Raise %s", hex) : named("Lower %s", hex);
        return stepOf(bench, label, std::move(changed));
    }
    const auto count = std::to_string(cells.size());
    const auto label = isSet     ? set() + named("%s hexes", count)
                       : isRaise ? named("Raise %s hexes", count)
                                 : named("Lower %s hexes", count);
    return stepOf(bench, label, std::move(changed));
}

ZoneTool::ZoneTool() : HexTool([](const Table&, Cell, Cell) { return false; }, &Choices::zoneBrush) {}

std::optional<Moment> ZoneTool::apply(const Bench& bench, const std::set<Cell>& cells,
                                      bool isReversed) const {
    if (!bench.document.scenario) {
        bench.say(session::tr("Only a scenario has zones; this is a board."));
        return std::nullopt;
    }
    auto& choices = bench.choices;
    const auto& zones = (*bench.document.scenario)->zones;
    // The chosen zone may have been removed, for example by undo; then a new one is made.
    const auto* known = thingInHand(zones, choices.zone, choices);
    if (isReversed && !known) {
        bench.say(session::tr("Select the zone in the palette first."));
        return std::nullopt;
    }
    model::Zone zone = known ? *known : newZone(bench);
    auto& list = listOf(zone).hexes;
    // A hex on a seam has several labels, and the list may use any of them.
    const auto isListed = [&](const model::HexRef& ref) {
        const auto cell = bench.table.field().resolve(ref.label);
        return cell && cells.contains(*cell);
    };
    if (isReversed) {
        std::erase_if(list, isListed);
    } else {
        std::set<Cell> missing = cells;
        for (const auto& ref : list)
            if (const auto cell = bench.table.field().resolve(ref.label)) missing.erase(*cell);
        for (const Cell cell : missing) list.push_back(bench.table.ref(cell));
    }
    if (list.empty())
        std::erase_if(zone.hexes.children, [](const model::ZoneTerm& term) {
            return term.kind == model::ZoneTerm::Kind::hexes && term.hexes.empty();
        });
    const session::StepName name(session::namesOf(zone));
    auto step = stepOf(bench,
                       isReversed ? named("Remove from zone %s", name)
                       : !known   ? named("New zone: %s", name)
                                  : named("Add to zone %s", name),
                       model::withZone(bench.document, zone));
    if (!step) return std::nullopt;
    takeThing(choices, &Choices::zone, zone.id.text);
    choices.newName.clear();
    step->selection = {{model::SubjectKind::zone, zone.id.text, {}}};
    return step;
}

void PickTool::press(const Bench& bench, const PointerEvent& event) {
    isBusy_ = true;
    const auto cell = bench.table.cellAt(event.at);
    if (!cell) return;
    bench.choices.terrain = bench.table.terrain(*cell);
    bench.choices.level = bench.table.level(*cell);
    const auto& shares = bench.choices.terrain.shares;
    const auto* type =
        shares.empty() ? nullptr : bench.table.game().catalogue.terrain(shares.front().terrain);
    const std::string terrain = type ? session::nameOf(*type, bench.language) : std::string();
    bench.say(session::tr("Terrain and Levels now draw with: %s",
                          (terrain.empty() ? "" : terrain + ", ") +
                              session::tr("level %s", std::to_string(bench.choices.level))));
}

std::optional<Moment> PickTool::release(const Bench&, const PointerEvent&) {
    isBusy_ = false;
    return std::nullopt;
}

std::vector<picture::Mark> PickTool::feedback(const Bench& bench,
                                              const std::optional<PointerEvent>& hover) const {
    const auto cell = hover ? bench.table.cellAt(hover->at) : std::nullopt;
    if (!cell) return {};
    return hexMarks(bench, {*cell}, warning);
}

}  // namespace cota::tools
