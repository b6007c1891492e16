#include "editor/scenario/zone_tree.h"

#include <algorithm>

#include "editor/documents/references.h"
#include "editor/scenario/zone_list.h"
#include "editor/scenario/zone_terms.h"
#include "tests/editor/session/open_sample.h"

using namespace cota;
using Kind = model::ZoneTerm::Kind;
using session::TermHome;
using session::TermPath;
using support::OpenSample;

namespace {

constexpr const char* orvaneZones = "tcs/orvane.scenario.xml";
const TermHome corvelle(model::ZoneId("zone-corvelle"));

model::ZoneTerm treeTerm(Kind kind, const std::string& word = {}) {
    model::ZoneTerm made;
    made.kind = kind;
    made.word = word;
    return made;
}

TEST(ZoneEdits, AddWrapMoveAndRemoveLines) {
    model::ZoneTerm whole = treeTerm(Kind::anyOf);
    whole = session::withTermAdded(whole, {}, treeTerm(Kind::board, "A"));
    EXPECT_EQ(session::pathOfAdded(whole, {0}), (TermPath{1}));
    whole = session::withTermAdded(whole, {0}, treeTerm(Kind::board, "B"));
    ASSERT_EQ(whole.children.size(), 2u) << "behind a line that has no lines below it";
    whole = session::withTermWrapped(whole, {0}, Kind::butNot);
    ASSERT_EQ(whole.children[0].kind, Kind::butNot);
    EXPECT_EQ(whole.children[0].children[0].word, "A");
    EXPECT_EQ(session::pathOfAdded(whole, {0}), (TermPath{0, 1}));
    const auto moved = session::withTermMoved(whole, {1}, {0}, 1);
    ASSERT_EQ(moved.children.size(), 1u);
    EXPECT_EQ(moved.children[0].children[1].word, "B");
    EXPECT_EQ(session::withTermMoved(moved, {0, 1}, {}, 0).children[0].word, "B");
    EXPECT_EQ(session::withTermMoved(moved, {0}, {0}, 0), moved) << "not below itself";
    EXPECT_EQ(session::withoutTerm(moved, {0, 1}).children[0].children.size(), 1u);
    EXPECT_EQ(session::withTermShifted(moved, {0, 1}, -1).children[0].children[0].word, "B");
    EXPECT_EQ(session::withTermShifted(moved, {0, 1}, 1), moved);
    EXPECT_EQ(session::withoutTerm(moved, {7, 3}), moved);
    EXPECT_FALSE(session::termAt(moved, {0, 5}));
}

TEST(ZoneEdits, TheWholeIsWrappedByItsChildren) {
    model::ZoneTerm whole = treeTerm(Kind::anyOf);
    whole.children = {treeTerm(Kind::board, "A"), treeTerm(Kind::board, "B")};
    const auto less = session::withTermWrapped(whole, {}, Kind::butNot);
    ASSERT_EQ(less.children.size(), 1u);
    EXPECT_EQ(less.children[0].kind, Kind::butNot);
    ASSERT_EQ(less.children[0].children.size(), 1u) << "lines are taken away from both";
    EXPECT_EQ(less.children[0].children[0].children.size(), 2u);
    EXPECT_EQ(session::withTermWrapped(whole, {}, Kind::allOf).children[0].children.size(), 2u);
    EXPECT_EQ(session::withTermWrapped(treeTerm(Kind::anyOf), {}, Kind::allOf), treeTerm(Kind::anyOf));
}

TEST(ZoneTree, EachLineSaysItsWordsAndItsHexes) {
    OpenSample sample(orvaneZones);
    auto lines = session::zoneLines(sample.source(), corvelle);
    ASSERT_EQ(lines.size(), 1u);
    EXPECT_EQ(lines[0].text, "within 4 hexes of A-22.13");
    EXPECT_EQ(lines[0].count, 61u);
    EXPECT_FALSE(lines[0].givesNothing);
    EXPECT_EQ(session::textOf(*session::countOf(sample.source(), corvelle)), "61 hexes");

    auto whole = *corvelle.in(sample.session().document());
    whole = session::withTermWrapped(whole, {0}, Kind::butNot);
    whole = session::withTermAdded(whole, {0}, session::newTerm(sample.source(), corvelle, "edge"));
    whole = session::withTermAdded(whole, {0}, treeTerm(Kind::terrain, "marble"));
    ASSERT_TRUE(sample.take(session::zoneStep(sample.source(), corvelle, whole)));
    EXPECT_EQ(sample.session().history().now().label, "Change the hexes of Corvelle");
    lines = session::zoneLines(sample.source(), corvelle);
    ASSERT_EQ(lines.size(), 4u);
    EXPECT_EQ(lines[0].text, "but not");
    EXPECT_EQ(lines[1].depth(), 2u);
    EXPECT_EQ(lines[2].text, "map edge: north");
    EXPECT_TRUE(lines[2].takesAway);
    EXPECT_TRUE(lines[2].givesNothing) << "there is nothing to take away";
    EXPECT_NE(lines[3].fault.find("marble"), std::string::npos) << lines[3].fault;
}

TEST(ZoneTree, FieldsOfALine) {
    OpenSample sample(orvaneZones);
    EXPECT_EQ(sample.write(session::termSheet(sample.source(), corvelle, {0}), "Distance in hexes", "1"), "");
    EXPECT_EQ(session::zoneLines(sample.source(), corvelle)[0].text, "within 1 hex of A-22.13");
    EXPECT_EQ(session::countOf(sample.source(), corvelle)->hexes, 7u);
    EXPECT_EQ(sample.write(session::termSheet(sample.source(), corvelle, {0}), "Hexes", "A-22.13 A-30.13"),
              "");
    EXPECT_EQ(session::countOf(sample.source(), corvelle)->hexes, 14u);
    EXPECT_NE(sample.write(session::termSheet(sample.source(), corvelle, {0}), "Hexes", "A-99.99"), "");
    const TermHome south(model::ZoneId("zone-south"));
    const auto before = session::countOf(sample.source(), south)->hexes;
    EXPECT_EQ(sample.write(session::termSheet(sample.source(), south, {0}), "Towards", "north"), "");
    EXPECT_NE(session::countOf(sample.source(), south)->hexes, before);
    for (const auto& kind : session::termKinds(sample.source(), south)) {
        const auto made = session::newTerm(sample.source(), south, kind.id, {{"A-10.10"}});
        EXPECT_EQ(model::textOf(made.kind), kind.id);
        EXPECT_FALSE(session::termText(sample.source(), made).empty());
    }
}

TEST(ZoneTree, PaintedHexes) {
    OpenSample sample(orvaneZones);
    auto whole = *corvelle.in(sample.session().document());
    auto listed = treeTerm(Kind::hexes);
    listed.hexes = {{"A-22.13"}, {"A-40.30"}};
    whole.children.push_back(listed);
    sample.take(session::zoneStep(sample.source(), corvelle, whole));
    EXPECT_EQ(session::listedTwice(sample.source(), corvelle), 1u);
    EXPECT_TRUE(sample.take(session::withoutListedTwice(sample.source(), corvelle)));
    EXPECT_EQ(corvelle.in(sample.session().document())->children[1].hexes.size(), 1u);
    EXPECT_EQ(session::countOf(sample.source(), corvelle)->hexes, 62u);
    EXPECT_TRUE(sample.take(session::withLinePainted(sample.source(), corvelle, {})));
    ASSERT_EQ(corvelle.in(sample.session().document())->children.size(), 1u);
    EXPECT_EQ(session::countOf(sample.source(), corvelle)->hexes, 62u);
    EXPECT_EQ(session::cellsOf(sample.source(), corvelle, {0}).size(), 62u);
}

TEST(ZoneList, RowsSayWhoUsesThem) {
    OpenSample sample(orvaneZones);
    const auto rows = session::zoneRows(sample.source());
    const auto row = std::ranges::find(rows, model::ZoneId("zone-corvelle"), &session::ZoneRow::id);
    ASSERT_NE(row, rows.end());
    EXPECT_EQ(row->hexes, 61u);
    EXPECT_EQ(row->usedBy, (std::vector<std::string>{"group 6th Company"}));
    const auto objectives = session::objectiveRows(sample.source());
    ASSERT_EQ(objectives.size(), 4u);
    EXPECT_EQ(objectives[1].points, 5);
    EXPECT_EQ(objectives[1].owner, "German");
}

/// A zone is named by what the person typed; the id follows until a file has it.
TEST(ZoneList, IdsFollowNamesUntilTheyAreSaved) {
    OpenSample sample(orvaneZones);
    sample.take(session::addZone(sample.source(), "Pe\u00f1a Bridge", {{"A-10.10"}}));
    EXPECT_EQ(sample.scenario().zones.back().id.text, "pena-bridge");
    EXPECT_TRUE(
        sample.take(session::withZoneRenamed(sample.source(), model::ZoneId("pena-bridge"), "Mill", false)));
    EXPECT_EQ(sample.scenario().zones.back().id.text, "mill");
    EXPECT_EQ(sample.session().selection().begin()->id, "mill");
    EXPECT_TRUE(sample.take(
        session::withZoneRenamed(sample.source(), model::ZoneId("zone-corvelle"), "The Town", false)));
    const auto group =
        std::ranges::find(sample.scenario().groups, model::GroupId("ger-centre"), &model::Group::id);
    EXPECT_EQ(group->zone.text, "the-town") << "everything that names it follows";
    EXPECT_TRUE(
        sample.take(session::withZoneRenamed(sample.source(), model::ZoneId("the-town"), "Town", true)));
    EXPECT_EQ(sample.scenario().zones[2].id.text, "the-town");
    EXPECT_EQ(sample.scenario().zones[2].name.en, "Town");
    EXPECT_TRUE(sample.take(
        session::withZoneSide(sample.source(), model::ZoneId("the-town"), model::SideId("american"))));
    EXPECT_EQ(sample.scenario().zones[2].side.text, "american");
}

TEST(ZoneList, NewObjectivesHaveWhatTheGameRequires) {
    OpenSample sample("marea-de-acero/vieuxpont.scenario.xml");
    sample.take(session::addObjective(sample.source(), "Mill", {{"4A-0307"}}));
    EXPECT_EQ(sample.scenario().objectives.back().id.text, "mill");
    EXPECT_TRUE(sample.scenario().objectives.back().attributes.has("sort"));
}

}  // namespace
