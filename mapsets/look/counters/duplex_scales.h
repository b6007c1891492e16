#pragma once
// A test page for printers that print both sides: scales whose lines meet where the sides do.

#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/counters/counter_plan.h"

namespace cota::look {

/// Front and back: at five places lines 1 mm apart on the front and 0.9 mm on the back, both ways. Held
/// against the light, the line that meets its partner is the offset in tenths of a millimetre. `offset`
/// corrects the back as on counter sheets.
std::vector<picture::Picture> duplexScales(const CounterPaper& paper, DuplexAxis axis, picture::Point offset,
                                           model::Language language);

}  // namespace cota::look
