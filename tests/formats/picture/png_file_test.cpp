#include "formats/picture/png_file.h"

#include <gtest/gtest.h>
#include <png.h>

#include "tests/formats/picture/sample_picture.h"

namespace cota::picture {
namespace {

/// What another reader sees, as our pixels.
Pixels decoded(const std::string& bytes) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    EXPECT_TRUE(png_image_begin_read_from_memory(&image, bytes.data(), bytes.size())) << image.message;
    image.format = PNG_FORMAT_BGRA;
    Pixels pixels{static_cast<int>(image.width), static_cast<int>(image.height), {}};
    pixels.argb.resize(std::size_t{image.width} * image.height);
    EXPECT_TRUE(png_image_finish_read(&image, nullptr, pixels.argb.data(), 0, nullptr)) << image.message;
    return pixels;
}

/// The bytes of a chunk.
std::string chunk(const std::string& bytes, const std::string& name) {
    const auto at = bytes.find(name);
    if (at == std::string::npos) return {};
    std::size_t length = 0;
    for (std::size_t i = 4; i > 0; --i) length = length * 256 + static_cast<unsigned char>(bytes[at - i]);
    return bytes.substr(at + 4, length);
}

TEST(PngFile, BandsJoinToTheWholePicture) {
    const auto picture = samplePicture();
    const auto bytes = pngOf(picture, 200);
    ASSERT_TRUE(bytes);
    EXPECT_EQ(decoded(*bytes), raster(picture, wholeSheet(picture, 200)));
}

TEST(PngFile, SaysItsResolution) {
    const auto bytes = pngOf(samplePicture(), 300);
    ASSERT_TRUE(bytes);
    EXPECT_EQ(chunk(*bytes, "pHYs"),
              std::string("\x00\x00\x2e\x23\x00\x00\x2e\x23\x01", 9));  // 11811 to the metre
    EXPECT_FALSE(chunk(*bytes, "sRGB").empty());
}

TEST(PngFile, TheSameBytesTwice) { EXPECT_EQ(pngOf(samplePicture(), 300), pngOf(samplePicture(), 300)); }

TEST(PngFile, TellsItsProgressAndStops) {
    double last = 0;
    EXPECT_TRUE(pngOf(samplePicture(), 300, [&](double share) {
        EXPECT_GT(share, last);
        last = share;
        return true;
    }));
    EXPECT_EQ(last, 1);
    EXPECT_FALSE(pngOf(samplePicture(), 300, [](double) { return false; }));
}

TEST(PngFile, SmallPicturesKeepTheirAlpha) {
    const Pixels pixels{2, 1, {0xff102030u, 0x00000000u}};
    const auto back = decoded(pngOf(pixels, 100));
    EXPECT_EQ(back, pixels);
}

}  // namespace
}  // namespace cota::picture
