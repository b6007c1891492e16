// A finding asks only for what it is about, and what a fix adds answers it.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "editor/editing/beginnings.h"
#include "editor/editing/finding_values.h"
#include "editor/editing/property_rows.h"
#include "editor/editing/session.h"
#include "editor/mending/finding_fixes.h"
#include "editor/mending/finding_questions.h"
#include "editor/mending/needed_details.h"
#include "formats/model/document/edit_support.h"
#include "formats/model/document/edits.h"
#include "tests/editor/session/open_sample.h"
#include "tests/support/real_game.h"

using namespace cota;
using model::Language;
using session::Session;

namespace {

session::SessionSettings gamesForAsking() {
    session::SessionSettings made;
    made.mapsets = support::realGames();
    return made;
}

/// A new scenario of a game, changed before the check.
void beginAsking(Session& session, const char* game,
                 const std::function<void(model::Scenario&)>& change = {}) {
    const auto read = mapsets::readMapset(gamesForAsking().mapsets, model::MapsetId(game));
    session.create(session::newDocument(session::Beginning::meeting, *read.value, 12, 10));
    if (change) session.commit({"case", model::withScenario(session.document(), change)});
    session.waitForCheck();
}

std::vector<model::Finding> askedBy(const Session& session, const std::string& rule) {
    std::vector<model::Finding> found;
    for (const auto& one : session.report().findings)
        if (one.finding.rule == rule && one.state == checks::State::fresh) found.push_back(one.finding);
    return found;
}

std::vector<session::Property> questionsAbout(const Session& session, const model::Finding& finding) {
    return session::questionsFor(session::sheetSourceOf(session), finding, session.report());
}

TEST(AskedFields, AnArrivalWithoutAnOrderAsksForTheSheetAlone) {
    Session session(gamesForAsking());
    const std::filesystem::path root(COTA_SOURCE_DIR);
    ASSERT_TRUE(session.open(root / "tests/rules/ORDER-006/bad.scenario.xml"));
    session.waitForCheck();
    const auto findings = askedBy(session, "ORDER-006");
    ASSERT_FALSE(findings.empty());
    const auto rows = questionsAbout(session, findings.front());
    ASSERT_FALSE(rows.empty());
    EXPECT_EQ(rows.front().name, "sheet");
    EXPECT_EQ(rows.front().kind, session::Property::Kind::choice);
    EXPECT_GE(rows.front().choices.size(), 2U);
    for (const auto& row : rows) {
        EXPECT_NE(row.label, "Set zone");
        EXPECT_NE(row.label, "Arrives on turn");
    }
}

TEST(AskedFields, AMissingIntroductionIsAskedForAndNotTheTitle) {
    Session session(gamesForAsking());
    beginAsking(session, "tcs", [](model::Scenario& one) { one.history = {"A mill.", ""}; });
    const auto findings = askedBy(session, "SCENARIO-006");
    ASSERT_EQ(findings.size(), 1U);
    const auto sentence = session::sentenceOf(session::sheetSourceOf(session), findings.front());
    EXPECT_NE(sentence.find("has no Spanish text"), std::string::npos) << sentence;
    const auto rows = questionsAbout(session, findings.front());
    ASSERT_EQ(rows.size(), 2U);
    for (const auto& row : rows) EXPECT_EQ(row.label, "Introduction");
}

TEST(AskedFields, TextsOfOtherFieldsAndSidesAreNotTheSameForAll) {
    Session session(gamesForAsking());
    beginAsking(session, "tcs", [](model::Scenario& one) {
        for (const auto& side : one.sides) {
            model::ScenarioPart part;
            part.kind = model::PartKindId("higher-intent");
            part.side = side.id;
            one.parts.push_back(part);
        }
    });
    const auto findings = askedBy(session, "PART-009");
    ASSERT_FALSE(findings.empty());
    for (const auto& finding : findings)
        for (const auto& row : questionsAbout(session, finding)) {
            EXPECT_EQ(row.label.find("The same for all"), std::string::npos) << row.label;
            EXPECT_NE(row.label, "Side");
        }
}

TEST(AskedFields, ADetailThatIsAddedSaysYes) {
    const auto read = mapsets::readMapset(gamesForAsking().mapsets, model::MapsetId("panzer-grenadier"));
    Session session(gamesForAsking());
    beginAsking(session, "panzer-grenadier");
    model::Finding finding;
    finding.rule = "NEED-004";
    finding.subject = {model::SubjectKind::side, (*session.document().scenario)->sides[0].id.text, {}};
    for (const auto& kind : read.value->catalogue.partKinds) {
        finding.values = {{"part", kind.id.text}, {"file-text", ""}};
        finding.values[0].kind = model::ValueKind::part;
        for (const auto& offer : session::detailsToAdd(session::sheetSourceOf(session), finding))
            for (const auto& type : kind.attributes) {
                const auto* said = (*offer.document.scenario)->parts.back().attributes.find(type.name);
                const bool isPlain = type.kind == mapsets::AttributeType::Kind::flag && type.required &&
                                     type.start.empty() && type.fallback.empty();
                if (isPlain) {
                    ASSERT_TRUE(said);
                    EXPECT_EQ(*said, "yes") << kind.id.text;
                }
            }
    }
}

TEST(AskedFields, PaintedTerrainIsOutlinedByAFix) {
    Session session(gamesForAsking());
    beginAsking(session, "tcs");
    const auto key = session.document().boards.begin()->first;
    const model::HexCoord hexes[] = {{3, 3}, {3, 4}};
    session.commit({"woods", model::withTerrain(session.document(), key, hexes,
                                                model::TerrainMix{{{model::TerrainId("woods"), 100}}})});
    session.waitForCheck();
    const auto findings = askedBy(session, "TERRAIN-005");
    ASSERT_FALSE(findings.empty());
    const auto offers = session::fixOffersOf({1, session.map(), session.game(), findings.front(),
                                              session.document(), session.path(), Language::english});
    EXPECT_TRUE(std::ranges::any_of(offers, [](const auto& one) {
        return one.label.in(Language::english).starts_with("Draw the outlines of");
    }));
}

/// A choice that shows what files say has a word without a name.
TEST(AskedFields, WordsOfAllGamesHaveNamesInBothLanguages) {
    for (const auto& id : session::gamesWithMaps(gamesForAsking().mapsets)) {
        const auto game = mapsets::readMapset(gamesForAsking().mapsets, id);
        ASSERT_TRUE(game.ok());
        const auto& catalogue = game.value->catalogue;
        const auto look = [&](const std::vector<mapsets::AttributeType>& types) {
            for (const auto& type : types)
                for (const auto language : {Language::english, Language::spanish})
                    for (const auto& choice : session::choicesFor(type, &*game.value, language))
                        EXPECT_FALSE(choice.name == choice.id && choice.id.find('-') != std::string::npos &&
                                     choice.id.front() >= 'a')
                            << id.text << " " << type.name << " " << choice.id;
        };
        look(catalogue.scenarioAttributes);
        look(catalogue.sideAttributes);
        for (const auto& kind : catalogue.partKinds) look(kind.attributes);
        for (const auto& entry : catalogue.terrains) EXPECT_FALSE(entry.name.in(Language::spanish).empty());
    }
}

/// What is left of a finding about a hex that is not on the map, after another hex is entered.
void expectHexMended(const char* rule, const std::function<void(model::Scenario&)>& change) {
    Session session(gamesForAsking());
    beginAsking(session, "panzer-grenadier", change);
    const auto findings = askedBy(session, rule);
    ASSERT_EQ(findings.size(), 1U) << rule;
    const auto rows = questionsAbout(session, findings.front());
    const auto row = std::ranges::find(rows, "Hex", &session::Property::label);
    ASSERT_NE(row, rows.end()) << rule;
    EXPECT_EQ(row->value, "9999");
    EXPECT_EQ(row->write("9998").refusal, "There is no hex 9998.");
    EXPECT_FALSE(row->write("9999").step);
    const auto& field = session.map()->field();
    auto written = row->write(field.label(field.hexes().back()));
    ASSERT_TRUE(written.step) << rule;
    session.commit(std::move(*written.step));
    session.waitForCheck();
    EXPECT_TRUE(askedBy(session, rule).empty()) << rule;
}

TEST(AskedFields, AHexThatTheMapDoesNotHaveIsEntered) {
    expectHexMended("ASM-008", [](model::Scenario& scenario) {
        model::Amendment level;
        level.action = model::Amendment::Action::level;
        level.hexes = {{"9999"}};
        level.number = 1;
        scenario.assembly.amendments.push_back(level);
    });
    expectHexMended("ZON-001", [](model::Scenario& scenario) {
        model::Zone zone;
        zone.id = model::ZoneId("wood");
        model::ZoneTerm term;
        term.kind = model::ZoneTerm::Kind::hexes;
        term.hexes = {{"9999"}};
        zone.hexes.kind = model::ZoneTerm::Kind::anyOf;
        zone.hexes.children.push_back(term);
        scenario.zones.push_back(zone);
    });
}

/// A number that hexes of both boards have is settled by a choice among them.
TEST(AskedFields, AHexThatTwoBoardsHaveIsChosen) {
    Session session(gamesForAsking());
    const std::filesystem::path root(COTA_SOURCE_DIR);
    ASSERT_TRUE(session.open(root / "samples/panzer-grenadier/brod.scenario.xml"));
    session.commit({"case", model::withScenario(session.document(), [](model::Scenario& scenario) {
                        model::Amendment level;
                        level.action = model::Amendment::Action::level;
                        level.hexes = {{"0508"}};
                        level.number = 1;
                        scenario.assembly.amendments.push_back(level);
                    })});
    session.waitForCheck();
    const auto findings = askedBy(session, "ASM-009");
    ASSERT_EQ(findings.size(), 1U);
    const auto rows = questionsAbout(session, findings.front());
    const auto row = std::ranges::find(rows, "Hex", &session::Property::label);
    ASSERT_NE(row, rows.end());
    EXPECT_EQ(row->kind, session::Property::Kind::choice);
    // What the file says, and a hex of each board.
    ASSERT_EQ(row->choices.size(), 3U);
    EXPECT_EQ(row->choices[0].id, "0508");
    auto written = row->write(row->choices[2].id);
    ASSERT_TRUE(written.step) << written.refusal;
    session.commit(std::move(*written.step));
    session.waitForCheck();
    EXPECT_TRUE(askedBy(session, "ASM-009").empty());
    const auto& amended = (*session.document().scenario)->assembly.amendments.back();
    EXPECT_EQ(amended.hexes.front().label, row->choices[2].id);
}

}  // namespace
