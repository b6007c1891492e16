#include "mapsets/heights/side_relief.h"

namespace cota::mapsets {

SideRelief::SideRelief(const Battlefield& field, const Heights& heights, int cliffFrom) {
    const auto cells = static_cast<std::size_t>(field.cellCount());
    crests_.assign(cells, 0);
    feet_.assign(cells, 0);
    cliffs_.assign(cells, 0);
    const auto mark = [](std::vector<std::uint8_t>& bits, Cell cell, model::Direction direction) {
        std::uint8_t& sides = bits[static_cast<std::size_t>(cell)];
        sides = static_cast<std::uint8_t>(sides | 1u << static_cast<unsigned>(direction));
    };
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
            const model::Direction back = model::opposite(direction);
            mark(crests_, side.upper, falls ? direction : back);
            mark(feet_, side.lower, falls ? back : direction);
            if (side.fall == Fall::cliff) {
                mark(cliffs_, cell, direction);
                mark(cliffs_, other, back);
            }
            sides_.push_back(side);
        }
}

}  // namespace cota::mapsets
