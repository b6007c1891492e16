#pragma once
// Who can do something to whom on the table of the window: arrows from one group, and the whole matrix.

#include <optional>
#include <string>
#include <vector>

#include "editor/table/table_reasons.h"
#include "mapsets/look/table/draw_matrix.h"
#include "mapsets/table/table_matrix.h"

namespace cota::session {

/// The actions between groups that the user can choose from, the usual one first; empty if the game has none.
std::vector<const mapsets::TableGame::Action*> groupActions(const TableScene& scene);
/// The action with this id, or the usual one; null if there is none.
const mapsets::TableGame::Action* groupAction(const TableScene& scene, const std::string& id);

struct AttackArrow {
    model::Subject to;
    TableReason::Mark verdict = TableReason::Mark::yes;
    std::string label;    // the chance, or the first reason why not
    ReasonGroup reasons;  // titled by the target
};
/// From a group to all others of the table.
std::vector<AttackArrow> attacksFrom(const TableScene& scene, const mapsets::TableGame::Action& action,
                                     const model::Subject& from);

/// The same matrix that `cota matrix` prints, and its picture.
struct AttackMatrix {
    mapsets::TableMatrix asked;
    look::MatrixPicture shown;
};
AttackMatrix matrixOf(const TableScene& scene, const mapsets::TableGame::Action& action);

}  // namespace cota::session
