#include "validator/rules/scenario/inside_hexes.h"

namespace cota::checks {

std::vector<std::string> insideOf(const CheckContext& context, const std::vector<mapsets::Cell>& cells) {
    std::vector<std::string> inside;
    for (const auto cell : cells)
        if (!context.battlefield().isMapEdge(cell)) inside.push_back(context.battlefield().label(cell));
    return inside;
}

}  // namespace cota::checks
