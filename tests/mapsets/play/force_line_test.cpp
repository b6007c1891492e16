// Lines of an order of battle: their values, how they are written, and errors.
#include "mapsets/spotting/force_line.h"

#include <gtest/gtest.h>

#include <random>

using namespace cota::mapsets;

namespace {

ForceLine lineOf(const std::string& text) {
    const auto read = readForceLine(text);
    const auto* line = std::get_if<ForceLine>(&read);
    EXPECT_TRUE(line) << text;
    return line ? *line : ForceLine{};
}

LineFault faultOf(const std::string& text) {
    const auto read = readForceLine(text);
    const auto* fault = std::get_if<LineFault>(&read);
    EXPECT_TRUE(fault) << text;
    return fault ? *fault : LineFault{999, LineFault::Expected::end};
}

TEST(ForceLines, AreRead) {
    const auto line = lineOf("1x Oficial, 3 x Paracaidista, 1x 3-3 MG (x3) (A-B-C)");
    ASSERT_EQ(line.items.size(), 3u);
    EXPECT_EQ(line.items[1], (LineItem{3, std::nullopt, "Paracaidista"}));
    EXPECT_EQ(line.items[2], (LineItem{1, FireValue{3, 3}, "MG"}));
    EXPECT_EQ(line.copies, 3);
    EXPECT_EQ(line.letters, (std::vector<std::string>{"A", "B", "C"}));
    EXPECT_EQ(line.ledUnits(), 4);
}

TEST(ForceLines, AreWrittenAsTheyAreRead) {
    for (const auto* text : {"1x Oficial", "1x Oficial, 3x Paracaidista (x2)", "1x Oficial, 1x 3-3 MG (A)",
                             "1x Oficial, 12x Sección de fusileros, 1x 6-12 MTR (x3) (A-B-C)"})
        EXPECT_EQ(lineOf(text).text(), text);
    EXPECT_EQ(lineOf(" 1 x  Oficial ,2x Rifles( x 2 ) ( A - B ) ").text(),
              "1x Oficial, 2x Rifles (x2) (A-B)");
}

TEST(ForceLines, SayWhereTheyBreak) {
    using enum LineFault::Expected;
    const struct {
        const char* text;
        std::size_t at;
        LineFault::Expected expected;
    } faults[] = {{"", 0, number},
                  {"0x Oficial", 0, number},
                  {"1x Oficial, tres Rifles", 12, number},
                  {"1 Oficial", 2, times},
                  {"1x , 2x Rifles", 3, name},
                  {"1x Oficial, 1x 3-3", 15, name},
                  {"1x Oficial (x)", 13, copies},
                  {"1x Oficial (A-b)", 14, letters},
                  {"1x Oficial (A) 2x Rifles", 15, end},
                  {"2x Oficial, 1x Rifles", 0, oneLeader}};
    for (const auto& one : faults) {
        EXPECT_EQ(faultOf(one.text).at, one.at) << one.text;
        EXPECT_EQ(faultOf(one.text).expected, one.expected) << one.text;
    }
}

TEST(ForceLines, OfAnySortReadBackAsTheSame) {
    std::mt19937 random(7);
    const auto upTo = [&](int most) { return std::uniform_int_distribution<int>(1, most)(random); };
    for (int round = 0; round < 500; ++round) {
        ForceLine line;
        line.items.push_back({1, std::nullopt, "Leader"});
        for (int i = upTo(4); i > 0; --i)
            line.items.push_back({upTo(20),
                                  upTo(2) == 1 ? std::optional(FireValue{upTo(16), upTo(30)}) : std::nullopt,
                                  "Unit " + std::to_string(i)});
        line.copies = upTo(5);
        for (int i = upTo(6); i > 1; --i) line.letters.emplace_back(1, static_cast<char>('A' + i));
        EXPECT_EQ(lineOf(line.text()), line) << line.text();
    }
}

TEST(ForceLines, LeaveTheOtherLettersToDraw) {
    const std::vector<ForceLine> lines{lineOf("1x O, 1x R (x2) (A-C)"), lineOf("1x O, 1x R (x2)")};
    EXPECT_EQ(lettersLeft({"A", "B", "C", "D"}, lines), (std::vector<std::string>{"B", "D"}));
}

}  // namespace
