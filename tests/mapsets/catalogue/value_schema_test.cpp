// One check, one expectation and one description for every value that is declared.
#include "mapsets/catalogue/value_schema.h"

#include <gtest/gtest.h>

using namespace cota;
using namespace cota::mapsets;

namespace {

using Kind = Parameter::Kind;
using Texts = std::vector<std::string>;

Parameter parameter(Kind kind, const char* words = "") { return {"value", kind, "", local("it"), words}; }

TEST(ValueSchema, WordsAreCheckedOneByOne) {
    const auto some = parameter(Kind::words, "top left");
    EXPECT_FALSE(faultOf(some, "left top"));
    EXPECT_FALSE(faultOf(some, ""));
    EXPECT_EQ(faultOf(some, "left to"), ValueFault::unknownWord);
    EXPECT_FALSE(faultOf(parameter(Kind::words), "anything 3"));
    EXPECT_EQ(faultOf(parameter(Kind::word, "top left"), "top left"), ValueFault::unknownWord);
    EXPECT_EQ(faultOf(parameter(Kind::word, "top left"), ""), ValueFault::unknownWord);
    EXPECT_FALSE(faultOf(parameter(Kind::list, "dot mast"), "mast+dot"));
    EXPECT_EQ(faultOf(parameter(Kind::list, "dot mast"), "mast dot"), ValueFault::unknownWord);
}

TEST(ValueSchema, NumbersHaveBounds) {
    EXPECT_EQ(faultOf(parameter(Kind::integer), "-1"), ValueFault::outOfRange);
    EXPECT_EQ(faultOf(parameter(Kind::integer), "10001"), ValueFault::outOfRange);
    EXPECT_FALSE(faultOf(parameter(Kind::integer).between(-5, 5), "-5"));
    EXPECT_EQ(faultOf(parameter(Kind::integer), "2.5"), ValueFault::notAnInteger);
    EXPECT_FALSE(faultOf(parameter(Kind::decimal), "2.5"));
    for (const char* text : {"", "1e3", "2,5", "2.5 mm"})
        EXPECT_EQ(faultOf(parameter(Kind::millimetres), text), ValueFault::notANumber) << text;
    EXPECT_FALSE(faultOf(parameter(Kind::colour), "#aabbcc80"));
    EXPECT_EQ(faultOf(parameter(Kind::colour), "red"), ValueFault::notAColour);
}

TEST(ValueSchema, FindingsListWhatIsPossible) {
    EXPECT_EQ(expectedTexts(parameter(Kind::flag)), (Texts{"yes", "no"}));
    EXPECT_EQ(expectedTexts(parameter(Kind::word, "top left")), (Texts{"top", "left"}));
    EXPECT_EQ(expectedTexts(parameter(Kind::integer)), (Texts{"0, 1, 2 ..."}));
}

TEST(ValueSchema, PagesDescribeValues) {
    EXPECT_EQ(described(parameter(Kind::integer).between(1, 9), model::Language::english),
              "whole number, 1 to 9");
    EXPECT_EQ(described(parameter(Kind::list, "dot mast"), model::Language::spanish), "lista: `dot`, `mast`");
    EXPECT_EQ(described(parameter(Kind::hexTags), model::Language::english),
              described(parameter(Kind::tags), model::Language::english));
}

TEST(ValueSchema, WordsAreJoinedAndSplit) {
    EXPECT_EQ(wordsOf(textOf({"a", "b"})), (Texts{"a", "b"}));
    EXPECT_EQ(textOf(Texts{}), "");
}

}  // namespace
