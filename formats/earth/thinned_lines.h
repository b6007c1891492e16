#pragma once
// Lines with fewer points.

#include <vector>

#include "formats/earth/traced_lines.h"

namespace cota::earth {

/// Leaves out points that are at most `tolerance` grid units beside the line that remains. Lines that would
/// cross or touch each other keep more of their points, so that they do not.
void thin(std::vector<TracedLine>& lines, int tolerance);

}  // namespace cota::earth
