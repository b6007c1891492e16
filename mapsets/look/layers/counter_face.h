#pragma once
// One side of a counter: the colours of its nation, the sign of its class, its printed values.

#include <vector>

#include "formats/model/document/attributes.h"
#include "formats/model/document/forces.h"
#include "formats/picture/marks.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::look {

struct CounterFace {
    const Symbol* nation = nullptr;  // null: no nation
    model::UnitClassId unitClass;    // empty: unknown
    model::Attributes values;        // of the visible side
    model::CounterLook look = {};
    const TypePicture* picture = nullptr;  // shown instead of the sign; null: none
};

/// The pale edge around a counter, in millimetres.
inline constexpr double cutEdge = 0.28;

/// `size` in millimetres, `at` the middle.
void drawCounter(const Symbology& look, const CounterFace& face, picture::Point at, double size,
                 std::vector<picture::Mark>& marks);
/// The drawing of a nation with the colours that a counter has of its own.
Symbol nationOf(const Symbol& nation, const model::CounterLook& look);
/// The font of numbers on counters.
picture::Font counterFont(double points);

}  // namespace cota::look
