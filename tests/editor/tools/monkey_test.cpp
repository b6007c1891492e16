// Whatever is done with all tools in any order, undo leads back to the first document, and redo restores
// every moment.
#include <gtest/gtest.h>

#include <random>

#include "editor/tools/toolbox.h"
#include "tests/editor/tools/tool_fixture.h"

using namespace cota;
using support::ToolFixture;

namespace {

class Monkey {
  public:
    Monkey(ToolFixture& hand, unsigned seed) : hand_(hand), random_(seed) {
        for (const auto& row : tools::toolRows()) tools_.push_back(row.make());
    }

    void play(int gestures) {
        for (int i = 0; i < gestures; ++i) gesture();
    }

  private:
    unsigned below(unsigned count) { return static_cast<unsigned>(random_() % count); }
    template <class T, std::size_t n>
    const T& any(const T (&list)[n]) {
        return list[below(n)];
    }
    model::MapPoint anywhere() {
        const auto size = hand_.map().sheet().size();
        return {size.width * (below(1200) / 1000.0 - 0.1), size.height * (below(1200) / 1000.0 - 0.1)};
    }
    void choose() {
        auto& choices = hand_.choices;
        for (auto* brush : {&choices.terrainBrush, &choices.levelBrush, &choices.zoneBrush}) {
            brush->stroke = any({tools::Stroke::brush, tools::Stroke::line, tools::Stroke::fill});
            brush->size = static_cast<int>(below(3));
        }
        choices.terrain = {{{model::TerrainId(any({"woods", "town", "field", "clear"})), {}}}};
        choices.levelChange =
            any({tools::LevelChange::raise, tools::LevelChange::lower, tools::LevelChange::set});
        choices.level = static_cast<int>(below(4));
        choices.hexside = model::HexsideId("wall");
        choices.pathKind = model::PathKindId(any({"road", "stream"}));
        choices.path.alongHexsides = below(3) == 0;
        choices.feature = model::FeatureId(any({"smoke", "bridge"}));
        choices.inScenario.features = below(2) == 0;
        choices.area = model::TerrainId("woods");
        choices.zone = model::ZoneId(any({"z1", "z2"}));
        choices.objective = model::ObjectiveId(any({"o1", "o2"}));
        choices.counter = model::CounterId(any({"r1", "r2"}));
        choices.label = {any({"Brod", "Hill"}), ""};
        choices.contour.action =
            any({tools::ContourAction::draw, tools::ContourAction::reshape, tools::ContourAction::join,
                 tools::ContourAction::split, tools::ContourAction::turn, tools::ContourAction::height,
                 tools::ContourAction::erase});
        choices.contour.metres = static_cast<int>(below(4)) * 20;
    }
    tools::PointerEvent event() {
        auto made = ToolFixture::event(anywhere(), below(4) == 0);
        made.isDouble = below(8) == 0;
        made.reach = 1 + below(20);
        return made;
    }
    void gesture() {
        choose();
        auto& tool = *tools_[below(static_cast<unsigned>(tools_.size()))];
        tool.press(hand_.context(), event());
        for (unsigned drags = below(5); drags > 0; --drags) {
            tool.drag(hand_.context(), event());
            tool.feedback(hand_.context(), event());
        }
        if (below(6) == 0) return tool.cancel();
        hand_.take(tool.release(hand_.context(), event()));
        if (below(3) == 0) hand_.take(tool.finish(hand_.context()));
        if (below(5) == 0 && hand_.history.canUndo()) hand_.undo();
    }

    ToolFixture& hand_;
    std::mt19937 random_;
    std::vector<std::unique_ptr<tools::Tool>> tools_;
};

void undoAndRedoAll(ToolFixture& hand, const model::Document& first) {
    const auto last = hand.history.entries().back().document;
    while (hand.history.canUndo()) hand.history.goTo(hand.history.position() - 1);
    EXPECT_EQ(hand.document(), first);
    while (hand.history.canRedo()) hand.history.goTo(hand.history.position() + 1);
    EXPECT_EQ(hand.document(), last);
}

TEST(Monkey, OnABoardEverythingIsUndone) {
    for (unsigned seed = 1; seed <= 20; ++seed) {
        SCOPED_TRACE(seed);
        ToolFixture hand;
        Monkey(hand, seed).play(120);
        EXPECT_GT(hand.steps, 5);
        undoAndRedoAll(hand, ToolFixture::boardAlone());
    }
}

TEST(Monkey, OnJoinedBoardsEverythingIsUndone) {
    for (unsigned seed = 1; seed <= 20; ++seed) {
        SCOPED_TRACE(seed);
        ToolFixture hand(support::joinedBoards());
        Monkey(hand, seed).play(120);
        EXPECT_GT(hand.steps, 5);
        undoAndRedoAll(hand, support::joinedBoards());
    }
}

TEST(Toolbox, ToolsHaveDifferentIdsAndKeys) {
    std::set<std::string> ids;
    std::set<char> keys;
    for (const auto& row : tools::toolRows()) {
        EXPECT_TRUE(ids.insert(row.id).second) << row.id;
        EXPECT_TRUE(keys.insert(row.key).second) << row.key;
    }
}

}  // namespace
