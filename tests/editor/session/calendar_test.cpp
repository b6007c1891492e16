#include "editor/setup/calendar.h"

#include <gtest/gtest.h>

#include "editor/setup/calendar_layout.h"
#include "editor/setup/group_form.h"
#include "editor/setup/group_list.h"
#include "editor/setup/group_places.h"
#include "editor/setup/group_units.h"
#include "tests/editor/session/sheet_case.h"

using namespace cota;
using model::GroupId;
using session::CalendarEntry;

namespace {

const model::ZoneId roadId("road");
const GroupId red("red-setup"), guards("guards");

/// Ten turns from 05:00; "guards" arrive in turn 3 by the road, which is a zone of two hexes of the edge.
model::Document document() {
    model::Document made = sheets::document();
    model::Scenario scenario = **made.scenario;
    scenario.turns.count = 10;
    scenario.turns.start = "05:00";
    scenario.turns.minutes = 20;
    model::TurnRecord dawn;
    dawn.to = 2;
    dawn.light = "dawn";
    dawn.visibility = 3;
    scenario.turns.records = {dawn};
    model::Zone zone;
    zone.id = roadId;
    zone.name = {"North road", "Carretera"};
    zone.hexes = {.kind = model::ZoneTerm::Kind::anyOf,
                  .children = {{.kind = model::ZoneTerm::Kind::hexes, .hexes = {{"A-0101"}, {"A-0201"}}}}};
    scenario.zones.push_back(zone);
    model::Group group;
    group.id = guards;
    group.name = {"Guards", "Guardia"};
    group.kind = model::Group::Kind::arrival;
    group.side = model::SideId("red");
    group.zone = roadId;
    group.turn = 3;
    group.units.push_back({model::CounterId("r2"), {}, {}, {}, {}});
    scenario.groups.push_back(group);
    made.scenario = scenario;
    return made;
}

session::Calendar calendar(const model::Document& document) {
    const auto game = sheets::game();
    return session::calendarOf(document, session::JoinedMap::lay(document, game).get(), game.get(), {},
                               model::Language::english);
}

const model::Group& group(const model::Document& document, const GroupId& id) {
    return *session::groupNamed(document, id);
}

model::Document rolling(model::ArrivalRoll roll) {
    return session::withGroupChanged(document(), guards, [&](model::Group& one) { one.roll = roll; });
}

TEST(Calendar, HasTurnsEntriesAndCards) {
    const auto made = calendar(document());
    ASSERT_EQ(made.turns.size(), 10u);
    EXPECT_EQ(made.turns[3].time, "06:00");
    EXPECT_EQ(made.turns[0].visibility, "3");
    EXPECT_TRUE(made.turns[0].isDim);
    EXPECT_FALSE(made.turns[2].isDim);
    ASSERT_EQ(made.entries.size(), 3u);
    EXPECT_EQ(made.entries[0].name, "North road");
    EXPECT_EQ(made.entries[0].about, "2 hexes, A-0101 to A-0201");
    EXPECT_EQ(made.entries[1].kind, CalendarEntry::Kind::nowhere);
    EXPECT_EQ(made.entries[2].kind, CalendarEntry::Kind::waiting);
    ASSERT_EQ(made.cards.size(), 1u);
    EXPECT_EQ(made.cards[0].name, "Guards");
    EXPECT_EQ(made.cards[0].about, "1 unit");
    EXPECT_EQ(made.cards[0].from, 3);
    EXPECT_EQ(made.cards[0].face.text, "r2");
}

TEST(Calendar, ACardMovesToATurnAndAnEntry) {
    const auto before = document();
    const auto step = session::moveArrival(before, calendar(before), guards, {1, 7});
    ASSERT_TRUE(step);
    EXPECT_EQ(step->label.in(model::Language::english), "Move Guards to turn 7");
    EXPECT_EQ(group(step->document, guards).turn, 7);
    EXPECT_TRUE(group(step->document, guards).zone.empty());
    const auto back = session::moveArrival(step->document, calendar(step->document), guards, {0, 2});
    // The road is still an entry, as a zone at the edge that nobody sets up in.
    ASSERT_TRUE(back);
    EXPECT_EQ(back->label.in(model::Language::english), "Move Guards to turn 2, North road");
    EXPECT_EQ(group(back->document, guards).zone, roadId);
    EXPECT_FALSE(session::moveArrival(before, calendar(before), guards, {0, 3}));
    EXPECT_FALSE(session::moveArrival(before, calendar(before), guards, {0, 11}));
    EXPECT_FALSE(
        group(session::moveArrival(before, calendar(before), guards, {2, 0})->document, guards).turn);
}

TEST(Calendar, AGroupThatSetsUpBecomesAnArrival) {
    const auto before = document();
    const auto step = session::moveArrival(before, calendar(before), red, {0, 4});
    ASSERT_TRUE(step);
    EXPECT_EQ(group(step->document, red).kind, model::Group::Kind::arrival);
    EXPECT_EQ(group(step->document, red).turn, 4);
    EXPECT_EQ(group(step->document, red).zone, roadId);
}

TEST(Calendar, ABarHasItsLengthAndItsEndsMove) {
    const auto before = rolling({.low = 4, .until = 6});
    const auto made = calendar(before);
    EXPECT_TRUE(made.cards[0].rolls);
    EXPECT_EQ(made.cards[0].to, 6);
    EXPECT_EQ(made.cards[0].about,
              "1 unit · 4+ on 1d6 each turn · 50 % on turn 3, 75 % by turn 4, 94 % by turn 6");
    const auto moved = session::moveArrival(before, made, guards, {0, 5})->document;
    EXPECT_EQ(group(moved, guards).roll->until, 8);
    const auto longer = session::stretchRoll(before, made, guards, true, 9)->document;
    EXPECT_EQ(group(longer, guards).roll->until, 9);
    const auto toTheEnd = session::stretchRoll(before, made, guards, true, 10)->document;
    EXPECT_EQ(group(toTheEnd, guards).roll->until, std::nullopt);
    const auto earlier = session::stretchRoll(before, made, guards, false, 1)->document;
    EXPECT_EQ(group(earlier, guards).turn, 1);
    EXPECT_EQ(group(session::stretchRoll(before, made, guards, true, 1)->document, guards).roll->until, 3);
}

TEST(Calendar, ArrowsMoveACard) {
    const auto before = document();
    const auto made = calendar(before);
    EXPECT_EQ(group(session::stepArrival(before, made, guards, 1, 0)->document, guards).turn, 4);
    EXPECT_TRUE(group(session::stepArrival(before, made, guards, 0, 1)->document, guards).zone.empty());
    EXPECT_FALSE(session::stepArrival(before, made, guards, 0, -1));
    EXPECT_FALSE(session::stepArrival(before, made, guards, -3, 0));
    const auto waiting = session::moveArrival(before, made, guards, {2, 0})->document;
    const auto up = session::stepArrival(waiting, calendar(waiting), guards, 0, -1);
    ASSERT_TRUE(up);
    EXPECT_EQ(group(up->document, guards).turn, 1);
}

TEST(Calendar, CopiesAndUnitsArrive) {
    const auto before = document();
    const auto copy = session::copyArrival(before, calendar(before), guards, {0, 8});
    ASSERT_TRUE(copy);
    const auto& made = group(copy->document, GroupId(copy->selection.begin()->id));
    EXPECT_EQ(made.turn, 8);
    EXPECT_TRUE(made.units.empty());
    EXPECT_EQ(group(copy->document, guards).turn, 3);
    const auto units = session::arriveUnits(before, calendar(before), {model::CounterId("r1")}, {0, 2});
    ASSERT_TRUE(units);
    const auto& other = group(units->document, GroupId(units->selection.begin()->id));
    EXPECT_EQ(other.turn, 2);
    EXPECT_EQ(other.zone, roadId);
    EXPECT_EQ(other.units.size(), 1u);
    EXPECT_TRUE(group(units->document, red).units.empty());
}

TEST(Calendar, FindingsMarkCardsAndBlockEntries) {
    checks::Report report;
    model::Finding finding;
    finding.rule = finding.message = "ENTRY-004";
    finding.subject = {model::SubjectKind::group, "guards", {"A-0101"}};
    report.findings.push_back({finding});
    const auto before = document();
    const auto made = session::calendarOf(before, nullptr, nullptr, report, model::Language::english);
    EXPECT_TRUE(made.cards[0].isError);
    EXPECT_FALSE(made.cards[0].fault.empty());
    ASSERT_EQ(made.blocks.size(), 1u);
    EXPECT_EQ(made.blocks[0].to, 10);
}

TEST(CalendarLayout, FindsWhatIsBelowThePointer) {
    auto before = rolling({.low = 4, .until = 8});
    before = session::copyArrival(before, calendar(before), guards, {0, 3})->document;
    const auto made = calendar(before);
    session::CalendarMeasures measures;
    const auto layout = session::layOut(made, 190 + 400, measures);
    EXPECT_EQ(layout.turnWidth, 40);
    EXPECT_EQ(layout.width, 400);
    ASSERT_EQ(layout.cards.size(), 2u);
    // Two cards of one cell are below each other.
    EXPECT_NE(layout.cards[0].body.y, layout.cards[1].body.y);
    EXPECT_EQ(layout.entries[0].height, 2 * measures.lane);

    using What = session::CalendarHit::What;
    const int x = measures.names + layout.cards[0].body.x, y = measures.header + layout.cards[0].body.y;
    EXPECT_EQ(layout.at(made, x + 2, y + 5, 0, 0).what, What::cardStart);
    EXPECT_EQ(layout.at(made, x + 20, y + 5, 0, 0).what, What::card);
    EXPECT_EQ(layout.at(made, x + layout.cards[0].body.width - 2, y + 5, 0, 0).what, What::cardEnd);
    EXPECT_EQ(layout.at(made, measures.names + 3 * 40 + 5, 5, 0, 0).place.turn, 4);
    EXPECT_EQ(layout.at(made, 5, measures.header + 5, 0, 0).what, What::entry);
    const auto cell = layout.at(made, measures.names + 5, y, 0, 0);
    EXPECT_EQ(cell.what, What::cell);
    EXPECT_EQ(cell.place, (session::CalendarPlace{0, 1}));
    EXPECT_EQ(layout.at(made, measures.names + 5, y, 80, 0).place.turn, 3);
    const auto waiting = layout.cellAt(made, measures.names + 5, measures.header + layout.height - 5, 0, 0);
    ASSERT_TRUE(waiting);
    EXPECT_EQ(waiting->turn, 0);
    EXPECT_FALSE(layout.cellAt(made, measures.names + 5, measures.header + layout.height + 5, 0, 0));
}

TEST(GroupForm, ReadsRollsAsPlayersWriteThem) {
    const auto plus = session::rollFrom("4+", "1d6");
    ASSERT_TRUE(plus);
    EXPECT_EQ(plus->high, 6);
    EXPECT_EQ(session::neededBy(*plus), "4+");
    EXPECT_EQ(session::neededBy(*session::rollFrom("2-3", "d6")), "2-3");
    EXPECT_EQ(session::neededBy(*session::rollFrom("7", "2D6")), "7");
    for (const char* wrong : {"", "7", "0", "5-3", "four", "+"})
        EXPECT_FALSE(session::rollFrom(wrong, "1d6")) << wrong;
    for (const char* wrong : {"", "6", "7d6", "1d1", "1d101", "d"})
        EXPECT_FALSE(session::rollFrom("1", wrong)) << wrong;
}

/// The rows of the form of a group, changed one by one.
class Form {
  public:
    explicit Form(model::Document document) : document_(std::move(document)) {}
    std::string write(const std::string& label, const std::string& value,
                      const session::CounterIds& units = {}) {
        const auto written = row(label, units).write(value);
        if (written.step) {
            document_ = written.step->document;
            selection_ = written.step->selection;
            if (selection_.begin()->kind == model::SubjectKind::group) id_ = GroupId(selection_.begin()->id);
        }
        return written.refusal;
    }
    std::string value(const std::string& label, const session::CounterIds& units = {}) const {
        return row(label, units).value;
    }
    bool has(const std::string& label) const {
        for (const auto& row : sheet({}).rows)
            if (row.label == label) return true;
        return false;
    }
    const model::Group& group() const { return *session::groupNamed(document_, id_); }
    void of(const GroupId& id) { id_ = id; }

  private:
    session::PropertySheet sheet(const session::CounterIds& units) const {
        const auto game = sheets::game();
        const session::SheetSource source{document_, session::JoinedMap::lay(document_, game), game,
                                          session::paletteOf(document_, game.get(), model::Language::english),
                                          model::Language::english};
        return session::groupForm(source, id_, units);
    }
    session::Property row(const std::string& label, const session::CounterIds& units) const {
        for (auto& row : sheet(units).rows)
            if (row.label == label) return row;
        ADD_FAILURE() << "no row " << label;
        return {};
    }
    model::Document document_;
    session::Selection selection_;
    GroupId id_ = guards;
};

TEST(GroupForm, WritesEverythingAGroupHas) {
    Form form(document());
    EXPECT_EQ(form.value("Entry"), "zone:road");
    EXPECT_EQ(form.write("Entry", "edge:top"), "");
    EXPECT_TRUE(form.group().zone.empty());
    EXPECT_EQ(form.group().hexes.children.front().word, "top");
    EXPECT_EQ(form.write("Entry", "hexes"), "");
    EXPECT_EQ(form.write("Hexes", "A-0101 A-0301"), "");
    EXPECT_EQ(form.group().hexes.children.front().hexes.size(), 2u);
    EXPECT_NE(form.write("Hexes", "A-9901"), "");
    EXPECT_EQ(form.write("By die roll", "yes"), "");
    EXPECT_EQ(form.write("Arrives on", "6"), "");
    EXPECT_NE(form.write("Arrives on", "9"), "");
    EXPECT_EQ(form.write("Last turn of rolling", "4"), "");
    EXPECT_EQ(form.value("Chance"), "17 % on turn 3, 31 % by turn 4");
    EXPECT_EQ(form.write("Dice", "2d6"), "");
    EXPECT_EQ(form.group().roll->faces, 6);
    EXPECT_EQ(form.write("Kind of group", "setup"), "");
    EXPECT_FALSE(form.has("Dice"));
    EXPECT_EQ(form.write("Order of set-up", "3"), "");
    EXPECT_EQ(form.group().order, 3);
    EXPECT_EQ(form.write("Kind of group", "out"), "");
    EXPECT_FALSE(form.has("Zone"));
}

TEST(GroupForm, WritesStatesOfSeveralUnits) {
    auto before = session::putInGroup(document(), guards, {model::CounterId("r1")}, {})->document;
    Form form(before);
    EXPECT_EQ(form.value("Dug-in", {model::CounterId("r1")}), "no");
    EXPECT_EQ(form.write("Dug-in", "yes", {model::CounterId("r1")}), "");
    EXPECT_EQ(form.value("Dug-in", {model::CounterId("r1")}), "yes");
    EXPECT_EQ(form.value("Dug-in"), "");  // they differ
    EXPECT_EQ(form.write("Dug-in", "yes"), "");
    EXPECT_EQ(form.value("Dug-in"), "yes");
}

TEST(GroupPlaces, SuggestsEntriesWhereRoadsLeaveTheMap) {
    const auto before = document();
    const auto game = sheets::game();
    const auto map = session::JoinedMap::lay(before, game);
    const auto entries = session::suggestedEntries(*map);
    ASSERT_FALSE(entries.empty());
    EXPECT_EQ(entries[0].hexes.front().label, "A-0101");
    const auto step = session::addEntry(before, entries[0], model::SideId("red"));
    ASSERT_TRUE(step);
    const auto& zone = (*step->document.scenario)->zones.back();
    EXPECT_EQ(zone.side.text, "red");
    EXPECT_GE(zone.hexes.children.front().hexes.size(), 2u);
    const auto painted = session::addZoneFor(before, red);
    ASSERT_TRUE(painted);
    EXPECT_EQ(group(painted->document, red).zone, (*painted->document.scenario)->zones.back().id);
}

}  // namespace
