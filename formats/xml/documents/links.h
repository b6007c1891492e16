#pragma once
// Where files lie once links are followed: a check must not read whatever somebody who may add a link wants
// it to.

#include <filesystem>

namespace cota::xml {

/// Whether the file lies in the folder or below, links followed; false where that cannot be found out.
bool liesIn(const std::filesystem::path& folder, const std::filesystem::path& file);

}  // namespace cota::xml
