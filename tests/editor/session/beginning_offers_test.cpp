// The findings on a new scenario of any game can be fixed step by step, and no step leaves an error without a
// fix.
#include <gtest/gtest.h>

#include <algorithm>

#include "editor/editing/beginnings.h"
#include "editor/editing/finding_values.h"
#include "editor/editing/session.h"
#include "editor/mending/finding_fixes.h"
#include "editor/mending/needed_details.h"
#include "formats/model/document/edits.h"
#include "tests/support/real_game.h"

using namespace cota;
using model::SubjectKind;
using session::Session;

namespace {

session::SessionSettings gamePlaces() {
    session::SessionSettings made;
    made.mapsets = support::realGames();
    return made;
}

std::vector<session::FixOffer> offersIn(const Session& session, const model::Finding& finding) {
    return session::fixOffersOf(
        {1, session.map(), session.game(), finding, session.document(), session.path()});
}

void begin(Session& session, const model::MapsetId& id) {
    const auto game = mapsets::readMapset(gamePlaces().mapsets, id);
    session.create(session::newDocument(session::Beginning::scenario, *game.value, 12, 9));
    session.waitForCheck();
}

std::vector<model::Finding> missing(const Session& session) {
    std::vector<model::Finding> found;
    for (const auto& one : session.report().findings)
        if (one.finding.rule == "NEED-004") found.push_back(one.finding);
    return found;
}

/// The sentences of errors that have neither a fix nor a row.
std::string helpless(const Session& session) {
    std::string sentences;
    for (const auto& one : session.report().findings) {
        if (one.finding.severity != model::Severity::error) continue;
        if (!offersIn(session, one.finding).empty()) continue;
        if (session::valueRowOf(session::sheetSourceOf(session), one.finding)) continue;
        sentences += session::sentenceOf(session::sheetSourceOf(session), one.finding) + "\n";
    }
    return sentences;
}

TEST(BeginningOffers, WhatIsMissingIsAddedWhole) {
    int added = 0;
    for (const auto& id : session::gamesWithMaps(gamePlaces().mapsets)) {
        Session session(gamePlaces());
        begin(session, id);
        for (auto open = missing(session); !open.empty(); open = missing(session)) {
            std::vector<session::FixOffer> offers;
            for (const auto& finding : open)
                if (offers.empty()) offers = offersIn(session, finding);
            ASSERT_FALSE(offers.empty()) << id.text << ": " << open.size() << " left";
            EXPECT_EQ(offers[0].label.in(model::Language::english).rfind("Add ", 0), 0u) << offers[0].label;
            session.commit({offers[0].label, offers[0].document});
            session.waitForCheck();
            EXPECT_LT(missing(session).size(), open.size());
            EXPECT_EQ(session.report().counts.error, 0u) << id.text << ": " << offers[0].label;
            ++added;
        }
    }
    EXPECT_GE(added, 4);
}

/// A number that the rule has counted is suggested as the value.
TEST(BeginningOffers, ASizeThatWasCountedIsOffered) {
    Session session(gamePlaces());
    begin(session, model::MapsetId("tcs"));
    for (const auto& finding : missing(session))
        for (const auto& offer : session::detailsToAdd(session::sheetSourceOf(session), finding))
            if (offer.label.in(model::Language::english).find("operation sheet") != std::string::npos) {
                auto document = offer.document;
                document.scenario = document.scenario->with(
                    [](model::Scenario& scenario) { scenario.parts.back().attributes.set("size", "7"); });
                session.commit({offer.label, document});
                session.waitForCheck();
                for (const auto& one : session.report().findings)
                    if (one.finding.rule == "ORDER-003") {
                        const auto offers = offersIn(session, one.finding);
                        ASSERT_FALSE(offers.empty());
                        EXPECT_NE(offers[0].label.in(model::Language::english).find("to 0"),
                                  std::string::npos)
                            << offers[0].label;
                        return;
                    }
            }
    FAIL() << "no sheet of a wrong size";
}

TEST(BeginningOffers, NoStatementThatIsAddedLeavesAnErrorWithoutHelp) {
    for (const auto& id : session::gamesWithMaps(gamePlaces().mapsets)) {
        Session session(gamePlaces());
        begin(session, id);
        const auto sheet =
            session::propertiesOf(session::sheetSourceOf(session), {SubjectKind::scenario, "", {}});
        const auto row = std::ranges::find(sheet.rows, "+part", &session::Property::name);
        ASSERT_NE(row, sheet.rows.end());
        for (const auto& choice : row->choices) {
            const auto written = row->write(choice.id);
            if (!written.step) continue;
            session.commit(*written.step);
            session.waitForCheck();
            EXPECT_EQ(helpless(session), "") << id.text << ": " << choice.id;
            session.undo();
            session.waitForCheck();
        }
    }
}

/// A river whose class is not stated is mended along its whole line, not hex by hex.
TEST(BeginningOffers, ALineOfAnOpenKindBecomesAnotherAsAWhole) {
    Session session(gamePlaces());
    begin(session, model::MapsetId("war-storm-series"));
    const auto file = session.document().boards.begin()->first;
    std::vector<model::HexCoord> line;
    for (int r = 0; r < 5; ++r) line.push_back({5, r});
    session.commit(
        {"river", model::withPathDrawn(session.document(), file, model::PathKindId("river"), line)});
    session.waitForCheck();
    const auto open = [&] {
        std::vector<model::Finding> found;
        for (const auto& one : session.report().findings)
            if (one.finding.rule == "PLACE-002") found.push_back(one.finding);
        return found;
    };
    ASSERT_GT(open().size(), 2u);
    const auto offers = offersIn(session, open().front());
    const auto whole = std::ranges::find_if(offers, [](const session::FixOffer& one) {
        return one.label.in(model::Language::english).starts_with("Change the whole line to minor river");
    });
    ASSERT_NE(whole, offers.end());
    session.commit({whole->label, whole->document});
    session.waitForCheck();
    EXPECT_TRUE(open().empty());
}

}  // namespace
