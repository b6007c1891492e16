#pragma once
// A board reduced to its contours: a rule that reads only this depends on nothing else of the board, and
// runs again only if the contours change.

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

/// The boards of the document that have contours, in the order of the files.
DrawnBoards drawnBoardsOf(const model::Document& document);

/// Whether the boards of both documents are equal in what DrawnBoard contains.
bool isDrawnAlike(const model::Document& a, const model::Document& b);

}  // namespace cota::checks
