#pragma once
// Opens the module that reads files of the world, when it is needed.

#include <filesystem>
#include <string_view>

#include "formats/earth/earth_files.h"
#include "formats/model/finding/local_text.h"

namespace cota::earth {

/// The module, once for the program; null with a problem if it is not there. It stays open.
const EarthFiles* earthFiles(EarthProblem& problem);
/// The same, from another file; for tests.
const EarthFiles* earthFilesAt(const std::filesystem::path& module, EarthProblem& problem);

/// A sentence for people about `file`: what is wrong, and what to do.
model::LocalText textOf(const EarthProblem& problem, std::string_view file);

/// Whether the ending of the name is one of height models that are read: .tif, .tiff, .asc, .hgt.
bool isHeightModelName(const std::filesystem::path& file);

}  // namespace cota::earth
