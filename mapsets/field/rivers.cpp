#include "mapsets/field/rivers.h"

#include <algorithm>

namespace cota::mapsets {

using model::Direction;

Banks banksOf(std::uint8_t course) {
    Banks banks;
    banks.course = course & 0x3fu;
    banks.count = static_cast<std::uint8_t>(std::max(1, std::popcount(banks.course)));
    // The bank before the first river hexside, from any start, is the last one.
    std::uint8_t bank = static_cast<std::uint8_t>(banks.count - 1);
    for (const auto direction : model::allDirections) {
        if (banks.isCourse(direction)) bank = static_cast<std::uint8_t>((bank + 1) % banks.count);
        banks.side[static_cast<std::size_t>(direction)] = bank;
    }
    return banks;
}

std::vector<std::size_t> riverKinds(const Catalogue& catalogue, const std::string& water) {
    std::vector<std::size_t> kinds;
    for (std::size_t kind = 0; kind < catalogue.pathKinds.size(); ++kind) {
        const auto* terrain = catalogue.terrain(catalogue.pathKinds[kind].terrain);
        if (terrain != nullptr && hasTag(terrain->tags, water)) kinds.push_back(kind);
    }
    return kinds;
}

std::uint8_t riverCourse(const Battlefield& field, Cell cell, const std::vector<std::size_t>& kinds) {
    std::uint8_t course = 0;
    for (const auto kind : kinds) course |= field.links(kind, cell);
    if (std::popcount(course) != 1) return course;
    for (const auto direction : model::allDirections)
        if (!field.isOnMap(field.neighbour(cell, direction)))
            return static_cast<std::uint8_t>(course | 1u << static_cast<int>(direction));
    return course;
}

NextBanks eitherBank(const Banks& to, Direction from) {
    if (!to.isCourse(from)) return {{to.side[static_cast<std::size_t>(from)], 0}, 1};
    if (to.before(from) == to.after(from)) return {{to.after(from), 0}, 1};
    return {{to.before(from), to.after(from)}, 2};
}

NextBanks alongRiver(const Banks& from, std::uint8_t bank, Direction towards, const Banks& to) {
    const auto back = model::opposite(towards);
    const bool clockwise = bank == from.after(towards);
    const bool counter = bank == from.before(towards);
    if (!clockwise && !counter) return {};
    if (!to.isCourse(back) || (clockwise && counter)) return eitherBank(to, back);
    // The clockwise end of a hexside is its counterclockwise end as seen from the next hex.
    return {{clockwise ? to.before(back) : to.after(back), 0}, 1};
}

}  // namespace cota::mapsets
