#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "tests/mapsets/formula/formula_table.h"

namespace cota::mapsets {
namespace {

TEST(FormulaReader, PrecedenceIsThatOfArithmetic) {
    FormulaTable table;
    EXPECT_EQ(table.answer("1 + 2 * 3 - 4"), "3");
    EXPECT_EQ(table.answer("(1 + 2) * 3"), "9");
    EXPECT_EQ(table.answer("-2 * -3"), "6");
    EXPECT_EQ(table.answer("no and no or yes"), "yes");
    EXPECT_EQ(table.answer("no and (no or yes)"), "no");
    EXPECT_EQ(table.answer("not no and 1 < 2"), "yes");
    EXPECT_EQ(table.answer("not not yes"), "yes");
}

TEST(FormulaReader, AHyphenIsPartOfAName) {
    FormulaTable table;
    EXPECT_EQ(table.answer("a.number-b"), "! 2 number-b|cards|number|side");
    EXPECT_EQ(table.answer("a.number - b.number"), "-1");
}

TEST(FormulaReader, FaultsSayWhereAndWhatWasExpected) {
    FormulaTable table;
    const std::pair<const char*, const char*> cases[]{
        {"", "! 0 "},
        {"a.", "! 2 |name"},
        {"a.nation", "! 2 nation|cards|number|side"},
        {"c.side", "! 0 c|a|b"},
        {"1 = 'us'", "! 4 word|number"},
        {"yes + 1", "! 0 yes or no|number"},
        {"1 and yes", "! 0 number|yes or no"},
        {"a = a.side", "! 4 word|thing"},
        {"a.cards = b.cards", "! 0 row of things|word"},
        {"a.cards.strength", "! 8 row of things|thing"},
        {"any(c in a where yes)", "! 9 thing|row of things"},
        {"any(a in a.cards)", "! 4 a"},
        {"any(count in a.cards)", "! 4 count"},
        {"any(c in a.cards where c.strength)", "! 23 number|yes or no"},
        {"any(c in a.cards) and c.turned", "! 22 c|a|b"},
        {"sum(1 of a.cards)", "! 16 )|for"},
        {"sum(c.strength for c in a.cards", "! 31 |)"},
        {"first(1)", "! 0 first|all|any|count|half|highest|if|max|min|sum"},
        {"min(1)", "! 5 )|,"},
        {"'us", "! 0 'us"},
        {"1 2", "! 2 2|end"},
        {"9999999", "! 0 9999999"},
        {"if(yes, 1, 'us')", "! 11 word|number"},
        {"1 < 'us'", "! 4 word|number"},
        {"'us' < 'german'", "! 0 word|number"},
        {"'us' in a", "! 8 thing|words"},
        {"#", "! 0 #"}};
    for (const auto& [text, told] : cases) EXPECT_EQ(table.answer(text), told) << text;
}

TEST(FormulaReader, TheResultHasTheTypeThatIsWanted) {
    FormulaTable table;
    EXPECT_TRUE(table.read("1 + 1", FormulaType::number));
    EXPECT_FALSE(table.read("1 + 1", FormulaType::flag));
    EXPECT_EQ(table.fault.kind, FormulaFault::Kind::wrongType);
}

TEST(FormulaReader, DeepFormulasAreRefused) {
    FormulaTable table;
    EXPECT_EQ(table.answer(std::string(30, '(') + "1" + std::string(30, ')')), "1");
    EXPECT_FALSE(table.read(std::string(100'000, '(')));
    EXPECT_EQ(table.fault.kind, FormulaFault::Kind::tooDeep);
}

}  // namespace
}  // namespace cota::mapsets
