#pragma once

#include "tests/arch/source_tree.h"

namespace cota::arch {

/// Includes of one file that break the line formats <- mapsets <- validator <- editor, the arrows inside a
/// folder, or the rules for third-party libraries.
Complaints brokenLayers(const SourceFile& source);

/// Folders with sources that are missing in the table of arrows or on the page on architecture, rows of the
/// table without a folder, and folders with too many files.
constexpr std::size_t maxFilesOfFolder = 45;
Complaints unknownFolders(const std::vector<SourceFile>& sources, std::string_view architecture);

/// Headers of the operating system may be used in one file only, so that a port has to change only one file.
Complaints scatteredPlatform(const std::vector<SourceFile>& sources);

}  // namespace cota::arch
