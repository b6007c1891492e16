#include "formats/picture/mark_text.h"

#include <gtest/gtest.h>

#include "tests/formats/picture/sample_picture.h"

namespace cota::picture {
namespace {

TEST(MarkText, SaysEveryMarkInALine) {
    auto picture = samplePicture();
    picture.layers[0].marks.erase(picture.layers[0].marks.begin());  // its corners are eight numbers each
    std::get<Group>(picture.layers[0].marks[2].what).clip = Curve::rectangle({0, 0, 1, 2.5});
    EXPECT_EQ(textOf(picture),
              "picture 120 x 80 mm on #ffffff\n"
              "layer ground\n"
              "  stroke 0.8 #285aa0c8 dashes=2,1 M 70 40 C 80 20 100 60 110 40\n"
              "  image 70 50 to 110 70, 2 x 1 multiply\n"
              "  group opacity=0.5 clip M 0 0 L 1 0 L 1 2.5 L 0 2.5 Z\n"
              "    fill #c81e1e M 20 40 L 50 40 L 50 60 L 20 60 Z\n"
              "layer ruler\n"
              "  stroke 1 #000000 cap=butt M 10 10 L 110 10\n"
              "  text \"Vado de Arroyo Señor\" at 60 24 middle-baseline Roboto Condensed 12pt bold #000000 "
              "halo=0.4 "
              "#ffffff\n");
}

TEST(MarkText, NumbersAreShort) {
    EXPECT_EQ(textOf(Curve{}.move({-0.001, 1.0 / 3}).line({2.5, 1e6})), "M 0 0.33 L 2.5 1000000");
}

}  // namespace
}  // namespace cota::picture
