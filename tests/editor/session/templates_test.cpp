// What each game offers to begin with is sound on small maps too: zones of enemies are apart, and what sides
// state fits what they do.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "editor/counters/new_units.h"
#include "editor/editing/beginnings.h"
#include "editor/editing/finding_values.h"
#include "editor/editing/followers.h"
#include "editor/editing/session.h"
#include "editor/mending/finding_fixes.h"
#include "formats/model/document/edits.h"
#include "tests/support/real_game.h"
#include "validator/engine/check_context.h"
#include "validator/rules/all_rules.h"

using namespace cota;
using session::Beginning;
using session::Session;

namespace {

session::SessionSettings gamesWithTemplates() {
    session::SessionSettings made;
    made.mapsets = support::realGames();
    return made;
}

struct TemplateSize {
    int columns, rows;
};
constexpr std::array templateSizes{TemplateSize{10, 8}, TemplateSize{16, 12}, TemplateSize{30, 20}};

/// Each template of a scenario of each game in each size.
template <class Visit>
void forEachTemplate(const Visit& visit) {
    for (const auto& id : session::gamesWithMaps(gamesWithTemplates().mapsets)) {
        const auto game = mapsets::readMapset(gamesWithTemplates().mapsets, id);
        ASSERT_TRUE(game.value) << id.text;
        for (const auto& row : session::beginnings())
            for (const auto size : templateSizes) {
                if (row.isTable) continue;  // without hexes there is one size
                Session session(gamesWithTemplates());
                session.create(session::newDocument(row.what, *game.value, size.columns, size.rows));
                if (!session.document().scenario) continue;
                visit(session, row.what,
                      id.text + ", " + std::string(row.label.english()) + ", " +
                          std::to_string(size.columns) + " x " + std::to_string(size.rows));
            }
    }
}

TEST(Templates, HaveNoErrorsAndNothingIsWrongWithTheirSetUp) {
    forEachTemplate([](Session& session, Beginning, const std::string& which) {
        session.waitForCheck();
        for (const auto& one : session.report().findings) {
            const bool isOfSetUp = one.finding.rule.starts_with("SETUP") ||
                                   one.finding.rule.starts_with("ENTRY") ||
                                   one.finding.rule.starts_with("HINT-008");
            EXPECT_FALSE(one.finding.severity == model::Severity::error || isOfSetUp)
                << which << ": " << one.finding.rule << " "
                << checks::allMessages().text(one.finding, model::Language::english);
        }
    });
}

TEST(Templates, EnemiesCannotSetUpAdjacentToEachOther) {
    int pairs = 0;
    forEachTemplate([&](Session& session, Beginning, const std::string& which) {
        const checks::CheckContext context(session.document(), session.game());
        const auto& groups = (*session.document().scenario)->groups;
        for (const auto& one : groups)
            for (const auto& other : groups) {
                if (one.kind != model::Group::Kind::setup || other.kind != model::Group::Kind::setup)
                    continue;
                if (!(one.side < other.side) || !one.statesHexes() || !other.statesHexes()) continue;
                const auto* ours = context.zone(model::areaOf(one));
                const auto* theirs = context.zone(model::areaOf(other));
                ASSERT_TRUE(ours && theirs) << which;
                EXPECT_FALSE(ours->empty() || theirs->empty()) << which;
                ++pairs;
                for (const auto a : *ours)
                    for (const auto b : *theirs)
                        ASSERT_GT(context.battlefield().distance(a, b), 1)
                            << which << ": " << context.battlefield().label(a) << ", "
                            << context.battlefield().label(b);
            }
    });
    EXPECT_GE(pairs, 24);
}

TEST(Templates, ReinforcementsEnterWhereNobodySetsUp) {
    forEachTemplate([](Session& session, Beginning, const std::string& which) {
        const checks::CheckContext context(session.document(), session.game());
        const auto& groups = (*session.document().scenario)->groups;
        for (const auto& entry : groups)
            for (const auto& setup : groups) {
                if (entry.kind != model::Group::Kind::arrival || setup.kind != model::Group::Kind::setup ||
                    !setup.statesHexes())
                    continue;
                const auto* by = context.zone(model::areaOf(entry));
                const auto* in = context.zone(model::areaOf(setup));
                ASSERT_TRUE(by && in) << which;
                std::vector<mapsets::Cell> both;
                std::ranges::set_intersection(*by, *in, std::back_inserter(both));
                EXPECT_TRUE(both.empty()) << which;
            }
    });
}

std::string stated(const model::Side& side, std::string_view name) {
    const auto* value = side.attributes.find(name);
    return value ? *value : "";
}

model::Document assaultOf(const char* game) {
    const auto read = mapsets::readMapset(gamesWithTemplates().mapsets, model::MapsetId(game));
    return session::newDocument(Beginning::assault, *read.value, 10, 8);
}

TEST(Templates, WhoAttacksSaysSo) {
    const auto war = assaultOf("war-storm-series");
    const auto& sides = (*war.scenario)->sides;
    ASSERT_EQ(sides.size(), 2U);
    EXPECT_EQ(stated(sides[0], "attacker"), "yes");
    EXPECT_FALSE(sides[1].attributes.has("attacker"));
    // Routed units go to the edge behind their set-up.
    EXPECT_EQ(stated(sides[0], "edge"), "left");
    EXPECT_EQ(stated(sides[1], "edge"), "right");
    for (const auto& objective : (*war.scenario)->objectives) EXPECT_EQ(objective.owner, sides[1].id);
    const auto game = mapsets::readMapset(gamesWithTemplates().mapsets, model::MapsetId("war-storm-series"));
    const auto meeting = session::newDocument(Beginning::meeting, *game.value, 10, 8);
    for (const auto& side : (*meeting.scenario)->sides) EXPECT_FALSE(side.attributes.has("attacker"));
}

TEST(Templates, OrdersFitWhatASideDoes) {
    const auto tcs = assaultOf("tcs");
    const auto& sides = (*tcs.scenario)->sides;
    int sheets = 0;
    for (const auto& part : (*tcs.scenario)->parts) {
        const auto* mission = part.attributes.find("mission");
        if (!mission) continue;
        ++sheets;
        EXPECT_EQ(*mission, part.side == sides[0].id ? "attack" : "prepared-defense");
    }
    EXPECT_GT(sheets, 0);
    // With 7 or more no side can use reserves.
    for (const auto& side : sides) EXPECT_EQ(stated(side, "command-prep"), "3");
}

/// The platoons of the first formation of a new War Storm scenario, and the number that it states.
struct StatedPlatoons {
    model::Document document;
    std::string stated() const {
        const auto& formation = document.forces.begin()->second->formations.front();
        const auto* value = formation.attributes.find("original-count");
        return value ? *value : "";
    }
    void add(int count) {
        const auto game =
            mapsets::readMapset(gamesWithTemplates().mapsets, model::MapsetId("war-storm-series"));
        session::UnitBatch batch;
        batch.type = "platoon";
        batch.target.file = document.forces.begin()->first;
        batch.target.formation = document.forces.begin()->second->formations.front().id;
        batch.count = count;
        auto step = session::addUnits(document, batch, &*game.value, model::Language::english);
        ASSERT_TRUE(step);
        document = session::withFollowers(document, step->document, &*game.value);
    }
};

TEST(StatedNumbers, FollowNewUnitsIfTheyWereRight) {
    StatedPlatoons made{assaultOf("war-storm-series")};
    ASSERT_EQ(made.stated(), "1");
    made.add(3);
    EXPECT_EQ(made.stated(), "4");
    const auto file = made.document.forces.begin()->first;
    auto formation = made.document.forces.begin()->second->formations.front();
    formation.attributes.set("original-count", "6");  // some have not come
    made.document = model::withFormation(made.document, file, formation);
    made.add(1);
    EXPECT_EQ(made.stated(), "6");
}

TEST(StatedNumbers, AreSaidInWordsWithoutIds) {
    StatedPlatoons made{assaultOf("war-storm-series")};
    made.add(3);
    const auto file = made.document.forces.begin()->first;
    auto formation = made.document.forces.begin()->second->formations.front();
    formation.attributes.set("original-count", "1");
    Session session(gamesWithTemplates());
    session.create(model::withFormation(made.document, file, formation));
    session.waitForCheck();
    int found = 0;
    for (const auto& one : session.report().findings) {
        if (one.finding.rule != "FORMATION-001") continue;
        ++found;
        EXPECT_EQ(session::sentenceOf(session::sheetSourceOf(session), one.finding),
                  "Formation 'Side 1: forces' has 4 platoons, but states 1 as 'platoons at the start'; "
                  "correct one of them.");
    }
    EXPECT_EQ(found, 1);
}

/// The finding on an operation sheet without failure instructions.
TEST(Templates, AFixSaysWhoseValueItIsAndCopiesNoText) {
    Session session(gamesWithTemplates());
    auto document = assaultOf("tcs");
    int sheets = 0;
    document.scenario = document.scenario->with([&](model::Scenario& scenario) {
        for (auto& part : scenario.parts)
            if (part.attributes.has("mission")) {
                part.attributes.set("failure", ++sheets == 1 ? "Fall back to 0107." : "?");
                part.attributes.set("size", "9");
            }
    });
    session.create(document);
    session.waitForCheck();
    int sizes = 0;
    for (const auto& one : session.report().findings) {
        if (one.finding.subject.kind != model::SubjectKind::part) continue;
        for (const auto& offer :
             session::fixOffersOf({1, session.map(), session.game(), one.finding, session.document(),
                                   session.path(), model::Language::english})) {
            const auto label = offer.label.in(model::Language::english);
            EXPECT_EQ(label.find("Fall back"), std::string::npos) << label;
            EXPECT_EQ(label.find("(Scenario"), std::string::npos) << label;
            if (label.starts_with("Set size to 0 (Operation sheet")) ++sizes;
        }
    }
    EXPECT_GE(sizes, 1);
}

TEST(Templates, SharedHexesOfTwoZonesCanBeTakenOutOfOne) {
    Session session(gamesWithTemplates());
    auto document = assaultOf("marea-de-acero");
    document.scenario = document.scenario->with([](model::Scenario& scenario) {
        for (auto& zone : scenario.zones)
            if (zone.side == scenario.sides.back().id) scenario.zones.front().hexes = zone.hexes;
    });
    session.create(document);
    session.waitForCheck();
    bool isFound = false;
    for (const auto& one : session.report().findings) {
        if (one.finding.rule != "SETUP-008") continue;
        isFound = true;
        std::string labels;
        for (const auto& offer :
             session::suggestionsFor({1, session.map(), session.game(), one.finding, session.document(),
                                      session.path(), model::Language::english},
                                     session::sheetSourceOf(session)))
            labels += offer.label.in(model::Language::english) + "\n";
        EXPECT_NE(labels.find("Take the shared hexes out of Side 2: defence"), std::string::npos) << labels;
        EXPECT_EQ(labels.find("at the edge of the map"), std::string::npos) << labels;
    }
    EXPECT_TRUE(isFound);
}

}  // namespace
