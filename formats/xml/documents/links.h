#pragma once
// The real places of files after links are followed: a check must not read other files because of a link in
// the scenario's folder.

#include <filesystem>

namespace cota::xml {

/// Whether the file is in the folder or below it after links are followed; false if that cannot be
/// determined.
bool liesIn(const std::filesystem::path& folder, const std::filesystem::path& file);

}  // namespace cota::xml
