// A box reported to be inside an outline must be inside.
#include "formats/picture/clip_cover.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

namespace cota::picture {
namespace {

Curve ring() {
    auto curve = Curve::circle({50, 50}, 40);
    curve.add(Curve::circle({50, 50}, 20));
    return curve;
}

double distance(double x, double y) { return std::hypot(x - 50, y - 50); }

/// The greatest and the least distance of a rectangle from the middle of the ring.
double farthest(const Box& box) {
    return std::max(std::max(distance(box.left, box.top), distance(box.right, box.top)),
                    std::max(distance(box.left, box.bottom), distance(box.right, box.bottom)));
}
double nearest(const Box& box) {
    return distance(std::clamp(50.0, box.left, box.right), std::clamp(50.0, box.top, box.bottom));
}

TEST(ClipCover, NeverHoldsWhatIsPartlyOutside) {
    const ClipCover whole(ring(), false), hollow(ring(), true);
    std::mt19937 random(7);
    std::uniform_real_distribution<double> place(0, 100), size(0, 12);
    int inWhole = 0, inHollow = 0;
    for (int i = 0; i < 20000; ++i) {
        Box box{place(random), place(random), 0, 0};
        box.right = box.left + size(random);
        box.bottom = box.top + size(random);
        if (whole.holds(box)) {
            ++inWhole;
            EXPECT_LE(farthest(box), 40);
        }
        if (hollow.holds(box)) {
            ++inHollow;
            EXPECT_LE(farthest(box), 40);
            EXPECT_GE(nearest(box), 19.9);
        }
    }
    EXPECT_GT(inWhole, 3000) << "it must say yes often enough to be of use";
    EXPECT_GT(inHollow, 1000);
    EXPECT_LT(inHollow, inWhole);
}

TEST(ClipCover, ChordsOfCirclesLieInside) {
    // Curves are treated as straight segments, which are inside a round outline, so results never extend
    // beyond it.
    const ClipCover cover(Curve::circle({50, 50}, 40), false);
    EXPECT_TRUE(cover.holds({45, 45, 55, 55}));
    EXPECT_FALSE(cover.holds({50, 5, 51, 9.9}));
    EXPECT_FALSE(cover.holds({-20, 40, -10, 60}));
    EXPECT_FALSE(cover.holds(Box{}));
}

TEST(ClipCover, NothingIsInsideNoOutline) { EXPECT_FALSE(ClipCover(Curve(), false).holds({0, 0, 1, 1})); }

}  // namespace
}  // namespace cota::picture
