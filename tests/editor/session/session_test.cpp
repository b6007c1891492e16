#include "editor/editing/session.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "formats/model/document/edits.h"
#include "formats/xml/disk/sha256.h"
#include "mapsets/loading/mapset_places.h"
#include "tests/support/full_disk.h"
#include "tests/support/real_game.h"
#include "tests/support/scratch_folder.h"

using namespace cota;
using session::Session;
namespace fs = std::filesystem;

namespace {

session::SessionSettings places(const fs::path& recovery) {
    session::SessionSettings made;
    made.mapsets = support::realGames();
    made.recovery = recovery;
    return made;
}

/// A copy of the samples of one game, so that tests can write to it.
fs::path samples(const fs::path& folder, const std::string& game) {
    fs::copy(fs::path(COTA_SOURCE_DIR) / "samples" / game, folder, fs::copy_options::recursive);
    return folder;
}

fs::path boardIn(const fs::path& folder) { return samples(folder, "panzer-grenadier") / "east.board.xml"; }

std::string sessionBytesOf(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

model::Document raised(const Session& session) {
    const auto& [key, board] = *session.document().boards.begin();
    return model::withLevelRaised(session.document(), key, {{board->grid.at(0)}}, 1);
}

TEST(Session, OpenedDocumentHasMapGameAndPalette) {
    const auto folder = support::scratchFolder();
    Session session(places({}));
    ASSERT_TRUE(session.open(boardIn(folder / "s")));
    EXPECT_TRUE(session.map());
    ASSERT_TRUE(session.game());
    EXPECT_EQ(session.palette().terrains.size(), session.game()->catalogue.terrains.size());
    EXPECT_FALSE(session.isModified());
}

TEST(Session, WhatCannotBeReadChangesNothing) {
    const auto folder = support::scratchFolder();
    Session session(places({}));
    ASSERT_TRUE(session.open(boardIn(folder / "s")));
    const auto before = session.document();
    EXPECT_FALSE(session.open(folder / "none.board.xml"));
    EXPECT_FALSE(session.readFindings().empty());
    EXPECT_EQ(session.document(), before);
}

TEST(Session, EditUndoSave) {
    const auto folder = support::scratchFolder();
    const auto path = boardIn(folder / "s");
    Session session(places({}));
    session.open(path);
    int told = 0;
    const auto listener = session.changed.connect([&](const session::Changed&) { ++told; });
    const auto first = session.document();
    session.commit({"Raise", raised(session)});
    EXPECT_TRUE(session.isModified());
    session.undo();
    EXPECT_FALSE(session.isModified());
    EXPECT_EQ(session.document(), first);
    session.redo();
    EXPECT_TRUE(session.save().empty());
    EXPECT_FALSE(session.isModified());
    EXPECT_EQ(told, 4);
    session.undo();
    EXPECT_TRUE(session.isModified()) << "the saved one is another one now";
    Session other(places({}));
    other.open(path);
    EXPECT_FALSE(other.document() == first);
}

/// Findings and selection belong to the open document, even before it has been checked.
TEST(Session, NothingOfTheFormerDocumentIsLeft) {
    const auto folder = support::scratchFolder();
    Session session(places({}));
    session.open(boardIn(folder / "s"));
    auto bad = session.document();
    bad = model::withLevel(bad, bad.boards.begin()->first, {{bad.boards.begin()->second->grid.at(0)}}, 900);
    session.commit({"Raise", bad, {{model::SubjectKind::hex, "east-0101", {}}}});
    session.waitForCheck();
    ASSERT_FALSE(session.report().findings.empty());
    session.commit({"Raise", raised(session)});  // its check may finish late
    session.create({});
    EXPECT_TRUE(session.report().findings.empty());
    EXPECT_TRUE(session.selection().empty());
    session.takeAnswer();
    EXPECT_TRUE(session.report().findings.empty()) << "an answer about the former document";
    session.waitForCheck();
    EXPECT_TRUE(session.isCheckCurrent());
}

/// All written files are reported, and panels keep their contents.
TEST(Session, SavingSaysWhatItWroteAndOpensNothing) {
    const auto folder = support::scratchFolder();
    const auto path = samples(folder / "s", "panzer-grenadier") / "brod.scenario.xml";
    Session session(places({}));
    int opened = 0;
    const auto listener =
        session.changed.connect([&](const session::Changed& what) { opened += what.opened ? 1 : 0; });
    session.open(path);
    EXPECT_EQ(opened, 1);
    session.commit({"Raise", raised(session)});
    const auto raisedBoard = session.document().boards.begin()->first;
    EXPECT_TRUE(session.save().empty());
    EXPECT_NE(session.savedText().find(raisedBoard), std::string::npos) << session.savedText();
    EXPECT_EQ(session.savedText().find("brod.scenario.xml"), std::string::npos) << "that was not written";
    EXPECT_TRUE(session.save().empty());
    EXPECT_EQ(session.savedText().find(raisedBoard), std::string::npos) << "nothing had changed";
    fs::create_directories(folder / "t");
    EXPECT_TRUE(session.saveAs(folder / "t" / "other.scenario.xml").empty());
    for (const auto& file : session::filesOf(session.document()))
        EXPECT_NE(session.savedText().find(file.key.empty() ? "other.scenario.xml" : file.key),
                  std::string::npos);
    EXPECT_EQ(opened, 1) << "it is still the same document";
    session.open(path);
    EXPECT_EQ(opened, 2);
}

TEST(Session, RevertIsAStep) {
    const auto folder = support::scratchFolder();
    Session session(places({}));
    session.open(boardIn(folder / "s"));
    const auto first = session.document();
    session.commit({"Raise", raised(session)});
    const auto edited = session.document();
    EXPECT_TRUE(session.revert());
    EXPECT_EQ(session.document(), first);
    EXPECT_FALSE(session.isModified());
    session.undo();
    EXPECT_EQ(session.document(), edited);
}

TEST(Session, CheckBelongsToTheDocumentThatIs) {
    const auto folder = support::scratchFolder();
    Session session(places({}));
    session.open(samples(folder / "s", "panzer-grenadier") / "brod.scenario.xml");
    for (int i = 0; i < 5; ++i) session.commit({"Raise", raised(session)});
    session.waitForCheck();
    EXPECT_TRUE(session.isCheckCurrent());
    EXPECT_FALSE(session.report().rulesRun.empty());
    EXPECT_TRUE(session.report().failures.empty());
}

TEST(Session, WorkComesBackAfterACrash) {
    const auto folder = support::scratchFolder();
    const auto path = boardIn(folder / "s");
    model::Document last, before;
    fs::path journal;
    {
        Session session(places(folder / "recovery"));
        session.open(path);
        before = session.document();
        session.commit({"Raise", raised(session)});
        last = session.document();
        EXPECT_EQ(session.journalFault(), "");
    }  // ends without close(): the journal stays
    const auto left = session::leftJournals(folder / "recovery");
    ASSERT_EQ(left.size(), 1u);
    Session session(places(folder / "recovery"));
    session.resume(left.front(), *session::recover(left.front()));
    EXPECT_EQ(session.document(), last);
    EXPECT_EQ(session.path(), path);
    EXPECT_TRUE(session.isModified());
    EXPECT_EQ(session.history().undoLabel(), "Raise");
    EXPECT_FALSE(fs::exists(left.front()));
    session.undo();
    EXPECT_EQ(session.document(), before);
    EXPECT_FALSE(session.isModified());
    session.redo();
    EXPECT_TRUE(session.save().empty());
    session.close();
    EXPECT_TRUE(session::leftJournals(folder / "recovery").empty());
}

TEST(Session, FullDiskDoesNotStopTheWork) {
    const auto folder = support::scratchFolder();
    // A file with the name of the folder: no journal can be created.
    { std::ofstream(folder / "recovery") << "x"; }
    Session session(places(folder / "recovery"));
    session.open(boardIn(folder / "s"));
    EXPECT_NE(session.journalFault(), "");
    session.commit({"Raise", raised(session)});
    EXPECT_TRUE(session.isModified());
}

TEST(Session, WhenTheDiskTakesStepsAgainAllOfThemAreProtected) {
    const auto folder = support::scratchFolder();
    Session session(places(folder / "recovery"));
    session.open(boardIn(folder / "s"));
    session.commit({"Raise", raised(session)});
    ASSERT_EQ(session.journalFault(), "");
    {
        const auto journal = *fs::directory_iterator(folder / "recovery");
        const support::FullDisk full(journal.file_size() + 20);  // the record of the next step is incomplete
        session.commit({"Raise", raised(session)});
        EXPECT_NE(session.journalFault(), "");
        session.commit({"Raise", raised(session)});
        EXPECT_NE(session.journalFault(), "");
    }
    session.commit({"Raise", raised(session)});
    EXPECT_EQ(session.journalFault(), "");
    const auto journal = *fs::directory_iterator(folder / "recovery");
    const auto recovered = session::recover(journal.path());
    ASSERT_TRUE(recovered);
    EXPECT_FALSE(recovered->isTorn);
    EXPECT_EQ(recovered->history.entries().size(), 5u);
    EXPECT_EQ(recovered->history.now().document, session.document());
    EXPECT_EQ(std::distance(fs::directory_iterator(folder / "recovery"), {}), 1);
}

TEST(Session, FullDiskKeepsTheFileAndTheWork) {
    const auto folder = support::scratchFolder();
    const auto path = boardIn(folder / "s");
    Session session(places({}));
    session.open(path);
    const auto before = xml::sha256(sessionBytesOf(path));
    session.commit({"Raise", raised(session)});
    {
        const support::FullDisk full(1000);
        EXPECT_THROW(session.save(), std::system_error);
    }
    EXPECT_EQ(xml::sha256(sessionBytesOf(path)), before);
    EXPECT_TRUE(session.isModified());
    EXPECT_TRUE(session.changedOnDisk().empty());
    EXPECT_TRUE(session.save().empty());
    EXPECT_FALSE(session.isModified());
}

TEST(Session, ReadOnlyFileIsRefusedAndTheWorkStays) {
    const auto folder = support::scratchFolder();
    const auto path = boardIn(folder / "s");
    fs::permissions(path, fs::perms::owner_read);
    Session session(places({}));
    session.open(path);
    session.commit({"Raise", raised(session)});
    EXPECT_THROW(session.save(), std::system_error);
    EXPECT_TRUE(session.isModified());
    EXPECT_TRUE(session.saveAs(folder / "s" / "other.board.xml").empty());
    EXPECT_FALSE(session.isModified());
}

TEST(Session, WhatWasSavedIsKnownAfterTwoCrashes) {
    const auto folder = support::scratchFolder();
    const auto path = boardIn(folder / "s");
    {
        Session session(places(folder / "recovery"));
        session.open(path);
        session.commit({"Raise", raised(session)});
        session.save();
        session.commit({"Raise", raised(session)});
    }
    for (int crash = 0; crash < 2; ++crash) {
        const auto left = session::leftJournals(folder / "recovery");
        ASSERT_EQ(left.size(), 1u);
        Session session(places(folder / "recovery"));
        session.resume(left.front(), *session::recover(left.front()));
        EXPECT_TRUE(session.isModified());
        session.undo();
        EXPECT_FALSE(session.isModified()) << "the first step was saved";
        session.undo();
        EXPECT_TRUE(session.isModified());
        session.goTo(2);
    }
}

TEST(Session, WorkEditedOverWhatWasSavedIsStillUnsavedAfterACrash) {
    const auto folder = support::scratchFolder();
    const auto path = boardIn(folder / "s");
    model::Document last;
    {
        Session session(places(folder / "recovery"));
        session.open(path);
        for (int i = 0; i < 2; ++i) session.commit({"Raise", raised(session)});
        session.save();
        session.undo();
        const auto& [key, board] = *session.document().boards.begin();
        session.commit({"Raise", model::withLevelRaised(session.document(), key, {{board->grid.at(1)}}, 1)});
        last = session.document();
    }
    for (int crash = 0; crash < 2; ++crash) {
        const auto left = session::leftJournals(folder / "recovery");
        ASSERT_EQ(left.size(), 1u);
        Session session(places(folder / "recovery"));
        session.resume(left.front(), *session::recover(left.front()));
        EXPECT_EQ(session.document(), last);
        EXPECT_TRUE(session.isModified());
        if (crash == 0) continue;
        EXPECT_TRUE(session.save().empty());
        Session other(places({}));
        other.open(path);
        EXPECT_EQ(other.document(), last);
    }
}

TEST(Session, WhatNobodyKnowsSurvivesEditsSavingAndCrashes) {
    const auto folder = support::scratchFolder();
    const auto path = boardIn(folder / "s");
    std::string text = sessionBytesOf(path);
    const auto end = text.rfind("</board>");
    ASSERT_NE(end, std::string::npos);
    text.insert(end, "<weather wind=\"3\"><gust at=\"0101\"/></weather><!-- ours -->\n");
    { std::ofstream(path) << text; }
    {
        Session session(places(folder / "recovery"));
        ASSERT_TRUE(session.open(path));
        session.commit({"Raise", raised(session)});
        session.save();
        session.commit({"Raise", raised(session)});
    }
    const auto left = session::leftJournals(folder / "recovery");
    ASSERT_EQ(left.size(), 1u);
    Session session(places(folder / "recovery"));
    session.resume(left.front(), *session::recover(left.front()));
    for (const std::string& saved : {sessionBytesOf(path), (session.save(), sessionBytesOf(path))}) {
        EXPECT_NE(saved.find("<gust at=\"0101\"/>"), std::string::npos);
        EXPECT_NE(saved.find("wind=\"3\""), std::string::npos);
        EXPECT_NE(saved.find("<!-- ours -->"), std::string::npos);
    }
}

// The game represents the document, because all findings of a document keep its game.
TEST(Session, NothingIsKeptOfADocumentThatWasLeft) {
    const auto folder = support::scratchFolder();
    session::SessionSettings own;
    mapsets::addTree(own.mapsets, COTA_SOURCE_DIR);
    Session session(std::move(own));
    ASSERT_TRUE(session.open(boardIn(folder / "s")));
    session.waitForCheck();
    session.commit({"Raise", raised(session)});
    session.waitForCheck();
    const std::weak_ptr<const mapsets::Mapset> game = session.game();
    const long held = game.use_count();
    session.close();
    EXPECT_LT(game.use_count(), held) << "what rules found before";
    session.create({});
    EXPECT_TRUE(game.expired());
}

TEST(Session, OtherProgramsAreNoticed) {
    const auto folder = support::scratchFolder();
    const auto path = boardIn(folder / "s");
    Session session(places({}));
    session.open(path);
    { std::ofstream(path, std::ios::app) << "<!-- somebody -->\n"; }
    EXPECT_EQ(session.changedOnDisk(), std::vector<fs::path>{path});
}

}  // namespace
