#include "editor/editing/cures.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "editor/editing/finding_values.h"
#include "editor/editing/session.h"
#include "formats/model/document/edits.h"
#include "tests/support/real_game.h"
#include "tests/support/trials.h"

using namespace cota;
using model::SubjectKind;
using session::Session;

namespace {

/// A broken sample, opened and checked.
class Broken {
  public:
    explicit Broken(const std::string& scenario) : session_(places()) {
        EXPECT_TRUE(session_.open(std::filesystem::path(COTA_SOURCE_DIR) / "samples" / "broken" / scenario));
        session_.waitForCheck();
    }
    Session& session() { return session_; }
    /// The first finding of each rule about subjects of that kind.
    std::vector<model::Finding> findings(SubjectKind kind) const {
        std::map<std::string, model::Finding> first;
        for (const auto& one : session_.report().findings)
            if (one.finding.subject.kind == kind) first.try_emplace(one.finding.rule, one.finding);
        std::vector<model::Finding> found;
        for (auto& entry : first) found.push_back(entry.second);
        return found;
    }
    std::vector<session::Cure> cures(const model::Finding& finding) const {
        return session::curesOf(
            {1, session_.table(), session_.game(), finding, session_.document(), session_.path()});
    }

  private:
    static session::Places places() {
        session::Places made;
        made.mapsets = support::realGames();
        return made;
    }
    Session session_;
};

bool isFound(const Session& session, const model::Finding& finding) {
    return std::ranges::any_of(session.report().findings, [&](const auto& one) {
        return one.finding.message == finding.message && one.finding.subject == finding.subject;
    });
}

TEST(Cures, OfUnitsCureAndCanBeUndone) {
    Broken broken("panzer-grenadier/brod.scenario.xml");
    auto& session = broken.session();
    const auto before = session.document();
    const auto errors = session.report().counts.error;
    std::set<std::string> labels;
    int cured = 0;
    auto findings = broken.findings(SubjectKind::counter);
    // Finding fixes takes longest; those of the last finding are of every kind.
    if (support::areSanitized) std::ranges::reverse(findings);
    for (const auto& finding : findings) {
        for (const auto& cure : broken.cures(finding)) {
            session.commit({cure.label, cure.document});
            session.waitForCheck();
            EXPECT_FALSE(isFound(session, finding)) << finding.rule << ": " << cure.label;
            EXPECT_LE(session.report().counts.error, errors) << finding.rule << ": " << cure.label;
            const auto label = cure.label.in(model::Language::english);
            labels.insert(label.substr(0, label.find(' ')));
            ++cured;
        }
        session.goTo(0);  // each fix applies to the original document
        EXPECT_EQ(session.document(), before);
        if (support::areSanitized && cured > 5 && labels.contains("Move") && labels.contains("Remove")) break;
    }
    EXPECT_GT(cured, 5);
    EXPECT_TRUE(labels.contains("Move")) << "a unit that stands wrong may stand elsewhere";
    EXPECT_TRUE(labels.contains("Remove"));
    EXPECT_EQ(session.document(), before);
}

TEST(Cures, OfOptionsAreTheirWordsOrLeaveThemToTheGame) {
    Broken broken("panzer-grenadier/brod.scenario.xml");
    const auto findings = broken.findings(SubjectKind::option);
    ASSERT_FALSE(findings.empty());
    const auto cures = broken.cures(findings.front());
    const auto* option = broken.session().game()->catalogue.option(findings.front().subject.id);
    ASSERT_TRUE(option);
    ASSERT_EQ(cures.size(), option->words.size() + 1);
    EXPECT_EQ((*cures.back().document.scenario)->options.size(),
              (*broken.session().document().scenario)->options.size() - 1);
}

/// A session with a document from tests/rules.
std::unique_ptr<Session> openedRule(const std::string& document) {
    session::Places made;
    made.mapsets = support::realGames();
    auto opened = std::make_unique<Session>(made);
    EXPECT_TRUE(opened->open(std::filesystem::path(COTA_SOURCE_DIR) / "tests/rules" / document));
    opened->waitForCheck();
    return opened;
}

model::Finding findingOf(const Session& session, const std::string& rule) {
    for (const auto& one : session.report().findings)
        if (one.finding.rule == rule) return one.finding;
    ADD_FAILURE() << rule << " finds nothing";
    return {};
}

TEST(Cures, BeginWithTheFixOfTheCommandLine) {
    // A scenario, a board alone, and forces, which have no table.
    for (const auto& [document, rule] :
         std::vector<std::pair<std::string, std::string>>{{"NAME-004/bad.scenario.xml", "NAME-004"},
                                                          {"MAP-004/bad.board.xml", "MAP-004"},
                                                          {"UNIT-002/bad.forces.xml", "UNIT-002"}}) {
        const auto opened = openedRule(document);
        auto& session = *opened;
        const auto before = session.document();
        const auto finding = findingOf(session, rule);
        const auto cures = session::curesOf(
            {1, session.table(), session.game(), finding, session.document(), session.path()});
        ASSERT_FALSE(cures.empty()) << document;
        EXPECT_TRUE(cures[0].isSafe) << document;
        EXPECT_TRUE(cures[0].label.in(model::Language::english).starts_with("Change '")) << cures[0].label;
        EXPECT_EQ(std::ranges::count(cures, true, &session::Cure::isSafe), 1);
        session.commit({cures[0].label, cures[0].document});
        session.waitForCheck();
        EXPECT_FALSE(isFound(session, finding)) << document;
        session.undo();
        EXPECT_EQ(session.document(), before) << "one step";
    }
}

/// For a missing printed value, the finding leads to its row, names it like the row, and suggests the values
/// of other counters of the class.
TEST(Cures, GiveWhatIsMissing) {
    const auto opened = openedRule("PRINT-001/bad.forces.xml");
    auto& session = *opened;
    const auto finding = findingOf(session, "PRINT-001");
    const auto desk = session::deskOf(session);
    const auto place = session::valuePlaceOf(desk, finding);
    ASSERT_TRUE(place);
    EXPECT_EQ(place->label, "Direct fire");
    const auto sentence = session::sentenceOf(desk, finding);
    EXPECT_NE(sentence.find("needs at least one of: direct fire, bombardment"), std::string::npos)
        << sentence;
    EXPECT_TRUE(session::valuesToGive(desk, finding).empty()) << "nobody has anything to go by";
    EXPECT_GT(session::valuePlacesOf(desk, finding).size(), 1u) << "any of them would do";

    const auto& [file, forces] = *session.document().forces.begin();
    auto stranger = forces->types.front();
    stranger.id = model::CounterTypeId("stranger");
    stranger.unitClass = model::UnitClassId("mortar");
    stranger.front.set("direct", "9-9");
    session.commit({"stranger", model::withCounterType(session.document(), file, stranger)});
    EXPECT_TRUE(session::valuesToGive(session::deskOf(session), finding).empty())
        << "what another class prints does not tell which of them is meant here";

    auto other = session.document().forces.begin()->second->types.front();
    other.id = model::CounterTypeId("other");
    other.front.set("direct", "6-3");
    session.commit({"other", model::withCounterType(session.document(),
                                                    session.document().forces.begin()->first, other)});
    session.waitForCheck();
    const auto cures =
        session::curesOf({1, session.table(), session.game(), finding, session.document(), session.path()});
    ASSERT_FALSE(cures.empty());
    const auto label = cures[0].label.in(model::Language::english);
    EXPECT_EQ(label, "Set direct fire to 6-3 (inf)");
    EXPECT_FALSE(cures[0].isSafe) << "a designer chooses";
    session.commit({cures[0].label, cures[0].document});
    session.waitForCheck();
    EXPECT_FALSE(isFound(session, finding));
}

/// The selected unit stays selected if the finding is about its printed values.
TEST(Cures, LeadToTheUnitThatIsSelected) {
    const auto opened = openedRule("PRINT-001/bad.forces.xml");
    auto& session = *opened;
    const auto finding = findingOf(session, "PRINT-001");
    const auto& [file, forces] = *session.document().forces.begin();
    model::Counter second;
    second.id = model::CounterId("second");
    second.type = model::CounterTypeId(finding.subject.id);
    session.commit({"second", model::withCounter(session.document(), file, second)});
    const session::Selection selection{{SubjectKind::counter, "second", {}}};
    const auto place = session::valuePlaceOf(session::deskOf(session), finding, selection);
    ASSERT_TRUE(place);
    EXPECT_EQ(place->selection, selection);
    EXPECT_EQ(session::valuePlaceOf(session::deskOf(session), finding)->label, place->label);
}

/// The values of similar things are suggested, and the limit that the number exceeds.
TEST(Cures, OfANumberOutOfItsRange) {
    const auto opened = openedRule("ATTR-001/bad.scenario.xml");
    auto& session = *opened;
    const auto& all = session.report().findings;
    const auto finding = std::ranges::find_if(all, [](const auto& one) {
                             return one.finding.rule == "ATTR-001" && one.finding.subject.id == "axis";
                         })->finding;
    const auto desk = session::deskOf(session);
    EXPECT_NE(
        session::sentenceOf(desk, finding).find(session::valuePlaceOf(desk, finding)->label.substr(1) + "'"),
        std::string::npos);
    std::vector<std::string> labels;
    for (const auto& cure : session::valuesToGive(desk, finding))
        labels.push_back(cure.label.in(model::Language::english));
    ASSERT_EQ(labels.size(), 2u);
    EXPECT_NE(labels[0].find(" to 8 ("), std::string::npos) << labels[0];
    EXPECT_NE(labels[1].find(" to 12 ("), std::string::npos) << labels[1];
}

TEST(Cures, FixWhatIsNotSavedYet) {
    const auto opened = openedRule("NAME-004/bad.scenario.xml");
    auto& session = *opened;
    auto changed = session.document();
    model::Scenario scenario = **changed.scenario;
    scenario.title = {"Another name", "Otro nombre"};
    changed.scenario = scenario;
    session.commit({"title", changed});
    session.waitForCheck();
    const auto cures = session::fixesFor({1,
                                          session.table(),
                                          session.game(),
                                          findingOf(session, "NAME-004"),
                                          session.document(),
                                          {},
                                          model::Language::spanish});
    // Without a folder, the files of the scenario exist only in memory.
    ASSERT_EQ(cures.size(), 1u);
    EXPECT_TRUE(cures[0].label.in(model::Language::spanish).starts_with("Cambiar '")) << cures[0].label;
    EXPECT_EQ((*cures[0].document.scenario)->title, scenario.title);
}

TEST(Cures, WhatIsAboutNothingHasNone) {
    Broken broken("panzer-grenadier/brod.scenario.xml");
    EXPECT_TRUE(broken.cures({}).empty());
    EXPECT_TRUE(session::curesOf({}).empty());
}

/// The fix proposed in the sentence comes first.
TEST(Cures, AnOpenContourIsClosedBeforeItIsTakenAway) {
    const auto opened = openedRule("LEVEL-002/bad.board.xml");
    auto& session = *opened;
    const std::string board = session.document().boards.begin()->first;
    session.commit({"Draw", model::withContourPoints(session.document(), board, "c",
                                                     {{3100, 3100}, {3400, 3100}, {3300, 3300}})});
    session.waitForCheck();
    const auto finding = findingOf(session, "LEVEL-002");
    const auto cures =
        session::curesOf({1, session.table(), session.game(), finding, session.document(), session.path()});
    ASSERT_FALSE(cures.empty());
    EXPECT_EQ(cures.front().label.in(model::Language::english).substr(0, 6), "Close ");
}

}  // namespace
