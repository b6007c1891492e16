#pragma once
// Pictures of counters in lists and forms, drawn as on the map.

#include "formats/model/document/document.h"
#include "formats/picture/marks.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::session {

/// One side of a counter of the type, as the side prints it, in a square picture of `size` millimetres that
/// has a narrow margin. `side`: for nations without colours of their own.
picture::Picture counterSample(const model::Document& document, const mapsets::Mapset& game,
                               const look::Symbology& look, const model::CounterType& type,
                               const model::SideId& side, bool isReverse, double size,
                               model::Language language);

/// The same side as marks on a sheet, `size` millimetres wide, with its middle at a point.
void addCounterMarks(const model::Document& document, const mapsets::Mapset& game,
                     const look::Symbology& look, const model::CounterType& type, const model::SideId& side,
                     picture::Point at, double size, model::Language language,
                     std::vector<picture::Mark>& marks, bool isReverse = false);

/// The type with what it inherits from the type it is based on.
model::CounterType wholeType(const model::Document& document, const model::CounterType& type);

/// The contrast between the numbers and the ground of the counter, from 1 to 21.
double counterContrast(const model::Document& document, const look::Symbology& look,
                       const model::CounterType& type, const model::SideId& side);
/// Less is hard to read.
inline constexpr double leastContrast = 4.5;

}  // namespace cota::session
