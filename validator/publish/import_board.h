#pragma once
// Converts a board of another program to a board of one of our games, and lists what each of its words
// became.

#include <string>
#include <vector>

#include "formats/interchange/megamek_board.h"
#include "formats/model/document/board.h"
#include "formats/model/finding/local_text.h"
#include "validator/publish/import_table.h"

namespace cota::publish {

/// One item of the source: what it was, what it became, where.
struct ImportLine {
    std::string what;                // "woods:2", "theme snow", "option set_atmospheric"
    std::string became;              // ids of the game: "terrain woods, path road"; empty: nothing
    model::LocalText becameName;     // the same by name: "woods, road"
    model::LocalText reason;         // why a part of it is lost; empty: nothing is lost
    std::size_t count = 0;           // number of hexes or occurrences
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
