// A finding about a value leads to the row of that value.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "editor/editing/beginnings.h"
#include "editor/editing/finding_values.h"
#include "editor/editing/property_sheet.h"
#include "editor/editing/session.h"
#include "formats/model/document/edit_support.h"
#include "tests/support/real_game.h"

using namespace cota;
using model::SubjectKind;
using session::Session;

namespace {

session::SessionSettings samplePlaces() {
    session::SessionSettings made;
    made.mapsets = support::realGames();
    return made;
}

session::Property rowAt(const Session& session, const session::ValueRow& place) {
    const auto sheet = session::propertiesOf(
        session::sheetSourceOf(session),
        place.selection.empty() ? model::Subject{SubjectKind::scenario, "", {}} : *place.selection.begin());
    EXPECT_LT(place.row, sheet.rows.size());
    EXPECT_EQ(sheet.rows.at(place.row).label, place.label);
    return sheet.rows.at(place.row);
}

std::string valueIn(const model::Finding& finding, const char* name) {
    const auto found = std::ranges::find(finding.values, name, &model::MessageValue::name);
    return found == finding.values.end() ? "" : found->text;
}

bool isValueFound(const Session& session, const model::Finding& finding) {
    return std::ranges::any_of(session.report().findings, [&](const auto& one) {
        return one.finding.rule == finding.rule && one.finding.subject == finding.subject &&
               one.finding.values == finding.values;
    });
}

/// Declared values that are missing or invalid, in all samples with mistakes.
TEST(ValueRow, FindingsAboutDeclaredValuesLeadToTheirRows) {
    const std::filesystem::path samples = std::filesystem::path(COTA_SOURCE_DIR) / "samples" / "broken";
    std::set<std::string> rules;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(samples)) {
        if (!entry.path().string().ends_with(".scenario.xml")) continue;
        Session session(samplePlaces());
        ASSERT_TRUE(session.open(entry.path()));
        session.waitForCheck();
        // The values of a table are in the forms of its own view.
        if (session.game()->catalogue.table.isUsed()) continue;
        for (const auto& one : session.report().findings) {
            const auto& finding = one.finding;
            const std::string name = valueIn(finding, "name");
            // Undeclared values have no row: the fix is to remove them.
            if (!finding.rule.starts_with("ATTR-") || finding.rule == "ATTR-003") continue;
            const auto place = session::valueRowOf(session::sheetSourceOf(session), finding);
            ASSERT_TRUE(place) << entry.path() << ": " << finding.rule << " of " << finding.subject.id;
            EXPECT_EQ(rowAt(session, *place).name, name) << finding.rule << " of " << finding.subject.id;
            rules.insert(finding.rule);
        }
    }
    EXPECT_TRUE(rules.contains("ATTR-001"));
    EXPECT_TRUE(rules.contains("ATTR-002"));
}

/// The values that are missing in a new scenario of any game have rows, to which the findings lead.
TEST(ValueRow, WhatABeginningLeavesOpenIsGivenThere) {
    const auto library = samplePlaces().mapsets;
    int given = 0, stated = 0;
    for (const auto& id : session::gamesWithMaps(library)) {
        const auto game = mapsets::readMapset(library, id);
        Session session(samplePlaces());
        session.create(session::newDocument(session::Beginning::scenario, *game.value, 12, 9));
        session.waitForCheck();
        const auto report = session.report();
        for (const auto& one : report.findings) {
            const auto& finding = one.finding;
            const bool isUnstated = finding.rule == "NEED-004";
            if (!isUnstated && !finding.rule.starts_with("ATTR-")) continue;
            const auto place = session::valueRowOf(session::sheetSourceOf(session), finding);
            ASSERT_TRUE(place) << id.text << ": " << finding.rule << " of " << finding.subject.id;
            EXPECT_EQ(place->isList, isUnstated) << "the window says what its button leads to";
            const auto row = rowAt(session, *place);
            const std::string part = valueIn(finding, "part");
            const auto fits = std::ranges::find_if(row.choices, [&](const auto& choice) {
                const auto kind = choice.id.substr(0, choice.id.find(' '));
                const bool isOfSide =
                    finding.subject.kind != SubjectKind::side || choice.id == kind + " " + finding.subject.id;
                return !choice.id.empty() &&
                       (!isUnstated || (part.find(kind) != std::string::npos && isOfSide));
            });
            const auto written = row.write(fits != row.choices.end() ? fits->id : "1");
            ASSERT_TRUE(written.step) << id.text << ": " << finding.rule << ": " << written.refusal;
            const auto errors = session.report().counts.error;
            session.commit(*written.step);
            session.waitForCheck();
            EXPECT_FALSE(isValueFound(session, finding)) << id.text << ": " << finding.rule;
            EXPECT_LE(session.report().counts.error, errors) << id.text << ": " << finding.rule;
            ++(isUnstated ? stated : given);
        }
    }
    EXPECT_GT(given + stated, 0);
}

/// Findings about wrong sums lead to the required total, whose row is above the terms.
TEST(ValueRow, SumsLeadToWhatTheyAreToMake) {
    const auto library = samplePlaces().mapsets;
    int sums = 0;
    for (const auto& id : session::gamesWithMaps(library)) {
        const auto game = mapsets::readMapset(library, id);
        Session session(samplePlaces());
        session.create(session::newDocument(session::Beginning::scenario, *game.value, 12, 9));
        for (const auto& kind : game.value->catalogue.partKinds) {
            model::ScenarioPart part;
            part.kind = kind.id;
            if (kind.needsSide) part.side = (*session.document().scenario)->sides.front().id;
            for (const auto& type : kind.attributes)
                if (type.kind == mapsets::AttributeType::Kind::integer) part.attributes.set(type.name, "1");
            session.commit({"State", model::withScenario(session.document(), [&](model::Scenario& scenario) {
                                scenario.parts.push_back(part);
                            })});
        }
        session.waitForCheck();
        for (const auto& one : session.report().findings) {
            if (one.finding.rule != "SUM-001") continue;
            const auto source = session::sheetSourceOf(session);
            const auto place = session::valueRowOf(source, one.finding);
            ASSERT_TRUE(place) << one.finding.subject.id;
            EXPECT_EQ(rowAt(session, *place).name, valueIn(one.finding, "asked")) << one.finding.subject.id;
            const auto sentence = session::sentenceOf(source, one.finding);
            EXPECT_NE(sentence.find(place->label.substr(1)), std::string::npos) << sentence;
            ++sums;
        }
    }
    EXPECT_GT(sums, 0);
}

TEST(ValueRow, FindingsAboutNoValueLeadNowhere) {
    Session session(samplePlaces());
    ASSERT_TRUE(
        session.open(std::filesystem::path(COTA_SOURCE_DIR) / "samples/panzer-grenadier/brod.scenario.xml"));
    model::Finding finding;
    finding.rule = "STACK-001";
    finding.subject = {SubjectKind::hex, "31-0101", {}};
    EXPECT_FALSE(session::valueRowOf(session::sheetSourceOf(session), finding));
}

}  // namespace
