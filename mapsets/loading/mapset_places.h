#pragma once
// Where mapsets are looked for: below folders somebody names, beside the program, in the source tree around
// it.

#include <filesystem>
#include <string>

#include "mapsets/loading/mapset_reader.h"

namespace cota::mapsets {

/// Adds the folder itself to those of the library, or, with `addTree`, the place below it where a source tree
/// keeps its mapsets. What is not there, or there already, is passed over.
void addFolder(MapsetLibrary& library, const std::filesystem::path& folder);
void addTree(MapsetLibrary& library, const std::filesystem::path& folder);

/// Adds the installed ones: the folders of `variable` (the value of COTA_MAPSETS, separated by colons), those
/// beside the program, and the source trees that hold the program or the working folder.
void addInstalled(MapsetLibrary& library, const std::string& variable, const std::filesystem::path& program);

}  // namespace cota::mapsets
