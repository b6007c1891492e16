// The menus of things on the map: what each offers, and that every entry works and is in the command palette.
#include "editor/tools/commands/context_menu.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "editor/documents/board_thing.h"
#include "editor/documents/force_tree.h"
#include "editor/tools/actions.h"
#include "editor/tools/commands/command_search.h"
#include "editor/tools/commands/thing_commands.h"
#include "tests/editor/session/open_sample.h"

using namespace cota;
using model::SubjectKind;

namespace {

constexpr std::array menuSamples{"panzer-grenadier/brod.scenario.xml", "tcs/orvane.scenario.xml",
                                 "war-storm-series/sarn.scenario.xml",
                                 "marea-de-acero/vieuxpont.scenario.xml"};

class MenuHand {
  public:
    explicit MenuHand(const char* file) : sample(file) {}

    tools::ToolContext context() {
        message.clear();
        const auto& session = sample.session();
        tools::ToolContext made{session.document(), *session.map(), choices, 0.25, session.selection()};
        made.look = session.look().get();
        made.message = &message;
        return made;
    }
    std::vector<tools::MenuEntry> menu(const std::optional<model::MapPoint>& at = {}) {
        return tools::contextMenu(sample.session(), context(), at);
    }
    void select(session::Selection selection) { sample.session().select(std::move(selection)); }
    void select(SubjectKind kind, const std::string& id) { select({{kind, id, {}}}); }

    /// Runs the entry with that path of labels. True if there was a step.
    bool run(const std::vector<tools::MenuEntry>& entries, std::vector<std::string> path) {
        for (const auto& entry : entries) {
            if (entry.label != path.front()) continue;
            if (path.size() > 1) return run(entry.entries, {path.begin() + 1, path.end()});
            EXPECT_TRUE(entry.step) << entry.label;
            auto step = entry.step(context());
            if (!step) return false;
            if (step->label.empty())
                sample.session().select(std::move(step->selection));
            else
                sample.session().commit(std::move(*step));
            return true;
        }
        ADD_FAILURE() << "no entry " << path.front();
        return false;
    }
    bool run(std::vector<std::string> path, const std::optional<model::MapPoint>& at = {}) {
        return run(menu(at), std::move(path));
    }

    support::OpenSample sample;
    tools::Choices choices;
    std::string message;
};

void eachEntry(const std::vector<tools::MenuEntry>& entries,
               const std::function<void(const tools::MenuEntry&)>& visit) {
    for (const auto& entry : entries) {
        visit(entry);
        eachEntry(entry.entries, visit);
    }
}

/// One thing of each kind that the document has on its map.
std::vector<session::Selection> thingsOf(const session::Session& session) {
    std::vector<session::Selection> found;
    const auto& document = session.document();
    const auto& field = session.map()->field();
    found.push_back({{SubjectKind::hex, field.label(field.hexes()[field.hexes().size() / 2]), {}}});
    found.push_back({{SubjectKind::hex, field.label(field.hexes()[3]), {}},
                     {SubjectKind::hex, field.label(field.hexes()[4]), {}}});
    for (const auto& [key, board] : document.boards) {
        if (!board->paths.empty())
            found.push_back(
                {session::subjectOf({session::BoardThing::Kind::path, key, board->paths.front().id.text})});
        if (!board->contours.empty())
            found.push_back(
                {session::subjectOf({session::BoardThing::Kind::contour, key, board->contours.front().id})});
        if (!board->areas.empty())
            found.push_back(
                {session::subjectOf({session::BoardThing::Kind::area, key, board->areas.front().id})});
        if (!board->names.empty())
            found.push_back({session::subjectOf(session::thingOf(key, board->names.front()))});
    }
    const auto& scenario = **document.scenario;
    if (!scenario.zones.empty()) found.push_back({{SubjectKind::zone, scenario.zones.front().id.text, {}}});
    if (!scenario.objectives.empty())
        found.push_back({{SubjectKind::objective, scenario.objectives.front().id.text, {}}});
    session::Selection units;
    for (const auto& group : scenario.groups)
        for (const auto& unit : group.units)
            if (unit.at && units.size() < 3) {
                units.insert({SubjectKind::counter, unit.counter.text, {}});
                found.push_back({{SubjectKind::counter, unit.counter.text, {}}});
            }
    if (units.size() > 1) found.push_back(std::move(units));
    found.emplace_back();
    return found;
}

TEST(ContextMenu, EveryEntryIsACommandAndEachStepIsFromTheDocument) {
    std::set<std::string> actions;
    for (const auto& row : tools::actionRows()) actions.insert(row.id);
    for (const char* file : menuSamples) {
        MenuHand hand(file);
        for (const auto& selection : thingsOf(hand.sample.session())) {
            hand.select(selection);
            const auto menu = hand.menu();
            EXPECT_FALSE(menu.empty()) << file;
            const auto flat = tools::choiceCommands(tools::choicesOf(menu));
            std::set<std::string> offered;
            for (const auto& command : flat) offered.insert(command.id);
            eachEntry(menu, [&](const tools::MenuEntry& entry) {
                if (entry.isSeparator() || entry.isMenu()) return;
                EXPECT_FALSE(entry.label.empty()) << entry.id;
                if (entry.id.starts_with("set:select:")) return;
                EXPECT_TRUE(actions.contains(entry.id) || offered.contains(entry.id)) << entry.id;
                if (!entry.step || entry.about || !entry.isEnabled) return;
                const auto before = hand.sample.session().document();
                const auto step = entry.step(hand.context());
                EXPECT_EQ(before, hand.sample.session().document()) << entry.id;
                EXPECT_FALSE(step && step->label.empty() && !(step->document == before)) << entry.id;
            });
        }
    }
}

TEST(ContextMenu, EveryThingCommandHasARow) {
    for (const auto& command : tools::thingCommands())
        EXPECT_EQ(std::ranges::count(tools::actionRows(), std::string_view(command.id),
                                     [](const auto& row) { return std::string_view(row.id); }),
                  1)
            << command.id;
}

TEST(ContextMenu, HexesGetTerrainZonesAndObjectives) {
    MenuHand hand("panzer-grenadier/brod.scenario.xml");
    const auto& map = *hand.sample.session().map();
    const auto hex = map.field().label(map.field().hexes()[40]);
    hand.select(SubjectKind::hex, hex);
    const auto woods = hand.sample.session().palette().terrains.back();
    EXPECT_TRUE(hand.run({"Terrain", woods.name}));
    const auto& now = *hand.sample.session().map();
    EXPECT_EQ(now.terrain(*now.field().resolve(hex)).shares.front().terrain.text, woods.id);
    EXPECT_TRUE(hand.run({"Raise"}) || !hand.message.empty());
    const auto zones = hand.sample.scenario().zones.size();
    EXPECT_TRUE(hand.run({"Add to Zone", "New zone"}));
    EXPECT_EQ(hand.sample.scenario().zones.size(), zones + 1);
    const auto objectives = hand.sample.scenario().objectives.size();
    EXPECT_TRUE(hand.run({"New Objective"}));
    EXPECT_EQ(hand.sample.scenario().objectives.size(), objectives + 1);
    EXPECT_EQ(hand.sample.session().selection().focus().kind, SubjectKind::objective);
    EXPECT_TRUE(hand.run({"Victory points", "3"}));
    EXPECT_EQ(hand.sample.scenario().objectives.back().points, 3);
}

TEST(ContextMenu, UnitsGetGroupsTurnsAndStates) {
    MenuHand hand("panzer-grenadier/brod.scenario.xml");
    session::Selection units;
    for (const auto& group : hand.sample.scenario().groups)
        for (const auto& unit : group.units)
            if (unit.at && group.side == hand.sample.scenario().groups.front().side && units.size() < 3)
                units.insert({SubjectKind::counter, unit.counter.text, {}});
    ASSERT_EQ(units.size(), 3u);
    hand.select(units);
    EXPECT_TRUE(hand.run({"Arrives on Turn", "Turn 2"}));
    for (const auto& unit : units) {
        const auto found =
            session::findPlacement(hand.sample.session().document(), model::CounterId(unit.id));
        ASSERT_TRUE(found.group);
        EXPECT_EQ(found.group->turn, 2);
    }
    EXPECT_EQ(hand.sample.session().selection().size(), 3u) << "the units stay selected";
    EXPECT_TRUE(hand.run({"Delete 3 Units"}));
    for (const auto& unit : units)
        EXPECT_FALSE(
            session::findCounter(hand.sample.session().document(), model::CounterId(unit.id)).counter);
}

TEST(ContextMenu, StacksSpreadOutAndChangeTheirOrder) {
    MenuHand hand("panzer-grenadier/brod.scenario.xml");
    std::vector<std::string> units;
    std::string hex;
    for (const auto& group : hand.sample.scenario().groups)
        for (const auto& unit : group.units)
            if (unit.at && units.size() < 3) units.push_back(unit.counter.text);
    hex = session::findPlacement(hand.sample.session().document(), model::CounterId(units[0]))
              .placement->at->label;
    session::Selection all;
    for (const auto& unit : units) all.insert({SubjectKind::counter, unit, {}});
    hand.select(all);
    EXPECT_TRUE(hand.run({"Line Up"}) || !hand.message.empty());
    EXPECT_TRUE(hand.run({"Spread Out"}) || !hand.message.empty());
    std::set<std::string> hexes;
    for (const auto& unit : units)
        hexes.insert(session::findPlacement(hand.sample.session().document(), model::CounterId(unit))
                         .placement->at->label);
    EXPECT_EQ(hexes.size(), units.size()) << "each has a hex of its own";
}

TEST(ContextMenu, OutsideTheMapOffersTheMapItself) {
    MenuHand hand("panzer-grenadier/brod.scenario.xml");
    hand.select(session::Selection());
    std::set<std::string> ids;
    eachEntry(hand.menu(), [&](const tools::MenuEntry& entry) { ids.insert(entry.id); });
    EXPECT_TRUE(ids.contains("map-size"));
    EXPECT_TRUE(ids.contains("map-boards"));
    EXPECT_FALSE(ids.contains("delete"));
}

TEST(ContextMenu, LinesAreSplitReversedAndJoined) {
    MenuHand hand("tcs/orvane.scenario.xml");
    const auto& [key, board] = *hand.sample.session().document().boards.begin();
    const auto path =
        std::ranges::find_if(board->paths, [](const auto& one) { return one.hexes.size() > 4; });
    ASSERT_NE(path, board->paths.end());
    const auto name = key;
    const auto subject = session::subjectOf({session::BoardThing::Kind::path, key, path->id.text});
    const auto middle = hand.sample.session().map()->sheet().centre(
        *hand.sample.session().map()->cellOf({key, path->hexes[path->hexes.size() / 2]}));
    const auto count = board->paths.size();
    const auto whole = path->hexes;
    hand.select({subject});
    ASSERT_TRUE(hand.run({"Split Path Here"}, middle));
    EXPECT_EQ(hand.sample.session().document().boards.at(name)->paths.size(), count + 1);
    ASSERT_TRUE(hand.run({"Join Paths"}));
    EXPECT_EQ(hand.sample.session().document().boards.at(name)->paths.size(), count);
    EXPECT_TRUE(hand.run({"Reverse Path"}));
    EXPECT_FALSE(hand.run({"Split Path Here"})) << "the place of the pointer is not known";
    EXPECT_FALSE(hand.message.empty());
}

}  // namespace
