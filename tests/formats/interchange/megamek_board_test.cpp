#include "formats/interchange/megamek_board.h"

#include <gmock/gmock.h>

#include "formats/interchange/megamek_messages.h"
#include "tests/support/placeholders.h"

namespace cota::interchange {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using Read = model::Loaded<MegamekBoard>;

Read read(std::string_view text) { return readMegamekBoard(text, "x.board"); }

std::vector<std::string> rules(const Read& loaded) {
    std::vector<std::string> ids;
    for (const auto& finding : loaded.findings) ids.push_back(finding.rule);
    return ids;
}

TEST(MegamekBoard, ReadsAllItsLines) {
    const auto loaded = read(
        "# licence\r\nsize 2 2\r\noption Exit_roads_to_pavement false\r\ntag \"A tag\"\r\n"
        "description \"About\"\r\nnote 0201 \"look here\"\r\n"
        "hex 0101 0 \"woods:2;foliage_elev:2\" \"\"\r\nhex 0201 -1 \"road:1:18;fluff:5:12\" \"snow\"\r\n"
        "hex 0102 10 \"\" \"\"\r\nhex 0202 0 \"building:*\" \"\"\r\nend\r\nhex ignored\r\n");
    EXPECT_THAT(loaded.findings, IsEmpty());
    ASSERT_TRUE(loaded.ok());
    const auto& board = *loaded.value;
    EXPECT_EQ(board.width, 2);
    ASSERT_NE(board.option("exit_roads_to_pavement"), nullptr);
    EXPECT_EQ(board.option("exit_roads_to_pavement")->value, "false");
    EXPECT_THAT(board.tags, ElementsAre("A tag"));
    EXPECT_THAT(board.descriptions, ElementsAre("About"));
    EXPECT_THAT(board.notes, ElementsAre(MegamekNote{"0201", "look here"}));
    EXPECT_EQ(board.at(1, 0)->level, -1);
    EXPECT_EQ(board.at(1, 0)->theme, "snow");
    EXPECT_EQ(board.at(1, 0)->find("road")->exits, 18);
    EXPECT_EQ(board.at(0, 1)->level, 10);
    EXPECT_EQ(board.at(1, 1)->find("building")->level, std::nullopt);
    EXPECT_EQ(board.at(2, 0), nullptr);
    EXPECT_EQ(board.at(0, -1), nullptr);
}

TEST(MegamekBoard, HexesAreTakenInOrderWhateverTheirNumberSays) {
    const auto loaded = read("size 2 1\nhex 0201 1 \"\" \"\"\nhex 0101 2 \"\" \"\"\nend\n");
    EXPECT_THAT(rules(loaded), ElementsAre("IMP-009", "IMP-009"));
    ASSERT_TRUE(loaded.ok());
    EXPECT_EQ(loaded.value->at(0, 0)->level, 1);
    EXPECT_EQ(loaded.findings[0].where, (model::SourceSpan{"x.board", 2, 1}));
}

TEST(MegamekBoard, LongNumbersOfLargeBoardsAreNoContradiction) {
    std::string text = "size 101 1\n";
    for (int column = 0; column < 101; ++column) text += "hex " + megamekNumber(column, 0) + " 0 \"\" \"\"\n";
    EXPECT_EQ(megamekNumber(100, 0), "10101");
    EXPECT_THAT(read(text + "end\n").findings, IsEmpty());
}

TEST(MegamekBoard, RefusesWhatIsNoBoard) {
    EXPECT_THAT(rules(read("")), ElementsAre("IMP-001"));
    EXPECT_THAT(rules(read(std::string_view("size 1 1\0", 9))), ElementsAre("IMP-001"));
    EXPECT_THAT(rules(read("hex 0101 0 \"\" \"\"\nsize 1 1\nend")), ElementsAre("IMP-003"));
    EXPECT_FALSE(read("hex 0101 0 \"\" \"\"\nsize 1 1\nend").ok());
}

TEST(MegamekBoard, RefusesImpossibleSizes) {
    for (const char* size : {"0 5", "5", "5 x", "-1 4", "1001 1", "99999999999 1"}) {
        const auto loaded = read("size " + std::string(size) + "\nhex 0101 0 \"\" \"\"\nend\n");
        EXPECT_THAT(rules(loaded), ElementsAre("IMP-002")) << size;
        EXPECT_FALSE(loaded.ok());
    }
    EXPECT_THAT(rules(read("size 1 1\nsize 1 1\nhex 0101 0\nend")), ElementsAre("IMP-004"));
}

TEST(MegamekBoard, RefusesALevelThatIsNoNumber) {
    const auto loaded = read("size 1 1\nhex 0101 high \"\" \"\"\nend\n");
    EXPECT_THAT(rules(loaded), ElementsAre("IMP-005"));
    EXPECT_EQ(loaded.findings[0].where->column, 10);
    EXPECT_FALSE(loaded.ok());
}

TEST(MegamekBoard, AFileCutShortIsSaidSo) {
    const auto loaded = read("size 2 2\nhex 0101 0 \"wo");
    EXPECT_THAT(rules(loaded), ElementsAre("IMP-007", "IMP-008", "IMP-012", "IMP-011"));
    ASSERT_TRUE(loaded.ok());
    EXPECT_EQ(loaded.value->hexes.size(), 1u);
}

TEST(MegamekBoard, MendsAndSaysWhat) {
    const auto loaded = read(
        "Size 1 1\nthing 5\ntag\nhex 0101 0 \"woods;road:1:x;:1;rough:1;rough:2;;\" \"\"\nhex 0102 0\nend\n");
    EXPECT_THAT(rules(loaded),
                ElementsAre("IMP-006", "IMP-013", "IMP-008", "IMP-008", "IMP-008", "IMP-016", "IMP-010"));
    ASSERT_TRUE(loaded.ok());
    EXPECT_EQ(loaded.value->at(0, 0)->find("rough")->level, 2);
    EXPECT_EQ(loaded.findings[3].where, (model::SourceSpan{"x.board", 4, 19}));
}

TEST(MegamekBoard, ThousandsOfTheSameAreCounted) {
    std::string text = "size 100 100\n";
    for (int i = 0; i < 10000; ++i) text += "hex 9999 0 \"\" \"\"\n";
    const auto loaded = read(text + "end\n");
    EXPECT_EQ(loaded.findings.size(), 11u);
    EXPECT_EQ(loaded.findings.back().values[0].text, "9989");
}

TEST(MegamekBoard, LinesAndHexesWithoutEndAreCutAndSaidSo) {
    std::string words = "note a b";
    for (int i = 0; i < 100000; ++i) words += " x";
    std::string terrains;
    for (int i = 0; i < 100000; ++i) terrains += "t" + std::to_string(i) + ":1;";
    const auto loaded = read("size 1 1\n" + words + "\nhex 0101 0 \"" + terrains + "\" \"\"\nend\n");
    ASSERT_TRUE(loaded.ok());
    EXPECT_EQ(loaded.findings.front().rule, "IMP-017");
    EXPECT_EQ(loaded.findings.at(1).rule, "IMP-018");
    EXPECT_EQ(loaded.value->at(0, 0)->terrains.size(), 200u);
}

TEST(ImportMessages, BothLanguagesHaveTheSamePlaceholders) {
    for (const auto& row : importMessages()) {
        EXPECT_EQ(support::placeholders(row.text.english()),
                  support::placeholders(row.text.in(cota::model::Language::spanish)))
            << row.id;
        for (const auto& text : {row.title, row.text, row.reason, row.advice}) {
            EXPECT_FALSE(text.empty()) << row.id;
        }
    }
}

}  // namespace
}  // namespace cota::interchange
