#include <gmock/gmock.h>

#include <algorithm>

#include "formats/xml/documents/document_file.h"
#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

TEST(Import, SaysWhatItLost) {
    const fs::path folder = scratchFolder();
    const std::string source =
        "size 2 2\nhex 0101 1 \"woods:1;geyser:2\" \"\"\nhex 0201 0 \"mystery:1\" \"\"\nhex 0102 0 \"\" "
        "\"\"\n"
        "hex 0202 0 \"\" \"\"\nend\n";
    const std::string to = (folder / "out.board.xml").string();
    fs::remove(to);
    const auto outcome = run({"import", "-", "-o", to, "--mapset", game}, source);
    EXPECT_EQ(outcome.code, 0) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr("geyser:2"));
    EXPECT_THAT(outcome.out, HasSubstr("mystery:1"));
    EXPECT_THAT(outcome.out, HasSubstr("woods:1      1  woods"));
    EXPECT_EQ(run({"check", to}).code, 0);
}

TEST(Import, RefusesWithAFindingAndWritesNothing) {
    const fs::path to = scratchFolder() / "none.board.xml";
    fs::remove(to);
    const auto outcome = run({"import", "-", "-o", to.string(), "--mapset", game}, "size 2 x\n");
    EXPECT_EQ(outcome.code, 3);
    EXPECT_THAT(outcome.err, HasSubstr("-:1:1: error: [IMP-002]"));
    EXPECT_FALSE(fs::exists(to));
}

TEST(Import, SaysThatABoardOfOursNeedsNone) {
    const fs::path folder = scratchFolder();
    const fs::path to = folder / "none.board.xml";
    const auto outcome =
        run({"import", smallBoard(folder), "-o", to.string(), "--mapset", game, "--lang", "en"});
    EXPECT_EQ(outcome.code, 3);
    EXPECT_THAT(outcome.err, HasSubstr("[IMP-001] This is an XML file"));
    EXPECT_EQ(std::count(outcome.err.begin(), outcome.err.end(), '\n'), 1) << outcome.err;
    EXPECT_FALSE(fs::exists(to));
}

TEST(Import, OverwritesNothingUnasked) {
    const fs::path to = scratchFolder() / "there.board.xml";
    save(to, "mine\n");
    const std::string source = "size 1 1\nhex 0101 0 \"\" \"\"\nend\n";
    EXPECT_EQ(run({"import", "-", "-o", to.string(), "--mapset", game}, source).code, 4);
    EXPECT_EQ(load(to), "mine\n");
    EXPECT_EQ(run({"import", "-", "-o", to.string(), "--mapset", game, "--force"}, source).code, 0);
    EXPECT_THAT(load(to), HasSubstr("<board"));
}

TEST(Import, AGameWithoutTableSaysSo) {
    const fs::path folder = scratchFolder() / "games" / "tiny";
    save(folder / "mapset.xml", "<mapset id=\"tiny\" version=\"1\" en=\"Tiny\" es=\"Tiny\"/>");
    const auto outcome =
        run({"import", "-", "-o", "-", "--mapset", "tiny", "--mapsets", folder.parent_path().string()},
            "size 1 1\nhex 0101 0 \"\" \"\"\nend\n");
    EXPECT_EQ(outcome.code, 3);
    EXPECT_THAT(outcome.err, HasSubstr("Games that have one:"));
    EXPECT_THAT(outcome.err, HasSubstr(game));
}

/// All boards of other programs in the corpora.
std::vector<fs::path> realBoards() {
    std::vector<fs::path> boards;
    if (corpora().empty() || !fs::exists(corpora() / "megamek-boards")) return boards;
    for (const auto& entry : fs::recursive_directory_iterator(corpora() / "megamek-boards"))
        if (entry.path().extension() == ".board") boards.push_back(entry.path());
    std::sort(boards.begin(), boards.end());
    return boards;
}

class RealBoard : public testing::TestWithParam<fs::path> {};
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(RealBoard);

TEST_P(RealBoard, ImportsReopensEqualAndAnswers) {
    const std::string to = (scratchFolder() / "real.board.xml").string();
    const auto outcome = run({"import", GetParam().string(), "-o", to, "--mapset", game, "--force"});
    if (outcome.code == 3) {
        EXPECT_THAT(outcome.err, HasSubstr("error: [IMP-"));
        return;
    }
    ASSERT_EQ(outcome.code, 0) << outcome.err;
    const auto board = xml::readBoardFile(to);
    ASSERT_TRUE(board.value);
    EXPECT_TRUE(board.findings.empty());
    const auto& grid = board.value->grid;
    EXPECT_EQ(run({"heights", to}).code, 0);
    EXPECT_EQ(run({"los", to, grid.label(grid.at(0)), grid.label(grid.at(grid.size() - 1))}).code, 0);
}

INSTANTIATE_TEST_SUITE_P(Corpora, RealBoard, testing::ValuesIn(realBoards()), [](const auto& board) {
    std::string name;
    for (const char c : board.param.stem().string())
        name += (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ? c : '_';
    return name + "_" + std::to_string(board.index);
});

}  // namespace
}  // namespace cota::test
