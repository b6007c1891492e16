#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "tests/mapsets/formula/formula_table.h"

namespace cota::mapsets {
namespace {

void expectAnswers(std::initializer_list<std::pair<const char*, const char*>> cases) {
    FormulaTable table;
    for (const auto& [text, told] : cases) EXPECT_EQ(table.answer(text), told) << text;
}

TEST(FormulaRun, NumbersAndWords) {
    expectAnswers({{"half(11)", "5"},
                   {"half(-3)", "-2"},
                   {"min(2, 3) + max(2, 3)", "5"},
                   {"a.side", "us"},
                   {"a.side = 'us' and b.side != a.side", "yes"},
                   {"2 >= 3 or 3 > 3 or 3 <= 2", "no"},
                   {"if(1 < 2, 'yes', 'no')", "yes"},
                   {"a = a and a != b", "yes"},
                   {"1000000 * 1000000 * 1000000", "1000000000000"},
                   {"1000000 * 1000000 * -1000000", "-1000000000000"}});
}

TEST(FormulaRun, RowsOfThings) {
    expectAnswers({{"count(c in a.cards)", "3"},
                   {"count(c in a.cards where c.kind = 'infantry')", "2"},
                   {"count(c in b.cards)", "0"},
                   {"any(c in a.cards where c.turned)", "yes"},
                   {"all(c in a.cards where c.turned)", "no"},
                   {"all(c in b.cards where c.turned)", "yes"},
                   {"any(c in b.cards)", "no"},
                   {"sum(c.strength for c in a.cards where c.turned)", "3"},
                   {"sum(c.strength + 1 for c in a.cards where c.kind = 'leader')", "4"},
                   {"highest(c.strength for c in b.cards)", "0"},
                   {"any(c in a.cards where 'light' in c.tags)", "yes"},
                   {"any(c in a.cards where any(d in a.cards where d != c and d.kind = c.kind))", "yes"},
                   {"sum(count(d in a.cards where d.kind = c.kind) for c in a.cards)", "5"}});
}

TEST(FormulaRun, UnknownValuesStayUnknown) {
    expectAnswers({{"sum(c.strength for c in a.cards)", "unknown card 1 strength"},
                   {"sum(c.strength for c in a.cards) > 100", "unknown card 1 strength"},
                   {"count(c in a.cards where c.strength > 3)", "unknown card 1 strength"},
                   {"all(c in a.cards where c.strength > 0)", "unknown card 1 strength"}});
}

TEST(FormulaRun, WhatIsKnownDecidesIfItIsEnough) {
    expectAnswers({{"any(c in a.cards where c.strength = 3)", "yes"},
                   {"all(c in a.cards where c.strength > 3)", "no"},
                   {"no and sum(c.strength for c in a.cards) > 1", "no"},
                   {"sum(c.strength for c in a.cards) > 1 and no", "no"},
                   {"sum(c.strength for c in a.cards) > 1 or yes", "yes"},
                   {"if(sum(c.strength for c in a.cards) > 1, 2, 2)", "2"},
                   {"if(sum(c.strength for c in a.cards) > 1, 2, 3)", "unknown card 1 strength"}});
}

TEST(FormulaRun, TermsAreFieldsAndPassOnWhatIsUnknown) {
    FormulaTable table;
    table.addTerm("strength", "sum(c.strength for c in group.cards)");
    table.addTerm("has-leader", "any(c in group.cards where c.kind = 'leader')");
    table.addTerm("is-led", "group.has-leader and group.number > 0");
    EXPECT_EQ(table.answer("a.strength + a.strength"), "unknown card 1 strength");
    EXPECT_EQ(table.answer("b.strength"), "0");
    EXPECT_EQ(table.answer("a.is-led and not b.is-led"), "yes");
}

TEST(FormulaRun, WitnessesAreThoseThatDecided) {
    FormulaTable table;
    table.addTerm("has-leader", "any(c in group.cards where c.kind = 'leader')");
    EXPECT_EQ(table.answer("a.has-leader"), "yes");
    ASSERT_EQ(table.witnesses.size(), 1u);
    EXPECT_EQ(table.witnesses.front().index, 2u);
    EXPECT_EQ(table.answer("b.has-leader"), "no");
    EXPECT_TRUE(table.witnesses.empty());
}

}  // namespace
}  // namespace cota::mapsets
