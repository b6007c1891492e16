#pragma once
// Who can do something to whom: all things of a kind against all others, as a value for tables and pictures.

#include <optional>
#include <string>
#include <vector>

#include "formats/model/finding/local_text.h"
#include "formats/model/geometry/rational.h"
#include "mapsets/table/laid_table.h"

namespace cota::mapsets {

struct TableMatrix {
    /// Who acts in a row, who is acted on in a column.
    struct Heading {
        std::string id;
        model::LocalText name;
        std::string seatId;     // whose it is; empty: common to all
        model::LocalText seat;  // the name of that seat
        std::string side;       // of a group
        std::string kind;       // of a group: the kind that it is by its cards
    };
    /// A need that fails somewhere.
    struct Need {
        std::string id;
        model::LocalText text;  // the condition as a sentence
        std::string citation;
    };
    struct Cell {
        bool isAsked = true;  // false: a thing against itself
        TableVerdict verdict = TableVerdict::no;
        std::optional<std::size_t> need;  // of a no: the first that fails; of an unknown: that is unknown
        std::optional<model::Rational> chance;  // of `result`; nothing of a no, and if a total is unknown
        std::vector<model::LocalText> missing;  // the values that are needed and not entered
    };

    std::string action;
    model::LocalText actionName;
    std::string citation;  // of the action
    std::string result;    // the best result, the first of the action; empty: it has none
    model::LocalText resultName;
    std::vector<Heading> rows, columns;
    std::vector<Need> needs;  // in the order of the action
    std::vector<Cell> cells;  // row after row

    const Cell& at(std::size_t row, std::size_t column) const { return cells[row * columns.size() + column]; }
};

/// Whether a matrix of the action makes sense: it has a target, and there are several of both.
bool hasMatrix(const TableGame::Action& action);
/// The action of which a matrix says most: the first between groups with results, else between groups, else
/// any; null if the game has none.
const TableGame::Action* matrixAction(const TableGame& game);
TableMatrix matrixOf(LaidTable& table, const TableGame::Action& action);

}  // namespace cota::mapsets
