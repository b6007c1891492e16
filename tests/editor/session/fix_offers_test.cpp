#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "editor/editing/finding_values.h"
#include "editor/editing/session.h"
#include "editor/mending/finding_fixes.h"
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
    std::vector<session::FixOffer> offers(const model::Finding& finding) const {
        return session::fixOffersOf(
            {1, session_.map(), session_.game(), finding, session_.document(), session_.path()});
    }

  private:
    static session::SessionSettings places() {
        session::SessionSettings made;
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

TEST(FixOffers, OfUnitsCureAndCanBeUndone) {
    Broken broken("panzer-grenadier/brod.scenario.xml");
    auto& session = broken.session();
    const auto before = session.document();
    const auto errors = session.report().counts.error;
    std::set<std::string> labels;
    int fixed = 0;
    auto findings = broken.findings(SubjectKind::counter);
    // Finding fixes takes longest; those of the last finding are of every kind.
    if (support::areSanitized) std::ranges::reverse(findings);
    for (const auto& finding : findings) {
        for (const auto& offer : broken.offers(finding)) {
            session.commit({offer.label, offer.document});
            session.waitForCheck();
            EXPECT_FALSE(isFound(session, finding)) << finding.rule << ": " << offer.label;
            EXPECT_LE(session.report().counts.error, errors) << finding.rule << ": " << offer.label;
            const auto label = offer.label.in(model::Language::english);
            labels.insert(label.substr(0, label.find(' ')));
            ++fixed;
        }
        session.goTo(0);  // each fix applies to the original document
        EXPECT_EQ(session.document(), before);
        if (support::areSanitized && fixed > 5 && labels.contains("Move") && labels.contains("Remove")) break;
    }
    EXPECT_GT(fixed, 5);
    EXPECT_TRUE(labels.contains("Move")) << "a unit that stands wrong may stand elsewhere";
    EXPECT_TRUE(labels.contains("Remove"));
    EXPECT_EQ(session.document(), before);
}

TEST(FixOffers, OfOptionsAreTheirWordsOrLeaveThemToTheGame) {
    Broken broken("panzer-grenadier/brod.scenario.xml");
    const auto findings = broken.findings(SubjectKind::option);
    ASSERT_FALSE(findings.empty());
    const auto offers = broken.offers(findings.front());
    const auto* option = broken.session().game()->catalogue.option(findings.front().subject.id);
    ASSERT_TRUE(option);
    ASSERT_EQ(offers.size(), option->words.size() + 1);
    EXPECT_EQ((*offers.back().document.scenario)->options.size(),
              (*broken.session().document().scenario)->options.size() - 1);
}

/// A session with a document from tests/rules.
std::unique_ptr<Session> openedRule(const std::string& document) {
    session::SessionSettings made;
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

TEST(FixOffers, BeginWithTheFixOfTheCommandLine) {
    // A scenario, a board alone, and forces, which have no map.
    for (const auto& [document, rule] :
         std::vector<std::pair<std::string, std::string>>{{"NAME-004/bad.scenario.xml", "NAME-004"},
                                                          {"MAP-004/bad.board.xml", "MAP-004"},
                                                          {"UNIT-002/bad.forces.xml", "UNIT-002"}}) {
        const auto opened = openedRule(document);
        auto& session = *opened;
        const auto before = session.document();
        const auto finding = findingOf(session, rule);
        const auto offers = session::fixOffersOf(
            {1, session.map(), session.game(), finding, session.document(), session.path()});
        ASSERT_FALSE(offers.empty()) << document;
        EXPECT_TRUE(offers[0].isSafe) << document;
        EXPECT_TRUE(offers[0].label.in(model::Language::english).starts_with("Change '")) << offers[0].label;
        EXPECT_EQ(std::ranges::count(offers, true, &session::FixOffer::isSafe), 1);
        session.commit({offers[0].label, offers[0].document});
        session.waitForCheck();
        EXPECT_FALSE(isFound(session, finding)) << document;
        session.undo();
        EXPECT_EQ(session.document(), before) << "one step";
    }
}

/// For a missing printed value, the finding leads to its row, names it like the row, and suggests the values
/// of other counters of the class.
TEST(FixOffers, GiveWhatIsMissing) {
    const auto opened = openedRule("PRINT-001/bad.forces.xml");
    auto& session = *opened;
    const auto finding = findingOf(session, "PRINT-001");
    const auto source = session::sheetSourceOf(session);
    const auto place = session::valueRowOf(source, finding);
    ASSERT_TRUE(place);
    EXPECT_EQ(place->label, "Direct fire");
    const auto sentence = session::sentenceOf(source, finding);
    EXPECT_NE(sentence.find("needs at least one of: direct fire, bombardment"), std::string::npos)
        << sentence;
    EXPECT_TRUE(session::valuesToEnter(source, finding).empty()) << "nobody has anything to go by";
    EXPECT_GT(session::valueRowsOf(source, finding).size(), 1u) << "any of them would do";

    const auto& [file, forces] = *session.document().forces.begin();
    auto stranger = forces->types.front();
    stranger.id = model::CounterTypeId("stranger");
    stranger.unitClass = model::UnitClassId("mortar");
    stranger.front.set("direct", "9-9");
    session.commit({"stranger", model::withCounterType(session.document(), file, stranger)});
    EXPECT_TRUE(session::valuesToEnter(session::sheetSourceOf(session), finding).empty())
        << "what another class prints does not tell which of them is meant here";

    auto other = session.document().forces.begin()->second->types.front();
    other.id = model::CounterTypeId("other");
    other.front.set("direct", "6-3");
    session.commit({"other", model::withCounterType(session.document(),
                                                    session.document().forces.begin()->first, other)});
    session.waitForCheck();
    const auto offers =
        session::fixOffersOf({1, session.map(), session.game(), finding, session.document(), session.path()});
    ASSERT_FALSE(offers.empty());
    const auto label = offers[0].label.in(model::Language::english);
    EXPECT_EQ(label, "Set direct fire to 6-3 (inf)");
    EXPECT_FALSE(offers[0].isSafe) << "a designer chooses";
    session.commit({offers[0].label, offers[0].document});
    session.waitForCheck();
    EXPECT_FALSE(isFound(session, finding));
}

/// The selected unit stays selected if the finding is about its printed values.
TEST(FixOffers, LeadToTheUnitThatIsSelected) {
    const auto opened = openedRule("PRINT-001/bad.forces.xml");
    auto& session = *opened;
    const auto finding = findingOf(session, "PRINT-001");
    const auto& [file, forces] = *session.document().forces.begin();
    model::Counter second;
    second.id = model::CounterId("second");
    second.type = model::CounterTypeId(finding.subject.id);
    session.commit({"second", model::withCounter(session.document(), file, second)});
    const session::Selection selection{{SubjectKind::counter, "second", {}}};
    const auto place = session::valueRowOf(session::sheetSourceOf(session), finding, selection);
    ASSERT_TRUE(place);
    EXPECT_EQ(place->selection, selection);
    EXPECT_EQ(session::valueRowOf(session::sheetSourceOf(session), finding)->label, place->label);
}

/// The values of similar things are suggested, and the limit that the number exceeds.
TEST(FixOffers, OfANumberOutOfItsRange) {
    const auto opened = openedRule("ATTR-001/bad.scenario.xml");
    auto& session = *opened;
    const auto& all = session.report().findings;
    const auto finding = std::ranges::find_if(all, [](const auto& one) {
                             return one.finding.rule == "ATTR-001" && one.finding.subject.id == "axis";
                         })->finding;
    const auto source = session::sheetSourceOf(session);
    EXPECT_NE(session::sentenceOf(source, finding)
                  .find(session::valueRowOf(source, finding)->label.substr(1) + "'"),
              std::string::npos);
    std::vector<std::string> labels;
    for (const auto& offer : session::valuesToEnter(source, finding))
        labels.push_back(offer.label.in(model::Language::english));
    ASSERT_EQ(labels.size(), 2u);
    EXPECT_NE(labels[0].find(" to 8 ("), std::string::npos) << labels[0];
    EXPECT_NE(labels[1].find(" to 12 ("), std::string::npos) << labels[1];
}

TEST(FixOffers, FixWhatIsNotSavedYet) {
    const auto opened = openedRule("NAME-004/bad.scenario.xml");
    auto& session = *opened;
    auto changed = session.document();
    model::Scenario scenario = **changed.scenario;
    scenario.title = {"Another name", "Otro nombre"};
    changed.scenario = scenario;
    session.commit({"title", changed});
    session.waitForCheck();
    const auto offers = session::fixesFor({1,
                                           session.map(),
                                           session.game(),
                                           findingOf(session, "NAME-004"),
                                           session.document(),
                                           {},
                                           model::Language::spanish});
    // Without a folder, the files of the scenario exist only in memory.
    ASSERT_EQ(offers.size(), 1u);
    EXPECT_TRUE(offers[0].label.in(model::Language::spanish).starts_with("Cambiar '")) << offers[0].label;
    EXPECT_EQ((*offers[0].document.scenario)->title, scenario.title);
}

TEST(FixOffers, WhatIsAboutNothingHasNone) {
    Broken broken("panzer-grenadier/brod.scenario.xml");
    EXPECT_TRUE(broken.offers({}).empty());
    EXPECT_TRUE(session::fixOffersOf({}).empty());
}

/// The fix proposed in the sentence comes first.
TEST(FixOffers, AnOpenContourIsClosedBeforeItIsTakenAway) {
    const auto opened = openedRule("LEVEL-002/bad.board.xml");
    auto& session = *opened;
    const std::string board = session.document().boards.begin()->first;
    session.commit({"Draw", model::withContourPoints(session.document(), board, "c",
                                                     {{3100, 3100}, {3400, 3100}, {3300, 3300}})});
    session.waitForCheck();
    const auto finding = findingOf(session, "LEVEL-002");
    const auto offers =
        session::fixOffersOf({1, session.map(), session.game(), finding, session.document(), session.path()});
    ASSERT_FALSE(offers.empty());
    EXPECT_EQ(offers.front().label.in(model::Language::english).substr(0, 6), "Close ");
}

}  // namespace
