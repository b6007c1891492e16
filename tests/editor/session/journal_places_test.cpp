// Where journals are, and what can be learned from those of other running programs.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "editor/documents/journal.h"
#include "tests/support/random_board.h"
#include "tests/support/scratch_folder.h"

using namespace cota;
using session::History;
using session::Journal;
namespace fs = std::filesystem;

namespace {

model::Document openDocument() {
    model::Document document;
    document.boards["a.board.xml"] = support::randomBoard(9, 7, 5);
    return document;
}

TEST(Journals, LieInTheUsersData) {
    const auto with = [](const char* data, const char* home) {
        return session::recoveryFolder([=](const char* variable) {
            return std::string(std::string_view(variable) == "HOME" ? home : data);
        });
    };
    EXPECT_EQ(with("/d", "/home/a"), "/d/cota/recovery");
    EXPECT_EQ(with("", "/home/a"), "/home/a/.local/share/cota/recovery");
    EXPECT_EQ(with("relative", "/home/a"), "/home/a/.local/share/cota/recovery");
    EXPECT_EQ(with("", ""), "");
}

TEST(Journals, OfEarlierVersionsComeAlong) {
    const fs::path scratch = support::scratchFolder();
    const fs::path from = scratch / "old", to = scratch / "new" / "recovery";
    History history(openDocument());
    const Journal held(from, {}, history);
    { const Journal left(from, {}, history); }
    session::bringJournals(from, to);
    ASSERT_EQ(session::leftJournals(to).size(), 1u);
    EXPECT_TRUE(session::recover(session::leftJournals(to).front()));
    EXPECT_TRUE(fs::exists(held.file())) << "a program that runs goes on with its own";
}

/// Another program has a file open if it holds a journal with that file as the last one saved.
TEST(Journals, TellWhoElseHasAFileOpen) {
    const fs::path scratch = support::scratchFolder();
    const fs::path folder = scratch / "recovery", file = scratch / "a.board.xml",
                   other = scratch / "b.board.xml";
    for (const auto& made : {file, other}) std::ofstream(made) << "text";
    const auto origin = [](const fs::path& path) {
        return session::JournalOrigin{path, {{{xml::FileKind::board, "a.board.xml"}, path, ""}}};
    };
    History history(openDocument());
    {
        Journal theirs(folder, origin(file), history);
        const Journal own(folder, origin(file), history);
        const std::vector<fs::path> both{file};
        EXPECT_EQ(session::openElsewhere(folder, own.file(), origin(file)), both);
        EXPECT_TRUE(session::openElsewhere(folder, own.file(), origin(other)).empty());
        theirs.saved(origin(other), 0);
        EXPECT_TRUE(session::openElsewhere(folder, own.file(), origin(file)).empty());
        EXPECT_EQ(session::openElsewhere(folder, own.file(), origin(other)).size(), 1u);
    }
    EXPECT_TRUE(session::openElsewhere(folder, {}, origin(other)).empty()) << "what a crash has left";
}

/// A file that cannot be opened is ignored.
TEST(Journals, ThatCannotBeOpenedAreLeftAlone) {
    const fs::path scratch = support::scratchFolder();
    fs::create_directories(scratch / "recovery" / "stray.cota-journal");
    EXPECT_TRUE(session::leftJournals(scratch / "recovery").empty());
    EXPECT_TRUE(session::openElsewhere(scratch / "recovery", {}, {}).empty());
}

}  // namespace
