#include "editor/tools/hex_tools.h"

#include <algorithm>

#include "editor/answers/hex_facts.h"
#include "editor/documents/generated_names.h"
#include "editor/documents/names.h"
#include "editor/tools/new_names.h"
#include "editor/tools/tool_marks.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"

namespace cota::tools {

using session::named;

namespace {

bool isSameTerrain(const JoinedMap& map, Cell one, Cell other) {
    return map.terrain(one) == map.terrain(other);
}
bool isSameLevel(const JoinedMap& map, Cell one, Cell other) { return map.level(one) == map.level(other); }

/// "Paint woods".
session::StepName paintLabel(const ToolContext& context, const model::TerrainMix& mix) {
    if (mix.shares.empty()) return named("Paint ground");
    const auto& id = mix.shares.front().terrain;
    const auto* type = context.map.game().catalogue.terrain(id);
    return type && !type->name.empty() ? named("Paint %s", type->name) : named("Paint %s", id.text);
}

/// Reports areas of another terrain over a painted hex, because they hide the paint.
void sayWhatCovers(const ToolContext& context, const std::set<Cell>& cells, const model::TerrainMix& mix) {
    const auto& terrains = context.map.game().catalogue.terrains;
    for (const Cell cell : cells)
        for (const auto& area : context.map.field().areasOver(cell)) {
            if (!mix.shares.empty() && terrains[area.terrain].id == mix.shares.front().terrain) continue;
            return context.say(session::tr("Hex %s is inside an area:", context.map.label(cell)) + " " +
                               session::areasOver(context.map, cell, context.language) + ". " +
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

model::Zone newZone(const ToolContext& context) {
    const auto& zones = (*context.document.scenario)->zones;
    const auto made =
        newName(context.choices.newName, session::zoneWord, "zone", zones.size(), context.language,
                [&](const std::string& id) { return thingNamed(zones, id) != nullptr; });
    model::Zone zone;
    zone.id = model::ZoneId(made.id);
    zone.name = made.name;
    zone.hexes.kind = model::ZoneTerm::Kind::anyOf;
    return zone;
}

}  // namespace

std::optional<HistoryEntry> stepOf(const ToolContext& context, session::StepName label,
                                   model::Document changed) {
    if (changed == context.document) {
        context.say(session::tr("No change: the hex is already like that."));
        return std::nullopt;
    }
    return HistoryEntry{std::move(label), std::move(changed)};
}

std::optional<HistoryEntry> HexTool::release(const ToolContext& context, const PointerEvent& event) {
    if (!stroke_.isBusy()) return std::nullopt;
    stroke_.drag(context, event);
    const std::set<Cell> cells = stroke_.cells();
    const bool isReversed = stroke_.isReversed();
    stroke_.clear();
    if (!cells.empty()) return apply(context, cells, isReversed);
    context.say(session::tr("That is outside the map."));
    return std::nullopt;
}

std::vector<picture::Mark> HexTool::feedback(const ToolContext& context,
                                             const std::optional<PointerEvent>& hover) const {
    return hexMarks(context, stroke_.preview(context, hover));
}

TerrainTool::TerrainTool() : HexTool(isSameTerrain, &Choices::terrainBrush) {}

std::optional<HistoryEntry> TerrainTool::apply(const ToolContext& context, const std::set<Cell>& cells,
                                               bool isReversed) const {
    const model::TerrainMix mix = isReversed ? model::TerrainMix{} : context.choices.terrain;
    model::Document changed = context.document;
    for (const auto& [board, hexes] : byBoard(context.map, cells))
        changed = model::withTerrain(changed, board, hexes, mix);
    sayWhatCovers(context, cells, mix);
    return stepOf(context, paintLabel(context, mix), std::move(changed));
}

std::string whyNoLevel(const model::Board& board) {
    if (board.contours.empty()) return {};
    return session::tr("Board %s uses contours. Edit them with the Contours tool (C).", board.id);
}

LevelTool::LevelTool() : HexTool(isSameLevel, &Choices::levelBrush) {}

std::optional<HistoryEntry> LevelTool::apply(const ToolContext& context, const std::set<Cell>& cells,
                                             bool isReversed) const {
    const auto& choices = context.choices;
    model::Document changed = context.document;
    const bool isSet = choices.levelChange == LevelChange::set;
    const bool isRaise = (choices.levelChange == LevelChange::raise) != isReversed;
    for (const auto& [board, hexes] : byBoard(context.map, cells))
        changed =
            isSet ? model::withLevel(changed, board, hexes, choices.level)
                  : model::withLevelRaised(changed, board, hexes, isRaise ? choices.level : -choices.level);
    for (const auto& entry : byBoard(context.map, cells))
        context.say(whyNoLevel(*context.document.boards.at(entry.first)));
    const auto set = [&] { return named("Set level %s", std::to_string(choices.level)) + ": "; };
    if (cells.size() == 1) {
        const auto hex = context.map.label(*cells.begin());
        const auto label = isSet ? set() + hex : isRaise ? named("Raise %s", hex) : named("Lower %s", hex);
        return stepOf(context, label, std::move(changed));
    }
    const auto count = std::to_string(cells.size());
    const auto label = isSet     ? set() + named("%s hexes", count)
                       : isRaise ? named("Raise %s hexes", count)
                                 : named("Lower %s hexes", count);
    return stepOf(context, label, std::move(changed));
}

ZoneTool::ZoneTool() : HexTool([](const JoinedMap&, Cell, Cell) { return false; }, &Choices::zoneBrush) {}

std::optional<HistoryEntry> ZoneTool::apply(const ToolContext& context, const std::set<Cell>& cells,
                                            bool isReversed) const {
    if (!context.document.scenario) {
        context.say(session::tr("Only a scenario has zones; this is a board."));
        return std::nullopt;
    }
    auto& choices = context.choices;
    const auto& zones = (*context.document.scenario)->zones;
    // The chosen zone may have been removed, for example by undo; then a new one is made.
    const auto* known = activeThing(zones, choices.zone, choices);
    if (isReversed && !known) {
        context.say(session::tr("Select the zone in the palette first."));
        return std::nullopt;
    }
    model::Zone zone = known ? *known : newZone(context);
    auto& list = listOf(zone).hexes;
    // A hex on a seam has several labels, and the list may use any of them.
    const auto isListed = [&](const model::HexRef& ref) {
        const auto cell = context.map.field().resolve(ref.label);
        return cell && cells.contains(*cell);
    };
    if (isReversed) {
        std::erase_if(list, isListed);
    } else {
        std::set<Cell> missing = cells;
        for (const auto& ref : list)
            if (const auto cell = context.map.field().resolve(ref.label)) missing.erase(*cell);
        for (const Cell cell : missing) list.push_back(context.map.ref(cell));
    }
    if (list.empty())
        std::erase_if(zone.hexes.children, [](const model::ZoneTerm& term) {
            return term.kind == model::ZoneTerm::Kind::hexes && term.hexes.empty();
        });
    const session::StepName name(session::namesOf(zone));
    auto step = stepOf(context,
                       isReversed ? named("Remove from zone %s", name)
                       : !known   ? named("New zone: %s", name)
                                  : named("Add to zone %s", name),
                       model::withZone(context.document, zone));
    if (!step) return std::nullopt;
    chooseThing(choices, &Choices::zone, zone.id.text);
    choices.newName.clear();
    step->selection = {{model::SubjectKind::zone, zone.id.text, {}}};
    return step;
}

void PickTool::press(const ToolContext& context, const PointerEvent& event) {
    isBusy_ = true;
    const auto cell = context.map.cellAt(event.at);
    if (!cell) return;
    context.choices.terrain = context.map.terrain(*cell);
    context.choices.level = context.map.level(*cell);
    const auto& shares = context.choices.terrain.shares;
    const auto* type =
        shares.empty() ? nullptr : context.map.game().catalogue.terrain(shares.front().terrain);
    const std::string terrain = type ? session::nameOf(*type, context.language) : std::string();
    context.say(session::tr("Terrain and Levels now draw with: %s",
                            (terrain.empty() ? "" : terrain + ", ") +
                                session::tr("level %s", std::to_string(context.choices.level))));
}

std::optional<HistoryEntry> PickTool::release(const ToolContext&, const PointerEvent&) {
    isBusy_ = false;
    return std::nullopt;
}

std::vector<picture::Mark> PickTool::feedback(const ToolContext& context,
                                              const std::optional<PointerEvent>& hover) const {
    const auto cell = hover ? context.map.cellAt(hover->at) : std::nullopt;
    if (!cell) return {};
    return hexMarks(context, {*cell}, warning);
}

}  // namespace cota::tools
