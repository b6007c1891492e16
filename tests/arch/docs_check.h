#pragma once

#include <set>

#include "tests/arch/source_tree.h"

namespace cota::arch {

/// Links of a page that lead nowhere: files missing below `root`, and missing headings. External links are
/// not followed.
Complaints deadLinks(const SourceFile& page, const std::filesystem::path& root);

/// Pictures in the folder that no page shows, or that are too large for cloning.
Complaints idlePictures(const std::filesystem::path& folder, const std::vector<SourceFile>& pages);

/// Packages that the build looks for (find_package, pkg_check_modules) or `dev` installs, and the page does
/// not mention.
Complaints unexplainedDependencies(const std::vector<SourceFile>& buildFiles, std::string_view page);

}  // namespace cota::arch
