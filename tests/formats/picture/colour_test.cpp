#include "formats/picture/colour.h"

#include <gtest/gtest.h>

#include "tests/support/colour_contrast.h"

namespace cota::picture {
namespace {

TEST(Colour, IsReadAndWrittenAsHex) {
    EXPECT_EQ(colourFrom("#a0b1c2"), (Colour{0xa0, 0xb1, 0xc2, 255}));
    EXPECT_EQ(colourFrom("#a0b1c280"), (Colour{0xa0, 0xb1, 0xc2, 0x80}));
    for (const auto* text : {"#a0b1c2", "#00000000", "#ffffff7f"}) EXPECT_EQ(textOf(*colourFrom(text)), text);
}

TEST(Colour, AnythingElseIsNoColour) {
    for (const auto* text :
         {"", "#", "a0b1c2", "#a0b1c", "#a0b1cg", "#a0b1c2800", "#+1b1c2", "# 0b1c2", "red"})
        EXPECT_FALSE(colourFrom(text)) << text;
}

TEST(Colour, LightnessAndContrastAreThoseOfTheStandards) {
    EXPECT_NEAR(support::lightness({0, 0, 0, 255}), 0, 1e-9);
    EXPECT_NEAR(support::lightness({255, 255, 255, 255}), 100, 1e-9);
    EXPECT_NEAR(support::lightness({119, 119, 119, 255}), 50, 0.1);  // the middle grey of sRGB
    EXPECT_NEAR(support::contrast({0, 0, 0, 255}, {255, 255, 255, 255}), 21, 1e-9);
    EXPECT_NEAR(support::contrast({119, 119, 119, 255}, {255, 255, 255, 255}), 4.48, 0.01);
    EXPECT_EQ(support::contrast({1, 2, 3, 255}, {9, 8, 7, 255}),
              support::contrast({9, 8, 7, 255}, {1, 2, 3, 255}));
}

TEST(Colour, MixesAndFades) {
    const Colour black{0, 0, 0, 255}, white{255, 255, 255, 255};
    EXPECT_EQ(mixed(black, white, 0), black);
    EXPECT_EQ(mixed(black, white, 1), white);
    EXPECT_EQ(mixed(black, white, 0.2), (Colour{51, 51, 51, 255}));
    EXPECT_EQ(mixed(black, white, 7), white);
    EXPECT_EQ(faded(white, 0.5), (Colour{255, 255, 255, 128}));
}

}  // namespace
}  // namespace cota::picture
