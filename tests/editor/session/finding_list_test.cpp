// The findings as the window lists them, and the questions whose answers mend them.
#include "editor/mending/finding_list.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "editor/documents/force_tree.h"
#include "editor/editing/session.h"
#include "editor/mending/finding_questions.h"
#include "formats/model/document/edits.h"
#include "tests/editor/session/sheet_case.h"
#include "tests/support/real_game.h"

using namespace cota;
using model::SubjectKind;
using session::FindingFilter;
using session::FindingGroups;

namespace {

class BrokenSample {
  public:
    BrokenSample() : session_(places()) {
        EXPECT_TRUE(session_.open(std::filesystem::path(COTA_SOURCE_DIR) /
                                  "samples/broken/panzer-grenadier/brod.scenario.xml"));
        session_.waitForCheck();
    }
    const checks::Report& report() const { return session_.report(); }
    session::FindingList list(const FindingFilter& filter, const std::set<std::string>& folded = {}) const {
        return session::findingList(session::sheetSourceOf(session_), report(), filter, folded);
    }

  private:
    static session::SessionSettings places() {
        session::SessionSettings made;
        made.mapsets = support::realGames();
        return made;
    }
    session::Session session_;
};

TEST(FindingList, CountsAllAndListsEachOnce) {
    BrokenSample broken;
    FindingFilter filter;
    filter.groups = FindingGroups::none;
    const auto list = broken.list(filter);
    EXPECT_EQ(list.shown, broken.report().findings.size() - list.counts.accepted);
    EXPECT_EQ(list.lines.size(), list.shown);
    EXPECT_EQ(list.counts.error + list.counts.warning + list.counts.note, list.shown);
    std::set<std::string> ids;
    for (const auto& line : list.lines) EXPECT_TRUE(ids.insert(line.id).second) << line.id;
    EXPECT_EQ(list.lines.front().severity, model::Severity::error);
}

TEST(FindingList, FiltersBySeverityTextAndRule) {
    BrokenSample broken;
    FindingFilter filter;
    filter.groups = FindingGroups::none;
    filter.errors = false;
    auto list = broken.list(filter);
    EXPECT_EQ(list.shown, list.counts.warning + list.counts.note);
    EXPECT_EQ(list.hidden, list.counts.error);
    filter = {};
    filter.groups = FindingGroups::none;
    const auto& first = broken.report().findings.front().finding;
    filter.rule = first.rule;
    for (const auto& line : broken.list(filter).lines)
        EXPECT_EQ(broken.report().findings[line.place].finding.rule, first.rule);
    filter.rule.clear();
    filter.text = first.rule;
    EXPECT_GT(broken.list(filter).shown, 0U);
    filter.text = "no finding has these words";
    EXPECT_EQ(broken.list(filter).shown, 0U);
}

TEST(FindingList, GroupsHoldAllAndFold) {
    BrokenSample broken;
    for (const auto groups : {FindingGroups::topic, FindingGroups::rule, FindingGroups::thing,
                              FindingGroups::side, FindingGroups::file}) {
        FindingFilter filter;
        filter.groups = groups;
        const auto list = broken.list(filter);
        std::size_t counted = 0;
        std::set<std::string> all;
        for (const auto& line : list.lines) {
            if (!line.isGroup) continue;
            counted += line.count;
            all.insert(line.id);
            EXPECT_FALSE(line.text.empty());
        }
        EXPECT_EQ(counted, list.shown);
        const auto folded = broken.list(filter, all);
        EXPECT_EQ(folded.lines.size(), all.size());
        EXPECT_EQ(folded.shown, list.shown);
    }
}

/// The answer to one question about a unit without a place.
class Placeless {
  public:
    Placeless() {
        finding_.rule = finding_.message = "SETUP-001";
        finding_.subject = {SubjectKind::counter, "r2", {}};
    }
    session::Written answer(const std::string& label, const std::string& value) const {
        const auto game = sheets::game();
        const session::SheetSource source{document_, session::JoinedMap::lay(document_, game), game,
                                          session::paletteOf(document_, game.get(), model::Language::english),
                                          model::Language::english};
        for (const auto& row : session::questionsFor(source, finding_, {}))
            if (row.label == label) return row.write(value);
        ADD_FAILURE() << "no question " << label;
        return {};
    }
    const model::Finding& finding() const { return finding_; }
    const model::Document& document() const { return document_; }

  private:
    model::Finding finding_;
    model::Document document_ = sheets::document();
};

TEST(FindingQuestions, AUnitGetsAHex) {
    const Placeless unit;
    EXPECT_TRUE(session::isWithoutPlace(unit.document(), unit.finding()));
    EXPECT_EQ(unit.answer("Place in hex", "A-9999").refusal, "There is no hex A-9999.");
    const auto written = unit.answer("Place in hex", "A-0303");
    ASSERT_TRUE(written.step);
    const auto found = session::findPlacement(written.step->document, model::CounterId("r2"));
    ASSERT_TRUE(found.placement && found.placement->at);
    EXPECT_EQ(found.placement->at->label, "A-0303");
    EXPECT_EQ(found.group->id.text, "red-setup");
    EXPECT_FALSE(session::isWithoutPlace(written.step->document, unit.finding()));
}

TEST(FindingQuestions, AUnitGetsAGroup) {
    const Placeless unit;
    const auto written = unit.answer("Put in group", "red-setup");
    ASSERT_TRUE(written.step);
    const auto found = session::findPlacement(written.step->document, model::CounterId("r2"));
    ASSERT_TRUE(found.group);
    EXPECT_EQ(found.group->id.text, "red-setup");
}

TEST(FindingQuestions, AUnitArrivesOnATurnOfTheScenario) {
    const Placeless unit;
    EXPECT_FALSE(unit.answer("Arrives on turn", "0").refusal.empty());
    EXPECT_FALSE(unit.answer("Arrives on turn", "1000").refusal.empty());
    EXPECT_FALSE(unit.answer("Arrives on turn", "soon").refusal.empty());
    const auto written = unit.answer("Arrives on turn", "1");
    ASSERT_TRUE(written.step);
    const auto found = session::findPlacement(written.step->document, model::CounterId("r2"));
    ASSERT_TRUE(found.group);
    EXPECT_EQ(found.group->kind, model::Group::Kind::arrival);
    EXPECT_EQ(found.group->turn, 1);
}

TEST(FindingQuestions, TheSideOfAThing) {
    const Placeless unit;
    EXPECT_EQ(session::sideOfFinding(unit.document(), unit.finding()), "red");
    model::Finding group;
    group.subject = {SubjectKind::group, "red-setup", {}};
    EXPECT_EQ(session::sideOfFinding(unit.document(), group), "red");
    model::Finding hex;
    hex.subject = {SubjectKind::hex, "A-0303", {}};
    EXPECT_EQ(session::sideOfFinding(unit.document(), hex), "");
}

}  // namespace
