#include "formats/model/geometry/rational.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <limits>

#include "formats/model/geometry/decimal.h"

namespace cota::model {
namespace {

Rational anyRational() { return {*rc::gen::inRange(-5000, 5001), *rc::gen::inRange(1, 5001)}; }

TEST(Rational, IsAlwaysReducedWithAPositiveDenominator) {
    EXPECT_EQ(Rational(6, 4).num(), 3);
    EXPECT_EQ(Rational(6, 4).den(), 2);
    EXPECT_EQ(Rational(1, -3).num(), -1);
    EXPECT_EQ(Rational(1, -3).den(), 3);
    EXPECT_EQ(Rational(0, -7).den(), 1);
}

TEST(Rational, ThreeThirdsAreOne) {
    const Rational third(1, 3);
    EXPECT_EQ(third + third + third, Rational(1));
    EXPECT_TRUE((third + third + third).isInteger());
    EXPECT_FALSE(third.isInteger());
}

TEST(Rational, RoundsUpAndDownOnBothSidesOfZero) {
    EXPECT_EQ(Rational(7, 2).ceil(), 4);
    EXPECT_EQ(Rational(7, 2).floor(), 3);
    EXPECT_EQ(Rational(-7, 2).ceil(), -3);
    EXPECT_EQ(Rational(-7, 2).floor(), -4);
    EXPECT_EQ(Rational(4).ceil(), 4);
    EXPECT_EQ(Rational(-4).floor(), -4);
    EXPECT_EQ(Rational(0).ceil(), 0);
}

TEST(Rational, RefusesWhatItDoesNotWrite) {
    for (const char* text : {"", "0.5", "1/0", " 1", "1 ", "1/", "/2", "1/-2", "a", "1/2/3", "99999999999",
                             "9999999999", "1/9999999999", "-9999999999", "0000000001"})
        EXPECT_EQ(Rational::parse(text), std::nullopt) << text;
}

TEST(Rational, SumsOfTheLargestNumbersStayRight) {
    const Rational large = *Rational::parse("999999999");
    const Rational tiny = *Rational::parse("1/999999999");
    EXPECT_EQ((large + tiny) - large, tiny);
    EXPECT_EQ(*Rational::parse("-999999999") + large, Rational(0));
    EXPECT_LT(tiny, *Rational::parse("1/999999998"));
}

TEST(Rational, WhatDoesNotFitLosesPlacesAndNeverItsSign) {
    const std::int64_t most = std::numeric_limits<std::int64_t>::max();
    EXPECT_EQ(Rational(most) + Rational(1), Rational(most));
    EXPECT_EQ(Rational(-most) - Rational(most), Rational(-most));
    EXPECT_EQ(Rational(most) * Rational(most), Rational(most));
    EXPECT_EQ(Rational(std::numeric_limits<std::int64_t>::min(), 1), Rational(-most));
    EXPECT_EQ(Rational(most).ceil(), most);
    EXPECT_EQ(Rational(most, 2).ceil(), most / 2 + 1);
    Rational sum;
    for (const std::int64_t den : {999999937, 999999929, 999999893, 999999883, 999999797})
        sum = sum + Rational(den - 1, den);
    EXPECT_EQ(sum.ceil(), 5);
    EXPECT_EQ(sum.floor(), 4);
    EXPECT_LT(Rational(most - 1, most), Rational(1));
}

RC_GTEST_PROP(Rational, ReadsWhatItWrites, ()) {
    const Rational value = anyRational();
    RC_ASSERT(Rational::parse(value.text()) == value);
}

RC_GTEST_PROP(Rational, SubtractionUndoesAddition, ()) {
    const Rational a = anyRational();
    const Rational b = anyRational();
    RC_ASSERT(a + b - b == a);
    RC_ASSERT(a + b == b + a);
    RC_ASSERT(a * b == b * a);
}

RC_GTEST_PROP(Rational, OrderAgreesWithTheSignOfTheDifference, ()) {
    const Rational a = anyRational();
    const Rational b = anyRational();
    RC_ASSERT((a < b) == ((a - b).num() < 0));
    RC_ASSERT(a.floor() <= a.ceil());
    RC_ASSERT(Rational(a.floor()) <= a);
    RC_ASSERT(a <= Rational(a.ceil()));
    RC_ASSERT(a.ceil() - a.floor() <= 1);
}

TEST(Rational, PeopleReadOneDecimal) {
    EXPECT_EQ(decimalText({255, 2}, Language::english), "127.5");
    EXPECT_EQ(decimalText({255, 2}, Language::spanish), "127,5");
    EXPECT_EQ(decimalText({890, 11}, Language::english), "80.9");
    EXPECT_EQ(decimalText({20}, Language::spanish), "20");
    EXPECT_EQ(decimalText({-1, 20}, Language::english), "-0.1");
    EXPECT_EQ(decimalText({-7, 2}, Language::english), "-3.5");
    EXPECT_EQ(decimalText({1999, 1000}, Language::english), "2.0");
}

}  // namespace
}  // namespace cota::model
