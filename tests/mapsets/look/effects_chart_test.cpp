// The terrain effects chart says what the catalogue and the scenario say.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "formats/model/finding/capital.h"
#include "mapsets/movement/terrain_effects.h"
#include "tests/mapsets/look/furnished.h"

using namespace cota;
using namespace cota::look;

namespace {

using furnished::changeScenario;
using furnished::Furnished;
using furnished::says;
using furnished::textsOf;

/// How the chart writes a cost that the catalogue states.
std::string cellText(const mapsets::Mapset& game, const mapsets::MoveCost& cost, bool isAdded) {
    using Kind = mapsets::MoveCost::Kind;
    if (cost.kind == Kind::prohibited) return "no";
    if (cost.kind == Kind::unknown) return cost.from.layer == game.id ? "–" : "?";
    static const std::map<std::string, std::string> glyphs{{"1/2", "½"}, {"2/3", "⅔"}, {"3/2", "1½"}};
    const auto text = cost.points.text();
    return (isAdded ? "+" : "") + (glyphs.contains(text) ? glyphs.at(text) : text);
}

/// Every cell of the chart, read back from the marks, is what the catalogue states.
TEST(EffectsChart, TheTerrainChartSaysWhatTheCatalogueSays) {
    std::size_t cells = 0;
    for (const auto& sample : support::allSamples()) {
        SCOPED_TRACE(sample.path.string());
        model::Document board;
        board.boards = sample.document.boards;  // without the scenario, which may change costs
        support::Sample alone{sample.path, board, sample.game};
        while (alone.document.boards.size() > 1) alone.document.boards.erase(alone.document.boards.begin());
        const Furnished map(alone);
        const auto texts = textsOf(map.pages().front(), "charts");
        const auto nearest = [&](const std::string& words, double x, double y) {
            return std::ranges::any_of(texts, [&](const auto& text) {
                return text.words == words && std::abs(text.at.x - x) < 2 && std::abs(text.at.y - y) < 4;
            });
        };
        const auto& catalogue = alone.game.catalogue;
        std::map<std::string, double> columns;  // the middles of the columns, by movement type
        for (const auto& type : catalogue.mobilities)
            for (const auto& text : texts)
                if (text.across == picture::Across::middle && text.words == model::capital(type.name.en))
                    columns[type.id.text] = text.at.x;
        for (const auto& terrain : catalogue.terrains)
            for (const auto& text : texts) {
                if (text.words != model::capital(terrain.name.en) || !text.font.bold ||
                    text.across != picture::Across::left)
                    continue;
                for (const auto& [type, cost] : terrain.costs) {
                    ASSERT_TRUE(columns.contains(type.text)) << type.text;
                    const auto cell = cellText(alone.game, cost, terrain.additive);
                    EXPECT_TRUE(nearest(cell, columns[type.text], text.at.y + 2))
                        << terrain.id.text << " " << type.text << " " << cell;
                    ++cells;
                }
            }
    }
    EXPECT_GT(cells, 100u);
}

TEST(EffectsChart, TheTerrainChartHasTheCostsOfTheScenario) {
    bool hasSeen = false;
    for (const auto& sample : support::allSamples()) {
        const auto* scenario = sample.document.scenario ? &**sample.document.scenario : nullptr;
        if (scenario == nullptr || scenario->id != "sarn") continue;
        hasSeen = true;
        const auto with = mapsets::terrainEffectsOf(sample.game, scenario),
                   without = mapsets::terrainEffectsOf(sample.game, nullptr);
        const auto marsh = [](const mapsets::TerrainEffects& chart) {
            return *std::ranges::find(chart.rows, "marsh", &mapsets::EffectRow::id);
        };
        EXPECT_EQ(marsh(with).cells[0].points, model::Rational(4));
        EXPECT_EQ(marsh(without).cells[0].points, model::Rational(3));
        auto changed = sample;
        changeScenario(changed, [](model::Scenario& one) { one.parts.clear(); });
        EXPECT_NE(Furnished(sample).pages().front(), Furnished(changed).pages().front());
    }
    EXPECT_TRUE(hasSeen);
}

TEST(EffectsChart, TheTerrainChartHasTheCostsOfCrossingsInTheScenario) {
    bool hasSeen = false;
    for (const auto& sample : support::allSamples()) {
        const auto* scenario = sample.document.scenario ? &**sample.document.scenario : nullptr;
        if (scenario == nullptr || scenario->id != "brod") continue;
        hasSeen = true;
        const auto chart = mapsets::terrainEffectsOf(sample.game, scenario);
        const auto& ford = *std::ranges::find(chart.rows, "ford", &mapsets::EffectRow::id);
        std::map<std::string, mapsets::EffectCell> cells;
        for (std::size_t i = 0; i < chart.types.size(); ++i)
            cells[sample.game.catalogue.mobilities[chart.types[i]].id.text] = ford.cells[i];
        for (const auto& [type, points] : {std::pair{"foot", 1}, {"mechanized", 3}, {"motorized", 4}}) {
            EXPECT_EQ(cells[type].points, model::Rational(points)) << type;
            EXPECT_TRUE(cells[type].isOwn) << type;
        }
    }
    EXPECT_TRUE(hasSeen);
}

/// Where climbs have costs of their own, high ground has none that a chart could print.
TEST(EffectsChart, TheTerrainChartLeavesOutGroundThatIsNotPaid) {
    bool hasSeen = false;
    for (const auto& sample : support::allSamples()) {
        if (sample.game.id.text != "marea-de-acero") continue;
        hasSeen = true;
        for (const auto& row : mapsets::terrainEffectsOf(sample.game, nullptr).rows)
            EXPECT_NE(row.id, "hill");
    }
    EXPECT_TRUE(hasSeen);
}

/// A printed chart has a "?" only where somebody still has to enter a value.
TEST(EffectsChart, TheTerrainChartHasADashWhereTheRulesPrintNothing) {
    std::size_t dashes = 0;
    for (auto sample : support::allSamples()) {
        changeScenario(sample, [](model::Scenario& one) {  // which states what its fords and bridges cost
            std::erase_if(one.parts, [](const auto& part) { return part.kind.text == "crossing-cost"; });
        });
        const auto texts = textsOf(Furnished(sample).pages().front(), "charts");
        const auto count = [](const std::vector<picture::Text>& in, const char* words) {
            return std::ranges::count(in, words, &picture::Text::words);
        };
        const auto* scenario = sample.document.scenario ? &**sample.document.scenario : nullptr;
        const auto open =
            openInChart(sample.game, scenario, Furnished(sample).furniture.layout, model::Language::english);
        EXPECT_EQ(count(texts, "?"), 0) << sample.path;
        EXPECT_TRUE(open.empty()) << sample.path << ": " << open.front();
        dashes += static_cast<std::size_t>(count(texts, "–"));
        EXPECT_EQ(count(texts, "–") > 0, says(texts, "The rules give no value")) << sample.path;
        // The same game as an unfinished one of its series.
        if (sample.game.layers.size() < 2) continue;
        auto unfinished = sample;
        auto& terrain = unfinished.game.catalogue.terrains.front();
        auto& cost = terrain.costs.begin()->second;
        cost.kind = mapsets::MoveCost::Kind::unknown;
        cost.from.layer = sample.game.layers.front();
        const Furnished chart(unfinished);
        const auto there = textsOf(chart.pages().front(), "charts");
        EXPECT_EQ(count(there, "?"), 1) << sample.path;
        EXPECT_TRUE(says(there, "Still to be entered")) << sample.path;
        const auto named =
            openInChart(unfinished.game, scenario, chart.furniture.layout, model::Language::english);
        ASSERT_EQ(named.size(), 1u);
        EXPECT_TRUE(named.front().starts_with(terrain.name.en + " (")) << named.front();
    }
    EXPECT_GT(dashes, 0u);
}

TEST(EffectsChart, AGameMarksItsOwnValuesAndNamesItsSources) {
    for (const auto& sample : support::allSamples()) {
        const auto chart = mapsets::terrainEffectsOf(sample.game, nullptr);
        EXPECT_EQ(chart.hasOwn, sample.game.layers.size() > 1) << sample.path;
        for (const auto& row : chart.rows) EXPECT_FALSE(row.sources.empty()) << row.id;
    }
}

}  // namespace
