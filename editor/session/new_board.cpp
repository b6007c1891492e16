#include "editor/session/new_board.h"

#include <algorithm>

namespace cota::session {

model::Document newBoard(const mapsets::Mapset& game, int columns, int rows) {
    model::Grid grid = game.catalogue.defaultGrid;
    grid.columns = std::clamp(columns, 1, model::maxGridColumns);
    grid.rows = std::clamp(rows, 1, model::maxGridRows);
    const auto& terrains = game.catalogue.terrains;
    model::Document document;
    document.boards["1.board.xml"] =
        model::blankBoard("1", game.id, grid, terrains.empty() ? model::TerrainId{} : terrains.front().id);
    return document;
}

}  // namespace cota::session
