#pragma once
// The folders where mapsets are searched: those the user names, those beside the program, and those in the
// source tree around it.

#include <filesystem>
#include <string>

#include "mapsets/loading/mapset_reader.h"

namespace cota::mapsets {

/// Adds a folder to the library or, with `addTree`, the folder where the source tree below it has its
/// mapsets. Ignores folders that do not exist or were already added.
void addFolder(MapsetLibrary& library, const std::filesystem::path& folder);
void addTree(MapsetLibrary& library, const std::filesystem::path& folder);

/// Adds the folders of installed mapsets: those in `variable` (the value of COTA_MAPSETS, separated by
/// colons), those beside the program, and those of the source trees that contain the program or the working
/// folder.
void addInstalled(MapsetLibrary& library, const std::string& variable, const std::filesystem::path& program);

}  // namespace cota::mapsets
