#pragma once
// A tool on a small board, driven like a user does, by hexes and points of the sheet.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "editor/answers/joined_map.h"
#include "editor/documents/history.h"
#include "editor/tools/tool.h"
#include "tests/support/small_game.h"

namespace cota::support {

class ToolFixture {
  public:
    explicit ToolFixture(model::Document document, const mapsets::Mapset& game = smallGame())
        : game_(std::make_shared<const mapsets::Mapset>(game)), history(std::move(document)) {
        lay();
    }
    /// A board of 8 by 6 hexes called "A", file "A.board.xml".
    ToolFixture() : ToolFixture(boardAlone()) {}
    static model::Document boardAlone() {
        model::Document document;
        document.boards["A.board.xml"] = BoardMaker("A", 8, 6).board;
        return document;
    }

    const model::Document& document() const { return history.now().document; }
    const session::JoinedMap& map() const { return *map_; }
    tools::ToolContext context() {
        message.clear();
        tools::ToolContext made{document(), *map_, choices, 0.25, history.now().selection};
        made.message = &message;
        return made;
    }
    const model::Board& board(const std::string& file = "A.board.xml") const {
        return *document().boards.at(file);
    }
    session::Cell cell(const std::string& label) const { return map_->field().resolve(label).value(); }
    model::MapPoint at(const std::string& label) const { return map_->sheet().centre(cell(label)); }
    model::MapPoint at(const std::string& label, model::Direction side) const {
        return map_->sheet().sideMiddle(cell(label), side);
    }
    static tools::PointerEvent event(model::MapPoint at, bool control = false, bool shift = false) {
        tools::PointerEvent made;
        made.at = at;
        made.control = control;
        made.shift = shift;
        return made;
    }

    /// Press at the first point, drag over the others, release at the last.
    void stroke(tools::Tool& tool, const std::vector<model::MapPoint>& points, bool control = false,
                bool shift = false) {
        tool.press(context(), event(points.front(), control, shift));
        for (const auto& point : points) tool.drag(context(), event(point, control, shift));
        take(tool.release(context(), event(points.back(), control, shift)));
    }
    void stroke(tools::Tool& tool, std::initializer_list<const char*> hexes, bool control = false,
                bool shift = false) {
        std::vector<model::MapPoint> points;
        for (const char* hex : hexes) points.push_back(at(hex));
        stroke(tool, points, control, shift);
    }
    /// The same with Shift held.
    void straight(tools::Tool& tool, std::initializer_list<const char*> hexes) {
        stroke(tool, hexes, false, true);
    }
    /// Two clicks, the second one as a toolkit reports it.
    void clickTwice(tools::Tool& tool, const char* hex) {
        stroke(tool, {hex});
        auto twice = event(at(hex));
        twice.isDouble = true;
        tool.press(context(), twice);
        take(tool.release(context(), twice));
    }
    void take(std::optional<session::HistoryEntry> step) {
        if (!step) return;
        if (step->document == document()) return history.select(step->selection);
        EXPECT_NE(step->label, "");
        if (step->selection.empty()) step->selection = history.now().selection;
        history.commit(std::move(*step));
        ++steps;
        lay();
    }
    void undo() {
        history.goTo(history.position() - 1);
        lay();
    }
    void rename(const std::vector<session::FileRename>& renames) {
        history.each([&](const session::HistoryEntry& one) {
            session::HistoryEntry made = one;
            made.document = session::withNames(one.document, renames);
            return made;
        });
        lay();
    }
    std::string terrain(const std::string& hex) const {
        return map_->terrain(cell(hex)).shares.front().terrain.text;
    }
    int level(const std::string& hex) const { return map_->level(cell(hex)); }

    tools::Choices choices;
    std::string message;  // the last message of the tool
    int steps = 0;        // including undone ones

  private:
    void lay() {
        map_ = session::JoinedMap::lay(history.now().document, game_);
        ASSERT_TRUE(map_);
    }
    std::shared_ptr<const mapsets::Mapset> game_;
    std::shared_ptr<const session::JoinedMap> map_;

  public:
    session::History history;
};

/// Two boards side by side that share half hexes, B turned; a side with two counters and a set-up group.
inline model::Document joinedBoards() {
    ScenarioMaker maker;
    maker.scenario.mapset = model::MapsetId("small");
    maker.add(BoardMaker("A", 5, 4).halves(false, true, false, true).board, 0, 0)
        .add(BoardMaker("B", 5, 4).halves(false, true, false, true).board, 4, 0, true);
    model::Side side;
    side.id = model::SideId("red");
    maker.scenario.sides.push_back(side);
    model::Document document = maker.document();
    model::Forces forces;
    for (const char* id : {"r1", "r2"}) {
        model::Counter counter;
        counter.id = model::CounterId(id);
        counter.side = side.id;
        forces.counters.push_back(counter);
    }
    document.forces["r.forces.xml"] = forces;
    return document;
}

}  // namespace cota::support
