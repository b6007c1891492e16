// Values stay text until they are read; then they must be valid as a whole.
#include "mapsets/catalogue/attribute_type.h"

#include <gtest/gtest.h>

#include "mapsets/movement/turn_order.h"

using namespace cota;
using namespace cota::mapsets;

namespace {

AttributeType typed(AttributeType::Kind kind) {
    AttributeType type;
    type.name = "value";
    type.kind = kind;
    return type;
}

TEST(AttributeType, IntegersReadWhole) {
    EXPECT_EQ(readInteger("-3"), -3);
    for (const auto* text : {"", "3 ", " 3", "+3", "3x", "99999999999"})
        EXPECT_FALSE(readInteger(text)) << text;
}

TEST(AttributeType, FireValuesAreStrengthAndRange) {
    EXPECT_EQ(readFire("9-5"), (FireValue{9, 5}));
    EXPECT_EQ(readFire("0-4"), (FireValue{0, 4}));
    EXPECT_EQ(readFire("999-999"), (FireValue{999, 999}));
    for (const auto* text : {"", "9", "9-", "-5", "9--5", "9-5-1", "a-b", "1000-5", "9-1000"})
        EXPECT_FALSE(readFire(text)) << text;
}

TEST(AttributeType, TurnsAreRuns) {
    const std::vector<std::pair<int, int>> runs{{1, 4}, {7, 7}, {9, 0}};
    EXPECT_EQ(readTurns("1-4 7 9-"), runs);
    for (const auto* text : {"", "0", "4-1", "x", "1-x"}) EXPECT_FALSE(readTurns(text)) << text;
}

TEST(AttributeType, FaultsAreNamed) {
    auto fire = typed(AttributeType::Kind::fire);
    fire.least = 1;
    EXPECT_EQ(faultOf(fire, "0-4"), ValueFault::outOfRange);
    EXPECT_EQ(faultOf(fire, "4-0"), ValueFault::outOfRange);
    EXPECT_EQ(faultOf(fire, "4"), ValueFault::notAFireValue);
    EXPECT_FALSE(faultOf(fire, "4-1"));
    auto word = typed(AttributeType::Kind::word);
    word.words = "T 1";
    EXPECT_EQ(faultOf(word, "2"), ValueFault::unknownWord);
    EXPECT_EQ(faultOf(typed(AttributeType::Kind::flag), "true"), ValueFault::notAFlag);
    EXPECT_EQ(faultOf(typed(AttributeType::Kind::rational), "0.5"), ValueFault::notAFraction);
    EXPECT_EQ(faultOf(typed(AttributeType::Kind::turns), "x"), ValueFault::notTurns);
    EXPECT_FALSE(faultOf(typed(AttributeType::Kind::text), "anything"));
}

TEST(AttributeType, TheFallbackHoldsWhereNothingIsWritten) {
    auto type = typed(AttributeType::Kind::integer);
    type.fallback = "4";
    model::Attributes values;
    EXPECT_EQ(integerOf({type}, values, "value"), 4);
    values.set("value", "6");
    EXPECT_EQ(integerOf({type}, values, "value"), 6);
    EXPECT_FALSE(integerOf({type}, values, "other"));
}

TEST(TurnOrder, RoundsAsTheGameSays) {
    const model::Rational half(5, 2);
    EXPECT_EQ(rounded(half, Rounding::up), 3);
    EXPECT_EQ(rounded(half, Rounding::down), 2);
    EXPECT_EQ(leadingSegments({2, Rounding::up}, 4, 9), 3);
    EXPECT_EQ(leadingSegments({2, Rounding::down}, 9, 4), 2);
    EXPECT_EQ(leadingSegments({2, Rounding::up}, 5, 5), 0);
}

TEST(TurnOrder, WordsWithoutAPlaceStandLast) {
    WordList list;
    for (const auto& [id, order] :
         std::vector<std::pair<std::string, int>>{{"x", 0}, {"b", 2}, {"a", 1}, {"y", 0}}) {
        auto& word = list.words.emplace_back();
        word.id = id;
        word.order = order;
    }
    EXPECT_EQ(wordsInOrder(list), (std::vector<std::string>{"a", "b", "x", "y"}));
}

}  // namespace
