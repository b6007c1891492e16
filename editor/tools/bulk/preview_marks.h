#pragma once
// What an edit would change on the map, as marks over it: before a fix or a proposal is made.

#include <vector>

#include "editor/tools/tool_marks.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::tools {

/// Units where they would be, as pale counters, with a line from where they are; hexes and lines of the board
/// that would differ; hexes that would join or leave a zone. `context.document` is the present document.
std::vector<picture::Mark> changeMarks(const ToolContext& context, const model::Document& changed);

/// A finding as a pin at a place of the map: its shape tells how grave it is, not its colour alone.
struct FindingPin {
    MapPoint at;
    model::Severity severity = model::Severity::error;
};
std::vector<picture::Mark> pinMarks(const ToolContext& context, const std::vector<FindingPin>& pins);

}  // namespace cota::tools
