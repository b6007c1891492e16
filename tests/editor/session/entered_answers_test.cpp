// A value entered in the field of a finding mends it: the finding goes.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "editor/documents/force_tree.h"
#include "editor/editing/beginnings.h"
#include "editor/editing/finding_values.h"
#include "editor/editing/session.h"
#include "editor/mending/finding_questions.h"
#include "formats/model/document/edits.h"
#include "tests/editor/session/broken_documents.h"
#include "tests/support/trials.h"
#include "validator/engine/run_rules.h"
#include "validator/rules/all_rules.h"

using namespace cota;
namespace fs = std::filesystem;
using session::Property;
using session::Session;

namespace {

/// Rules whose field alone may leave the finding, and why.
const std::map<std::string, std::string> needsMore{
    {"ENTRY-009", "The group is spread over turns."},
    {"ORDER-006", "The side has no sheet to name."},
    {"PLACE-001", "Two rivers are drawn there: one goes."},
    {"PLACE-007", "A zone is painted."},
    {"REACH-003", "A way is opened on the map."},
    {"SETUP-007", "Each side has several units there."},
    {"UNIT-004", "There is no scenario that has sides."},
    {"VICTORY-004", "An exit is added, which is a fix to click."},
};

/// Values to try in a field: its choices, else what its kind of text may be.
std::vector<std::string> valuesToTry(const Session& session, const Property& row,
                                     const model::Finding& finding) {
    std::vector<std::string> values;
    for (const auto& value : finding.values) {
        if (!value.text.empty()) values.push_back(value.text);
        for (const auto text : value.itemTexts()) values.emplace_back(text);
    }
    for (const auto& choice : row.choices)
        if (choice.id != row.value) values.push_back(choice.id);
    if (row.kind == Property::Kind::choice) return values;
    for (const char* text : {"", "Mill at the river.", "1", "2", "3", "0", "4", "5", "6", "8", "10", "12",
                             "20", "2-1", "06:00", "1944-07-12", "A", "B", "SETUP-001"})
        values.emplace_back(text);
    for (int tens = 10; tens <= 200; tens += 10) values.push_back(std::to_string(tens));
    if (session.map())
        for (const auto cell : session.map()->field().hexes()) {
            if (values.size() > 400) break;
            values.push_back(session.map()->field().label(cell));
        }
    return values;
}

/// The messages of the rule. Some rules need the findings of the others.
std::multiset<std::string> saidOf(const Session& session, const model::Document& document,
                                  const std::string& rule, bool isAlone) {
    checks::CheckInput input;
    input.document = document;
    input.mapset = session.game();
    checks::CheckOptions options;
    if (isAlone) options.rules = {rule};
    std::multiset<std::string> said;
    for (const auto& one : checks::check(input, checks::allTopics(), options).findings)
        if (one.finding.rule == rule && one.state == checks::State::fresh)
            said.insert(checks::allMessages().text(one.finding, model::Language::english));
    return said;
}

/// Whether a value of one of the fields mends it: the rule has fewer findings, or says less, as of one edge
/// of four.
bool isMendedBy(const Session& session, const model::Finding& finding, const std::vector<Property>& rows) {
    const auto& rule = finding.rule;
    const bool isAlone = !rule.starts_with("ACCEPT");
    const auto before = saidOf(session, session.document(), rule, isAlone);
    const auto lengthOf = [](const std::multiset<std::string>& said) {
        std::size_t length = 0;
        for (const auto& one : said) length += one.size();
        return length;
    };
    for (const auto& row : rows) {
        if (!row.write) continue;
        for (const auto& value : valuesToTry(session, row, finding)) {
            const auto written = row.write(value);
            if (!written.step) continue;
            const auto after = saidOf(session, written.step->document, rule, isAlone);
            if (after.size() < before.size()) return true;
            const bool saysLess = after.size() == before.size() && lengthOf(after) + 3 < lengthOf(before);
            if (saysLess && rows.size() > 1) return true;
        }
    }
    return false;
}

TEST(EnteredAnswers, MendTheFinding) {
    if (support::areSanitized) GTEST_SKIP() << "takes minutes";
    std::set<std::string> asked, stay;
    support::eachBrokenDocument(
        {".scenario.xml", ".board.xml", ".forces.xml"},
        [&](const Session& session, const std::string& rule, const fs::path&) {
            for (const auto& reported : session.report().findings) {
                if (reported.finding.rule != rule || reported.state != checks::State::fresh) continue;
                const auto rows = session::questionsFor(session::sheetSourceOf(session), reported.finding,
                                                        session.report());
                if (rows.empty()) return;
                asked.insert(rule);
                if (isMendedBy(session, reported.finding, rows)) continue;
                stay.insert(rule);
                std::string labels;
                for (const auto& row : rows) labels += " [" + row.label + "]";
                if (!needsMore.contains(rule))
                    ADD_FAILURE() << rule << " stays after " << labels << ": "
                                  << checks::allMessages().text(reported.finding, model::Language::english);
                return;
            }
        });
    EXPECT_GT(asked.size(), 100U);
    for (const auto& [rule, why] : needsMore)
        EXPECT_TRUE(stay.contains(rule)) << rule << " goes now: take it off the list";
}

/// The sentence lists some of the hexes, and the answer is for all of them.
TEST(EnteredAnswers, ATerrainIsForAllHexesOfABoardAlone) {
    session::SessionSettings games;
    games.mapsets = support::realGames();
    Session session(games);
    const auto game = mapsets::readMapset(games.mapsets, model::MapsetId("tcs"));
    auto document = session::newDocument(session::Beginning::board, *game.value, 12, 9);
    ASSERT_EQ(document.boards.size(), 1U);
    const auto file = document.boards.begin()->first;
    std::vector<model::HexCoord> hexes;
    for (std::size_t i = 0; i < 40; ++i) hexes.push_back(document.boards.begin()->second->grid.at(i));
    document = model::withTerrain(document, file, hexes,
                                  model::TerrainMix{{model::TerrainShare{model::TerrainId("wods"), {}}}});
    session.create(document);
    session.waitForCheck();
    const auto isIt = [](const auto& one) { return one.finding.rule == "TERRAIN-001"; };
    const auto found = std::ranges::find_if(session.report().findings, isIt);
    ASSERT_NE(found, session.report().findings.end());
    const auto rows =
        session::questionsFor(session::sheetSourceOf(session), found->finding, session.report());
    ASSERT_FALSE(rows.empty());
    auto written = rows.front().write("woods");
    ASSERT_TRUE(written.step) << written.refusal;
    session.commit(std::move(*written.step));
    session.waitForCheck();
    EXPECT_EQ(std::ranges::find_if(session.report().findings, isIt), session.report().findings.end());
}

/// Ids of things that have names, as a person would see them in a sentence: "(squad-1)", "'squad-1'".
std::string idIn(const std::string& sentence, const model::Finding& finding,
                 const model::Document& document) {
    for (const auto& value : finding.values)
        for (const auto kind : {model::ValueKind::part, model::ValueKind::counter})
            for (const auto& id : value.ids(kind)) {
                if (kind == model::ValueKind::counter) {
                    const auto found = session::findCounter(document, model::CounterId(id));
                    const auto* type = found.counter ? session::typeOfCounter(found) : nullptr;
                    if (!type || (type->name.empty() && found.counter->name.empty())) continue;
                }
                std::vector<std::string> shown{"(" + id + ")", "(" + id + ",", ", " + id + ")"};
                if (kind == model::ValueKind::counter) shown.push_back("'" + id + "'");
                for (const auto& one : shown)
                    if (sentence.find(one) != std::string::npos) return id;
            }
    return {};
}

TEST(Sentences, NameThingsAndNotTheirIds) {
    if (support::areSanitized) GTEST_SKIP() << "takes minutes";
    std::set<std::string> seen;
    support::eachBrokenDocument({".scenario.xml"},
                                [&](const Session& session, const std::string&, const fs::path&) {
                                    const auto source = session::sheetSourceOf(session);
                                    for (const auto& reported : session.report().findings) {
                                        const auto sentence = session::sentenceOf(source, reported.finding);
                                        const auto id = idIn(sentence, reported.finding, session.document());
                                        if (!id.empty() && seen.insert(reported.finding.rule).second)
                                            ADD_FAILURE() << reported.finding.rule << ": " << sentence;
                                    }
                                });
}

}  // namespace
