#include "editor/documents/history.h"

#include <gtest/gtest.h>

#include "formats/model/document/edits.h"
#include "tests/support/small_game.h"

using namespace cota;
using session::History;
using session::HistoryEntry;

namespace {

model::Document board() {
    model::Document document;
    document.boards["a"] = support::BoardMaker("A", 4, 3).board;
    return document;
}
model::Document atLevel(const model::Document& document, int level) {
    return model::withLevel(document, "a", {{model::HexCoord{0, 0}}}, level);
}

TEST(History, UndoGoesBackToTheBeginningAndRedoToTheEnd) {
    const auto first = board();
    History history(first);
    for (int level = 1; level <= 50; ++level)
        EXPECT_EQ(history.commit({"Level", atLevel(first, level)}), History::Step::added);
    while (history.canUndo()) history.goTo(history.position() - 1);
    EXPECT_EQ(history.now().document, first);
    while (history.canRedo()) history.goTo(history.position() + 1);
    EXPECT_EQ(history.now().document, atLevel(first, 50));
}

TEST(History, StepWithoutChangeIsNone) {
    History history(board());
    EXPECT_EQ(history.commit({"Nothing", board()}), History::Step::none);
    EXPECT_FALSE(history.canUndo());
}

TEST(History, StepAfterUndoDropsWhatWasUndone) {
    History history(board());
    history.commit({"One", atLevel(board(), 1)});
    history.commit({"Two", atLevel(board(), 2)});
    history.goTo(1);
    EXPECT_EQ(history.undoLabel(), "One");
    EXPECT_EQ(history.redoLabel(), "Two");
    history.commit({"Three", atLevel(board(), 3)});
    EXPECT_FALSE(history.canRedo());
    EXPECT_EQ(history.entries().size(), 3u);
    EXPECT_EQ(history.undoLabel(), "Three");
}

TEST(History, CountsTheStepsFromADocumentThatWasThere) {
    History history(board());
    history.commit({"One", atLevel(board(), 1)});
    history.commit({"Two", atLevel(board(), 2)});
    EXPECT_EQ(history.stepsFrom(board()), 2u);
    EXPECT_EQ(history.stepsFrom(atLevel(board(), 2)), 0u);
    history.goTo(0);
    EXPECT_EQ(history.stepsFrom(atLevel(board(), 1)), 1u) << "undone steps are steps, too";
    EXPECT_FALSE(history.stepsFrom(atLevel(board(), 7)));
}

TEST(History, StepsOfOneGestureBecomeOne) {
    History history(board());
    history.commit({"Level", atLevel(board(), 1), {}, "wheel 7"});
    EXPECT_EQ(history.commit({"Level", atLevel(board(), 2), {}, "wheel 7"}), History::Step::merged);
    EXPECT_EQ(history.commit({"Level", atLevel(board(), 3), {}, "wheel 8"}), History::Step::added);
    EXPECT_EQ(history.entries().size(), 3u);
    EXPECT_EQ(history.entries()[1].document, atLevel(board(), 2));
}

TEST(History, GestureThatComesBackIsNoStep) {
    History history(board());
    history.commit({"Level", atLevel(board(), 1), {}, "wheel"});
    EXPECT_EQ(history.commit({"Level", board(), {}, "wheel"}), History::Step::back);
    EXPECT_FALSE(history.canUndo());
    EXPECT_EQ(history.now().document, board());
}

}  // namespace
