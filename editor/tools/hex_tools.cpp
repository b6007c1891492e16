#include "editor/tools/hex_tools.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "editor/answers/hex_facts.h"
#include "editor/documents/generated_names.h"
#include "editor/documents/names.h"
#include "editor/scenario/zone_edits.h"
#include "editor/tools/new_names.h"
#include "editor/tools/tool_marks.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"
#include "mapsets/look/symbols/fills.h"

namespace cota::tools {

using session::named;

namespace {

std::function<bool(const JoinedMap&, Cell)> sameLevel(const JoinedMap& map, Cell first) {
    return [level = map.level(first)](const JoinedMap& there, Cell other) {
        return there.level(other) == level;
    };
}

/// "Paint woods".
session::StepName paintLabel(const ToolContext& context, const model::TerrainMix& mix) {
    if (mix.shares.empty()) return named("Paint ground");
    if (!context.choices.blend.empty()) return named("Paint a mix of terrains");
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

std::function<bool(const JoinedMap&, Cell)> sameTerrain(const JoinedMap& map, Cell first) {
    return [terrain = map.terrain(first)](const JoinedMap& there, Cell other) {
        return there.terrain(other) == terrain;
    };
}

std::optional<HistoryEntry> stepOf(const ToolContext& context, session::StepName label,
                                   model::Document changed) {
    if (changed == context.document) {
        context.say(session::tr("No change: the hex is already like that."));
        return std::nullopt;
    }
    return HistoryEntry{std::move(label), std::move(changed)};
}

void HexTool::press(const ToolContext& context, const PointerEvent& event) {
    // A double click fills in the step of its first click.
    if (!event.isDouble && !stroke_.isBusy()) number_ = ++context.choices.strokes;
    stroke_.press(context, event);
}

std::optional<HistoryEntry> HexTool::release(const ToolContext& context, const PointerEvent& event) {
    if (!stroke_.isBusy() || !stroke_.endsWith(context, event)) return std::nullopt;
    return ended(context);
}

std::optional<HistoryEntry> HexTool::finish(const ToolContext& context) {
    if (stroke_.corners().empty()) return std::nullopt;
    if (stroke_.close(context)) return ended(context);
    context.say(session::tr("An outline needs at least three points."));
    stroke_.clear();
    return std::nullopt;
}

std::optional<HistoryEntry> HexTool::ended(const ToolContext& context) {
    Painted painted{stroke_.cells(), stroke_.isReversed()};
    const bool isOutline = !stroke_.corners().empty();
    if (!painted.cells.empty()) {
        painted.first = stroke_.first().value_or(*painted.cells.begin());
        painted.last = stroke_.last().value_or(painted.first);
    }
    stroke_.clear();
    if (painted.cells.empty()) {
        context.say(isOutline ? session::tr("The outline contains no hex.")
                              : session::tr("That is outside the map."));
        return std::nullopt;
    }
    auto step = apply(context, painted);
    if (step) step->gesture = "stroke-" + std::to_string(number_);
    return step;
}

std::vector<picture::Mark> HexTool::feedback(const ToolContext& context,
                                             const std::optional<PointerEvent>& hover) const {
    auto marks = hexMarks(context, stroke_.preview(context, hover));
    std::vector<MapPoint> outline = stroke_.corners();
    if (outline.empty()) return marks;
    if (hover) outline.push_back(hover->at);
    marks.push_back(lineMark(context, outline, outline.size() > 2));
    marks.push_back(dotMark(context, outline.front()));
    return marks;
}

model::TerrainId blendedAt(const std::vector<BlendShare>& blend, model::HexCoord hex) {
    int sum = 0;
    for (const auto& share : blend) sum += std::max(0, share.parts);
    if (sum == 0) return blend.empty() ? model::TerrainId() : blend.front().terrain;
    // Mixed well enough that neither rows nor columns show.
    auto mixed =
        static_cast<std::uint32_t>(hex.q) * 0x9e3779b1u ^ static_cast<std::uint32_t>(hex.r) * 0x85ebca6bu;
    for (const std::uint32_t factor : {0x7feb352du, 0x846ca68bu}) mixed = (mixed ^ (mixed >> 15u)) * factor;
    int place = static_cast<int>((mixed ^ (mixed >> 16u)) % static_cast<std::uint32_t>(sum));
    for (const auto& share : blend) {
        place -= std::max(0, share.parts);
        if (place < 0) return share.terrain;
    }
    return blend.front().terrain;
}

TerrainTool::TerrainTool() : HexTool(sameTerrain, &brushIn<&Choices::terrainBrush>) {}

std::optional<model::TerrainMix> TerrainTool::becomes(const ToolContext& context, const model::Board& board,
                                                      model::HexCoord hex, bool isReversed) const {
    const auto& choices = context.choices;
    const auto& blend = choices.blend;
    const bool isClearing = (choices.paintMode == PaintMode::clearOnly) != isReversed;
    const auto& now = (*board.terrain)[board.grid.index(hex)];
    const auto& first = now.shares.front().terrain;
    if (choices.paintMode == PaintMode::addOnly && !isClearing &&
        (now.shares.size() > 1 || first != board.ground))
        return std::nullopt;
    const bool isChosen =
        blend.empty() ? !choices.terrain.shares.empty() && first == choices.terrain.shares.front().terrain
                      : std::ranges::find(blend, first, &BlendShare::terrain) != blend.end();
    if (choices.paintMode == PaintMode::clearOnly && isClearing && !isChosen) return std::nullopt;
    if (isClearing) return model::TerrainMix{};
    return blend.empty() ? choices.terrain : model::TerrainMix{{{blendedAt(blend, hex), {}}}};
}

std::optional<HistoryEntry> TerrainTool::apply(const ToolContext& context, const Painted& painted) const {
    const auto mode = context.choices.paintMode;
    const bool isClearing = (mode == PaintMode::clearOnly) != painted.isReversed;
    const model::TerrainMix mix = isClearing ? model::TerrainMix{} : context.choices.terrain;
    model::Document changed = context.document;
    for (const auto& [key, hexes] : byBoard(context.map, painted.cells)) {
        const auto& board = *context.document.boards.at(key);
        std::map<model::TerrainMix, std::vector<model::HexCoord>> chosen;
        for (const auto hex : hexes)
            if (board.grid.contains(hex))
                if (const auto terrain = becomes(context, board, hex, painted.isReversed))
                    chosen[*terrain].push_back(hex);
        for (const auto& [terrain, list] : chosen) changed = model::withTerrain(changed, key, list, terrain);
    }
    sayWhatCovers(context, painted.cells, mix);
    if (changed == context.document && mode == PaintMode::addOnly)
        context.say(session::tr("No change: only plain ground is painted in this mode."));
    if (changed == context.document && mode == PaintMode::clearOnly)
        context.say(session::tr("No change: only the chosen terrain is cleared in this mode."));
    return stepOf(context, paintLabel(context, mix), std::move(changed));
}

std::vector<picture::Mark> TerrainTool::fills(const ToolContext& context) const {
    constexpr std::size_t most = 4000;  // hexes; more are no longer drawn by hand
    if (!stroke().isBusy() || !context.look || stroke().cells().size() > most) return {};
    std::map<std::string, picture::Curve> shapes;
    for (const Cell cell : stroke().cells()) {
        const auto at = context.map.printed(cell).front();
        const auto& board = *context.document.boards.at(at.board);
        const auto mix = board.grid.contains(at.hex) ? becomes(context, board, at.hex, stroke().isReversed())
                                                     : std::nullopt;
        if (!mix) continue;
        const auto& terrain = mix->shares.empty() ? board.ground : mix->shares.front().terrain;
        shapes[terrain.text].add(picture::Curve::polygon(context.map.sheet().corners(cell)));
    }
    std::vector<picture::Mark> marks;
    for (const auto& [terrain, shape] : shapes)
        marks.push_back({picture::Fill{shape, look::fillOf(*context.look, terrain)}});
    return marks;
}

std::string whyNoLevel(const model::Board& board) {
    if (board.contours.empty()) return {};
    return session::tr("Board %s uses contours. Edit them with the Contours tool (C).", board.id);
}

namespace {

/// The level of each hex after smoothing: the mean of the hex and its neighbours, rounded to the nearest.
std::map<Cell, int> smoothed(const JoinedMap& map, const std::set<Cell>& cells) {
    std::map<Cell, int> levels;
    for (const Cell cell : cells) {
        int sum = 2 * map.level(cell), count = 2;  // its own level counts twice, so that peaks do not vanish
        for (const auto direction : model::allDirections) {
            const Cell next = map.field().neighbour(cell, direction);
            if (!isStillThere(map, next)) continue;
            sum += map.level(next);
            ++count;
        }
        levels[cell] = static_cast<int>(std::lround(double{1} * sum / count));
    }
    return levels;
}

/// An even slope from the level of the first hex to that of the last.
std::map<Cell, int> sloped(const JoinedMap& map, const std::set<Cell>& cells, Cell first, Cell last) {
    const MapPoint from = map.sheet().centre(first), to = map.sheet().centre(last);
    const double x = to.x - from.x, y = to.y - from.y, length = x * x + y * y;
    std::map<Cell, int> levels;
    for (const Cell cell : cells) {
        const MapPoint at = map.sheet().centre(cell);
        const double along =
            length == 0 ? 0 : std::clamp(((at.x - from.x) * x + (at.y - from.y) * y) / length, 0.0, 1.0);
        levels[cell] =
            static_cast<int>(std::lround(map.level(first) + along * (map.level(last) - map.level(first))));
    }
    return levels;
}

model::Document withLevels(const ToolContext& context, const std::map<Cell, int>& levels) {
    std::map<int, std::set<Cell>> byLevel;
    for (const auto& [cell, level] : levels)
        if (level != context.map.level(cell)) byLevel[level].insert(cell);
    model::Document changed = context.document;
    for (const auto& [level, cells] : byLevel)
        for (const auto& [board, hexes] : byBoard(context.map, cells))
            changed = model::withLevel(changed, board, hexes, level);
    return changed;
}

session::StepName levelLabel(LevelChange change, int level, const session::StepName& what) {
    switch (change) {
        case LevelChange::raise:
            return named("Raise %s", what);
        case LevelChange::lower:
            return named("Lower %s", what);
        case LevelChange::set:
            return named("Set level %s", std::to_string(level)) + ": " + what;
        case LevelChange::flatten:
            return named("Flatten %s", what);
        case LevelChange::smooth:
            return named("Smooth %s", what);
        case LevelChange::slope:
            return named("Slope %s", what);
    }
    return {};
}

}  // namespace

LevelTool::LevelTool() : HexTool(sameLevel, &brushIn<&Choices::levelBrush>) {}

std::optional<HistoryEntry> LevelTool::apply(const ToolContext& context, const Painted& painted) const {
    const auto& choices = context.choices;
    const auto& cells = painted.cells;
    auto change = choices.levelChange;
    if (painted.isReversed && change == LevelChange::raise)
        change = LevelChange::lower;
    else if (painted.isReversed && change == LevelChange::lower)
        change = LevelChange::raise;
    model::Document changed = context.document;
    const int first = context.map.level(painted.first);
    switch (change) {
        case LevelChange::raise:
        case LevelChange::lower:
            for (const auto& [board, hexes] : byBoard(context.map, cells))
                changed = model::withLevelRaised(
                    changed, board, hexes, change == LevelChange::raise ? choices.level : -choices.level);
            break;
        case LevelChange::set:
        case LevelChange::flatten:
            for (const auto& [board, hexes] : byBoard(context.map, cells))
                changed = model::withLevel(changed, board, hexes,
                                           change == LevelChange::set ? choices.level : first);
            break;
        case LevelChange::smooth:
            changed = withLevels(context, smoothed(context.map, cells));
            break;
        case LevelChange::slope:
            changed = withLevels(context, sloped(context.map, cells, painted.first, painted.last));
            break;
    }
    for (const auto& entry : byBoard(context.map, cells))
        context.say(whyNoLevel(*context.document.boards.at(entry.first)));
    if (change == LevelChange::slope && painted.first == painted.last)
        context.say(session::tr("Drag from the lower end of the slope to the upper end."));
    const auto what = cells.size() == 1 ? session::StepName(context.map.label(*cells.begin()))
                                        : named("%s hexes", std::to_string(cells.size()));
    return stepOf(context, levelLabel(change, choices.level, what), std::move(changed));
}

ZoneTool::ZoneTool() : HexTool(sameTerrain, &brushIn<&Choices::zoneBrush>) {}

std::optional<HistoryEntry> ZoneTool::apply(const ToolContext& context, const Painted& painted) const {
    const auto& cells = painted.cells;
    if (!context.document.scenario) {
        context.say(session::tr("Only a scenario has zones; this is a board."));
        return std::nullopt;
    }
    auto& choices = context.choices;
    const auto& zones = (*context.document.scenario)->zones;
    // The chosen zone may have been removed, for example by undo; then a new one is made.
    const auto* known = activeThing(zones, choices.zone, choices);
    if (painted.isReversed && !known) {
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
    if (painted.isReversed) {
        std::erase_if(list, isListed);
        zone.hexes = session::withoutCells(zone.hexes, context.map, cells);
    } else {
        std::set<Cell> missing = cells;
        for (const auto& ref : list)
            if (const auto cell = context.map.field().resolve(ref.label)) missing.erase(*cell);
        for (const Cell cell : missing) list.push_back(context.map.ref(cell));
    }
    std::erase_if(zone.hexes.children, [](const model::ZoneTerm& term) {
        return term.kind == model::ZoneTerm::Kind::hexes && term.hexes.empty();
    });
    const session::StepName name(session::namesOf(zone));
    auto step = stepOf(context,
                       painted.isReversed ? named("Remove from zone %s", name)
                       : !known           ? named("New zone: %s", name)
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
    context.choices.levelChange = LevelChange::set;
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
    return cell ? hexMarks(context, {*cell}, warning) : std::vector<picture::Mark>{};
}

}  // namespace cota::tools
