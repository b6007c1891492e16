#pragma once
// The pictures of underlays, and how they are shown on a map.

#include <filesystem>
#include <string>

#include "formats/scans/scan_file.h"
#include "mapsets/look/scene/scene.h"
#include "validator/cli/commands/picture_output.h"
#include "validator/cli/inputs/laid_out.h"

namespace cota::cli {

/// The picture of an underlay of the board with that key in Document::boards.
std::filesystem::path fileOfUnderlay(const checks::CheckInput& input, const std::string& board,
                                     const model::Underlay& underlay);

/// Adds the underlays that are fitted and not hidden. A picture that cannot be read is a line on standard
/// error; the map is then drawn without it.
void showUnderlays(picture::Picture& picture, const look::Scene& scene, const LaidOut& table,
                   const AnswerOptions& common, double dotsPerInch, const Streams& streams);

}  // namespace cota::cli
