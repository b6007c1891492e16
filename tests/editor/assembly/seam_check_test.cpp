// What the rules say of a seam while a board is dragged: the same as of the whole document.
#include "editor/assembly/seam_check.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <set>
#include <string>

#include "editor/assembly/assembly_plan.h"
#include "formats/model/document/edit_support.h"
#include "tests/editor/session/open_sample.h"
#include "tests/support/small_game.h"
#include "validator/engine/run_rules.h"
#include "validator/rules/all_rules.h"

using namespace cota;

namespace {

std::set<std::string> rulesOf(const session::SeamAnswer& answer) {
    std::set<std::string> rules;
    for (const auto& one : answer.findings) rules.insert(one.rule);
    return rules;
}

session::SeamRequest requestFor(const model::Document& document, std::size_t place) {
    return {document, place, std::make_shared<const mapsets::Mapset>(support::smallGame())};
}

TEST(SeamCheck, ARoadThatDoesNotGoOnIsMarkedWhereItEnds) {
    support::ScenarioMaker maker;
    maker.scenario.mapset = model::MapsetId("small");
    support::BoardMaker one("A", 7, 5), other("B", 7, 5), far("C", 7, 5);
    one.longHigh().halves(true, true, true, true).path("p", "road", {"0503", "0603", "0703"});
    other.longHigh().halves(true, true, true, true);
    far.longHigh().halves(true, true, true, true);
    maker.add(one.board, 0, 0).add(other.board, 6, 0).add(far.board, 12, 0);
    const auto document = maker.document();
    const auto answer = session::checkSeams(requestFor(document, 1));
    ASSERT_EQ(rulesOf(answer), std::set<std::string>{"PATH-007"});
    ASSERT_EQ(answer.findings[0].at.size(), 1u);
    const session::AssemblyPlan plan(document);
    EXPECT_EQ(answer.findings[0].at[0].x, plan.joins().front().from.x);
    EXPECT_NE(answer.findings[0].text.find("0703"), std::string::npos) << answer.findings[0].text;
    EXPECT_EQ(rulesOf(session::checkSeams(requestFor(document, 2))), std::set<std::string>{})
        << "that seam is sound";
}

TEST(SeamCheck, ABoardApartHasNoSeams) {
    support::ScenarioMaker maker;
    maker.scenario.mapset = model::MapsetId("small");
    support::BoardMaker one("A", 7, 5), other("B", 7, 5);
    one.longHigh().halves(true, true, true, true);
    other.longHigh().halves(true, true, true, true);
    maker.add(one.board, 0, 0).add(other.board, 6, 0);
    EXPECT_FALSE(session::checkSeams(requestFor(maker.document(), 1)).isApart);
    for (const int column : {8, 20}) {
        maker.scenario.assembly.boards[1].column = column;
        EXPECT_TRUE(session::checkSeams(requestFor(maker.document(), 1)).isApart) << column;
    }
}

TEST(SeamCheck, AsksTheRulesAboutSeams) {
    const auto& rules = session::seamRules();
    for (const char* rule : {"MAP-011", "PATH-007", "LEVEL-005", "CONTOUR-006", "ASM-005"})
        EXPECT_NE(std::ranges::find(rules, rule), rules.end()) << rule;
    EXPECT_EQ(rules.size(), 10u);
}

TEST(SeamCheck, OverlapsAndHalvesAreNamed) {
    support::ScenarioMaker maker;
    maker.scenario.mapset = model::MapsetId("small");
    support::BoardMaker one("A", 7, 5), other("B", 7, 5);
    one.longHigh().halves(true, true, true, true).terrain("0703", "woods");
    other.longHigh().halves(true, true, true, true).level("0102", 2);
    maker.add(one.board, 0, 0).add(other.board, 6, 0);
    const auto halves = session::checkSeams(requestFor(maker.document(), 1));
    EXPECT_TRUE(rulesOf(halves).contains("ASM-006"));
    EXPECT_TRUE(rulesOf(halves).contains("ASM-007"));
    maker.scenario.assembly.boards[1].column = 4;
    EXPECT_TRUE(rulesOf(session::checkSeams(requestFor(maker.document(), 1))).contains("ASM-005"));
}

/// Every finding of a seam is one that the check of the whole document has too.
TEST(SeamCheck, SaysWhatTheCheckOfTheDocumentSays) {
    for (const char* path : {"panzer-grenadier/brod.scenario.xml", "marea-de-acero/vieuxpont.scenario.xml",
                             "war-storm-series/sarn.scenario.xml"}) {
        support::OpenSample sample(path);
        const auto size = sample.scenario().assembly.boards.size();
        for (std::size_t place = 0; place < size; ++place) {
            for (const int by : {0, 2}) {
                const auto document = model::withScenario(sample.session().document(), [&](auto& scenario) {
                    scenario.assembly.boards[place].row += by;
                });
                checks::CheckInput input;
                input.document = document;
                input.mapset = sample.session().game();
                checks::CheckOptions options;
                options.rules = session::seamRules();
                std::set<std::string> whole;
                for (const auto& one : checks::check(input, checks::allTopics(), options).findings)
                    whole.insert(checks::allMessages().text(one.finding, model::Language::english));
                const auto begin = std::chrono::steady_clock::now();
                const auto answer = session::checkSeams({document, place, sample.session().game()});
                const std::chrono::duration<double, std::milli> took =
                    std::chrono::steady_clock::now() - begin;
                std::printf("%s board %zu: %zu findings in %.1f ms\n", path, place, answer.findings.size(),
                            took.count());
                // Overlaps are counted with other boards, and lists are of the boards that were laid.
                for (const auto& one : answer.findings) {
                    EXPECT_TRUE(one.rule == "LEVEL-005" || whole.contains(one.text)) << one.text;
                }
            }
        }
    }
}

TEST(SeamCheck, AnswersInTheBackground) {
    support::OpenSample sample("marea-de-acero/vieuxpont.scenario.xml");
    std::uint64_t last = 0;
    session::SeamCheck check([&](const session::SeamAnswer& answer) { last = answer.number; });
    for (std::uint64_t number = 1; number <= 5; ++number)
        check.start(
            {sample.session().document(), 1, sample.session().game(), model::Language::english, number});
    check.wait();
    EXPECT_EQ(last, 5u);
}

}  // namespace
