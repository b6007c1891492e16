// A change that only the scenario makes becomes one of its boards.
#include <gtest/gtest.h>

#include <string>

#include "editor/scenario/amending.h"
#include "editor/scenario/lists.h"
#include "formats/model/document/edits.h"
#include "tests/editor/session/open_sample.h"

using namespace cota;
using session::ScenarioList;
using support::OpenSample;

namespace {

constexpr const char* brodSample = "panzer-grenadier/brod.scenario.xml";

std::size_t countOf(const OpenSample& sample) { return sample.scenario().assembly.amendments.size(); }

TEST(AmendmentIntoBoards, ChangesTheBoardAndLeavesTheMapAsItWas) {
    OpenSample sample(brodSample);
    ASSERT_TRUE(sample.take(session::addAmendment(sample.source(), "level", {{"31-0505"}, {"32-0505"}})));
    const auto place = countOf(sample) - 1;
    EXPECT_EQ(session::amendedHexes(sample.source(), place).size(), 2u);
    auto scenario = *sample.session().document().scenario;
    const auto amended = sample.session().document();
    auto document = amended;
    document.scenario =
        scenario.with([&](model::Scenario& one) { one.assembly.amendments[place].number = 2; });
    sample.session().commit({session::StepName("level"), document});
    const auto boards = sample.session().document().boards;
    const auto level =
        sample.session().map()->field().level(*sample.session().map()->field().resolve("31-0505"));
    EXPECT_EQ(level, 2);
    auto written = session::amendmentIntoBoards(sample.source(), place);
    EXPECT_EQ(written.refusal, "");
    ASSERT_TRUE(sample.take(std::move(written.step)));
    EXPECT_EQ(countOf(sample), place);
    EXPECT_NE(sample.session().document().boards, boards);
    EXPECT_EQ(sample.session().map()->field().level(*sample.session().map()->field().resolve("31-0505")), 2);
    sample.session().undo();
    EXPECT_EQ(countOf(sample), place + 1);
    EXPECT_EQ(sample.session().document().boards, boards) << "one step for the scenario and its boards";
}

TEST(AmendmentIntoBoards, AnEarlierChangeOfTheHexGoesFirst) {
    OpenSample sample(brodSample);
    const auto first = countOf(sample);
    ASSERT_TRUE(sample.take(session::addAmendment(sample.source(), "level", {{"31-0505"}})));
    ASSERT_TRUE(sample.take(session::addAmendment(sample.source(), "level", {{"31-0505"}, {"31-0506"}})));
    EXPECT_NE(session::amendmentIntoBoards(sample.source(), first + 1).refusal, "");
    EXPECT_EQ(session::amendmentIntoBoards(sample.source(), first).refusal, "");
    EXPECT_FALSE(session::amendmentIntoBoards(sample.source(), first + 9).step);
}

}  // namespace
