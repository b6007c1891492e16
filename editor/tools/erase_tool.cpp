#include "editor/tools/erase_tool.h"

#include <algorithm>
#include <array>
#include <map>

#include "editor/answers/hex_facts.h"
#include "editor/documents/references.h"
#include "editor/editing/placing.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"
#include "mapsets/look/symbols/fills.h"

namespace cota::tools {

using session::named;

namespace {

constexpr std::array allErasings{Erasing::terrain, Erasing::lines, Erasing::features, Erasing::names,
                                 Erasing::units};

const HexBrush& eraserBrush(const Choices& choices) { return choices.eraser.brush; }

/// Paths in these hexes lose what runs there; the rest of each path stays.
model::Document withoutLines(const ToolContext& context, model::Document changed,
                             const std::set<Cell>& cells) {
    const auto& field = context.map.field();
    for (const auto& [key, hexes] : byBoard(context.map, cells)) {
        std::set<model::PathKindId> through, along;
        for (const auto& path : context.document.boards.at(key)->paths)
            (path.sides.empty() ? through : along).insert(path.kind);
        for (const auto& kind : through)
            for (const auto hex : hexes) changed = model::withPathErased(changed, key, kind, {&hex, 1});
        for (const auto& kind : along)
            for (const auto hex : hexes)
                for (const auto direction : model::allDirections) {
                    const auto side = model::HexSide::of(hex, direction);
                    changed = model::withPathErased(changed, key, kind, {&side, 1});
                }
    }
    const auto& kinds = context.map.game().catalogue.hexsides;
    for (const Cell cell : cells)
        for (const auto direction : model::allDirections)
            for (const auto kind : field.hexsides(cell, direction))
                for (const auto& [board, side] :
                     context.map.printed(model::HexSide::of(field.hexAt(cell), direction)))
                    changed = model::withoutHexside(changed, board, side, kinds[kind].id);
    return changed;
}

model::Document withoutFeatures(const ToolContext& context, model::Document changed,
                                const std::set<Cell>& cells) {
    for (const auto& [key, hexes] : byBoard(context.map, cells))
        for (const auto& feature : context.document.boards.at(key)->features)
            if (std::ranges::binary_search(hexes, feature.at))
                changed = model::withoutFeature(changed, key, feature.at, feature.kind);
    if (!context.document.scenario) return changed;
    for (const auto& feature : (*context.document.scenario)->features)
        if (const auto cell = context.map.field().resolve(feature.at.label); cell && cells.contains(*cell))
            changed = model::withoutScenarioFeature(changed, feature.at, feature.kind);
    return changed;
}

/// Names printed on the boards, and the names of the hexes themselves.
model::Document withoutNames(const ToolContext& context, model::Document changed,
                             const std::set<Cell>& cells) {
    for (const auto& [key, board] : context.document.boards) {
        for (const auto& name : board->names) {
            const auto at = context.map.toSheet({key, name.at});
            const auto cell = at ? context.map.cellAt(*at) : std::nullopt;
            if (!cell || !cells.contains(*cell)) continue;
            model::MapName gone = name;
            gone.text = {};
            changed = model::withMapName(changed, key, gone);
        }
        for (const auto& [hex, note] : board->notes) {
            const auto cell = context.map.cellOf({key, hex});
            if (note.name.empty() || !cell || !cells.contains(*cell)) continue;
            model::HexNote made = note;
            made.name = {};
            changed = model::withHexNote(changed, key, hex, made);
        }
    }
    return changed;
}

model::Document withoutUnits(const ToolContext& context, model::Document changed,
                             const std::set<Cell>& cells) {
    for (const Cell cell : cells)
        for (const auto& unit : session::countersIn(context.map, cell))
            changed = session::withUnitOffMap(changed, unit);
    return changed;
}

model::Document withoutKind(const ToolContext& context, model::Document changed, const std::set<Cell>& cells,
                            Erasing what) {
    switch (what) {
        case Erasing::terrain:
            for (const auto& [board, hexes] : byBoard(context.map, cells))
                changed = model::withTerrain(changed, board, hexes, {});
            return changed;
        case Erasing::lines:
            return withoutLines(context, std::move(changed), cells);
        case Erasing::features:
            return withoutFeatures(context, std::move(changed), cells);
        case Erasing::names:
            return withoutNames(context, std::move(changed), cells);
        case Erasing::units:
            return withoutUnits(context, std::move(changed), cells);
    }
    return changed;
}

session::StepName eraserLabel(Erasing what) {
    switch (what) {
        case Erasing::terrain:
            return named("Erase terrain");
        case Erasing::lines:
            return named("Erase lines");
        case Erasing::features:
            return named("Erase features");
        case Erasing::names:
            return named("Erase names");
        case Erasing::units:
            return named("Remove units from the map");
    }
    return {};
}

}  // namespace

EraseTool::EraseTool() : HexTool(sameTerrain, &eraserBrush) {}

std::optional<HistoryEntry> EraseTool::apply(const ToolContext& context, const Painted& painted) const {
    const Erasing what = context.choices.eraser.what;
    model::Document changed = context.document;
    if (painted.isReversed)
        for (const Erasing each : allErasings)
            changed = withoutKind(context, std::move(changed), painted.cells, each);
    else
        changed = withoutKind(context, std::move(changed), painted.cells, what);
    if (changed == context.document) context.say(session::tr("There is nothing of that kind to erase here."));
    return stepOf(context, painted.isReversed ? named("Erase everything") : eraserLabel(what),
                  std::move(changed));
}

std::vector<picture::Mark> EraseTool::fills(const ToolContext& context) const {
    constexpr std::size_t most = 4000;  // hexes; more are no longer drawn by hand
    const bool isTerrain = stroke().isReversed() || context.choices.eraser.what == Erasing::terrain;
    if (!isTerrain || !stroke().isBusy() || !context.look || stroke().cells().size() > most) return {};
    std::map<std::string, picture::Curve> shapes;
    for (const Cell cell : stroke().cells())
        shapes[context.document.boards.at(context.map.printed(cell).front().board)->ground.text].add(
            picture::Curve::polygon(context.map.sheet().corners(cell)));
    std::vector<picture::Mark> marks;
    for (const auto& [terrain, shape] : shapes)
        marks.push_back({picture::Fill{shape, look::fillOf(*context.look, terrain)}});
    return marks;
}

}  // namespace cota::tools
