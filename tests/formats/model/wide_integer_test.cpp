#include "formats/model/geometry/wide_integer.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace cota::model {
namespace {

TEST(WideIntegers, CompareProductsThatFitNowhere) {
    const Wide large = Wide{1} << 120;
    EXPECT_EQ(compareProducts(large, large + 1, large + 1, large), 0);
    EXPECT_EQ(compareProducts(large, large + 1, large, large), 1);
    EXPECT_EQ(compareProducts(-large, large + 1, -large, large), -1);
    EXPECT_EQ(compareProducts(large, -large, large, large), -1);
    EXPECT_EQ(compareProducts(0, large, -large, large), 1);
    EXPECT_EQ(compareProducts(0, large, large, 0), 0);
}

RC_GTEST_PROP(WideIntegers, CompareProductsAsWholeNumbersDo,
              (std::int32_t a, std::int32_t b, std::int32_t c, std::int32_t d)) {
    const std::int64_t left = std::int64_t{a} * b, right = std::int64_t{c} * d;
    RC_ASSERT(compareProducts(a, b, c, d) == (left < right ? -1 : left > right ? 1 : 0));
    // The same with large numbers, whose parts carry.
    const Wide far = Wide{1} << 90;
    RC_ASSERT(compareProducts(far * a, b, far * c, d) == compareProducts(a, b, c, d));
}

RC_GTEST_PROP(WideIntegers, RootIsTheLargestWholeOne, (std::uint64_t number)) {
    const WideUnsigned square = static_cast<WideUnsigned>(number >> 2) * (number >> 2);
    RC_ASSERT(wholeRoot(square) == number >> 2);
    if (square > 0) RC_ASSERT(wholeRoot(square - 1) == (number >> 2) - 1);
}

}  // namespace
}  // namespace cota::model
