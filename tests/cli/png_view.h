#pragma once
// A PNG as another reader sees it.

#include <filesystem>

#include "formats/picture/raster.h"

namespace cota::test {

/// All pixels, opaque. A file that is no PNG is a failure of the test, and empty.
picture::Pixels decodedPng(const std::filesystem::path& path);
picture::Pixels cropped(const picture::Pixels& pixels, int left, int top, int columns, int rows);

}  // namespace cota::test
