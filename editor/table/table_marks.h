#pragma once
// Marks drawn over the picture of the table: the selection, a drag with its verdict, arrows of attacks,
// pins of findings. In millimetres of the picture; lines are as wide on every scale.

#include <optional>
#include <vector>

#include "editor/documents/selection.h"
#include "editor/table/table_attacks.h"
#include "editor/table/table_drag.h"

namespace cota::session {

using TableMarks = std::vector<picture::Mark>;

/// `pixel` is the size of a pixel of the screen.
TableMarks selectionOnTable(const TableScene& scene, const Selection& selection, double pixel);

/// Where the things would be dropped, green if the game allows what it leads to, red if not; beside the
/// pointer what it leads to, with the first reasons. `window`: the visible part of the picture.
TableMarks dragOnTable(const TableScene& scene, const TableDrag& drag, picture::Point pointer, double pixel,
                       const picture::Box& window);

/// From a group to the others: solid with the chance where the action is allowed, dashed where not.
TableMarks arrowsOnTable(const TableScene& scene, const model::Subject& from,
                         const std::vector<AttackArrow>& arrows, double pixel);

/// A dot at the corner of a thing, in the colour of the worst finding about it.
struct TablePin {
    model::Subject subject;
    model::Severity severity = model::Severity::info;
};
TableMarks pinsOnTable(const TableScene& scene, const std::vector<TablePin>& pins, double pixel);

/// The box that is dragged around groups.
TableMarks rubberBand(const picture::Box& box, double pixel);

/// Things that a finding shows.
TableMarks pointedOnTable(const TableScene& scene, const std::vector<model::Subject>& things, double pixel);

}  // namespace cota::session
