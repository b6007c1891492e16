#include "validator/engine/recall.h"

#include <gtest/gtest.h>

#include <array>
#include <random>

#include "formats/model/edits.h"
#include "tests/support/real_game.h"
#include "tests/support/whole_battle.h"
#include "validator/engine/check_context.h"
#include "validator/engine/run_rules.h"
#include "validator/rules/all_rules.h"

using namespace cota;
using namespace cota::checks;

namespace {

int scenarioRuns = 0, contourRuns = 0, mapRuns = 0;

void readScenario(const CheckContext& context, const Settings&, FindingSink& out) {
    ++scenarioRuns;
    out.add({.subject = subjectOf(model::SubjectKind::scenario, context.scenario()->id)});
}
void readContours(const CheckContext& context, const Settings&, FindingSink&) {
    ++contourRuns;
    EXPECT_LE(context.drawn().size(), 1u);
}
void readMap(const CheckContext& context, const Settings&, FindingSink&) {
    ++mapRuns;
    EXPECT_FALSE(context.battlefield().hexes().empty());
}

constexpr model::MessageRow readRow(const char* id) {
    return {id, model::Severity::error, {"t", "t"}, {"t", "t"}, {"r", "r"}, {"a", "a"}};
}
constexpr std::array readTable{
    Rule{.message = readRow("READ-001"), .needs = need::scenario, .run = readScenario},
    Rule{.message = readRow("READ-002"), .needs = need::mapset, .run = readContours},
    Rule{.message = readRow("READ-003"), .needs = need::battlefield, .run = readMap}};
const std::array readTopics{Topic{"read", {"Read", "Leer"}, readTable}};

std::shared_ptr<const mapsets::Mapset> game(const std::string& id) {
    return std::make_shared<const mapsets::Mapset>(support::realGame(id));
}

model::Document painted(const model::Document& document, const mapsets::Mapset& game, int column, int terrain) {
    const auto& [file, board] = *document.boards.begin();
    const auto hex = board->grid.hexAt({column, 4});
    return model::withTerrain(
        document, file, {&hex, 1},
        {{{game.catalogue.terrains[static_cast<std::size_t>(terrain) % game.catalogue.terrains.size()].id, {}}}});
}

TEST(Recall, RunsOnlyRulesThatReadWhatHasChanged) {
    scenarioRuns = contourRuns = mapRuns = 0;
    Recall recall;
    CheckInput input;
    input.mapset = game(support::battleGames[1]);
    input.document = support::wholeBattle(support::battleGames[1], 8, 8, 8, 4);
    const auto runs = [&] {
        const auto report = check(input, readTopics, {}, &recall);
        EXPECT_EQ(report.rulesRun.size(), 3u);
        EXPECT_EQ(report.findings.front().finding.rule, "READ-001") << "told again, run or not";
        return std::array{scenarioRuns, contourRuns, mapRuns};
    };
    EXPECT_EQ(runs(), (std::array{1, 1, 1}));
    EXPECT_EQ(runs(), (std::array{1, 1, 1}));
    input.document = painted(input.document, *input.mapset, 2, 3);
    EXPECT_EQ(runs(), (std::array{1, 1, 2})) << "a hex is neither the scenario nor a contour";
    const auto file = input.document.boards.begin()->first;
    input.document = model::withSpotHeight(input.document, file, {{1200, 1300}, 33, {}, {}});
    EXPECT_EQ(runs(), (std::array{1, 2, 3}));
    input.document = model::withScenarioTitle(input.document, {"Other", "Otra"});
    EXPECT_EQ(runs(), (std::array{2, 2, 4}));
    input.mapset = game(support::battleGames[1]);
    EXPECT_EQ(runs(), (std::array{3, 3, 5})) << "another game";
}

std::string textOf(const Report& report) {
    std::string text;
    for (const auto& one : report.findings) {
        text += one.finding.rule + " " + one.finding.subject.id;
        for (const auto& value : one.finding.values) text += " " + value.name + "=" + value.text;
        text += one.trail.empty() ? "\n" : " ...\n";
    }
    for (const auto& one : report.failures) text += "failed " + one.rule + "\n";
    return text;
}

/// One change of chance, of a hex most of the time.
model::Document editedByChance(const model::Document& document, const mapsets::Mapset& game,
                               std::mt19937& random) {
    const auto upTo = [&](int most) { return static_cast<int>(random() % static_cast<unsigned>(most + 1)); };
    const auto& [file, board] = *document.boards.begin();
    const auto hex = board->grid.hexAt({upTo(11), upTo(11)});
    switch (upTo(6)) {
        case 0:
            return model::withLevelRaised(document, file, {&hex, 1}, 1);
        case 1: {
            auto placement = (*document.scenario)->groups[1].units.front();
            placement.at = model::HexRef{board->grid.label(hex)};
            return model::withPlacement(document, (*document.scenario)->groups[1].id, placement);
        }
        case 2:
            return board->contours.empty()
                       ? document
                       : model::withoutContour(document, file, board->contours.back().id);
        case 3: {
            auto counter = document.forces.begin()->second->counters[2];
            counter.name = {"Named", "Nombrado"};
            counter.type = document.forces.begin()->second->types.back().id;
            return model::withCounter(document, document.forces.begin()->first, counter);
        }
        default:
            return painted(document, game, upTo(11), upTo(40));
    }
}

TEST(Recall, AfterAnyEditsTheAnswerIsThatOfAFullCheck) {
    for (const std::string id : support::battleGames) {
        std::mt19937 random(5);
        Recall recall;
        CheckInput input;
        input.mapset = game(id);
        input.document = support::wholeBattle(id, 12, 12, 24, 4);
        for (int step = 0; step < 9; ++step) {
            const auto again = textOf(check(input, allTopics(), {}, &recall));
            ASSERT_EQ(again, textOf(check(input, allTopics()))) << id << ", step " << step;
            EXPECT_FALSE(again.empty());
            input.document = editedByChance(input.document, *input.mapset, random);
        }
    }
}

}  // namespace
