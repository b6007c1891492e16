// Furniture stands outside the playing area and inside the sheet, and says what the rules say.
#include "mapsets/look/furniture/furniture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "formats/model/finding/capital.h"
#include "formats/picture/text_shape.h"
#include "mapsets/field/battlefield_builder.h"
#include "mapsets/loading/layout_reader.h"
#include "mapsets/loading/look_reader.h"
#include "mapsets/look/furniture/page.h"
#include "mapsets/look/sheet/draw_map.h"
#include "mapsets/movement/terrain_effects.h"
#include "mapsets/play/play.h"
#include "tests/support/samples.h"

using namespace cota;
using namespace cota::look;

namespace {

/// A sample with its furniture; it must not move.
struct Furnished {
    explicit Furnished(const support::Sample& of, model::Language in = model::Language::english,
                       double hex = 20, std::vector<std::string> shown = {})
        : sample(of),
          look(*mapsets::readLook(sample.game).value),
          furniture(mapsets::furnitureOf(*mapsets::readLayout(sample.game).value, sample.document)),
          field(*mapsets::buildBattlefield(sample.document, sample.game).value),
          play(field),
          layers(std::move(shown)),
          scene(field, play.heights(), sample.document, look,
                sheetFor(field, sample.document, look, {hex, false, layers, in, &furniture}), in) {}
    Furnished(const Furnished&) = delete;

    std::vector<picture::Picture> pages() const { return furniturePages(scene, layers, furniture); }

    support::Sample sample;
    Symbology look;
    Furniture furniture;
    mapsets::Battlefield field;
    mapsets::Play play;
    std::vector<std::string> layers;
    Scene scene;
};

template <class Change>
void changeScenario(support::Sample& sample, Change change) {
    sample.document.scenario = sample.document.scenario->with(change);
}

std::vector<picture::Text> textsOf(const std::vector<picture::Mark>& marks) {
    std::vector<picture::Text> texts;
    for (const auto& mark : marks) {
        if (const auto* text = std::get_if<picture::Text>(&mark.what)) texts.push_back(*text);
        if (const auto* group = std::get_if<picture::Group>(&mark.what))
            for (auto& text : textsOf(group->marks)) texts.push_back(std::move(text));
    }
    return texts;
}
std::vector<picture::Text> textsOf(const picture::Picture& page, const std::string& layer) {
    for (const auto& one : page.layers)
        if (one.name == layer) return textsOf(one.marks);
    return {};
}
bool says(const std::vector<picture::Text>& texts, const std::string& words) {
    return std::ranges::any_of(texts,
                               [&](const auto& text) { return text.words.find(words) != std::string::npos; });
}

/// The box of a mark; of a text with the size that it really has.
picture::Box boxOf(const picture::Mark& mark) {
    const auto* text = std::get_if<picture::Text>(&mark.what);
    if (text == nullptr) return mark.box();
    const auto size = picture::sizeOf(text->words, text->font);
    const double share = text->across == picture::Across::left     ? 0
                         : text->across == picture::Across::middle ? 0.5
                                                                   : 1;
    const double up = text->down == picture::Down::middle ? size.height / 2 : size.ascent;
    if (text->turn != 0)
        return picture::Box{text->at.x, text->at.y, text->at.x, text->at.y}.grown(size.height / 2);
    const double left = text->at.x - size.width * share;
    return {left, text->at.y - up, left + size.width, text->at.y - up + size.height};
}

TEST(Furniture, StandsOutsideTheMapAndFarEnoughFromTheTrim) {
    constexpr double fromTrim = 5;
    for (const auto& sample : support::allSamples())
        for (const auto language : {model::Language::english, model::Language::spanish})
            for (const double hex : {8.0, 20.0, 45.0}) {
                const Furnished map(sample, language, hex);
                SCOPED_TRACE(sample.path.string() + " " + std::to_string(hex));
                const auto size = map.scene.sheet.size();
                const picture::Box room{fromTrim, fromTrim, size.width - fromTrim, size.height - fromTrim};
                const auto field = map.scene.sheet.fieldBox().grown(-0.5);
                const auto layers = furnitureAround(map.scene, {}, map.furniture);
                EXPECT_GE(layers.size(), 4u);
                for (const auto& layer : layers)
                    for (const auto& mark : layer.marks) {
                        const auto box = boxOf(mark);
                        EXPECT_FALSE(box.meets(field)) << layer.name;
                        EXPECT_TRUE(room.holds({box.left, box.top}) && room.holds({box.right, box.bottom}))
                            << layer.name << " " << box.left << " " << box.top << " " << box.right << " "
                            << box.bottom;
                    }
                for (const auto& page : map.pages())
                    for (const auto& layer : page.layers)
                        for (const auto& mark : layer.marks) {
                            const auto box = boxOf(mark);
                            EXPECT_GE(box.left, fromTrim) << layer.name;
                            EXPECT_LE(box.right, page.size.width - fromTrim) << layer.name;
                            EXPECT_LE(box.bottom, page.size.height - fromTrim) << layer.name;
                        }
            }
}

TEST(Furniture, IsTheSameTwiceAndInBothLanguages) {
    for (const auto& sample : support::allSamples()) {
        EXPECT_EQ(Furnished(sample).pages(), Furnished(sample).pages());
        const auto english = Furnished(sample).pages(),
                   spanish = Furnished(sample, model::Language::spanish).pages();
        EXPECT_TRUE(says(textsOf(english.front(), "charts"), "Efectos del terreno"));
        EXPECT_TRUE(says(textsOf(spanish.front(), "charts"), "Terrain effects"));
        EXPECT_NE(english, spanish);
    }
}

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
TEST(Furniture, TheTerrainChartSaysWhatTheCatalogueSays) {
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

TEST(Furniture, TheTerrainChartHasTheCostsOfTheScenario) {
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

TEST(Furniture, TheTerrainChartHasTheCostsOfCrossingsInTheScenario) {
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
TEST(Furniture, TheTerrainChartLeavesOutGroundThatIsNotPaid) {
    bool hasSeen = false;
    for (const auto& sample : support::allSamples()) {
        if (sample.game.id.text != "marea-de-acero") continue;
        hasSeen = true;
        for (const auto& row : mapsets::terrainEffectsOf(sample.game, nullptr).rows)
            EXPECT_NE(row.id, "hill");
    }
    EXPECT_TRUE(hasSeen);
}

/// A list of pages names what each of them shows.
TEST(Furniture, PagesHaveTheNamesOfTheirHeadings) {
    for (const auto& sample : support::allSamples()) {
        Furnished chart(sample);
        std::vector<std::string> names;
        const auto pages = furniturePages(chart.scene, chart.layers, chart.furniture, &names);
        ASSERT_EQ(names.size(), pages.size()) << sample.path;
        EXPECT_EQ(names.front(), "Terrain effects") << sample.path;
        EXPECT_TRUE(names.back().find(", Holding boxes") != std::string::npos) << names.back();
    }
}

/// A printed chart has a "?" only where somebody still has to enter a value.
TEST(Furniture, TheTerrainChartHasADashWhereTheRulesPrintNothing) {
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

TEST(Furniture, AGameMarksItsOwnValuesAndNamesItsSources) {
    for (const auto& sample : support::allSamples()) {
        const auto chart = mapsets::terrainEffectsOf(sample.game, nullptr);
        EXPECT_EQ(chart.hasOwn, sample.game.layers.size() > 1) << sample.path;
        for (const auto& row : chart.rows) EXPECT_FALSE(row.sources.empty()) << row.id;
    }
}

TEST(Furniture, PlayersDoNotLearnWhatTheOtherSideAwaits) {
    std::vector<std::string> players;
    for (const auto& layer : layerNames())
        if (!layer.isForUmpire) players.emplace_back(layer.name);
    for (const auto& sample : support::allSamples()) {
        const auto* scenario = sample.document.scenario ? &**sample.document.scenario : nullptr;
        if (scenario == nullptr || scenario->turns.count == 0) continue;
        auto other = sample;  // without anything that arrives
        changeScenario(other, [](model::Scenario& one) {
            std::erase_if(one.groups,
                          [](const auto& group) { return group.kind != model::Group::Kind::setup; });
        });
        const Furnished map(sample, model::Language::english, 20, players),
            without(other, model::Language::english, 20, players);
        EXPECT_EQ(map.pages().back().layers, without.pages().back().layers) << sample.path;
        EXPECT_NE(Furnished(sample).pages().back().layers, Furnished(other).pages().back().layers);
    }
}

TEST(Furniture, TheTrackHasABoxForEachTurn) {
    for (const auto& sample : support::allSamples()) {
        const auto* scenario = sample.document.scenario ? &**sample.document.scenario : nullptr;
        if (scenario == nullptr) continue;
        const auto texts = textsOf(Furnished(sample).pages().back(), "tracks");
        for (int turn = 1; turn <= scenario->turns.count; ++turn)
            EXPECT_TRUE(std::ranges::any_of(
                texts,
                [&](const auto& text) { return text.words == std::to_string(turn) && text.font.bold; }))
                << sample.path << " " << turn;
        EXPECT_TRUE(scenario->turns.start.empty() || says(texts, scenario->turns.start));
    }
}

/// The compass is as large beside the map as its letters are.
TEST(Furniture, TheCompassGrowsWithTheSheet) {
    const auto sample = support::allSamples().front();
    const auto compass = [&](double hex) {
        const Furnished map(sample, model::Language::english, hex);
        double high = 0, points = 0;
        for (const auto& layer : furnitureAround(map.scene, {}, map.furniture)) {
            picture::Box box;
            for (const auto& mark : layer.marks) box.add(boxOf(mark));
            if (layer.name == "compass") high = box.height();
            if (layer.name == "legend") points = textsOf(layer.marks).front().font.points;
        }
        return std::pair{high, points};
    };
    const auto small = compass(8), large = compass(40);
    EXPECT_GT(small.first, 13);
    EXPECT_GT(large.second, 1.5 * small.second) << "the sheet is larger than A3";
    EXPECT_NEAR(large.first / small.first, large.second / small.second, 0.05);
}

TEST(Furniture, CreditsTellTwoDocumentsApart) {
    const auto sample = support::allSamples().front();
    auto other = sample;
    changeScenario(other, [](model::Scenario& one) { one.notes.en += " A word more."; });
    const auto credits = [](const support::Sample& of) {
        const Furnished map(of);
        for (const auto& layer : furnitureAround(map.scene, {}, map.furniture))
            if (layer.name == "credits") return textsOf(layer.marks);
        return std::vector<picture::Text>();
    };
    EXPECT_TRUE(says(credits(sample), "first 16 digits")) << "the whole hash has 64";
    EXPECT_NE(credits(sample), credits(other));
    for (const auto& text : credits(sample)) EXPECT_LE(text.font.points, 8);
}

/// No seam cuts a line of the title.
void expectWholeTitle(const std::vector<picture::Layer>& layers, const picture::Sheets& tiles) {
    for (const auto& layer : layers)
        for (const auto& text : layer.name == "title" ? textsOf(layer.marks) : std::vector<picture::Text>())
            for (std::size_t i = 1; i < tiles.lefts.size(); ++i) {
                const auto box = boxOf({.what = text});
                EXPECT_TRUE(box.right <= tiles.lefts[i] ||
                            box.left >= tiles.lefts[i] + picture::Press::overlap)
                    << text.words << " is cut";
            }
}

/// On pages that are glued together, what is below the map costs no row or column, and no seam cuts it.
TEST(Furniture, BelowTheMapTakesNoPagesOfItsOwnRow) {
    std::size_t stayed = 0, moved = 0;
    for (const auto& sample : support::allSamples())
        for (const double hex : {11.0, 14.0, 17.0, 20.0}) {
            SCOPED_TRACE(sample.path.string() + " " + std::to_string(hex));
            Furnished made(sample, model::Language::english, hex);
            const picture::Press press{.paper = picture::paperSize("a4"), .isTiled = true};
            const auto sheetWith = [&](const Furniture& furniture) {
                return sheetFor(made.field, sample.document, made.look,
                                {hex, false, {}, model::Language::english, &furniture});
            };
            auto none = made.furniture;
            none.mostEdge = 2;
            std::erase_if(none.layout.sheet, [](const auto& piece) {
                return piece.side == SheetSide::below && piece.what != "letters";
            });
            const auto least = picture::sheetsFor(blankMap(made.scene, sheetWith(none), {}), press);
            const auto tiled = furnitureForTiles(made.scene, {}, made.furniture, press);
            const auto sheet = sheetWith(tiled);
            const auto tiles = picture::sheetsFor(blankMap(made.scene, sheet, {}), press);
            EXPECT_EQ(tiles.count(), least.count());
            const Scene scene(made.field, made.play.heights(), sample.document, made.look, sheet,
                              model::Language::english);
            const bool isOnPage = tiled.layout.pages.size() > made.furniture.layout.pages.size();
            ++(isOnPage ? moved : stayed);
            std::size_t legends = 0;
            for (const auto& layer : furnitureAround(scene, {}, tiled)) {
                if (layer.name != "legend" && layer.name != "credits" && layer.name != "compass") continue;
                ++legends;
                picture::Box box;
                for (const auto& mark : layer.marks) {
                    const auto* text = std::get_if<picture::Text>(&mark.what);  // whose box is an estimate
                    if (text == nullptr) {
                        box.add(mark.box());
                    } else if (text->across == picture::Across::left) {
                        const auto size = sizeOf(text->words, text->font);
                        box.add(Point{text->at.x, text->at.y - size.height});
                        box.add(Point{text->at.x + size.width, text->at.y});
                    }
                }
                EXPECT_LE(box.right, picture::Sheets::endOf(tiles.lefts, 0, sheet.size().width))
                    << layer.name;
                EXPECT_GE(box.top, tiles.rows() == 1
                                       ? 0
                                       : picture::Sheets::endOf(
                                             tiles.tops, static_cast<std::size_t>(tiles.rows() - 2), 0))
                    << layer.name;
            }
            EXPECT_EQ(legends == 0, isOnPage);
            expectWholeTitle(furnitureAround(scene, {}, tiled), tiles);
            const auto pages = furniturePages(scene, {}, tiled);
            ASSERT_FALSE(pages.empty());
            const bool hasLegend = std::ranges::any_of(
                pages.front().layers, [](const auto& layer) { return layer.name == "legend"; });
            EXPECT_EQ(hasLegend, isOnPage);
        }
    EXPECT_GT(stayed, 0u);
    EXPECT_GT(moved, 0u);
}

TEST(Furniture, WithoutItAPictureIsAsBefore) {
    const auto sample = support::allSamples().front();
    const Furnished map(sample);
    const Scene plain(map.field, map.play.heights(), map.sample.document, map.look,
                      sheetFor(map.field, map.sample.document, map.look, {20, false}),
                      model::Language::english);
    std::set<std::string> names;
    for (const auto& layer : drawMap(plain).layers) names.insert(layer.name);
    for (const auto* name : {"credits", "compass", "letters", "charts", "tracks", "boxes"})
        EXPECT_FALSE(names.contains(name)) << name;
    EXPECT_TRUE(names.contains("legend"));
}

}  // namespace
