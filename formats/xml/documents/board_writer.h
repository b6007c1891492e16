#pragma once
// Board -> text of a *.board.xml file.

#include <string>

#include "formats/model/document/board.h"

namespace cota::xml {

/// Canonical: the same board gives the same bytes; a change of one hex changes one line.
std::string writeBoard(const model::Board& board);

}  // namespace cota::xml
