#include "mapsets/movement/costs/path_bonus.h"

#include <algorithm>

#include "mapsets/movement/costs/path_costs.h"
#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

PathBonus::PathBonus(const Battlefield& field, const CrossedWithin& rivers, const Parameters& movement)
    : field_(&field), rivers_(&rivers) {
    const auto& catalogue = field.mapset().catalogue;
    const auto paths = pathsWith(catalogue, wordOf(movement, byTableDescription, "bonus-paths"));
    for (std::size_t kind = 0; kind < paths.size(); ++kind)
        if (paths[kind]) kinds_.push_back(kind);
    const auto classes = wordsOf(wordOf(movement, byTableDescription, "bonus-classes"));
    for (const auto& mobility : catalogue.mobilities)
        classes_.push_back(std::ranges::find(classes, mobility.id.text) != classes.end());
}

std::uint8_t PathBonus::sides(const Mover& mover, Cell cell) const {
    if (kinds_.empty() || mover.mobility < 0 || !classes_[static_cast<std::size_t>(mover.mobility)]) return 0;
    if (!rivers_->isPlainWay(cell)) return 0;
    std::uint8_t sides = 0;
    for (const auto kind : kinds_) sides |= field_->links(kind, cell);
    return sides;
}

}  // namespace cota::mapsets
