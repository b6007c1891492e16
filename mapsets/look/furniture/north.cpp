#include "mapsets/look/furniture/north.h"

#include <numbers>

namespace cota::look {

std::optional<double> northOf(const mapsets::Battlefield& field, const model::Document& document) {
    constexpr double whole = 2 * std::numbers::pi;
    if (const auto north = field.north(); north != model::North::unset)
        return (static_cast<double>(static_cast<int>(north)) - 1) / 8 * whole;
    if (document.scenario || document.boards.size() != 1) return std::nullopt;
    const auto& anchor = document.boards.begin()->second->anchor;
    if (!anchor) return std::nullopt;
    return -anchor->turn / 360'000.0 * whole;
}

}  // namespace cota::look
