#include "editor/tools/bulk/hex_query.h"

#include "editor/documents/names.h"
#include "editor/tools/hex_stroke.h"
#include "editor/tools/select_sets.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"

namespace cota::tools {

using session::named;

std::set<Cell> hexesWhere(const ToolContext& context, const HexQuery& query) {
    const auto& map = context.map;
    const auto meets = [&](Cell cell) {
        if (!query.terrain.empty()) {
            const auto mix = map.terrain(cell);
            if (mix.shares.empty() || mix.shares.front().terrain != query.terrain) return false;
        }
        const int level = map.level(cell);
        return (!query.levelFrom || level >= *query.levelFrom) && (!query.levelTo || level <= *query.levelTo);
    };
    std::set<Cell> found;
    if (query.isSelectedOnly) {
        for (const Cell cell : hexesIn(context, context.selection))
            if (meets(cell)) found.insert(found.end(), cell);
        return found;
    }
    for (const Cell cell : map.field().hexes())
        if (meets(cell)) found.insert(found.end(), cell);
    return found;
}

std::optional<HistoryEntry> changed(const ToolContext& context, const HexQuery& query,
                                    const HexChange& change) {
    const auto cells = hexesWhere(context, query);
    if (cells.empty()) {
        context.say(session::tr("No hex meets these conditions."));
        return std::nullopt;
    }
    model::Document made = context.document;
    for (const auto& [board, hexes] : byBoard(context.map, cells)) {
        if (!change.terrain.empty()) made = model::withTerrain(made, board, hexes, {{{change.terrain, {}}}});
        if (change.level) made = model::withLevel(made, board, hexes, *change.level);
        if (change.raisedBy != 0) made = model::withLevelRaised(made, board, hexes, change.raisedBy);
    }
    return stepOf(context, named("Change %s hexes", std::to_string(cells.size())), std::move(made));
}

}  // namespace cota::tools
