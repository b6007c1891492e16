// What a side needs is answered from the finding: a detail, for the formation that needs it, or a unit. Fixes
// belong to their finding, and leave nothing worse.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <string>

#include "editor/documents/force_tree.h"
#include "editor/editing/beginnings.h"
#include "editor/editing/finding_values.h"
#include "editor/editing/session.h"
#include "editor/mending/finding_fixes.h"
#include "editor/mending/fix_question.h"
#include "editor/mending/row_messages.h"
#include "formats/model/document/edit_support.h"
#include "formats/model/document/edits.h"
#include "tests/editor/session/open_sample.h"
#include "tests/support/real_game.h"
#include "tests/support/trials.h"

using namespace cota;
using model::Language;
using session::Session;

namespace {

session::SessionSettings gamesForNeeds() {
    session::SessionSettings made;
    made.mapsets = support::realGames();
    return made;
}

session::FixRequest requestFor(const Session& session, const model::Finding& finding) {
    return {1, session.map(), session.game(), finding, session.document(), session.path(), Language::english};
}

const model::Finding* firstOf(const Session& session, const std::string& rule) {
    for (const auto& one : session.report().findings)
        if (one.finding.rule == rule && one.state == checks::State::fresh) return &one.finding;
    return nullptr;
}

std::ptrdiff_t countOfRule(const Session& session, const std::string& rule) {
    return std::ranges::count_if(session.report().findings, [&](const auto& one) {
        return one.finding.rule == rule && one.state == checks::State::fresh;
    });
}

/// A new scenario of TCS with an objective that the second side holds, and the first one takes if
/// `isAttacked`; without the details that a template adds.
void beginSiege(Session& session, bool isAttacked) {
    const auto game = mapsets::readMapset(gamesForNeeds().mapsets, model::MapsetId("tcs"));
    session.create(session::newDocument(session::Beginning::scenario, *game.value, 12, 9));
    session.commit({"siege", model::withScenario(session.document(), [&](model::Scenario& scenario) {
                        scenario.attributes.set("uses-command", "yes");
                        scenario.parts.clear();
                        scenario.victory.clear();
                        if (!isAttacked) return;
                        model::Objective objective;
                        objective.id = model::ObjectiveId("village");
                        objective.hexes = {{"1.01"}};
                        objective.owner = scenario.sides.back().id;
                        scenario.objectives = {objective};
                        model::VictoryCondition taken;
                        taken.id = "taken";
                        taken.side = scenario.sides.front().id;
                        taken.form = model::VictoryCondition::Form::control;
                        taken.objectives = {objective.id};
                        scenario.victory = {taken};
                    })});
    session.waitForCheck();
}

/// What an operation sheet of each side begins with; the findings that ask for them.
std::vector<model::Finding> sheetsAsked(const Session& session) {
    std::vector<model::Finding> asked;
    for (const auto& one : session.report().findings) {
        const auto* part = model::findValue(one.finding.values, "part");
        if (!part || one.finding.subject.kind != model::SubjectKind::side) continue;
        const auto kinds = part->ids(model::ValueKind::part);
        if (std::ranges::find(kinds, "operation-sheet") != kinds.end()) asked.push_back(one.finding);
    }
    return asked;
}

TEST(NeedFixes, GiveASideTheMissionOfItsRoleAndSayIt) {
    Session session(gamesForNeeds());
    beginSiege(session, true);
    const auto asked = sheetsAsked(session);
    ASSERT_EQ(asked.size(), 2U);
    std::vector<std::string> first;
    for (const auto& finding : asked) {
        const auto offers = session::fixOffersOf(requestFor(session, finding));
        ASSERT_GE(offers.size(), 2U) << "the other mission can be chosen, too";
        first.push_back(offers[0].label.in(Language::english));
        EXPECT_NE(first.back().find(", mission: "), std::string::npos) << first.back();
    }
    EXPECT_TRUE(first[0].ends_with("mission: Attack")) << first[0];
    EXPECT_TRUE(first[1].ends_with("mission: Prepared Defense")) << first[1];
}

/// Where nothing says who attacks, the mission that is chosen for one side decides that of the other.
TEST(NeedFixes, AlikeFollowTheMissionThatWasChosen) {
    Session session(gamesForNeeds());
    beginSiege(session, false);
    const auto asked = sheetsAsked(session);
    ASSERT_EQ(asked.size(), 2U);
    const auto offers = session::fixOffersOf(requestFor(session, asked[1]));
    const auto attack = std::ranges::find_if(offers, [](const session::FixOffer& one) {
        return one.label.in(Language::english).ends_with("mission: Attack");
    });
    ASSERT_NE(attack, offers.end());
    const auto plan = session::alikeFixesOf(requestFor(session, asked[1]), asked, *attack);
    std::map<std::string, std::string> missions;
    for (const auto& part : (*plan.document.scenario)->parts)
        if (const auto* mission = part.attributes.find("mission")) missions[part.side.text] = *mission;
    EXPECT_EQ(missions[asked[1].subject.id], "attack");
    EXPECT_EQ(missions[asked[0].subject.id], "prepared-defense");
    ASSERT_EQ(plan.labels.size(), 2U);
    for (const auto& label : plan.labels)
        EXPECT_NE(label.in(Language::english).find(", mission: "), std::string::npos) << label;
}

/// The tanks of a new scenario of TCS have no vehicle morale track: the way of a newcomer.
TEST(NeedFixes, AVehicleMoraleTrackIsMadeForTheFormationOfTheTanks) {
    Session session(gamesForNeeds());
    const auto game = mapsets::readMapset(gamesForNeeds().mapsets, model::MapsetId("tcs"));
    session.create(session::newDocument(session::Beginning::scenario, *game.value, 12, 9));
    const std::string file = session.document().forces.begin()->first;
    const auto side = (*session.document().scenario)->sides[0].id;
    auto step =
        session::addFormation(session.document(), file, {}, "B Tank Company", Language::english, side);
    ASSERT_TRUE(step);
    const model::FormationId company(step->selection.focus().id);
    session.commit(std::move(*step));
    auto document = session.document();
    auto made = *session::findFormation(document, company).formation;
    made.attributes.set("kind", "company");
    document = model::withFormation(document, file, made);
    auto unit = session::addUnit(document, file, company, "class:tank", session.game().get());
    ASSERT_TRUE(unit);
    const model::CounterId tank(unit->selection.focus().id);
    auto counter = *session::findCounter(unit->document, tank).counter;
    counter.name = {"Sherman 1", ""};
    session.commit({"tanks", model::withCounter(unit->document, file, counter)});
    session.waitForCheck();
    const model::Finding* wanted = nullptr;
    for (const auto& one : session.report().findings)
        if (one.finding.rule == "NEED-001" &&
            session::sentenceOf(session::sheetSourceOf(session), one.finding).find("morale track") !=
                std::string::npos)
            wanted = &one.finding;
    ASSERT_TRUE(wanted);
    const auto finding = *wanted;
    const auto sentence = session::sentenceOf(session::sheetSourceOf(session), finding);
    EXPECT_NE(sentence.find("'Sherman 1'"), std::string::npos) << sentence;
    EXPECT_EQ(sentence.find(tank.text), std::string::npos) << sentence;
    const auto offers = session::fixOffersOf(requestFor(session, finding));
    ASSERT_FALSE(offers.empty());
    EXPECT_EQ(offers[0].label.in(Language::english), "Add vehicle morale track: B Tank Company");
    const auto before = session.report().counts;
    session.commit({offers[0].label, offers[0].document});
    session.waitForCheck();
    EXPECT_LE(session.report().counts.error, before.error);
    for (const auto& one : session.report().findings)
        EXPECT_FALSE(one.finding.message == finding.message && one.finding.values == finding.values);
    EXPECT_EQ(*session::findFormation(session.document(), company)
                   .formation->attributes.find("vehicle-morale-track"),
              "yes");
}

/// Every rule about what a side needs has an answer in every document that breaks it.
TEST(NeedFixes, EveryNeedOfTheRulesHasAFix) {
    const std::filesystem::path root = std::filesystem::path(COTA_SOURCE_DIR) / "tests/rules";
    for (const char* rule : {"NEED-001", "NEED-002", "NEED-004"})
        for (const auto& entry : std::filesystem::directory_iterator(root / rule)) {
            const auto name = entry.path().filename().string();
            if (!name.starts_with("bad") || !name.ends_with(".scenario.xml")) continue;
            Session session(gamesForNeeds());
            ASSERT_TRUE(session.open(entry.path()));
            session.waitForCheck();
            const auto* finding = firstOf(session, rule);
            if (!finding) continue;
            const auto offers = session::fixOffersOf(requestFor(session, *finding));
            EXPECT_TRUE(std::ranges::any_of(offers, [](const auto& one) { return !one.isRemoval; }))
                << rule << "/" << name;
        }
}

/// After each fix that is offered, the rule has a finding less, and no error appears.
TEST(NeedFixes, LeaveOneFindingLessAndNoNewError) {
    if (support::areSanitized) GTEST_SKIP() << "takes minutes";
    const std::filesystem::path samples = std::filesystem::path(COTA_SOURCE_DIR) / "samples/broken";
    using Errors = std::map<std::string, int>;
    const auto errorsOf = [](const Session& session) {
        Errors errors;
        for (const auto& one : session.report().findings)
            if (one.finding.severity == model::Severity::error && one.state == checks::State::fresh)
                ++errors[one.finding.message + " " + one.finding.subject.id];
        return errors;
    };
    int tried = 0;
    std::set<std::string> seen;  // each kind of finding once
    for (const auto& entry : std::filesystem::recursive_directory_iterator(samples)) {
        if (!entry.path().string().ends_with(".scenario.xml")) continue;
        Session session(gamesForNeeds());
        ASSERT_TRUE(session.open(entry.path()));
        session.waitForCheck();
        const auto errors = errorsOf(session);
        std::map<std::string, model::Finding> first;
        for (const auto& one : session.report().findings)
            if (one.state == checks::State::fresh && seen.insert(one.finding.message).second)
                first.try_emplace(one.finding.message, one.finding);
        for (const auto& [message, finding] : first) {
            const auto times = countOfRule(session, finding.rule);
            for (const auto& offer : session::fixOffersOf(requestFor(session, finding))) {
                session.commit({offer.label, offer.document});
                session.waitForCheck();
                const auto what = entry.path().filename().string() + " " + message + ": " +
                                  offer.label.in(Language::english);
                EXPECT_LT(countOfRule(session, finding.rule), times) << what;
                for (const auto& [error, count] : errorsOf(session)) {
                    const int before = errors.contains(error) ? errors.at(error) : 0;
                    EXPECT_TRUE(count <= before || offer.isSafe) << what << " " << error;
                }
                session.goTo(0);
                ++tried;
            }
            session.waitForCheck();
        }
    }
    EXPECT_GT(tried, 50);
}

TEST(FixQuestion, IsAnsweredOnlyByTheAnswerToTheLastOne) {
    model::Finding intent, sheet;
    intent.message = sheet.message = "NEED-004.side";
    intent.subject = sheet.subject = {model::SubjectKind::side, "side-2", {}};
    intent.values = {{"part", "higher-intent"}};
    sheet.values = {{"part", "operation-sheet"}};
    session::FixQuestion question;
    EXPECT_TRUE(question.ask(sheet, 3));
    const auto first = question.number();
    EXPECT_FALSE(question.ask(sheet, 3)) << "the same again";
    EXPECT_TRUE(question.isAnsweredBy(first));
    EXPECT_TRUE(question.ask(intent, 3)) << "another finding of the same rule and side";
    EXPECT_FALSE(question.isAnsweredBy(first));
    EXPECT_TRUE(question.ask(intent, 4)) << "after another step";
    const auto last = question.number();
    question.drop();
    EXPECT_FALSE(question.isAnsweredBy(last));
    EXPECT_TRUE(question.ask(intent, 4));
}

TEST(RowMessages, AreThoseOfFindingsThatNobodyAccepted) {
    Session session(gamesForNeeds());
    ASSERT_TRUE(
        session.open(std::filesystem::path(COTA_SOURCE_DIR) / "tests/rules/PRINT-001/bad.forces.xml"));
    session.waitForCheck();
    const auto* finding = firstOf(session, "PRINT-001");
    ASSERT_TRUE(finding);
    const auto source = session::sheetSourceOf(session);
    const auto place = session::valueRowOf(source, *finding);
    ASSERT_TRUE(place);
    auto sheet = session::propertiesOf(source, place->selection);
    auto report = session.report();
    session::addMessages(sheet, source, report, place->selection);
    EXPECT_FALSE(sheet.rows[place->row].error.empty());
    sheet = session::propertiesOf(source, place->selection);
    for (auto& one : report.findings) one.state = checks::State::accepted;
    session::addMessages(sheet, source, report, place->selection);
    EXPECT_TRUE(sheet.rows[place->row].error.empty());
}

}  // namespace
