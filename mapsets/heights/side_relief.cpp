#include "mapsets/heights/side_relief.h"

namespace cota::mapsets {

std::vector<FallingSide> fallingSides(const Battlefield& field, const Heights& heights, int cliffFrom) {
    std::vector<FallingSide> sides;
    // n, ne and se are the directions of the canonical form, so this visits each hexside once. Hexes of the
    // margin can own hexsides of map hexes, but between two map hexes the owner is one of them.
    for (const Cell cell : field.hexes())
        for (const model::Direction direction :
             {model::Direction::n, model::Direction::ne, model::Direction::se}) {
            const Cell other = field.neighbour(cell, direction);
            if (!field.isOnMap(other)) continue;
            const int here = heights.ground(cell), there = heights.ground(other);
            if (here == there) continue;
            const bool falls = here > there;
            FallingSide side{model::HexSide::of(field.hexAt(cell), direction), falls ? cell : other,
                             falls ? other : cell, falls ? here - there : there - here, Fall::slope};
            if (cliffFrom > 0 && side.by >= cliffFrom) side.fall = Fall::cliff;
            sides.push_back(side);
        }
    return sides;
}

}  // namespace cota::mapsets
