#pragma once
// How full the base of a unit is that is built from figures. Question "composition", strategy "holes":
//   holes   how many a base has
//   bases   name of the value that says how many bases these values are of; without the value: one
//   rows "part"   value, takes: each of what this value counts takes so many holes

#include <optional>

#include "formats/model/document/attributes.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/strategy/strategy.h"

namespace cota::mapsets {

struct Composition {
    int holes = 0;   // of all bases
    int filled = 0;  // may be more
    bool isFull() const { return filled == holes; }
};
/// Of one counter, or of a pool of bases and figures. Nothing where the game builds no units.
std::optional<Composition> compositionOf(const Battlefield& field, const model::Attributes& values);

extern const StrategyDescription holesDescription;

}  // namespace cota::mapsets
