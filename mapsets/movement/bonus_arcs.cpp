#include "mapsets/movement/bonus_arcs.h"

namespace cota::mapsets {

void BonusArcs::index(std::size_t vertices) {
    if (arcs.empty()) return;
    first.assign(vertices + 1, 0);
    for (const auto& arc : arcs) ++first[arc.from + 1];
    for (std::size_t vertex = 0; vertex < vertices; ++vertex) first[vertex + 1] += first[vertex];
}

}  // namespace cota::mapsets
