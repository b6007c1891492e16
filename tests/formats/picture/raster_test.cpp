#include "formats/picture/raster.h"

#include <gtest/gtest.h>

#include "formats/picture/text_shape.h"
#include "tests/formats/picture/sample_picture.h"

namespace cota::picture {
namespace {

constexpr double tenPixels = 10 * millimetresPerInch;  // to the millimetre, as dots per inch

Picture sheetOf(Mark mark) {
    Picture picture;
    picture.size = {20, 10};
    picture.layers = {{"one", {std::move(mark)}}};
    return picture;
}

TEST(Raster, AMillimetreIsAMillimetre) {
    const auto picture = sheetOf({Fill{Curve::rectangle({2, 3, 12, 5}), {0, 0, 0, 255}}});
    const auto pixels = raster(picture, wholeSheet(picture, tenPixels));
    ASSERT_EQ(pixels.columns, 200);
    ASSERT_EQ(pixels.rows, 100);
    for (int row = 0; row < pixels.rows; ++row)
        for (int column = 0; column < pixels.columns; ++column) {
            const bool isBlack = column >= 20 && column < 120 && row >= 30 && row < 50;
            ASSERT_EQ(pixels.at(column, row), isBlack ? 0xff000000u : 0xffffffffu) << column << " " << row;
        }
}

TEST(Raster, MultiplyDarkensAndNeverLightens) {
    Image image{{0, 0, 20, 10}, 1, 1, {{128, 128, 128, 255}}, Blend::multiply};
    auto picture = sheetOf({image});
    picture.paper = {200, 100, 0, 255};
    EXPECT_EQ(raster(picture, wholeSheet(picture, 25.4)).at(10, 5), 0xff643200u);
}

TEST(Raster, AClipCutsItsGroupOnly) {
    Group group{.clip = Curve::rectangle({0, 0, 10, 10}), .marks = {}};
    group.marks.push_back({Fill{Curve::rectangle({0, 0, 20, 10}), {0, 0, 0, 255}}});
    auto picture = sheetOf({group});
    picture.layers[0].marks.push_back({Fill{Curve::rectangle({15, 0, 20, 10}), {255, 0, 0, 255}}});
    const auto pixels = raster(picture, wholeSheet(picture, tenPixels));
    EXPECT_EQ(pixels.at(99, 50), 0xff000000u);
    EXPECT_EQ(pixels.at(100, 50), 0xffffffffu);
    EXPECT_EQ(pixels.at(150, 50), 0xffff0000u);
}

TEST(Raster, EveryMarkLiesInItsBox) {
    const auto whole = samplePicture();
    for (const auto& layer : whole.layers) {
        for (const auto& mark : layer.marks) {
            Picture picture;
            picture.size = whole.size;
            picture.layers = {{"one", {mark}}};
            const auto pixels = raster(picture, wholeSheet(picture, 127));
            for (int row = 0; row < pixels.rows; ++row)
                for (int column = 0; column < pixels.columns; ++column)
                    if (pixels.at(column, row) != 0xffffffffu) {
                        ASSERT_TRUE(mark.box().grown(0.2).holds({(column + 0.5) / 5, (row + 0.5) / 5}))
                            << column << " " << row;
                    }
        }
    }
}

TEST(TextShape, TwiceTheSizeIsTwiceTheWidth) {
    const auto small = sizeOf("Altura 214", {"Roboto Condensed", 4.5, false, false, 0});
    const auto large = sizeOf("Altura 214", {"Roboto Condensed", 45, false, false, 0});
    EXPECT_GT(small.width, 5);
    EXPECT_NEAR(large.width, small.width * 10, large.width * 0.002);
    EXPECT_GT(small.ascent, millimetres(4.5) * 0.6);
    EXPECT_LT(small.ascent, small.height);
}

TEST(TextShape, SpacingWidens) {
    const auto close = sizeOf("AAAA", {"Roboto Condensed", 8, false, false, 0});
    const auto spaced = sizeOf("AAAA", {"Roboto Condensed", 8, false, false, 1});
    EXPECT_NEAR(spaced.width - close.width, 4, 1.01);  // after each letter, the last one perhaps not
}

}  // namespace
}  // namespace cota::picture
