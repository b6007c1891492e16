#include "formats/picture/raster.h"

#include <gtest/gtest.h>

#include <ctime>

#include "formats/picture/text_shape.h"
#include "tests/formats/picture/sample_picture.h"

namespace cota::picture {
namespace {

constexpr double tenPixels = 10 * millimetresPerInch;  // per millimetre, as dots per inch

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
    EXPECT_NEAR(spaced.width - close.width, 4, 1.01);  // after each letter, perhaps except the last
}

/// Numbers are composed of digits that are laid out once, and must be as wide as Pango makes the whole
/// number.
TEST(TextShape, NumbersAreAsWideAsTheirFigures) {
    for (const char* family : {"Roboto Condensed", "Linux Libertine O"}) {
        const Font font{family, 7, false, false, 0};
        // Other texts are laid out as a whole, here because of a zero-width space.
        for (const std::string number : {"0", "11", "0741", "100077", "174091"}) {
            const auto whole = sizeOf("\u200b" + number, font), figures = sizeOf(number, font);
            EXPECT_NEAR(figures.width, whole.width, 0.001) << family << " " << number;
            EXPECT_EQ(figures.height, whole.height);
            EXPECT_EQ(figures.ascent, whole.ascent);
        }
    }
}

/// Strewn things look like their outlines filled, in a part of the sheet too, and moved and mirrored alike.
TEST(Raster, StrewnThingsLookLikeTheirOutlines) {
    Strewn strewn{std::make_shared<const Strewn::Shapes>(
                      Strewn::Shapes{Curve::circle({}, 0.7), Curve::rectangle({0, 0, 1.5, 0.6})}),
                  {30, 90, 40, 255},
                  {}};
    Strewn::Things things;
    for (int i = 0; i < 12; ++i) things.add({1.3 + 1.5 * (i % 6), 2 + 2.5 * (i / 6)}, i % 2 == 0 ? 0u : 1u);
    strewn.things = std::make_shared<const Strewn::Things>(things);
    const auto one = sheetOf({strewn}), other = sheetOf({Fill{strewn.outlines(), strewn.colour}});
    const auto box = one.layers[0].marks[0].box(), least = other.layers[0].marks[0].box();
    EXPECT_TRUE(box.holds({least.left, least.top}) && box.holds({least.right, least.bottom}));
    auto view = wholeSheet(one, tenPixels);
    EXPECT_EQ(raster(one, view).argb, raster(other, view).argb);
    view.corner = {3.05, 1.5};
    view.columns = view.rows = 30;
    EXPECT_EQ(raster(one, view).argb, raster(other, view).argb);
    auto again = strewn;
    again.shapes = std::make_shared<const Strewn::Shapes>(*strewn.shapes);
    EXPECT_EQ(again, strewn) << "the same shapes at another address";
    things.kinds[0] = 1;
    again.things = std::make_shared<const Strewn::Things>(things);
    EXPECT_NE(again, strewn);
}

Text haloed(std::string words, double turn) {
    return {.words = std::move(words),
            .font = {"Roboto Condensed", 7, false, false, 0},
            .colour = {0, 0, 0, 255},
            .at = {10, 5},
            .turn = turn,
            .halo = 0.5,
            .haloColour = {255, 0, 0, 128}};
}

/// A number whose halo is composed of cached digits looks like one drawn as a whole, as turned numbers are.
TEST(Raster, AHaloOfFiguresIsThatOfTheNumber) {
    const auto kept = sheetOf({haloed("100774", 0)}), whole = sheetOf({haloed("100774", 1e-9)});
    const auto view = wholeSheet(kept, tenPixels * 3);
    const auto one = raster(kept, view), other = raster(whole, view);
    int different = 0, covered = 0;
    for (std::size_t i = 0; i < one.argb.size(); ++i) {
        covered += other.argb[i] != 0xffffffffu;
        for (const unsigned shift : {0u, 8u, 16u})
            different += std::abs(static_cast<int>(one.argb[i] >> shift & 255u) -
                                  static_cast<int>(other.argb[i] >> shift & 255u)) > 80;
    }
    EXPECT_GT(covered, 3000);
    EXPECT_LT(different, covered / 50);
}

/// The halos of two digits overlap, and are painted as one.
TEST(Raster, ATranslucentHaloIsNowhereDarker) {
    auto text = haloed("8888", 0);
    text.colour.alpha = 0;
    const auto picture = sheetOf({text});
    unsigned least = 255;
    for (const auto pixel : raster(picture, wholeSheet(picture, tenPixels)).argb)
        least = std::min(least, pixel & 255u);
    EXPECT_NEAR(least, 127, 1);
}

/// The processor time for painting two thousand numbers.
double secondsFor(double halo) {
    Picture picture;
    picture.size = {300, 300};
    picture.layers = {{"numbers", {}}};
    for (int i = 0; i < 2000; ++i) {
        auto text = haloed(std::to_string(100000 + 37 * i), 0);
        text.at = {6.0 * (i % 50) + 0.01 * i, 7.0 * (i / 50)};
        text.halo = halo;
        picture.layers[0].marks.push_back({text});
    }
    const auto view = wholeSheet(picture, 150);
    const auto began = std::clock();
    raster(picture, view);
    return static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC;
}

/// Drawing the outline of each number separately took more than twenty times as long.
TEST(Raster, HalosOfNumbersAreCheap) {
    secondsFor(0.4);
    EXPECT_LT(secondsFor(0.4), 8 * secondsFor(0));
}

}  // namespace
}  // namespace cota::picture
