#include "mapsets/field/reading_order.h"

#include <algorithm>

namespace cota::mapsets {

std::vector<Cell> inReadingOrder(const Battlefield& field) {
    struct Place {
        std::size_t board = 0;
        std::size_t index = 0;
        Cell cell = noCell;
        auto operator<=>(const Place&) const = default;
    };
    std::vector<Place> places;
    for (const Cell cell : field.hexes()) {
        const PrintedHex printed = field.printed(cell)[0];
        places.push_back(
            {printed.placement, field.boards()[printed.placement].grid.index(printed.hex), cell});
    }
    std::sort(places.begin(), places.end());
    std::vector<Cell> cells;
    for (const Place& place : places) cells.push_back(place.cell);
    return cells;
}

}  // namespace cota::mapsets
