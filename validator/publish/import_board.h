#pragma once
// A board of another program as a board of one of our games, and an account of what became of each word of
// it.

#include <string>
#include <vector>

#include "formats/interchange/megamek_board.h"
#include "formats/model/document/board.h"
#include "formats/model/finding/local_text.h"
#include "validator/publish/import_table.h"

namespace cota::publish {

/// One thing of the source: what it was, what it became, where.
struct ImportLine {
    std::string what;                // "woods:2", "theme snow", "option set_atmospheric"
    std::string became;              // "terrain woods, path road", ids of the game; empty: nothing
    model::LocalText becameName;     // the same by name: "woods, road"
    model::LocalText reason;         // why something of it is lost; empty: nothing is
    std::size_t count = 0;           // hexes, or how often
    std::vector<std::string> first;  // labels of the first few hexes
};

struct BoardImport {
    model::Board board;
    std::vector<ImportLine> carried;  // sorted by word
    std::vector<ImportLine> lost;
    model::LocalText levels;  // what a level of the source became
};

BoardImport importMegamekBoard(const interchange::MegamekBoard& source, const ImportTable& table,
                               const mapsets::Mapset& mapset, const std::string& id);

}  // namespace cota::publish
