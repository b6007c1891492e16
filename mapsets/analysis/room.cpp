#include "mapsets/analysis/room.h"

#include <algorithm>

namespace cota::mapsets {

std::vector<int> roomFor(const Stacking& stacking, const Battlefield& field, const Roster& roster,
                         UnitIndex unit, int most) {
    const RosterUnit& like = roster[unit];
    std::vector<int> room;
    for (const Cell cell : field.hexes()) {
        auto units = unitsIn(roster, cell);
        std::erase_if(units, [&](const StackUnit& one) { return one.unit == unit; });
        int count = 0;
        while (count < most) {
            units.push_back({unit, like.side, like.tags, like.steps, false, 0});
            if (!stacking.judge(units, cell, like.side).fits) break;
            ++count;
        }
        room.push_back(count);
    }
    return room;
}

}  // namespace cota::mapsets
