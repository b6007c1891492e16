#pragma once
// A PNG as another library reads it.

#include <filesystem>

#include "formats/picture/raster.h"

namespace cota::test {

/// All pixels, opaque. If the file is not a PNG, the test fails and the result is empty.
picture::Pixels decodedPng(const std::filesystem::path& path);
picture::Pixels cropped(const picture::Pixels& pixels, int left, int top, int columns, int rows);

}  // namespace cota::test
