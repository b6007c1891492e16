#pragma once
// A board with a scan of itself as its underlay.

#include <filesystem>

namespace cota::test {

/// Writes a copy of a sample board into the folder, and a picture of the sample that fits at three points;
/// one hex of the copy is painted otherwise.
std::filesystem::path boardWithScan(const std::filesystem::path& folder);
inline constexpr const char* repaintedHex = "0606";

}  // namespace cota::test
