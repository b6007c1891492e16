#include "editor/tools/sight_tool.h"

#include <gtest/gtest.h>

#include "editor/tools/hex_tools.h"
#include "tests/editor/tools/tool_fixture.h"

using namespace cota;
using support::ToolFixture;

namespace {

TEST(SightTool, AnswerIsThatOfTheRules) {
    ToolFixture hand;
    tools::SightTool tool;
    hand.stroke(tool, {"0201", "0206"});
    auto answer = tool.answer(hand.map());
    ASSERT_TRUE(answer);
    EXPECT_TRUE(answer->result.isClear());
    EXPECT_FALSE(hand.history.canUndo());

    tools::TerrainTool paint;
    hand.choices.terrain = {{{model::TerrainId("woods"), {}}}};
    hand.stroke(paint, {"0203", "0204"});
    answer = tool.answer(hand.map());
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->result, hand.map().play().sight().judge(hand.cell("0201"), hand.cell("0206")));
    EXPECT_FALSE(answer->result.isClear());
    const auto lines = session::linesOf(hand.map(), *answer, model::Language::english);
    ASSERT_GE(lines.size(), 5u);
    EXPECT_EQ(lines[0].rfind("0201 - 0206: blocked", 0), 0u) << lines[0];
    EXPECT_NE(lines[2].find("0203"), std::string::npos) << lines[2];
}

TEST(SightTool, HeightsOfTheLineAreReadAsDecimals) {
    ToolFixture hand;
    session::SightAnswer answer = session::lookAlong(hand.map(), hand.cell("0201"), hand.cell("0206"));
    ASSERT_FALSE(answer.trace.steps.empty());
    answer.trace.isStraight = true;  // a rule that uses straight lines
    answer.trace.steps.front().line = model::Rational(255, 2);
    const auto inEnglish = session::linesOf(hand.map(), answer, model::Language::english);
    EXPECT_NE(inEnglish.at(1).find("line at 127.5"), std::string::npos) << inEnglish.at(1);
    const auto inSpanish = session::linesOf(hand.map(), answer, model::Language::spanish);
    EXPECT_NE(inSpanish.at(1).find("127,5"), std::string::npos) << inSpanish.at(1);
}

TEST(SightTool, AnAnswerIsJudgedAnewOnTheMapAsItHasBecome) {
    ToolFixture hand;
    const ToolFixture then;
    const auto answer = session::lookAlong(then.map(), then.cell("0201"), then.cell("0206"));
    EXPECT_TRUE(answer.result.isClear());
    tools::TerrainTool paint;
    hand.choices.terrain = {{{model::TerrainId("woods"), {}}}};
    hand.stroke(paint, {"0203", "0204"});
    const auto anew = session::judgedAgain(answer, then.map(), hand.map());
    ASSERT_TRUE(anew);
    EXPECT_FALSE(anew->result.isClear());
}

TEST(SightTool, BeginsInAHexAndEndsAtTheNextClick) {
    ToolFixture hand;
    tools::SightTool tool;
    tool.startAt(hand.cell("0201"));
    EXPECT_GT(tool.feedback(hand.context(), ToolFixture::event(hand.at("0206"))).size(), 2u)
        << "the line follows the pointer";
    EXPECT_FALSE(tool.answer(hand.map()));
    hand.stroke(tool, {"0206"});
    const auto answer = tool.answer(hand.map());
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->from, hand.cell("0201"));
    EXPECT_EQ(answer->to, hand.cell("0206"));
    hand.stroke(tool, {"0301", "0303"});
    EXPECT_EQ(tool.answer(hand.map())->from, hand.cell("0301")) << "only the next click keeps the start";
}

TEST(SightTool, LineGoesWhenItsHexesGo) {
    ToolFixture hand;
    tools::SightTool tool;
    hand.stroke(tool, {"0801", "0806"});
    EXPECT_TRUE(tool.answer(hand.map()));
    tool.cancel();
    EXPECT_FALSE(tool.answer(hand.map()));
}

}  // namespace
