#pragma once
// Finds a file again that was moved or renamed, by its hash.

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace cota::xml {

/// Limits of the search, so that a folder with everything in it does not take minutes.
inline constexpr std::size_t mostNearFiles = 2000;                         // looked at
inline constexpr std::uintmax_t mostNearBytes = std::uintmax_t{1} << 30U;  // read

/// The name, relative to `folder`, of a file with that SHA-256 and the ending of `name`: in the folder, in
/// the folders below it, then in the folder above and in those beside it; in each part files of the same name
/// are read first.
/// Nothing without a hash.
std::optional<std::string> nearFileWithHash(const std::filesystem::path& folder, const std::string& name,
                                            const std::string& hash);

}  // namespace cota::xml
