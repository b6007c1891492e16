#include "validator/engine/drawn_board.h"

#include <algorithm>

namespace cota::checks {

DrawnBoards drawnBoardsOf(const model::Document& document) {
    DrawnBoards made;
    for (const auto& [file, board] : document.boards) {
        if (board->contours.empty()) continue;
        model::Relief relief(board->grid.orientation, board->contours, board->spotHeights,
                             model::frameOf(board->grid));
        if (relief.empty()) continue;
        model::Board drawn;
        drawn.id = board->id;
        drawn.grid = board->grid;
        drawn.contours = board->contours;
        drawn.spotHeights = board->spotHeights;
        made.push_back(
            std::make_unique<const DrawnBoard>(DrawnBoard{file, std::move(drawn), std::move(relief)}));
    }
    return made;
}

bool isDrawnAlike(const model::Document& a, const model::Document& b) {
    return std::ranges::equal(a.boards, b.boards, [](const auto& one, const auto& other) {
        return one.first == other.first &&
               (one.second.same(other.second) ||
                (one.second->id == other.second->id && one.second->grid == other.second->grid &&
                 one.second->contours == other.second->contours &&
                 one.second->spotHeights == other.second->spotHeights));
    });
}

}  // namespace cota::checks
