#include <gtest/gtest.h>

#include "tests/mapsets/table/harbour.h"

namespace cota::mapsets::test {
namespace {

const char* const inFog =
    "<space id='q1' kind='quay' seat='p1'><group id='a' side='red'>"
    "<card type='lion'/><card type='bosun'/><card type='hands'/></group></space>"
    "<space id='q2' kind='quay' seat='p2'><group id='b' side='blue'>"
    "<card type='bosun' end='2'/><card type='hands'/><attached type='fog'/></group></space>";

std::int64_t total(const ActionAnswer& answer, std::size_t place) {
    return answer.totals.at(place).withoutDice.value_or(-99);
}

TEST(TableAction, EveryNeedIsAnsweredInOrder) {
    Harbour harbour(twoConvoys);
    const auto answer = harbour.raid("a", "b");
    EXPECT_EQ(answer.verdict, TableVerdict::yes);
    ASSERT_EQ(answer.needs.size(), 3u);  // without fog nobody asks for a lantern
    EXPECT_EQ(answer.needs[0].need->id, "phase");
    EXPECT_EQ(answer.needs[1].need->id, "other");
    EXPECT_EQ(answer.needs[2].need->id, "sails");
    EXPECT_EQ(answer.cost, 1);
    const auto own = harbour.raid("a", "a");
    EXPECT_EQ(own.verdict, TableVerdict::no);
    EXPECT_EQ(own.needs[1].verdict, TableVerdict::no);
    EXPECT_EQ(own.needs[2].verdict, TableVerdict::yes);
    EXPECT_EQ(own.needs[0].need->name.en, "It is the phase day.");
}

TEST(TableAction, TotalsAddAndHalveInTheOrderOfTheRows) {
    Harbour harbour(inFog);
    const auto answer = harbour.raid("a", "b", {{}, {}, {"lantern"}});
    EXPECT_EQ(answer.verdict, TableVerdict::yes);
    EXPECT_EQ(total(answer, 0), 2 + 3 + 1);  // 4 guns halved, then the crew: a brave one lets all three in
    ASSERT_EQ(answer.totals[0].rows.size(), 4u);
    EXPECT_EQ(answer.totals[0].rows[1].change, -2);
    EXPECT_EQ(total(answer, 1), 3);
    EXPECT_EQ(harbour.raid("a", "b").verdict, TableVerdict::no);  // no lantern
}

TEST(TableAction, OptionsDecide) {
    Harbour harbour(inFog, {"no"});
    EXPECT_EQ(total(harbour.raid("a", "b", {{}, {}, {"lantern"}}), 0), 4 + 3 + 1);
}

TEST(TableAction, TheBestCardsTakePartUnlessOthersAreNamed) {
    Harbour harbour(
        "<space id='q1' kind='quay' seat='p1'><group id='a' side='red'>"
        "<card type='lion'/><card type='hands'/><card type='hands'/></group></space>"
        "<space id='q2' kind='quay' seat='p2'><group id='b' side='blue'><card "
        "type='hands'/></group></space>");
    EXPECT_EQ(harbour.raid("a", "b").act.units, std::vector<std::size_t>{1});
    EXPECT_EQ(total(harbour.raid("a", "b"), 0), 5);
    EXPECT_EQ(total(harbour.raid("a", "b", {{1, 2}, {}, {}}), 0), 6);
}

TEST(TableAction, ChancesCountAllThrows) {
    Harbour harbour(twoConvoys);
    const auto answer = harbour.raid("a", "b");
    EXPECT_EQ(total(answer, 0) - total(answer, 1), 5);
    ASSERT_EQ(answer.results.size(), 2u);
    EXPECT_EQ(answer.results[0].chance, model::Rational(35, 36));  // all but 1 against 6
    EXPECT_EQ(answer.results[1].chance, model::Rational(1, 36));
    const auto back = harbour.raid("b", "a");
    EXPECT_EQ(back.results[0].chance, model::Rational(0));
    EXPECT_EQ(total(back, 0), 3);
}

TEST(TableAction, AMissingValueMakesTheAnswerUnknownAndIsNamed) {
    Harbour harbour(
        "<space id='q1' kind='quay' seat='p1'><group id='a' side='red'><card type='hind'/><card "
        "type='hands'/></group></space>"
        "<space id='q2' kind='quay' seat='p2'><group id='b' side='blue'><card "
        "type='hands'/></group></space>");
    const auto answer = harbour.raid("a", "b");
    EXPECT_EQ(answer.verdict, TableVerdict::yes);  // no need asks for the guns
    EXPECT_FALSE(answer.totals[0].withoutDice);
    ASSERT_EQ(answer.totals[0].rows[0].gaps.size(), 1u);
    const auto& gap = answer.totals[0].rows[0].gaps[0];
    EXPECT_EQ(gap.thing, TableWorld::thing(TableKind::card, 0));
    EXPECT_EQ(harbour.game->schema().field(gap.thing.kind, gap.field).name, "guns");
    EXPECT_FALSE(answer.results[0].chance);
}

TEST(TableAction, AnUnknownNeedIsNoNo) {
    Harbour harbour(
        "<space id='q1' kind='quay' seat='p1'><group id='a' side='red'><card count='2'/></group></space>"
        "<space id='q2' kind='quay' seat='p2'><group id='b' side='blue'><card "
        "type='hands'/></group></space>");
    const auto answer = harbour.raid("a", "b");
    EXPECT_EQ(answer.verdict, TableVerdict::unknown);
    EXPECT_EQ(answer.needs[2].verdict, TableVerdict::unknown);
    EXPECT_FALSE(answer.needs[2].gaps.empty());
}

}  // namespace
}  // namespace cota::mapsets::test
