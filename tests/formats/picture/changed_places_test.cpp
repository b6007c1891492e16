// Finds where two layers look different.
#include "formats/picture/changed_places.h"

#include <gtest/gtest.h>

#include "formats/picture/curve.h"

using namespace cota::picture;

namespace {

Layer lineOf(const Curve& curve) {
    Pen pen;
    pen.width = 1;
    return {"line", {{Stroke{curve, pen}}}};
}
Layer bendOf(Point handle, Point otherHandle) {
    return lineOf(Curve().move({0, 0}).bend(handle, otherHandle, {10, 0}));
}

TEST(ChangedPlaces, ABendWithAHandleAtItsEndIsNoStraightLine) {
    EXPECT_FALSE(changedPlaces(bendOf({0, 0}, {8, 5}), bendOf({0, 0}, {8, -5})).empty());
    EXPECT_FALSE(changedPlaces(bendOf({3, 5}, {10, 0}), bendOf({3, -5}, {10, 0})).empty());
    EXPECT_FALSE(changedPlaces(bendOf({10, 0}, {8, 5}), lineOf(Curve().move({0, 0}).line({10, 0}))).empty());
}

TEST(ChangedPlaces, StraightIsStraightHoweverItIsWritten) {
    const auto line = lineOf(Curve().move({0, 0}).line({10, 0}));
    EXPECT_TRUE(changedPlaces(line, line).empty());
    EXPECT_TRUE(changedPlaces(bendOf({0, 0}, {10, 0}), line).empty());
    EXPECT_TRUE(changedPlaces(line, lineOf(Curve().move({10, 0}).line({0, 0}))).empty())
        << "walked backwards";
}

}  // namespace
