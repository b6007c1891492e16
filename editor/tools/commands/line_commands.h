#pragma once
// Commands on selected paths, contours and areas, as steps of the history.

#include "editor/tools/commands/hex_commands.h"

namespace cota::tools {

// These are about the place of the pointer, and say so if there is none.
Step pathSplit(const ToolContext& context, const Place& at);
Step contourSplit(const ToolContext& context, const Place& at);

Step pathReversed(const ToolContext& context, const Place& at);
/// At the end nearer to the pointer; without one, at the end of the path.
Step pathRunOff(const ToolContext& context, const Place& at);
/// Two selected paths, or one with the path of its kind that begins where it ends.
Step pathJoined(const ToolContext& context, const Place& at);
Step contourFlipped(const ToolContext& context, const Place& at);
/// Closes an open contour, or opens a closed one.
Step contourClosed(const ToolContext& context, const Place& at);
/// Two selected contours of one height, at the ends that are nearest to each other.
Step contoursJoined(const ToolContext& context, const Place& at);
/// Contours and areas with fewer points.
Step shapesSimplified(const ToolContext& context, const Place& at);
/// The selected contours at another height.
Step contoursAt(const ToolContext& context, int metres);
/// The selected ring as a hill or a hollow.
Step ringTurned(const ToolContext& context, bool hill);

}  // namespace cota::tools
