// Charts of the rules say what the data of the games and the answers of the program say; sheets have every
// counter.
#include "mapsets/look/furniture/rules_chart.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <random>
#include <set>

#include "mapsets/field/battlefield_builder.h"
#include "mapsets/loading/layout_reader.h"
#include "mapsets/loading/look_reader.h"
#include "mapsets/look/furniture/furniture.h"
#include "mapsets/look/furniture/page.h"
#include "mapsets/play/play.h"
#include "mapsets/strategy/strategy.h"
#include "mapsets/units/stacking.h"
#include "tests/support/samples.h"

using namespace cota;
using namespace cota::look;

namespace {

constexpr std::array ruleCharts{"movement", "stacking", "sight", "spotting", "combat"};

/// The pages of a sample without its map; it must not move.
struct KitPages {
    explicit KitPages(const support::Sample& of, model::Language in = model::Language::english,
                      model::MapSize paper = {}, std::vector<std::string> whats = {})
        : sample(of),
          look(*mapsets::readLook(sample.game).value),
          furniture(mapsets::furnitureOf(*mapsets::readLayout(sample.game).value, sample.document)),
          field(*mapsets::buildBattlefield(sample.document, sample.game).value),
          play(field),
          scene(field, play.heights(), sample.document, look, MapSheet(field, 20), in) {
        layout = furniture.layout;
        furniture.layout = pagesWith(layout, whats);
        furniture.paper = paper;
        if (paper.width > 0)
            for (auto& page : furniture.layout.pages) page.paper.clear();
        pages = furniturePages(scene, {}, furniture);
    }
    KitPages(const KitPages&) = delete;

    RulesChart chart(std::string_view what) const { return rulesChartOf(field, layout, what); }

    support::Sample sample;
    Symbology look;
    Furniture furniture;
    Layout layout;
    mapsets::Battlefield field;
    mapsets::Play play;
    Scene scene;
    std::vector<picture::Picture> pages;
};

void addWords(const std::vector<picture::Mark>& marks, std::vector<std::string>& words) {
    for (const auto& mark : marks) {
        if (const auto* text = std::get_if<picture::Text>(&mark.what)) words.push_back(text->words);
        if (const auto* group = std::get_if<picture::Group>(&mark.what)) addWords(group->marks, words);
    }
}
std::vector<std::string> wordsOn(const std::vector<picture::Picture>& pages) {
    std::vector<std::string> words;
    for (const auto& page : pages)
        for (const auto& layer : page.layers) addWords(layer.marks, words);
    return words;
}
std::ptrdiff_t countOf(const std::vector<std::string>& words, const std::string& word) {
    return std::ranges::count(words, word);
}

TEST(RulesChart, EveryGameHasChartsWithCitationsInBothLanguages) {
    for (const auto& sample : support::allSamples()) {
        SCOPED_TRACE(sample.path.string());
        const KitPages kit(sample);
        for (const auto* what : ruleCharts) {
            const auto chart = kit.chart(what);
            EXPECT_FALSE(chart.sections.empty()) << what;
            for (const auto& section : chart.sections) {
                EXPECT_FALSE(section.title.es.empty()) << section.title.en;
                for (const auto& line : section.lines) {
                    EXPECT_FALSE(line.source.empty())
                        << what << " " << section.title.en << " " << line.name.en;
                    EXPECT_NE(line.name.en, "") << what;
                    EXPECT_EQ(line.cells.size(),
                              std::max<std::size_t>(section.columns.size(), line.cells.size()));
                }
            }
        }
    }
}

/// Every cell is on the pages, and every value without a source is a "?".
TEST(RulesChart, EveryCellIsPrinted) {
    std::size_t cells = 0, unknown = 0;
    for (const auto& sample : support::allSamples()) {
        SCOPED_TRACE(sample.path.string());
        for (const auto* what : ruleCharts) {
            const KitPages kit(sample, model::Language::english, {}, {what});
            const auto words = wordsOn(kit.pages);
            std::map<std::string, std::ptrdiff_t> needed;
            for (const auto& section : kit.chart(what).sections)
                for (const auto& line : section.lines)
                    for (const auto& cell : line.cells) {
                        ++cells;
                        unknown += cell.isUnknown ? 1 : 0;
                        if (cell.isUnknown)
                            ++needed["?"];
                        else if (!cell.words.empty() && cell.words.en.find(' ') == std::string::npos)
                            ++needed[cell.words.en];
                    }
            for (const auto& [text, count] : needed)
                EXPECT_GE(countOf(words, text), count) << what << " " << text;
            EXPECT_EQ(countOf(words, "?"), needed["?"]) << what;
            EXPECT_EQ(needed["?"] > 0,
                      std::ranges::any_of(
                          words, [](const auto& text) { return text.starts_with("? The rulebook at hand"); }))
                << what;
        }
    }
    EXPECT_GT(cells, 400u);
    EXPECT_GT(unknown, 0u);
}

/// On small paper charts go on: each page after the first says so, and its rows have a head again.
TEST(RulesChart, EachPageThatGoesOnSaysSo) {
    std::size_t continuedPages = 0;
    for (const auto& sample : support::allSamples()) {
        SCOPED_TRACE(sample.path.string());
        for (const auto* what : ruleCharts)
            for (const auto language : {model::Language::english, model::Language::spanish}) {
                const KitPages kit(sample, language, {148, 105}, {what});
                ASSERT_FALSE(kit.pages.empty());
                const auto chart = kit.chart(what);
                for (std::size_t i = 0; i < kit.pages.size(); ++i) {
                    const auto words = wordsOn({kit.pages[i]});
                    const auto says = std::ranges::any_of(words, [&](const auto& text) {
                        return text.ends_with(language == model::Language::english ? " (continued)"
                                                                                   : " (continuación)");
                    });
                    EXPECT_EQ(says, i > 0) << what << " " << i;
                    EXPECT_TRUE(std::ranges::any_of(
                        chart.sections,
                        [&](const auto& section) {
                            return std::ranges::any_of(words, [&](const auto& text) {
                                return text.starts_with(section.title.in(language).substr(0, 8));
                            });
                        }))
                        << what << " " << i;
                    continuedPages += i > 0 ? 1 : 0;
                }
            }
    }
    EXPECT_GT(continuedPages, 20u);
}

TEST(RulesChart, StackingIsThatOfTheEngine) {
    std::size_t compared = 0;
    for (const auto& sample : support::allSamples()) {
        SCOPED_TRACE(sample.path.string());
        const KitPages kit(sample);
        std::vector<std::string> printed;
        for (const auto& rows : kit.layout.rows)
            if (rows.chart == "stacking" && rows.kind == "limit") {
                const auto chart = kit.chart("stacking");
                for (const auto& section : chart.sections)
                    if (section.title == rows.title)
                        for (const auto& line : section.lines) printed.push_back(line.cells.front().words.en);
            }
        const mapsets::Roster roster(kit.sample.document, kit.field);
        const auto stacking = mapsets::makeStacking(kit.field, roster.tags());
        for (const auto& stack : mapsets::allStacks(*stacking, roster)) {
            std::vector<std::string> asked;
            for (const auto& row : stack.limits)
                if (row.limit > 0) asked.push_back(std::to_string(row.limit));
            EXPECT_EQ(asked, printed);
            ++compared;
        }
    }
    EXPECT_GT(compared, 20u);
}

/// The table of ranges by terrain and size, against the ranges on random hexes of a map.
TEST(RulesChart, SpottingIsThatOfTheEngine) {
    std::size_t compared = 0;
    for (const auto& sample : support::allSamples()) {
        const KitPages kit(sample);
        const auto* choice = sample.game.catalogue.strategy("spotting");
        std::vector<const mapsets::StrategyRow*> rows;
        for (const auto& row : choice->rows)
            if (row.kind == "ground") rows.push_back(&row);
        if (rows.empty()) continue;
        const auto chart = kit.chart("spotting");
        const auto& section = chart.sections.front();
        ASSERT_EQ(section.lines.size(), rows.size());
        std::minstd_rand random(7);
        const auto hexes = kit.field.hexes();
        for (int i = 0; i < 2000; ++i) {
            const auto to = hexes[random() % hexes.size()], from = hexes[random() % hexes.size()];
            if (from == to || kit.play.heights().ground(from) != kit.play.heights().ground(to)) continue;
            if (kit.field.terrainsIn(to).size() != 1) continue;
            const auto& terrain = sample.game.catalogue.terrains[kit.field.terrainsIn(to).front()];
            const auto row = std::ranges::find_if(rows, [&](const auto* one) {
                return std::ranges::any_of(
                    mapsets::wordsOf(mapsets::valueOf(*one, "hexes")),
                    [&](const auto& tag) { return mapsets::hasTag(terrain.tags, tag); });
            });
            if (row == rows.end()) continue;
            model::Attributes target;
            target.set("size", "medium");
            const auto range =
                kit.play.spotting().range({.from = from, .to = to, .turn = {}, .target = &target});
            const auto& line = section.lines[static_cast<std::size_t>(row - rows.begin())];
            std::set<std::string> fitting{line.cells[2].words.en};
            if (section.lines.front().cells[2].words.en == std::to_string(range))
                fitting.insert(std::to_string(range));  // a road leads through the hex
            EXPECT_TRUE(fitting.contains(std::to_string(range))) << terrain.id.text << " " << range;
            ++compared;
        }
    }
    EXPECT_GT(compared, 100u);
}

TEST(RulesChart, SightOverBlockingTerrainIsBlocked) {
    for (const auto& sample : support::allSamples()) {
        SCOPED_TRACE(sample.path.string());
        const auto seen = sightOverTerrain(sample.game);
        ASSERT_FALSE(seen.cases.empty());
        ASSERT_EQ(seen.cases.front(), (SightCase{0, 0}));
        EXPECT_EQ(seen.lines.front().cells.front().words.en, "yes") << "over open ground";
        EXPECT_TRUE(std::ranges::any_of(
            seen.lines, [](const auto& line) { return line.cells.front().words.en == "no"; }));
    }
}

TEST(RulesChart, AChangedValueChangesThePicture) {
    for (const auto& sample : support::allSamples()) {
        auto changed = sample;
        for (auto& choice : changed.game.catalogue.strategies)
            if (choice.question == "stacking")
                for (auto& row : choice.rows)
                    if (row.kind == "limit") row.values.set("most", "77");
        changed.game.catalogue.seal();
        const KitPages one(sample), other(changed);
        EXPECT_NE(one.pages, other.pages) << sample.path;
        EXPECT_GT(countOf(wordsOn(other.pages), "77"), 0);
        EXPECT_EQ(one.pages, KitPages(sample).pages) << "the same twice";
    }
}

/// On small paper the charts go on, and no row is lost or printed twice.
TEST(RulesChart, LongChartsGoOnOnFurtherPages) {
    const model::MapSize a5{148, 210};
    for (const auto& sample : support::allSamples()) {
        SCOPED_TRACE(sample.path.string());
        const KitPages small(sample, model::Language::english, a5, {"sight"}),
            large(sample, model::Language::english, {}, {"sight"});
        EXPECT_GE(small.pages.size(), large.pages.size());
        const auto words = wordsOn(small.pages), before = wordsOn(large.pages);
        for (const auto& section : small.chart("sight").sections)
            for (const auto& line : section.lines)
                EXPECT_EQ(countOf(words, line.name.en), countOf(before, line.name.en)) << line.name.en;
        for (const auto& page : small.pages)
            for (const auto& layer : page.layers)
                for (const auto& mark : layer.marks)
                    if (const auto* text = std::get_if<picture::Text>(&mark.what)) {
                        EXPECT_LE(text->at.y, page.size.height - 8) << text->words;
                    }
    }
}

TEST(KitSheets, ReinforcementsHaveEveryTurnOfArrival) {
    for (const auto& sample : support::allSamples()) {
        if (!sample.document.scenario) continue;
        const KitPages kit(sample, model::Language::english, {}, {"reinforcements"});
        const auto words = wordsOn(kit.pages);
        for (const auto& group : (*sample.document.scenario)->groups)
            if (group.kind == model::Group::Kind::arrival && group.turn) {
                EXPECT_GT(countOf(words, std::to_string(*group.turn)), 0)
                    << sample.path << " " << group.id.text;
            }
    }
}

TEST(KitSheets, TracksAndSheetsSayWhatTheScenarioSays) {
    std::set<std::string> seen;
    for (const auto& sample : support::allSamples()) {
        if (!sample.document.scenario) continue;
        SCOPED_TRACE(sample.path.string());
        const auto& scenario = **sample.document.scenario;
        const KitPages kit(sample);
        const auto words = wordsOn(kit.pages);
        for (const auto& part : scenario.parts) {
            if (const auto* value = part.attributes.find("failure")) {
                EXPECT_GT(countOf(words, *value), 0) << *value;
                seen.insert("failure");
            }
            if (part.kind.text == "initiative-drop") {
                EXPECT_GT(countOf(words, *part.attributes.find("losses")), 0);
                seen.insert("losses");
            }
        }
        for (const auto& [file, forces] : sample.document.forces)
            for (const auto& formation : forces->formations)
                if (formation.attributes.has("letter")) {
                    EXPECT_GE(countOf(words, formation.name.en), 1) << "a card";
                    seen.insert("cards");
                }
    }
    EXPECT_EQ(seen, (std::set<std::string>{"cards", "failure", "losses"}));
}

TEST(KitSheets, PlayersDoNotLearnWhatTheOtherSideHas) {
    for (const auto& sample : support::allSamples()) {
        if (!sample.document.scenario) continue;
        const KitPages kit(sample);
        const std::vector<std::string> layers{"charts", "tracks", "boxes"};
        auto furniture = kit.furniture;
        furniture.layout =
            pagesWith(kit.layout, std::vector<std::string>{"reinforcements", "status", "cards", "orders"});
        EXPECT_TRUE(furniturePages(kit.scene, layers, furniture).empty()) << sample.path;
    }
}

}  // namespace
