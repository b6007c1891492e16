#include "formats/model/finding/message.h"

#include <gtest/gtest.h>

#include "tests/support/placeholders.h"

using namespace cota::model;

namespace {

constexpr MessageRow rows[] = {
    {"T-001", Severity::warning, cota::local("a"), cota::local("{x} is {y}"), {}, {}},
    {"T-001.other", Severity::error, cota::local("a"), cota::local("b"), {}, {}},
};

TEST(Message, PlaceholdersBecomeValues) {
    const std::vector<MessageValue> values{{"x", "A"}, {"y", "{x}"}};
    EXPECT_EQ(fillTemplate("{x} is {y}, {x}", values), "A is {x}, A");
    const std::vector<MessageValue> hostile{{"x", "a\n::stop\x1b[1m\xC2\x85 \xE2\x80\xAE \xC3\xB1\t"}};
    EXPECT_EQ(fillTemplate("'{x}'\n", hostile),
              "'a\\u000a::stop\\u001b[1m\\u0085 \\u202e \xC3\xB1\\u0009'\n");
    EXPECT_EQ(fillTemplate("{missing}", values), "{missing}");
    EXPECT_EQ(fillTemplate("{{x}} {x", values), "{x} {x");
    EXPECT_EQ(fillTemplate("", values), "");
    EXPECT_EQ(fillTemplate("plain", {}), "plain");
}

TEST(Message, OneAndManyHaveTheirOwnWords) {
    const std::vector<MessageValue> one{{"n", "1"}}, none{{"n", "0"}}, many{{"n", "21"}};
    EXPECT_EQ(fillTemplate("in {n} {n:hex|hexes}", one), "in 1 hex");
    EXPECT_EQ(fillTemplate("in {n} {n:hex|hexes}", none), "in 0 hexes");
    EXPECT_EQ(fillTemplate("in {n} {n:hex|hexes}", many), "in 21 hexes");
    EXPECT_EQ(fillTemplate("{n} counter{n:|s}", many), "21 counters");
    EXPECT_EQ(fillTemplate("{x:hex|hexes} {n:hex}", many), "{x:hex|hexes} {n:hex}");
    constexpr std::string_view room = "{n:only # fits|only # fit|none fits}";
    EXPECT_EQ(fillTemplate(room, one), "only 1 fits");
    EXPECT_EQ(fillTemplate(room, many), "only 21 fit");
    EXPECT_EQ(fillTemplate(room, none), "none fits");
}

TEST(Message, SpanishArticlesJoinTheirPreposition) {
    const std::vector<MessageValue> side{{"what", "el bando 'a'"}}, line{{"what", "la parte"}};
    EXPECT_EQ(fillTemplate("'x' de {what}", side), "'x' del bando 'a'");
    EXPECT_EQ(fillTemplate("dar a {what}", side), "dar al bando 'a'");
    EXPECT_EQ(fillTemplate("'x' de {what}", line), "'x' de la parte");
}

TEST(Message, WhatIsNotKnownIsNotTold) {
    const std::vector<MessageValue> none{{"known", ""}, {"x", "a;b"}}, some{{"known", "c, d"}, {"x", "a;b"}};
    EXPECT_EQ(fillTemplate("There is no '{x}'; the nearest: {known}.", none), "There is no 'a;b'.");
    EXPECT_EQ(fillTemplate("There is no '{x}'; the nearest: {known}.", some),
              "There is no 'a;b'; the nearest: c, d.");
}

TEST(Message, PlaceholdersAreListed) {
    EXPECT_EQ(cota::support::placeholders("{b} {a} {b} {{c}}"), (std::set<std::string>{"a", "b"}));
    EXPECT_EQ(cota::support::placeholders("{n} {n:hex|hexes}"), (std::set<std::string>{"n"}));
}

TEST(Message, AVariantWithoutARowHasTheRowOfItsRule) {
    EXPECT_EQ(findMessage(rows, "T-001"), &rows[0]);
    EXPECT_EQ(findMessage(rows, "T-001.other"), &rows[1]);
    EXPECT_EQ(findMessage(rows, "T-001.third"), &rows[0]);
    EXPECT_EQ(findMessage(rows, "T-002"), nullptr);
}

TEST(Message, AFindingTakesRuleAndSeverityFromItsRow) {
    const auto finding = findingOf(rows[1], {{"x", "1"}}, {SubjectKind::hex, "0101", {}});
    EXPECT_EQ(finding.rule, "T-001");
    EXPECT_EQ(finding.message, "T-001.other");
    EXPECT_EQ(finding.severity, Severity::error);
    EXPECT_EQ(finding.subject.id, "0101");
}

TEST(Message, IdsStandOnce) {
    static_assert(idsAreUnique(rows));
    constexpr MessageRow twice[] = {rows[0], rows[0]};
    EXPECT_FALSE(idsAreUnique(twice));
}

}  // namespace
