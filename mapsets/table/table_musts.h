#pragma once
// What must hold on the table and does not; and the points of each seat.

#include <optional>
#include <vector>

#include "mapsets/table/table_action.h"

namespace cota::mapsets {

struct BrokenMust {
    const TableMust* must = nullptr;
    FormulaThing thing;
};
/// A row that cannot be judged for a thing, and the values that are missing.
struct OpenMust {
    const TableMust* must = nullptr;
    FormulaThing thing;
    std::vector<FormulaGap> gaps;
};
struct JudgedMusts {
    std::vector<BrokenMust> broken;
    std::vector<OpenMust> open;
};
/// In the order of the rows of the game, then of the things.
JudgedMusts judgedMusts(const TableWorld& world, FormulaRun& run);
std::vector<BrokenMust> brokenMusts(const TableWorld& world, FormulaRun& run);
/// Whether it holds for one thing; yes if it does not apply, unknown if a value is missing.
/// `gaps`: gets the missing values, if not null.
TableVerdict holds(const TableGame::Must& must, FormulaThing thing, FormulaRun& run,
                   std::vector<FormulaGap>* gaps = nullptr);

struct SeatScore {
    const TableScore* score = nullptr;
    std::size_t seat = 0;
    FormulaThing thing;
    std::optional<std::int64_t> points;  // nothing: a value is missing
};
/// Everything that is worth points, by row of the game, seat and thing.
std::vector<SeatScore> scoresOf(const TableWorld& world, FormulaRun& run);

}  // namespace cota::mapsets
