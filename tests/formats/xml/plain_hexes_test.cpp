// Hexes of a board with only a place, terrain and a level are read by faster code. The result must be the
// same as by the general code, which is used for the same hexes with an empty name.
#include <gtest/gtest.h>

#include <random>

#include "formats/xml/documents/board_writer.h"
#include "formats/xml/documents/document_file.h"

namespace cota::xml {
namespace {

std::string boardText(unsigned seed, const std::string& more) {
    std::mt19937 random(seed);
    const auto one = [&](std::initializer_list<const char*> words) {
        return std::string(words.begin()[random() % words.size()]);
    };
    std::string text =
        "<board format=\"4\" id=\"b\" mapset=\"m\">\n<grid columns=\"9\" rows=\"9\"/>\n<hexes "
        "ground=\"clear\">\n";
    for (int i = 0; i < 60; ++i) {
        text += "<hex at=\"0" + std::to_string(1 + random() % 9) + "0" + std::to_string(random() % 10) + "\"";
        if (random() % 3 != 0)
            text += " terrain=\"" + one({"woods", "woods town:30", "clear", "", "a:0", "x"}) + "\"";
        if (random() % 2 == 0)
            text += " level=\"" + one({"1", "-2", "0", "", "x", "99999", "+1", "1 "}) + "\"";
        if (random() % 20 == 0) text += " colour=\"red\"";
        if (random() % 20 == 0) text += " at=\"0101\"";
        text += more + (random() % 20 == 0 ? "><values morale=\"7\"/></hex>\n" : "/>\n");
        if (random() % 20 == 0) text += "<!-- kept -->\n";
    }
    return text + "</hexes>\n</board>\n";
}

/// Values that cannot be used are kept as written, also the empty name.
std::string withoutNames(std::string text) {
    const std::string name = " name=\"\"";
    for (auto at = text.find(name); at != std::string::npos; at = text.find(name))
        text.erase(at, name.size());
    return text;
}

TEST(PlainHexes, AreReadAsAnyOther) {
    std::size_t findings = 0;
    for (unsigned seed = 0; seed < 200; ++seed) {
        const auto plain = readBoardText("b", boardText(seed, ""));
        const auto named = readBoardText("b", boardText(seed, " name=\"\""));
        ASSERT_EQ(plain.value.has_value(), named.value.has_value()) << seed;
        ASSERT_TRUE(plain.value) << seed << (plain.findings.empty() ? "" : plain.findings.front().message);
        EXPECT_EQ(writeBoard(*plain.value), withoutNames(writeBoard(*named.value))) << seed;
        ASSERT_EQ(plain.findings.size(), named.findings.size()) << seed;
        for (std::size_t i = 0; i < plain.findings.size(); ++i) {
            EXPECT_EQ(plain.findings[i].message, named.findings[i].message);
            EXPECT_EQ(plain.findings[i].values, named.findings[i].values);
            EXPECT_EQ(plain.findings[i].where->line, named.findings[i].where->line);
        }
        findings += plain.findings.size();
    }
    EXPECT_GT(findings, 1000u);
}

/// At every position in the eight bytes that are tested together.
TEST(PlainHexes, BadBytesAreFoundInEveryPlace) {
    for (std::size_t at = 0; at < 40; ++at)
        for (const char bad : {'\x1f', '\x00', '\x80', '\xff', '\x0b'}) {
            std::string text(40, at % 2 != 0 ? ' ' : '~');
            text[at] = bad;
            const auto loaded = textFromBytes("a", text);
            ASSERT_FALSE(loaded.ok()) << at;
            EXPECT_EQ(loaded.findings[0].where->column, static_cast<int>(at) + 1);
            text[at] = '\n';
            EXPECT_TRUE(textFromBytes("a", text).ok());
            text[at] = '\x7f';
            EXPECT_TRUE(textFromBytes("a", text).ok());
        }
}

}  // namespace
}  // namespace cota::xml
