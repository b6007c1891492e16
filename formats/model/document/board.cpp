#include "formats/model/document/board.h"

namespace cota::model {

Board blankBoard(std::string id, MapsetId mapset, const Grid& grid, TerrainId ground) {
    Board board;
    board.id = std::move(id);
    board.mapset = std::move(mapset);
    board.grid = grid;
    board.ground = ground;
    board.terrain = CodedLayer<TerrainMix>(grid.size(), TerrainMix{{TerrainShare{std::move(ground), {}}}});
    board.level = Layer<std::int16_t>(grid.size(), 0);
    return board;
}

}  // namespace cota::model
