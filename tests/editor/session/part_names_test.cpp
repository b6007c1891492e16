// The names that the first saving gives to files of a document.
#include <gtest/gtest.h>

#include "editor/session/beginnings.h"
#include "editor/session/board_thing.h"
#include "editor/session/session.h"
#include "formats/model/edits.h"
#include "tests/support/real_game.h"
#include "tests/support/scratch_folder.h"

using namespace cota;
using session::Beginning;
using session::Session;

namespace {

session::Places partPlaces() {
    session::Places made;
    made.mapsets = support::realGames();
    return made;
}

/// Contours are selected by the name of their board, which the first saving changes.
TEST(PartNames, WhatIsSelectedStaysSoWhenFilesGetNames) {
    const auto folder = support::scratchFolder();
    const auto game = mapsets::readMapset(partPlaces().mapsets, partPlaces().mapsets.list().front());
    Session session(partPlaces());
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

/// A step that is undone has a board of the very name the file would get: done again, it has both.
TEST(PartNames, NamesAreFreeInUndoneStepsToo) {
    const auto folder = support::scratchFolder();
    const auto game = mapsets::readMapset(partPlaces().mapsets, partPlaces().mapsets.list().front());
    Session session(partPlaces());
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

}  // namespace
