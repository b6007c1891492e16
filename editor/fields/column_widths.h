#pragma once
// The widths of the columns of a table, by what they hold and by the room there is.

#include <vector>

namespace cota::fields {

/// What a column needs, in pixels.
struct ColumnNeed {
    int wanted = 0;        // shows its title and all its cells
    int least = 0;         // in a narrow table; its longest texts are cut off
    bool mayGrow = false;  // takes room that no column needs
};

/// Room that is missing is taken from the widest columns; none becomes narrower than its least width, so the
/// sum may be more than the room.
std::vector<int> columnWidths(const std::vector<ColumnNeed>& columns, int room);

}  // namespace cota::fields
