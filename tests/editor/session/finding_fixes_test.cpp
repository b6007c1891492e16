// The fixes that the table of the design asks for, each tried on a document that breaks a rule.

#include "editor/mending/finding_fixes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "editor/documents/force_tree.h"
#include "editor/editing/session.h"
#include "editor/mending/finding_questions.h"
#include "editor/setup/free_hexes.h"
#include "formats/model/document/edits.h"
#include "tests/editor/session/open_sample.h"
#include "tests/support/real_game.h"

using namespace cota;
using session::FixOffer;
using session::Session;

namespace {

constexpr auto inEnglish = model::Language::english;

class BrokenRule {
  public:
    explicit BrokenRule(const std::string& document) : session_(settings()) {
        EXPECT_TRUE(session_.open(std::filesystem::path(COTA_SOURCE_DIR) / "tests/rules" / document));
        session_.waitForCheck();
    }
    Session& session() { return session_; }
    model::Finding finding(const std::string& rule) const {
        for (const auto& one : session_.report().findings)
            if (one.finding.rule == rule) return one.finding;
        ADD_FAILURE() << rule << " finds nothing";
        return {};
    }
    session::FixRequest request(const std::string& rule) const {
        return {
            1,        session_.map(), session_.game(), finding(rule), session_.document(), session_.path(),
            inEnglish};
    }
    /// The first offer whose name begins like this, made.
    std::string make(const std::string& rule, const std::string& start) {
        std::string all;
        for (const auto& offer : session::fixOffersOf(request(rule))) {
            const auto label = offer.label.in(inEnglish);
            all += label + "\n";
            if (!label.starts_with(start)) continue;
            session_.commit({offer.label, offer.document});
            session_.waitForCheck();
            return label;
        }
        ADD_FAILURE() << rule << " has no fix '" << start << "', but\n" << all;
        return {};
    }
    bool isFound(const std::string& rule) const {
        return std::ranges::any_of(session_.report().findings,
                                   [&](const auto& one) { return one.finding.rule == rule; });
    }

  private:
    static session::SessionSettings settings() {
        session::SessionSettings made;
        made.mapsets = support::realGames();
        return made;
    }
    Session session_;
};

/// A sample in which the units of a group with a zone belong to no group.
class Unplaced {
  public:
    explicit Unplaced(std::size_t count) : sample_("panzer-grenadier/brod.scenario.xml") {
        auto document = sample_.session().document();
        for (const auto& group : sample_.scenario().groups)
            for (const auto& unit : group.units)
                if (group.kind == model::Group::Kind::setup && group.statesHexes() && unit.at &&
                    units.size() < count) {
                    units.push_back(unit.counter);
                    document = model::withoutPlacement(document, unit.counter);
                }
        EXPECT_EQ(units.size(), count);
        sample_.session().commit({"Take out", document});
        sample_.session().waitForCheck();
    }
    Session& session() { return sample_.session(); }
    std::vector<model::Finding> findings() {
        std::vector<model::Finding> found;
        for (const auto& one : session().report().findings)
            if (one.finding.rule == "SETUP-001") found.push_back(one.finding);
        return found;
    }
    std::vector<FixOffer> offers(const std::string& start) {
        std::vector<FixOffer> found;
        for (auto& offer : session::fixOffersOf(request()))
            if (offer.label.in(inEnglish).starts_with(start)) found.push_back(std::move(offer));
        return found;
    }
    session::FixRequest request() {
        return {1,
                session().map(),
                session().game(),
                findings().at(0),
                session().document(),
                session().path(),
                inEnglish};
    }
    std::vector<model::CounterId> units;

  private:
    support::OpenSample sample_;
};

TEST(FindingFixes, PlaceAUnitInALegalHexThatTheyName) {
    Unplaced unplaced(1);
    const auto offers = unplaced.offers("Place legally in");
    ASSERT_FALSE(offers.empty());
    const auto* placement = session::findPlacement(offers[0].document, unplaced.units[0]).placement;
    ASSERT_TRUE(placement && placement->at);
    const auto label = offers[0].label.in(inEnglish);
    EXPECT_TRUE(label.ends_with(placement->at->label)) << label;
}

/// The same fix for all findings of a kind, told before it is made.
TEST(FindingFixes, AreMadeForAllAlike) {
    Unplaced unplaced(2);
    const auto like = unplaced.offers("Anywhere in");
    ASSERT_FALSE(like.empty());
    ASSERT_EQ(unplaced.findings().size(), 2U);
    const auto plan = session::alikeFixesOf(unplaced.request(), unplaced.findings(), like[0]);
    EXPECT_EQ(plan.labels.size(), 2U);
    EXPECT_EQ(plan.left, 0U);
    unplaced.session().commit({plan.labels.front(), plan.document});
    unplaced.session().waitForCheck();
    EXPECT_TRUE(unplaced.findings().empty());
}

TEST(FindingFixes, RaiseTheCounterSheet) {
    BrokenRule broken("UNIT-006/bad.forces.xml");
    broken.make("UNIT-006", "Raise the counter sheet to 2");
    EXPECT_FALSE(broken.isFound("UNIT-006"));
}

TEST(FindingFixes, MoveTheLastOfAStackToTheNearestFreeHex) {
    BrokenRule broken("STACK-001/bad.scenario.xml");
    const auto& document = broken.session().document();
    const auto last = broken.finding("STACK-001").related.back().id;
    const auto before = session::findPlacement(document, model::CounterId(last)).placement->at->label;
    broken.make("STACK-001", "Move ");
    const auto* now = session::findPlacement(broken.session().document(), model::CounterId(last)).placement;
    EXPECT_NE(now->at->label, before);
    EXPECT_FALSE(broken.isFound("STACK-001"));
}

/// A name that refers to nothing: known names, the thing itself, or without the name.
TEST(FindingFixes, OfferNamesAndTheThing) {
    BrokenRule broken("UNIT-005/bad.forces.xml");
    const auto before = broken.finding("UNIT-005");
    broken.make("UNIT-005", "Make the formation");
    for (const auto& one : broken.session().report().findings) EXPECT_FALSE(one.finding == before);
    BrokenRule other("UNIT-009/bad.forces.xml");
    other.make("UNIT-009", "Change 'inff' to 'inf'");
    EXPECT_FALSE(other.isFound("UNIT-009"));
}

TEST(FindingFixes, JoinAndRunOffLines) {
    BrokenRule broken("LEVEL-002/bad.board.xml");
    broken.make("LEVEL-002", "Run ");
    EXPECT_FALSE(broken.isFound("LEVEL-002"));
}

/// The rule names the field; what is typed there mends the finding.
TEST(FindingFixes, AskForWhatTheRuleWants) {
    BrokenRule broken("ENTRY-001/bad.scenario.xml");
    const auto source = session::sheetSourceOf(broken.session());
    const auto rows = session::questionsFor(source, broken.finding("ENTRY-001"), broken.session().report());
    const auto row = std::ranges::find_if(
        rows, [](const session::Property& one) { return one.label == "Number of turns"; });
    ASSERT_TRUE(row != rows.end());
    const auto written = row->write("9");
    ASSERT_TRUE(written.step) << written.refusal;
    broken.session().commit(*written.step);
    broken.session().waitForCheck();
    EXPECT_FALSE(broken.isFound("ENTRY-001"));
}

TEST(FreeHexes, HaveRoomAndTakeUnitsOfAStack) {
    BrokenRule broken("STACK-001/bad.scenario.xml");
    auto& session = broken.session();
    const auto& map = *session.map();
    session::CounterIds units;
    for (const auto& group : (*session.document().scenario)->groups)
        for (const auto& unit : group.units)
            if (unit.at && unit.at->label == "1-0302") units.push_back(unit.counter);
    ASSERT_GT(units.size(), 3U);
    const auto free = session::freeHexesFor(session.document(), session.game(), map.laid(), units.front());
    EXPECT_FALSE(free.empty());
    const auto step = session::spreadOut(session.document(), map, session.game(), units);
    ASSERT_TRUE(step);
    std::set<std::string> hexes;
    for (const auto& unit : units)
        hexes.insert(session::findPlacement(step->document, unit).placement->at->label);
    EXPECT_EQ(hexes.size(), units.size());
}

TEST(FindingFixes, AZoneBecomesAnEntryOfTheSideThatComesByIt) {
    BrokenRule broken("ENTRY-012/bad.scenario.xml");
    // Nobody else uses the zone.
    model::Scenario scenario = **broken.session().document().scenario;
    for (auto& group : scenario.groups)
        if (group.id.text == "de-line") group.zone = {};
    auto document = broken.session().document();
    document.scenario = scenario;
    broken.session().commit({"Clear the zone", document});
    broken.session().waitForCheck();
    const auto before = std::ranges::count_if(
        broken.session().report().findings, [](const auto& one) { return one.finding.rule == "ENTRY-012"; });
    EXPECT_TRUE(broken.make("ENTRY-012", "Make ").find("an entry of") != std::string::npos);
    EXPECT_LT(std::ranges::count_if(broken.session().report().findings,
                                    [](const auto& one) { return one.finding.rule == "ENTRY-012"; }),
              before);
}

TEST(FindingFixes, NumbersOfForcesAreCountedAgain) {
    BrokenRule broken("LINE-006/bad.scenario.xml");
    broken.make("LINE-006", "Count again");
    EXPECT_FALSE(broken.isFound("LINE-006")) << "all numbers of the detail in one step";
}

TEST(FindingFixes, AConditionIsProposed) {
    BrokenRule broken("VICTORY-001/bad.scenario.xml");
    broken.make("VICTORY-001", "Add a victory condition");
    EXPECT_FALSE(broken.isFound("VICTORY-001"));
}

}  // namespace
