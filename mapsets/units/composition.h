#pragma once
// How many holes of its base a unit built from figures fills. Question "composition", strategy "holes":
//   holes   number of holes of a base
//   bases   name of the value with the number of bases; without the value: one base
//   rows "part"   value: counts figures or other parts; takes: holes that each of them fills

#include <optional>

#include "formats/model/document/attributes.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/strategy/strategy.h"

namespace cota::mapsets {

struct Composition {
    int holes = 0;   // of all bases
    int filled = 0;  // can be more than holes
    bool isFull() const { return filled == holes; }
};
/// For one counter, or for a pool of bases and figures. Nothing if the game builds no units.
std::optional<Composition> compositionOf(const Battlefield& field, const model::Attributes& values);

extern const StrategyDescription holesDescription;

}  // namespace cota::mapsets
