#include "tests/support/turned_table.h"

#include <algorithm>

#include "formats/model/document/board.h"
#include "formats/model/document/scenario.h"

namespace cota::support {

std::optional<model::Document> turnedTable(const model::Document& document) {
    model::Document turned = document;
    const bool isOne = (*document.scenario)->assembly.boards.size() == 1;
    int columns = 0, rows = 0;
    for (const auto& placement : (*document.scenario)->assembly.boards) {
        const model::Grid& grid = document.boards.at(placement.file)->grid;
        // A single board may always be turned; several fit again only if both ends of a column are alike.
        if (!isOne && (!grid.longHigh || placement.crop)) return std::nullopt;
        columns = std::max(columns, placement.column + grid.columns);
        rows = std::max(rows, placement.row + grid.rows);
    }
    turned.scenario = document.scenario->with([&](model::Scenario& scenario) {
        for (auto& placement : scenario.assembly.boards) {
            const model::Grid& grid = document.boards.at(placement.file)->grid;
            placement.turned = !placement.turned;
            if (isOne) continue;
            placement.column = columns - placement.column - grid.columns;
            placement.row = rows - placement.row - grid.rows;
        }
    });
    return turned;
}

}  // namespace cota::support
