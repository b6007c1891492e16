// The names that files of a document get at the first save.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <map>

#include "editor/documents/board_thing.h"
#include "editor/documents/document_files.h"
#include "editor/editing/beginnings.h"
#include "editor/editing/session.h"
#include "formats/model/document/edits.h"
#include "formats/xml/documents/document_file.h"
#include "tests/support/real_game.h"
#include "tests/support/scratch_folder.h"

using namespace cota;
using session::Beginning;
using session::Session;

namespace {

session::SessionSettings namePlaces() {
    session::SessionSettings made;
    made.mapsets = support::realGames();
    return made;
}

/// Subjects of contours contain the name of their board, which the first save changes.
TEST(FileNames, WhatIsSelectedStaysSoWhenFilesGetNames) {
    const auto folder = support::scratchFolder();
    const auto game =
        mapsets::readMapset(namePlaces().mapsets, session::gamesWithMaps(namePlaces().mapsets).front());
    Session session(namePlaces());
    session.create(session::newDocument(Beginning::scenario, *game.value, 12, 9));
    const std::string before = session.document().boards.begin()->first;
    model::Contour contour;
    contour.id = "c1";
    contour.points = {{0, 0}, {model::unitsPerHex, 0}};
    session.commit({"Draw contour",
                    model::withContour(session.document(), before, contour),
                    {session::subjectOf({session::BoardThing::Kind::contour, before, "c1"})}});
    session.commit({"Raise", model::withLevel(session.document(), before, {{model::HexCoord{0, 0}}}, 2)});
    session::Changed heard;
    const auto listening = session.changed.connect([&](const session::Changed& what) { heard = what; });
    ASSERT_TRUE(session.saveAs(folder / "hill.scenario.xml").empty());
    const auto isSelected = [&] {
        return session.selection().size() == 1 &&
               session::thingOf(session.document(), *session.selection().begin()).has_value();
    };
    EXPECT_NE(session.document().boards.begin()->first, before);
    EXPECT_TRUE(isSelected());
    EXPECT_EQ(session::boardAfter(before, heard.renames), session.document().boards.begin()->first);
    session.undo();
    EXPECT_TRUE(isSelected()) << "earlier moments, too";
}

/// Exports of one document do not propose the same name for different things.
TEST(FileNames, ExportsSayWhatTheyShow) {
    const auto name = [](const char* what, const char* ending) {
        return session::exportName("/home/ana/brod.v2.scenario.xml", {}, model::Language::english, what,
                                   ending);
    };
    EXPECT_EQ(name("", ".pdf"), "brod.pdf");
    EXPECT_EQ(name("heat", ".pdf"), "brod-heat.pdf");
    EXPECT_EQ(name("heat", ".json"), "brod-heat.json");
    EXPECT_EQ(name("As Águila sees it", ".png"), "brod-as-aguila-sees-it.png");
    EXPECT_EQ(session::exportName({}, {}, model::Language::english, "kit", ".pdf"), "forces-kit.pdf");
}

/// An undone step has a board with the name that the file would get: after redo both exist.
TEST(FileNames, NamesAreFreeInUndoneStepsToo) {
    const auto folder = support::scratchFolder();
    const auto game =
        mapsets::readMapset(namePlaces().mapsets, session::gamesWithMaps(namePlaces().mapsets).front());
    Session session(namePlaces());
    session.create(session::newDocument(Beginning::scenario, *game.value, 12, 9));
    model::Document more = session.document();
    more.boards["hill.board.xml"] = more.boards.begin()->second;
    session.commit({"Add board", more});
    session.undo();
    ASSERT_TRUE(session.saveAs(folder / "hill.scenario.xml").empty());
    EXPECT_EQ(session.document().boards.begin()->first, "hill-2.board.xml");
    session.redo();
    EXPECT_EQ(session.document().boards.size(), 2u);
}

std::string wordsOf(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// Saves alpha in its own folder and opens it again.
void openAlpha(Session& session, const std::filesystem::path& folder) {
    const auto game =
        mapsets::readMapset(namePlaces().mapsets, session::gamesWithMaps(namePlaces().mapsets).front());
    session.create(session::newDocument(Beginning::scenario, *game.value, 12, 9));
    ASSERT_TRUE(session.saveAs(folder / "alpha.scenario.xml").empty());
    ASSERT_TRUE(session.open(folder / "alpha.scenario.xml"));
}

/// Changes the level of the first hex.
void raise(Session& session, int level) {
    const auto& board = session.document().boards.begin()->first;
    session.commit({"Raise", model::withLevel(session.document(), board, {{model::HexCoord{0, 0}}}, level)});
}

TEST(FileNames, AScenarioSavedByAnotherNameMayHaveItsOwnMapAndForces) {
    const auto folder = support::scratchFolder();
    auto kept = namePlaces();
    kept.recovery = folder / "recovery";
    Session session(kept);
    openAlpha(session, folder);
    std::ofstream(folder / "beta.board.xml") << "somebody's";
    raise(session, 1);
    const auto beta = folder / "beta.scenario.xml";
    const auto copies = session.copiesFor(beta);
    ASSERT_EQ(copies.size(), 2u);
    EXPECT_EQ(copies.front().name, "beta-2.board.xml");
    EXPECT_EQ(copies.back().name, "beta.forces.xml");
    std::map<std::string, std::string> alpha;
    for (const char* name : {"alpha.scenario.xml", "alpha.board.xml", "alpha.forces.xml"})
        alpha[name] = wordsOf(folder / name);
    ASSERT_TRUE(session.saveAs(beta, session::OtherFiles::copied).empty());
    raise(session, 2);
    ASSERT_TRUE(session.save().empty());
    for (const auto& [name, text] : alpha) EXPECT_EQ(wordsOf(folder / name), text) << name;
    EXPECT_EQ(wordsOf(folder / "beta.board.xml"), "somebody's");
    EXPECT_EQ(*xml::loadDocument(beta).value, session.document());
    EXPECT_TRUE(session.changedOnDisk().empty());
    std::ofstream(folder / "alpha.board.xml") << "no longer of this document";
    EXPECT_TRUE(session.changedOnDisk().empty());
    session.undo();
    session.undo();
    EXPECT_EQ(session.document().boards.begin()->first, "beta-2.board.xml") << "earlier moments, too";
    raise(session, 3);
    const auto left = session::recover(*std::filesystem::directory_iterator(kept.recovery));
    ASSERT_TRUE(left);
    EXPECT_EQ(left->history.now().document, session.document());
    EXPECT_EQ(left->origin.file, beta);
}

TEST(FileNames, SharedFilesStaySoAndTheFirstSavingSaysWhoElseUsesThem) {
    const auto folder = support::scratchFolder();
    Session session(namePlaces());
    openAlpha(session, folder);
    EXPECT_TRUE(session.copiesFor(folder / "alpha.scenario.xml").empty()) << "it is that itself";
    EXPECT_TRUE(session.copiesFor(folder / "elsewhere" / "beta.scenario.xml").empty());
    raise(session, 1);
    ASSERT_TRUE(session.save().empty());
    EXPECT_EQ(session.savedText().find("used by"), std::string::npos) << session.savedText();
    ASSERT_TRUE(session.saveAs(folder / "beta.scenario.xml").empty());
    EXPECT_EQ(session.document().boards.begin()->first, "alpha.board.xml");
    ASSERT_TRUE(session.open(folder / "beta.scenario.xml"));
    raise(session, 2);
    ASSERT_TRUE(session.save().empty());
    EXPECT_NE(session.savedText().find("alpha.board.xml (also used by alpha.scenario.xml)"),
              std::string::npos)
        << session.savedText();
    raise(session, 3);
    ASSERT_TRUE(session.save().empty());
    EXPECT_EQ(session.savedText().find("used by"), std::string::npos) << "it is said once";
}

TEST(FileNames, FilesThatAreNotNamedAfterTheScenarioKeepTheirNamesBehindTheNewOne) {
    const auto folder = support::scratchFolder();
    Session session(namePlaces());
    openAlpha(session, folder);
    model::Document other = session.document();
    other =
        session::withNames(other, {{{xml::FileKind::board, other.boards.begin()->first}, "ridge.board.xml"}});
    session.commit({"Rename", other});
    ASSERT_TRUE(session.save().empty());
    const auto copies = session.copiesFor(folder / "Beta One.scenario.xml");
    ASSERT_EQ(copies.size(), 2u);
    EXPECT_EQ(copies.front().name, "Beta One-ridge.board.xml");
    EXPECT_EQ(copies.back().name, "beta-one.forces.xml");
}

}  // namespace
