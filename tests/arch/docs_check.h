#pragma once

#include <set>

#include "tests/arch/source_tree.h"

namespace cota::arch {

/// Links of one page that lead nowhere: files that do not exist under root, headings that do not exist in
/// them. Links out into the world are not followed.
Complaints deadLinks(const SourceFile& page, const std::filesystem::path& root);

/// Pictures of the folder that no page shows, or that are too large for who clones the tree.
Complaints idlePictures(const std::filesystem::path& folder, const std::vector<SourceFile>& pages);

/// Packages that the build finds (find_package, pkg_check_modules) or `dev` installs and the page does not
/// mention.
Complaints unexplainedDependencies(const std::vector<SourceFile>& buildFiles, std::string_view page);

}  // namespace cota::arch
