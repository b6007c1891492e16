#include "editor/editing/beginnings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "editor/documents/file_names.h"
#include "editor/editing/force_edits.h"
#include "editor/editing/new_board.h"
#include "editor/editing/session.h"
#include "formats/model/document/edits.h"
#include "formats/xml/documents/document_file.h"
#include "tests/support/full_disk.h"
#include "tests/support/real_game.h"
#include "tests/support/scratch_folder.h"
#include "tests/support/trials.h"
#include "validator/rules/all_rules.h"

using namespace cota;
using session::Beginning;
using session::Session;

namespace {

session::SessionSettings places() {
    session::SessionSettings made;
    made.mapsets = support::realGames();
    return made;
}

/// Two new scenarios of different size, in one folder.
void saveSideBySide(Session& first, Session& second) {
    const auto folder = support::scratchFolder();
    const auto game = mapsets::readMapset(places().mapsets, session::gamesWithMaps(places().mapsets).front());
    first.create(session::newDocument(Beginning::scenario, *game.value, 12, 9));
    ASSERT_TRUE(first.saveAs(folder / "first.scenario.xml").empty());
    second.create(session::newDocument(Beginning::scenario, *game.value, 20, 9));
    ASSERT_TRUE(second.saveAs(folder / "second.scenario.xml").empty());
}

TEST(Beginnings, HaveNoErrors) {
    const auto library = places().mapsets;
    ASSERT_FALSE(library.list().empty());
    for (const auto& row : session::beginnings()) {
        const auto games = session::gamesFor(row, library);
        EXPECT_FALSE(games.empty()) << row.label.english();
        for (const auto& id : games) {
            const auto game = mapsets::readMapset(library, id);
            ASSERT_TRUE(game.ok()) << id.text;
            Session session(places());
            session.create(session::newDocument(row.what, *game.value, 12, 9));
            session.waitForCheck();
            for (const auto& one : session.report().findings) {
                EXPECT_NE(one.finding.severity, model::Severity::error)
                    << id.text << ", " << row.label.english() << ": "
                    << checks::allMessages().text(one.finding, model::Language::english);
            }
            EXPECT_EQ(session.map() != nullptr, row.hasBoard || row.needsBoard)
                << id.text << ": " << row.label.english();
        }
    }
}

// Pictures below boards are not copied: from another folder their names lead back to them, in undone steps
// too.
TEST(Beginnings, PicturesBelowABoardAreFoundFromAnotherFolder) {
    const auto folder = support::scratchFolder();
    const auto game = mapsets::readMapset(places().mapsets, session::gamesWithMaps(places().mapsets).front());
    Session session(places());
    session.create(session::newDocument(Beginning::scenario, *game.value, 12, 9));
    std::filesystem::create_directories(folder / "one/scans");
    std::ofstream(folder / "one/scans/old.png") << "a picture";
    ASSERT_TRUE(session.saveAs(folder / "one/a.scenario.xml").empty());
    const auto fileOf = [&] { return session.document().boards.begin()->second->underlays.at(0).file; };
    auto document = session.document();
    auto& board = document.boards.begin()->second;
    board = board.with([](model::Board& changed) {
        model::Underlay sheet;
        sheet.id = "old";
        sheet.file = "scans/old.png";
        changed.underlays.push_back(sheet);
    });
    session.commit({session::named("Add"), document});
    document = session.document();
    document.boards.begin()->second = document.boards.begin()->second.with(
        [](model::Board& changed) { changed.underlays[0].opacity = 20; });
    session.commit({session::named("Change"), document});
    std::filesystem::create_directories(folder / "two/deep");
    ASSERT_TRUE(session.saveAs(folder / "two/deep/b.scenario.xml").empty());
    EXPECT_EQ(fileOf(), "../../one/scans/old.png");
    EXPECT_FALSE(session.isModified());
    session.undo();
    EXPECT_EQ(fileOf(), "../../one/scans/old.png");
    session.redo();
    ASSERT_TRUE(session.save().empty());
    EXPECT_TRUE(xml::loadDocument(folder / "two/deep/b.scenario.xml").findings.empty());
    ASSERT_TRUE(session.saveAs(folder / "one/a.scenario.xml").empty());
    EXPECT_EQ(fileOf(), "scans/old.png");
}

TEST(Beginnings, ScenarioIsSavedWithItsBoard) {
    const auto folder = support::scratchFolder();
    const auto library = places().mapsets;
    const auto game = mapsets::readMapset(library, session::gamesWithMaps(library).front());
    Session session(places());
    session.create(session::newDocument(Beginning::scenario, *game.value, 12, 9));
    EXPECT_TRUE(session.saveAs(folder / "new.scenario.xml").empty());
    const auto again = xml::loadDocument(folder / "new.scenario.xml");
    ASSERT_TRUE(again.value);
    EXPECT_EQ(*again.value, session.document());
}

/// Saved beside the board on which it begins, the scenario uses that file as it is. If the board has changed
/// meanwhile, each keeps its own.
TEST(Beginnings, AScenarioOnABoardUsesItsFile) {
    const auto folder = support::scratchFolder();
    const auto game = mapsets::readMapset(places().mapsets, session::gamesWithMaps(places().mapsets).front());
    Session board(places());
    board.create(session::newDocument(Beginning::board, *game.value, 12, 9));
    ASSERT_TRUE(board.saveAs(folder / "hill.board.xml").empty());
    session::BoardPlan plan;
    plan.title = "Crest";
    plan.open = {"hill.board.xml", *board.document().boards.begin()->second};
    const auto begun = session::newDocument(Beginning::onBoard, *game.value, plan, model::Language::english);
    for (const char* name : {"crest", "changed"}) {
        Session session(places());
        session.create(begun);
        if (name == std::string("changed")) {
            board.create(session::newDocument(Beginning::board, *game.value, 13, 9));
            ASSERT_TRUE(board.saveAs(folder / "hill.board.xml").empty());
        }
        ASSERT_TRUE(session.saveAs(folder / (std::string(name) + ".scenario.xml")).empty());
        EXPECT_EQ(session.document().boards.begin()->first,
                  name == std::string("crest") ? "hill.board.xml" : "changed-hill.board.xml");
        const auto again = xml::loadDocument(folder / (std::string(name) + ".scenario.xml"));
        ASSERT_TRUE(again.value);
        EXPECT_EQ(*again.value, session.document());
    }
    EXPECT_FALSE(std::filesystem::exists(folder / "crest-hill.board.xml"));
}

TEST(Beginnings, SamplesOpenAsCopiesWithTheirOwnGames) {
    const auto samples = session::samplesOf(places().mapsets, model::Language::english);
    ASSERT_GE(samples.size(), 4u);
    for (const auto& sample : samples) {
        EXPECT_FALSE(sample.title.empty());
        auto opened = session::openDocument(sample.path);
        ASSERT_TRUE(opened.document) << sample.path;
        Session session(places());
        session.create(std::move(*opened.document), sample.path);
        EXPECT_TRUE(session.path().empty()) << "a copy must not be written over the sample";
        EXPECT_TRUE(session.isModified());
        EXPECT_TRUE(session.game()) << sample.path;
    }
}

/// Users who look for a game by its series find its samples.
TEST(Beginnings, GamesOfASeriesNameTheSeries) {
    const auto library = session::withSampleGames(places().mapsets);
    for (const auto language : {model::Language::english, model::Language::spanish})
        for (const auto& sample : session::samplesOf(places().mapsets, language)) {
            const auto game = mapsets::readMapset(library, sample.game);
            ASSERT_TRUE(game.ok());
            const auto title = session::gameTitle(library, sample.game, language);
            EXPECT_TRUE(title.starts_with(game.value->name.in(language))) << title;
            if (game.value->layers.size() < 2) continue;
            const auto series = mapsets::readMapset(library, game.value->layers.front());
            EXPECT_NE(title.find("(" + series.value->name.in(language) + ")"), std::string::npos) << title;
        }
    EXPECT_EQ(session::gameTitle(library, model::MapsetId("nowhere"), model::Language::english), "nowhere");
}

TEST(Beginnings, ACopyOfASampleBringsItsGameToItsFile) {
    const auto folder = support::scratchFolder();
    int brought = 0;
    for (const auto& sample : session::samplesOf(places().mapsets, model::Language::english)) {
        if (places().mapsets.find(sample.game)) continue;
        ++brought;
        auto opened = session::openDocument(sample.path);
        ASSERT_TRUE(opened.document) << sample.path;
        const auto path = folder / sample.game.text / "copy.scenario.xml";
        std::filesystem::create_directories(path.parent_path());
        {
            Session copy(places());
            copy.create(std::move(*opened.document), sample.path);
            ASSERT_TRUE(copy.saveAs(path).empty());
        }
        Session again(places());
        ASSERT_TRUE(again.open(path));
        ASSERT_TRUE(again.game()) << sample.game.text << " did not come along";
        EXPECT_EQ(again.game()->id, sample.game);
        // Save a copy of the copy: the game is now beside the file, not installed.
        if (support::areSanitized && brought > 1) continue;
        const auto further = folder / (sample.game.text + "-further") / "copy.scenario.xml";
        std::filesystem::create_directories(further.parent_path());
        ASSERT_TRUE(again.saveAs(further).empty());
        Session third(places());
        ASSERT_TRUE(third.open(further));
        EXPECT_TRUE(third.game());
    }
    EXPECT_GE(brought, 2) << "no sample has a game beside it any more";
}

TEST(Beginnings, SavedBesideAnotherDocumentNothingOfThatIsWrittenOver) {
    Session first(places()), second(places());
    ASSERT_NO_FATAL_FAILURE(saveSideBySide(first, second));
    EXPECT_TRUE(first.changedOnDisk().empty()) << "its files are others' now";
    for (const auto* session : {&first, &second}) {
        const auto again = xml::loadDocument(session->path());
        ASSERT_TRUE(again.value);
        EXPECT_EQ(*again.value, session->document());
    }
    EXPECT_FALSE(second.isModified());
}

TEST(Beginnings, FilesAreNamedAfterTheirScenarioAndThatIsNoStep) {
    const auto folder = support::scratchFolder();
    const auto game = mapsets::readMapset(places().mapsets, session::gamesWithMaps(places().mapsets).front());
    for (const char* others : {"la-pena-42.board.xml", "la-pena-42-2.board.xml"})
        std::ofstream(folder / others) << "somebody's";
    auto kept = places();
    kept.recovery = folder / "recovery";
    Session session(kept);
    session.create(session::newDocument(Beginning::scenario, *game.value, 12, 9));
    const auto named = [](const model::Document& document) {
        return document.boards.begin()->first + " " + document.forces.begin()->first;
    };
    const auto& board = session.document().boards.begin()->first;
    session.commit({"Raise", model::withLevel(session.document(), board, {{model::HexCoord{0, 0}}}, 2)});
    session.undo();
    ASSERT_TRUE(session.saveAs(folder / "La Peña 42.scenario.xml").empty());
    const std::string names = "la-pena-42-3.board.xml la-pena-42.forces.xml";
    EXPECT_EQ(named(session.document()), names);
    EXPECT_FALSE(session.history().canUndo()) << "the names are a step";
    session.redo();
    EXPECT_EQ(session.history().now().label, "Raise");
    EXPECT_EQ(named(session.document()), names) << "a step done again brings the old names back";
    ASSERT_TRUE(session.save().empty());
    EXPECT_EQ(*xml::loadDocument(session.path()).value, session.document());
    EXPECT_EQ(std::filesystem::file_size(folder / "la-pena-42.board.xml"), 10u);
    Session elsewhere(places());
    ASSERT_TRUE(elsewhere.open(session.path()));
    ASSERT_TRUE(elsewhere.saveAs(folder / "other.scenario.xml").empty());
    EXPECT_EQ(named(elsewhere.document()), names) << "who has names keeps them";
}

TEST(Beginnings, NamesOfFilesAreSafeEverywhere) {
    using session::asFileName;
    EXPECT_EQ(asFileName("Hill 42"), "hill-42");
    EXPECT_EQ(asFileName("Peña del Águila: 1.ª fase"), "pena-del-aguila-1-a-fase");
    EXPECT_EQ(asFileName("Straße / Øre & Łódź"), "strasse-ore-lodz");
    EXPECT_EQ(asFileName("  *?  "), "");
    EXPECT_EQ(asFileName("北 5"), "5");
    EXPECT_EQ(asFileName("x\xc3"), "x");  // an incomplete character
    EXPECT_EQ(session::stemOf("/a/Hill 42.scenario.xml"), "Hill 42");
    EXPECT_EQ(session::stemOf("1.5 miles.board.xml"), "1.5 miles");
}

TEST(Beginnings, NewForcesAreNotWrittenOverThoseOfOthers) {
    const auto folder = support::scratchFolder();
    const auto game = mapsets::readMapset(places().mapsets, session::gamesWithMaps(places().mapsets).front());
    auto document = session::newDocument(Beginning::scenario, *game.value, 12, 9);
    auto scenario = **document.scenario;
    scenario.forces.clear();
    document.scenario = scenario;
    document.forces.clear();
    Session session(places());
    session.create(document);
    ASSERT_TRUE(session.saveAs(folder / "mine.scenario.xml").empty());
    const auto type =
        session::newUnitTypes(session.document(), "", &*game.value, model::Language::english).front().id;
    auto step = session::addUnit(session.document(), "", {}, type, &*game.value);
    ASSERT_TRUE(step);
    const auto foreign = folder / step->document.forces.begin()->first;
    std::ofstream(foreign) << "somebody's";
    session.commit(std::move(*step));
    EXPECT_TRUE(session.save().empty());
    EXPECT_EQ(std::filesystem::file_size(foreign), 10u);
    const auto again = xml::loadDocument(session.path());
    ASSERT_TRUE(again.value);
    EXPECT_EQ(*again.value, session.document());
}

TEST(Beginnings, WhatCouldNotBeSavedElsewhereKeepsItsNames) {
    const auto folder = support::scratchFolder();
    const auto game = mapsets::readMapset(places().mapsets, session::gamesWithMaps(places().mapsets).front());
    for (const char* name : {"a", "b"}) {
        Session session(places());
        session.create(session::newDocument(Beginning::scenario, *game.value, 12, 9));
        std::filesystem::create_directories(folder / name);
        ASSERT_TRUE(session.saveAs(folder / name / "s.scenario.xml").empty());
    }
    Session session(places());
    ASSERT_TRUE(session.open(folder / "a" / "s.scenario.xml"));
    const auto before = session.document();
    {
        const support::FullDisk full(10);
        EXPECT_THROW(session.saveAs(folder / "b" / "t.scenario.xml"), std::system_error);
    }
    EXPECT_EQ(session.document(), before);
    EXPECT_FALSE(session.history().canUndo());
    EXPECT_EQ(session.path(), folder / "a" / "s.scenario.xml");
}

/// A sample whose game is not installed but beside it.
session::Sample sampleThatBringsItsGame() {
    for (const auto& sample : session::samplesOf(places().mapsets, model::Language::english))
        if (!places().mapsets.find(sample.game)) return sample;
    return {};
}

TEST(Beginnings, AGameComesAlongWholeOrNotAtAll) {
    const auto folder = support::scratchFolder();
    const auto sample = sampleThatBringsItsGame();
    auto opened = session::openDocument(sample.path);
    ASSERT_TRUE(opened.document);
    Session session(places());
    session.create(std::move(*opened.document), sample.path);
    std::uintmax_t largest = 0;
    const auto games = sample.path.parent_path() / "mapsets" / sample.game.text;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(games))
        if (entry.is_regular_file()) largest = std::max(largest, entry.file_size());
    const auto path = folder / "copy.scenario.xml";
    {
        const support::FullDisk full(largest - 1);  // all others fit on the disk
        EXPECT_THROW(session.saveAs(path), std::system_error);
    }
    EXPECT_TRUE(std::filesystem::is_empty(folder / "mapsets"));
    EXPECT_TRUE(session.path().empty()) << "it was not saved";
    ASSERT_TRUE(session.saveAs(path).empty());
    Session again(places());
    ASSERT_TRUE(again.open(path));
    EXPECT_TRUE(again.game());
}

TEST(Beginnings, SavedBesideAGameOfThatNameTheDocumentGoesByIt) {
    const auto folder = support::scratchFolder();
    const auto sample = sampleThatBringsItsGame();
    auto opened = session::openDocument(sample.path);
    ASSERT_TRUE(opened.document);
    Session session(places());
    session.create(std::move(*opened.document), sample.path);
    const auto there = folder / "mapsets" / sample.game.text;
    std::filesystem::create_directories(there.parent_path());
    std::filesystem::copy(sample.path.parent_path() / "mapsets" / sample.game.text, there,
                          std::filesystem::copy_options::recursive);
    ASSERT_TRUE(session.saveAs(folder / "copy.scenario.xml").empty());
    Session again(places());
    ASSERT_TRUE(again.open(session.path()));
    ASSERT_TRUE(session.game());
    ASSERT_TRUE(again.game());
    EXPECT_EQ(session.game()->layerFolders, again.game()->layerFolders);
}

TEST(Beginnings, NamesToSaveByHaveTheEndingOfTheirKind) {
    const auto game = mapsets::readMapset(places().mapsets, session::gamesWithMaps(places().mapsets).front());
    auto document = session::newDocument(Beginning::scenario, *game.value, 12, 9);
    EXPECT_EQ(session::proposedName(document, model::Language::english), "new-scenario.scenario.xml");
    EXPECT_EQ(session::withEnding("/a/mill", document), "/a/mill.scenario.xml");
    EXPECT_EQ(session::withEnding("/a/mill.xml", document), "/a/mill.scenario.xml");
    EXPECT_EQ(session::withEnding("/a/mill.scenario.xml", document), "/a/mill.scenario.xml");
    for (const char* typed : {"/a/mill.scenario", "/a/mill.scenario.xml.xml", "/a/mill.XML",
                              "/a/mill.board.xml", "/a/mill.scenario.xml.scenario.xml"})
        EXPECT_EQ(session::withEnding(typed, document), "/a/mill.scenario.xml") << typed;
    EXPECT_EQ(session::withEnding("/a.board/mill 2.5", document), "/a.board/mill 2.5.scenario.xml");
    document = session::newDocument(Beginning::forces, *game.value, 12, 9);
    EXPECT_EQ(session::proposedName(document, model::Language::english), "forces.forces.xml");
}

TEST(Beginnings, ACopyThatKnowsItsSampleNoLongerFindsItsGame) {
    for (const auto& sample : session::samplesOf(places().mapsets, model::Language::english)) {
        auto opened = session::openDocument(sample.path);
        ASSERT_TRUE(opened.document);
        Session session(places());
        session.create(std::move(*opened.document));  // as after a crash
        EXPECT_TRUE(session.game()) << sample.path;
    }
}

}  // namespace
