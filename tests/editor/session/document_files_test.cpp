#include "editor/documents/document_files.h"

#include <gtest/gtest.h>

#include <fstream>

#include "formats/model/document/edits.h"
#include "formats/xml/disk/text_file.h"
#include "tests/support/scratch_folder.h"
#include "tests/support/small_game.h"

using namespace cota;
namespace fs = std::filesystem;

namespace {

/// A scenario on two boards, saved in a folder.
fs::path savedScenario(const fs::path& folder) {
    support::ScenarioMaker maker;
    maker.scenario.id = "s";
    maker.scenario.mapset = model::MapsetId("small");
    maker.add(support::BoardMaker("A", 4, 3).board, 0, 0).add(support::BoardMaker("B", 4, 3).board, 4, 0);
    const auto path = folder / "s.scenario.xml";
    session::DocumentFiles files;
    files.saveAs(path, maker.document(), {});
    return path;
}

fs::file_time_type old(const fs::path& path) {
    const auto then = fs::file_time_type::clock::now() - std::chrono::hours(1);
    fs::last_write_time(path, then);
    return fs::last_write_time(path);
}

TEST(DocumentFiles, SavedDocumentOpensAsItWas) {
    const auto path = savedScenario(support::scratchFolder());
    const auto opened = session::openDocument(path);
    ASSERT_TRUE(opened.document);
    EXPECT_EQ(opened.document->boards.size(), 2u);
    EXPECT_TRUE(opened.files.changedOnDisk().empty());
}

TEST(DocumentFiles, OnlyChangedPartsAreWritten) {
    const auto path = savedScenario(support::scratchFolder());
    auto opened = session::openDocument(path);
    const auto& before = *opened.document;
    const auto after = model::withLevel(before, "A.board.xml", {{model::HexCoord{0, 0}}}, 2);
    const auto timeA = old(path.parent_path() / "A.board.xml");
    const auto timeB = old(path.parent_path() / "B.board.xml");
    const auto timeS = old(path);
    EXPECT_TRUE(opened.files.save(after, before).empty());
    EXPECT_NE(fs::last_write_time(path.parent_path() / "A.board.xml"), timeA);
    EXPECT_EQ(fs::last_write_time(path.parent_path() / "B.board.xml"), timeB);
    EXPECT_EQ(fs::last_write_time(path), timeS);
    EXPECT_EQ(*session::openDocument(path).document, after);
}

TEST(DocumentFiles, NewPartIsNotWrittenOverAFileThatIsThere) {
    const auto path = savedScenario(support::scratchFolder());
    auto opened = session::openDocument(path);
    auto after = model::withLevel(*opened.document, "A.board.xml", {{model::HexCoord{0, 0}}}, 2);
    after.boards["C.board.xml"] = after.boards.at("B.board.xml");
    const auto foreign = path.parent_path() / "C.board.xml";
    std::ofstream(foreign) << "somebody's";
    EXPECT_THROW(opened.files.save(after, *opened.document), std::system_error);
    EXPECT_EQ(fs::file_size(foreign), 10u);
    EXPECT_EQ(*session::openDocument(path).document, *opened.document) << "nothing is written";
    fs::remove(foreign);
    EXPECT_TRUE(opened.files.save(after, *opened.document).empty());
    EXPECT_TRUE(fs::exists(foreign));
}

TEST(DocumentFiles, ChangeByOthersIsNoticed) {
    const auto path = savedScenario(support::scratchFolder());
    const auto opened = session::openDocument(path);
    const auto board = path.parent_path() / "B.board.xml";
    std::ofstream(board, std::ios::app) << "<!-- somebody -->\n";
    EXPECT_EQ(opened.files.changedOnDisk(), std::vector<fs::path>{board});
    fs::remove(board);
    EXPECT_EQ(opened.files.changedOnDisk(), std::vector<fs::path>{board});
}

TEST(DocumentFiles, SaveAsInAnotherFolderTakesEverythingAlong) {
    const auto folder = support::scratchFolder();
    const auto path = savedScenario(folder);
    auto opened = session::openDocument(path);
    fs::create_directories(folder / "copy");
    const auto copy = folder / "copy" / "t.scenario.xml";
    EXPECT_TRUE(opened.files.saveAs(copy, *opened.document, *opened.document).empty());
    EXPECT_EQ(opened.files.path(), copy);
    EXPECT_EQ(*session::openDocument(copy).document, *opened.document);
}

TEST(DocumentFiles, BoardAloneKeepsItsNameInTheDocument) {
    const auto folder = support::scratchFolder();
    model::Document document;
    document.boards["A.board.xml"] = support::BoardMaker("A", 4, 3).board;
    session::DocumentFiles files;
    files.saveAs(folder / "A.board.xml", document, {});
    files.saveAs(folder / "B.board.xml", document, document);
    const auto changed = model::withLevel(document, "A.board.xml", {{model::HexCoord{0, 0}}}, 3);
    EXPECT_TRUE(files.save(changed, document).empty());
    EXPECT_TRUE(files.changedOnDisk().empty());
    EXPECT_EQ(*session::openDocument(folder / "B.board.xml").document->boards.begin()->second,
              *changed.boards.begin()->second);
    EXPECT_EQ(*session::openDocument(folder / "A.board.xml").document->boards.begin()->second,
              *document.boards.begin()->second);
}

TEST(DocumentFiles, FolderThatIsNotThereThrowsAndChangesNothing) {
    const auto path = savedScenario(support::scratchFolder());
    auto opened = session::openDocument(path);
    EXPECT_THROW(opened.files.saveAs(path.parent_path() / "no" / "s.scenario.xml", *opened.document, {}),
                 std::system_error);
    EXPECT_EQ(opened.files.path(), path);
}

}  // namespace
