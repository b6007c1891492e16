#include "formats/picture/png_file.h"

#include <gtest/gtest.h>
#include <png.h>

#include <algorithm>
#include <map>
#include <stdexcept>

#include "tests/formats/picture/sample_picture.h"

namespace cota::picture {
namespace {

/// The pixels as another library reads them.
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

TEST(PngFile, PackedItIsSmallestAndTheSameTwice) {
    const auto picture = samplePicture();
    const auto pixels = raster(picture, wholeSheet(picture, 200));
    const auto packed = packedPngOf(pixels, 200), quick = *pngOf(picture, 200, {}, PngColours::palette);
    EXPECT_LT(packed.size(), quick.size());
    EXPECT_EQ(decoded(packed), decoded(quick));
    EXPECT_TRUE(packedPngOf(pixels, 200) == packed);
}

TEST(PngFile, APaletteKeepsPlainColoursExactly) {
    const auto picture = samplePicture();
    const auto full = pngOf(picture, 200), small = pngOf(picture, 200, {}, PngColours::palette);
    ASSERT_TRUE(full && small);
    EXPECT_LT(small->size(), full->size());
    EXPECT_EQ(chunk(*small, "IHDR").substr(8, 2), std::string("\x08\x03", 2));  // 8 bits, indexed
    const auto before = decoded(*full), after = decoded(*small);
    std::map<std::uint32_t, std::size_t> counts;
    for (const auto pixel : before.argb) ++counts[pixel];
    std::size_t plain = 0;
    for (std::size_t i = 0; i < before.argb.size(); ++i) {
        for (const unsigned shift : {0u, 8u, 16u})
            ASSERT_NEAR(before.argb[i] >> shift & 255u, after.argb[i] >> shift & 255u, 48) << i;
        if (counts[before.argb[i]] < before.argb.size() / 100) continue;
        ++plain;
        ASSERT_EQ(before.argb[i], after.argb[i]) << i;
    }
    EXPECT_GT(plain, before.argb.size() / 2);
    EXPECT_EQ(small, pngOf(picture, 200, {}, PngColours::palette));
}

TEST(PngFile, TheSizeOfAFileHasLimits) {
    EXPECT_TRUE(fitsPng({{}, 1, 1'000'000, 4'000}));
    EXPECT_FALSE(fitsPng({{}, 1, 1'000'001, 1}));
    EXPECT_FALSE(fitsPng({{}, 1, 65'536, 65'536}));
}

TEST(PngFile, SaysItsResolution) {
    const auto bytes = pngOf(samplePicture(), 300);
    ASSERT_TRUE(bytes);
    EXPECT_EQ(chunk(*bytes, "pHYs"),
              std::string("\x00\x00\x2e\x23\x00\x00\x2e\x23\x01", 9));  // 11811 per metre
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

/// A strip with a stripe at every hundredth millimetre of the sheet.
Picture strip(double width, double height) {
    Picture picture;
    picture.size = {width, height};
    Layer layer{"stripes", {}};
    const double length = std::max(width, height);
    for (double at = 0; at < length; at += 100) {
        const Box box = width > height ? Box{at, 0, at + 50, height} : Box{0, at, width, at + 50};
        layer.marks.push_back({Fill{Curve::rectangle(box), {200, 30, 60, 255}}});
    }
    picture.layers.push_back(std::move(layer));
    return picture;
}

/// Cairo draws at most 32,767 pixels, and nothing if there are more.
TEST(PngFile, LargePicturesArePaintedInTiles) {
    for (const bool isWide : {true, false}) {
        const auto picture = isWide ? strip(4000, 0.5) : strip(0.5, 4000);
        const auto bytes = pngOf(picture, 254);  // ten pixels per millimetre
        ASSERT_TRUE(bytes);
        const auto pixels = decoded(*bytes);
        ASSERT_EQ(std::max(pixels.columns, pixels.rows), 40000);
        std::size_t wrong = 0;
        for (int i = 0; i < 40000; ++i)
            for (int across = 0; across < 5; ++across) {
                const auto expected = i / 500 % 2 == 0 ? 0xffc81e3cu : 0xffffffffu;
                wrong += (isWide ? pixels.at(i, across) : pixels.at(across, i)) != expected;
            }
        EXPECT_EQ(wrong, 0u) << (isWide ? "wide" : "high");
    }
}

TEST(PngFile, WhatCairoCannotDrawIsNoPicture) {
    EXPECT_THROW(raster(samplePicture(), View{{0, 0}, 1, mostDrawn + 1, 1}), std::runtime_error);
    EXPECT_THROW(raster(samplePicture(), View{{0, 0}, 1, 1, mostDrawn + 1}), std::runtime_error);
    EXPECT_NO_THROW(raster(samplePicture(), View{{0, 0}, 1, mostDrawn, 1}));
}

}  // namespace
}  // namespace cota::picture
