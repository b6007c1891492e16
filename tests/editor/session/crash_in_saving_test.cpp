// A crash after the files are written but before the journal records it: work in the files is not offered
// for recovery, and nothing else is lost.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>

#include "editor/documents/journal_text.h"
#include "editor/editing/session.h"
#include "formats/model/document/edits.h"
#include "tests/support/real_game.h"
#include "tests/support/scratch_folder.h"

using namespace cota;
using session::Session;
namespace fs = std::filesystem;

namespace {

session::SessionSettings placesOfCrash(const fs::path& recovery) {
    session::SessionSettings made;
    made.mapsets = support::realGames();
    made.recovery = recovery;
    return made;
}

fs::path scenarioIn(const fs::path& folder) {
    fs::copy(fs::path(COTA_SOURCE_DIR) / "samples" / "panzer-grenadier", folder, fs::copy_options::recursive);
    return folder / "brod.scenario.xml";
}

/// Raises the first hex of every board by one level.
void raiseBoards(Session& session) {
    auto document = session.document();
    for (const auto& [key, board] : session.document().boards)
        document = model::withLevelRaised(document, key, {{board->grid.at(0)}}, 1);
    session.commit({"Raise", document});
}

std::string bytesIn(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}
void putBytes(const fs::path& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

/// Links the journal of the only session under another name, so that it survives when the session discards
/// it.
fs::path kept(const fs::path& recovery, const std::string& name) {
    const fs::path there = recovery.parent_path() / name;
    fs::create_hard_link(fs::directory_iterator(recovery)->path(), there);
    return there;
}

/// The journal without its last record, as if the program had crashed before it.
session::Recovered withoutLast(const fs::path& journal, char kind) {
    auto read = session::recordsIn(bytesIn(journal));
    EXPECT_EQ(read.records.back().kind, kind);
    read.records.pop_back();
    std::string text;
    for (const auto& record : read.records) text += session::textOf(record);
    putBytes(journal, text);
    return *session::recover(journal);
}

TEST(CrashInSaving, FilesThatAreWrittenAreNotOfferedAgain) {
    const auto folder = support::scratchFolder();
    Session session(placesOfCrash(folder / "recovery"));
    session.open(scenarioIn(folder / "s"));
    raiseBoards(session);
    const auto journal = kept(folder / "recovery", "kept");
    EXPECT_FALSE(session::isAllOnDisk(*session::recover(journal))) << "not saved yet";
    ASSERT_TRUE(session.save().empty());
    EXPECT_TRUE(session::isAllOnDisk(*session::recover(journal))) << "saved, and killed later";
    const auto between = withoutLast(journal, 'S');
    EXPECT_FALSE(between.onDisk() == session.document()) << "nobody has noted that it is";
    EXPECT_TRUE(session::isAllOnDisk(between));
}

TEST(CrashInSaving, WhereSomeFilesAreWrittenTheWorkIsOffered) {
    const auto folder = support::scratchFolder();
    const auto path = scenarioIn(folder / "s");
    Session session(placesOfCrash(folder / "recovery"));
    session.open(path);
    const auto first = session.document().boards.begin()->first;
    const std::string before = bytesIn(folder / "s" / first);
    ASSERT_GT(session.document().boards.size(), 1u);
    raiseBoards(session);
    const auto journal = kept(folder / "recovery", "kept");
    ASSERT_TRUE(session.save().empty());
    putBytes(folder / "s" / first, before);
    auto left = withoutLast(journal, 'S');
    EXPECT_FALSE(session::isAllOnDisk(left));
    Session next(placesOfCrash(folder / "later"));
    next.resume(journal, std::move(left));
    EXPECT_EQ(next.document(), session.document());
    EXPECT_TRUE(next.isModified());
    EXPECT_TRUE(next.save().empty());
    EXPECT_NE(bytesIn(folder / "s" / first), before);
}

TEST(CrashInSaving, StepsAfterSavingAreOffered) {
    const auto folder = support::scratchFolder();
    Session session(placesOfCrash(folder / "recovery"));
    session.open(scenarioIn(folder / "s"));
    const auto journal = kept(folder / "recovery", "kept");
    const auto isNothingToLose = [&] { return session::isAllOnDisk(*session::recover(journal)); };
    EXPECT_TRUE(isNothingToLose()) << "opened, and nothing done";
    raiseBoards(session);
    ASSERT_TRUE(session.save().empty());
    raiseBoards(session);
    EXPECT_FALSE(isNothingToLose());
    session.undo();
    EXPECT_FALSE(isNothingToLose()) << "back at what was saved, but what was undone can be done again";
    session.undo();
    EXPECT_FALSE(isNothingToLose());
}

/// The record that a save has started proves nothing after further steps.
TEST(CrashInSaving, StepsAfterASavingWithoutItsRecordAreOffered) {
    const auto folder = support::scratchFolder();
    Session session(placesOfCrash(folder / "recovery"));
    session.open(scenarioIn(folder / "s"));
    raiseBoards(session);
    const auto journal = kept(folder / "recovery", "kept");
    ASSERT_TRUE(session.save().empty());
    raiseBoards(session);
    auto records = session::recordsIn(bytesIn(journal)).records;
    const auto saved = std::ranges::find(records, 'S', [](const auto& record) { return record.kind; });
    ASSERT_NE(saved, records.end());
    records.erase(saved);
    std::string text;
    for (const auto& record : records) text += session::textOf(record);
    putBytes(journal, text);
    EXPECT_FALSE(session::isAllOnDisk(*session::recover(journal)));
}

TEST(CrashInSaving, FilesThatOthersChangedAreOffered) {
    const auto folder = support::scratchFolder();
    const auto path = scenarioIn(folder / "s");
    Session session(placesOfCrash(folder / "recovery"));
    session.open(path);
    raiseBoards(session);
    const auto journal = kept(folder / "recovery", "kept");
    ASSERT_TRUE(session.save().empty());
    { std::ofstream(path, std::ios::app) << "<!-- somebody -->\n"; }
    EXPECT_FALSE(session::isAllOnDisk(*session::recover(journal)));
    EXPECT_FALSE(session::isAllOnDisk(withoutLast(journal, 'S')));
    fs::remove(path);
    EXPECT_FALSE(session::isAllOnDisk(*session::recover(journal)));
}

TEST(CrashInSaving, DamagedEndIsAlwaysTold) {
    const auto folder = support::scratchFolder();
    Session session(placesOfCrash(folder / "recovery"));
    session.open(scenarioIn(folder / "s"));
    raiseBoards(session);
    const auto journal = kept(folder / "recovery", "kept");
    ASSERT_TRUE(session.save().empty());
    raiseBoards(session);
    const std::string whole = bytesIn(journal);
    putBytes(journal, whole.substr(0, whole.size() - 1));
    EXPECT_FALSE(session::isAllOnDisk(*session::recover(journal)));
}

/// The first save: the journal does not know the file yet, and the parts get new names.
TEST(CrashInSaving, NewDocumentIsKnownByWhatWasToBeWritten) {
    const auto folder = support::scratchFolder();
    Session session(placesOfCrash(folder / "recovery"));
    {
        Session sample(placesOfCrash({}));
        sample.open(scenarioIn(folder / "s"));
        session.create(sample.document());
    }
    raiseBoards(session);
    const auto journal = kept(folder / "recovery", "kept");
    EXPECT_FALSE(session::isAllOnDisk(*session::recover(journal)));
    // Files with the same names already exist, so the parts get other names.
    ASSERT_TRUE(session.saveAs(folder / "s" / "hill.scenario.xml").empty());
    const auto left = *session::recover(journal);
    EXPECT_TRUE(left.origin.file.empty()) << "the new journal knows it, this one was left";
    ASSERT_TRUE(left.saving);
    EXPECT_EQ(left.saving->file, folder / "s" / "hill.scenario.xml");
    EXPECT_TRUE(session::isAllOnDisk(left));
    EXPECT_TRUE(session::isAllOnDisk(*session::recover(fs::directory_iterator(folder / "recovery")->path())));
    fs::remove(folder / "s" / "hill.scenario.xml");
    EXPECT_FALSE(session::isAllOnDisk(*session::recover(journal)));
}

TEST(CrashInSaving, EmptyDocumentIsNothingToLose) {
    const auto folder = support::scratchFolder();
    Session session(placesOfCrash(folder / "recovery"));
    session.create({});
    EXPECT_TRUE(session::isAllOnDisk(*session::recover(fs::directory_iterator(folder / "recovery")->path())));
}

}  // namespace
