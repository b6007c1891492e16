#include "formats/interchange/line_tokens.h"

#include <gtest/gtest.h>

namespace cota::interchange {
namespace {

TEST(LineTokens, WordsQuotesAndComments) {
    const auto tokens = cutLine("hex 0101 -2 \"woods:1;rough:1\" \"\" # a remark\r");
    ASSERT_EQ(tokens.size(), 5u);
    EXPECT_EQ(tokens[2].text, "-2");
    EXPECT_EQ(tokens[3].text, "woods:1;rough:1");
    EXPECT_TRUE(tokens[3].quoted);
    EXPECT_EQ(tokens[3].column, 13);
    EXPECT_TRUE(tokens[4].text.empty());
}

TEST(LineTokens, AHashInQuotesIsNoComment) {
    const auto tokens = cutLine("tag \"no. #1 \\\"best\\\"\"");
    ASSERT_EQ(tokens.size(), 2u);
    EXPECT_EQ(tokens[1].text, "no. #1 \"best\"");
}

TEST(LineTokens, AnOpenQuoteEndsWithItsLine) {
    const auto tokens = cutLine("tag \"open\r");
    ASSERT_EQ(tokens.size(), 2u);
    EXPECT_FALSE(tokens[1].closed);
    EXPECT_EQ(tokens[1].text, "open");
}

TEST(LineTokens, ColumnsCountCharacters) {
    const auto tokens = cutLine("ñandú 7");
    ASSERT_EQ(tokens.size(), 2u);
    EXPECT_EQ(tokens[1].column, 7);
}

TEST(LineTokens, OfAnEndlessLineOnlyTheFirstAreCut) {
    std::string line;
    for (int i = 0; i < 1000000; ++i) line += "é ";
    const auto tokens = cutLine(line);
    ASSERT_EQ(tokens.size(), mostTokens + 1);
    EXPECT_EQ(tokens.back().column, static_cast<int>(2 * mostTokens + 1));
}

TEST(DecodeText, KeepsUtf8AndTakesTheRestAsLatin1) {
    EXPECT_FALSE(decodeText("caf\xC3\xA9").wasLatin1);
    const auto latin = decodeText("caf\xE9");
    EXPECT_TRUE(latin.wasLatin1);
    EXPECT_EQ(latin.text, "caf\xC3\xA9");
    EXPECT_TRUE(decodeText("\xC0\x80").wasLatin1) << "overlong";
    EXPECT_TRUE(decodeText("\xED\xA0\x80").wasLatin1) << "surrogate";
    EXPECT_EQ(decodeText("\xEF\xBB\xBFsize").text, "size") << "byte order mark";
}

}  // namespace
}  // namespace cota::interchange
