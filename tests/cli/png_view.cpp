#include "tests/cli/png_view.h"

#include <gtest/gtest.h>
#include <png.h>

namespace cota::test {

picture::Pixels decodedPng(const std::filesystem::path& path) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    EXPECT_TRUE(png_image_begin_read_from_file(&image, path.string().c_str()))
        << path << ": " << image.message;
    image.format = PNG_FORMAT_BGRA;
    picture::Pixels pixels{static_cast<int>(image.width), static_cast<int>(image.height), {}};
    pixels.argb.resize(std::size_t{image.width} * image.height);
    EXPECT_TRUE(png_image_finish_read(&image, nullptr, pixels.argb.data(), 0, nullptr)) << image.message;
    return pixels;
}

picture::Pixels cropped(const picture::Pixels& pixels, int left, int top, int columns, int rows) {
    picture::Pixels part{columns, rows, {}};
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            part.argb.push_back(pixels.at(left + column, top + row));
    return part;
}

}  // namespace cota::test
