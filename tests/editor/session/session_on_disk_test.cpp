// What a session does with files that are there already: histories, the version before, changes of others.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "editor/documents/disk_watch.h"
#include "editor/editing/session.h"
#include "formats/model/document/edits.h"
#include "tests/support/real_game.h"
#include "tests/support/scratch_folder.h"

using namespace cota;
using session::Session;
namespace fs = std::filesystem;

namespace {

session::SessionSettings with(const fs::path& journals) {
    session::SessionSettings made;
    made.mapsets = support::realGames();
    made.recovery = journals;
    return made;
}

fs::path sampleIn(const fs::path& folder, const std::string& file) {
    fs::copy(fs::path(COTA_SOURCE_DIR) / "samples" / "panzer-grenadier", folder, fs::copy_options::recursive);
    return folder / file;
}

std::string fileBytes(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// The document with its first hex one level higher.
model::Document higher(const Session& session) {
    const auto& [key, board] = *session.document().boards.begin();
    return model::withLevelRaised(session.document(), key, {{board->grid.at(0)}}, 1);
}

TEST(SessionOnDisk, ReopeningBringsTheStepsBack) {
    const auto folder = support::scratchFolder();
    const auto path = sampleIn(folder / "s", "east.board.xml");
    Session session(with(folder / "journals"));
    ASSERT_TRUE(session.open(path));
    const auto first = session.document();
    session.commit({"Raise", higher(session)});
    ASSERT_TRUE(session.save().empty());
    const auto saved = session.document();
    session.commit({"Raise", higher(session)});  // discarded
    session.close();

    Session again(with(folder / "journals"));
    ASSERT_TRUE(again.open(path));
    EXPECT_EQ(again.document(), saved);
    EXPECT_FALSE(again.isModified());
    EXPECT_FALSE(again.history().canRedo());
    ASSERT_TRUE(again.history().canUndo());
    again.undo();
    EXPECT_EQ(again.document(), first);
    EXPECT_TRUE(again.isModified());
    again.close();
}

TEST(SessionOnDisk, StepsOfFilesThatOthersChangedAreNotBroughtBack) {
    const auto folder = support::scratchFolder();
    const auto path = sampleIn(folder / "s", "east.board.xml");
    Session session(with(folder / "journals"));
    ASSERT_TRUE(session.open(path));
    session.commit({"Raise", higher(session)});
    ASSERT_TRUE(session.save().empty());
    session.close();
    auto text = fileBytes(path);
    std::ofstream(path, std::ios::binary) << text << "<!-- by hand -->\n";

    Session again(with(folder / "journals"));
    ASSERT_TRUE(again.open(path));
    EXPECT_FALSE(again.history().canUndo());
    again.close();
}

TEST(SessionOnDisk, TheFileAsItWasIsKeptBesideIt) {
    const auto folder = support::scratchFolder();
    const auto path = sampleIn(folder / "s", "east.board.xml");
    const auto before = fileBytes(path);
    fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
    Session session(with({}));
    ASSERT_TRUE(session.open(path));
    session.commit({"Raise", higher(session)});
    ASSERT_TRUE(session.save().empty());
    EXPECT_EQ(fileBytes(path.string() + ".bak"), before);
    EXPECT_EQ(fs::status(path.string() + ".bak").permissions(), fs::status(path).permissions());
}

TEST(SessionOnDisk, ChangesOfAnotherProgramAreTakenBesideOwnOnes) {
    const auto folder = support::scratchFolder();
    const auto scenario = sampleIn(folder / "s", "brod.scenario.xml");
    Session mine(with({}));
    ASSERT_TRUE(mine.open(scenario));
    const auto east = model::withLevelRaised(mine.document(), "east.board.xml",
                                             {{mine.document().boards.at("east.board.xml")->grid.at(0)}}, 1);
    mine.commit({"Raise", east});
    Session theirs(with({}));
    ASSERT_TRUE(theirs.open(folder / "s" / "west.board.xml"));
    theirs.commit({"Raise", higher(theirs)});
    ASSERT_TRUE(theirs.save().empty());

    const auto changes = mine.diskChanges();
    ASSERT_TRUE(changes);
    EXPECT_EQ(changes->theirs,
              (std::vector<session::DocumentFile>{{xml::FileKind::board, "west.board.xml"}}));
    EXPECT_TRUE(changes->both.empty());
    ASSERT_TRUE(mine.takeFromDisk(session::Keep::mine));
    EXPECT_EQ(mine.document().boards.at("west.board.xml"), theirs.document().boards.begin()->second);
    EXPECT_EQ(mine.document().boards.at("east.board.xml"), east.boards.at("east.board.xml"));
    EXPECT_TRUE(mine.isModified());
    EXPECT_TRUE(mine.changedOnDisk().empty());
    mine.undo();
    EXPECT_EQ(mine.document(), east);
}

TEST(SessionOnDisk, OfAFileThatBothChangedOneVersionIsKept) {
    const auto folder = support::scratchFolder();
    const auto path = sampleIn(folder / "s", "east.board.xml");
    for (const auto keep : {session::Keep::mine, session::Keep::theirs}) {
        Session mine(with({}));
        ASSERT_TRUE(mine.open(path));
        Session theirs(with({}));
        ASSERT_TRUE(theirs.open(path));
        const auto& [key, board] = *mine.document().boards.begin();
        mine.commit({"Raise", model::withLevelRaised(mine.document(), key, {{board->grid.at(5)}}, 1)});
        const auto own = mine.document();
        theirs.commit({"Raise", higher(theirs)});
        ASSERT_TRUE(theirs.save().empty());
        ASSERT_EQ(mine.diskChanges()->both.size(), 1u);
        ASSERT_TRUE(mine.takeFromDisk(keep));
        EXPECT_EQ(mine.document(), keep == session::Keep::mine ? own : theirs.document());
        EXPECT_EQ(mine.isModified(), keep == session::Keep::mine);
    }
}

TEST(DiskWatch, NewFilesAndChangedOnesAreWorthReading) {
    const auto folder = support::scratchFolder();
    const auto file = folder / "a";
    std::ofstream(file) << "one";
    session::DiskWatch watch;
    EXPECT_TRUE(watch.hasChanged({file})) << "it may have changed since it was read";
    EXPECT_FALSE(watch.hasChanged({file}));
    std::ofstream(file) << "three";
    EXPECT_TRUE(watch.hasChanged({file}));
    EXPECT_FALSE(watch.hasChanged({file}));
    fs::remove(file);
    EXPECT_TRUE(watch.hasChanged({file}));
    EXPECT_FALSE(watch.hasChanged({file}));
}

}  // namespace
