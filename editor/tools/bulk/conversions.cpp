#include "editor/tools/bulk/conversions.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "editor/answers/subject_shape.h"
#include "editor/documents/board_thing.h"
#include "editor/tools/contour_heights.h"
#include "editor/tools/hex_stroke.h"
#include "editor/tools/select_sets.h"
#include "editor/tools/shape_tools.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"
#include "formats/model/geometry/outline.h"
#include "formats/model/relief/level_contours.h"

namespace cota::tools {

using session::named;

namespace {

bool hasLevels(const model::Board& board) {
    return std::ranges::any_of(*board.level, [](std::int16_t level) { return level != 0; });
}

}  // namespace

std::optional<HistoryEntry> contoursFromLevels(const ToolContext& context) {
    const int interval = contourInterval(context.map);
    model::Document changed = context.document;
    for (const auto& [key, board] : context.document.boards) {
        if (!board->contours.empty()) {
            context.say(session::tr("Board %s has contours already. Remove them first.", board->id));
            continue;
        }
        if (!hasLevels(*board)) continue;
        for (const auto& contour : model::contoursOfLevels(*board, interval))
            if (std::abs(contour.metres) <= model::mostContourMetres)
                changed = model::withContour(changed, key, contour);
    }
    if (changed == context.document) context.say(session::tr("No board has levels to draw contours from."));
    return stepOf(context, named("Draw contours from levels"), std::move(changed));
}

std::optional<HistoryEntry> levelsFromContours(const ToolContext& context) {
    const int interval = contourInterval(context.map);
    model::Document changed = context.document;
    bool isAnyKnown = false;
    for (const auto& [key, board] : context.document.boards) {
        const auto read = model::levelsOfContours(*board, interval);
        if (!read.known) continue;
        isAnyKnown = true;
        std::map<int, std::vector<model::HexCoord>> byLevel;
        for (const auto hex : board->grid.hexes()) {
            const auto at = board->grid.index(hex);
            if (read.levels[at] != (*board->level)[at]) byLevel[read.levels[at]].push_back(hex);
        }
        for (const auto& [level, hexes] : byLevel) changed = model::withLevel(changed, key, hexes, level);
    }
    if (!isAnyKnown) context.say(session::tr("No board has contours to read levels from."));
    if (changed == context.document) context.say(session::tr("All levels agree with the contours."));
    return stepOf(context, named("Read levels from contours"), std::move(changed));
}

std::set<Cell> levelDisagreements(const ToolContext& context) {
    std::set<Cell> cells;
    const int interval = contourInterval(context.map);
    for (const auto& [key, board] : context.document.boards)
        if (hasLevels(*board))
            for (const auto& one : model::disagreements(*board, interval))
                if (const auto cell = context.map.cellOf({key, one.hex})) cells.insert(*cell);
    return cells;
}

std::optional<HistoryEntry> outlinesFromHexes(const ToolContext& context) {
    std::map<std::string, std::map<model::TerrainId, std::set<Cell>>> boards;
    for (const Cell cell : hexesIn(context, context.selection)) {
        const auto mix = context.map.terrain(cell);
        for (const auto& [board, hex] : context.map.printed(cell))
            if (!mix.shares.empty()) boards[board][mix.shares.front().terrain].insert(cell);
    }
    if (boards.empty()) {
        context.say(session::tr("Select the hexes to outline first."));
        return std::nullopt;
    }
    model::Document changed = context.document;
    session::Selection made;
    for (const auto& [key, terrains] : boards) {
        const auto& board = *context.document.boards.at(key);
        for (const auto& [terrain, cells] : terrains) {
            if (terrain == board.ground && terrains.size() > 1) continue;  // the ground is everywhere else
            for (auto& outline : session::outlinesFor(context.map, key, terrain, cells, context.look)) {
                std::vector<std::string> taken;
                for (const auto& area : changed.boards.at(key)->areas) taken.push_back(area.id);
                const model::Area area{freeId(terrain.text, taken), terrain, std::move(outline), {}};
                changed = model::withArea(changed, key, area);
                made.insert(session::subjectOf({session::BoardThing::Kind::area, key, area.id}));
            }
        }
    }
    auto step =
        stepOf(context, named("Outline %s hexes", std::to_string(hexesIn(context, context.selection).size())),
               std::move(changed));
    if (step) step->selection = std::move(made);
    return step;
}

std::optional<HistoryEntry> hexesFromOutlines(const ToolContext& context) {
    const model::Rational half(1, 2);
    model::Document changed = context.document;
    std::size_t count = 0;
    for (const auto& subject : context.selection) {
        const auto thing = session::thingOf(context.document, subject);
        const auto* area = thing ? session::areaOf(context.document, *thing) : nullptr;
        if (!area) continue;
        ++count;
        const auto& board = *context.document.boards.at(thing->board);
        std::vector<model::HexCoord> hexes;
        for (const auto hex : board.grid.hexes())
            if (!(model::coverageShare(area->outline, board.grid, hex) < half)) hexes.push_back(hex);
        changed = model::withTerrain(changed, thing->board, hexes, {{{area->terrain, {}}}});
    }
    if (count == 0) {
        context.say(session::tr("Select the outlines to paint first."));
        return std::nullopt;
    }
    return stepOf(context, named("Paint hexes under outlines"), std::move(changed));
}

}  // namespace cota::tools
