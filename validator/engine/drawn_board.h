#pragma once
// A board reduced to what its contours say, with nothing else of it: who looks at one has looked at nothing
// else, and what is drawn is worked out again only when it was changed.

#include <memory>
#include <string>
#include <vector>

#include "formats/model/document/document.h"
#include "formats/model/relief/relief.h"

namespace cota::checks {

struct DrawnBoard {
    std::string file;
    model::Board board;  // id, grid, contours and spot heights
    model::Relief relief;
};
using DrawnBoards = std::vector<std::unique_ptr<const DrawnBoard>>;

/// Of each board of the document that has contours, in the order of the files.
DrawnBoards drawnBoardsOf(const model::Document& document);

/// Whether the boards of both are the same as far as DrawnBoard knows them.
bool isDrawnAlike(const model::Document& a, const model::Document& b);

}  // namespace cota::checks
