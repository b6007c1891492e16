#pragma once

#include "tests/arch/source_tree.h"

namespace cota::arch {

/// Includes of one file that break the line formats <- mapsets <- validator <- editor, the arrows inside a
/// folder, or the rule which file may know which third-party library.
Complaints brokenLayers(const SourceFile& source);

/// Folders with sources that the table of arrows or the page on architecture does not know, rows of the table
/// without a folder, and folders with so many files that nobody finds one.
constexpr std::size_t maxFilesOfFolder = 45;
Complaints unknownFolders(const std::vector<SourceFile>& sources, std::string_view architecture);

/// Headers of the operating system stand in one file only, so that a port has one file to read.
Complaints scatteredPlatform(const std::vector<SourceFile>& sources);

}  // namespace cota::arch
