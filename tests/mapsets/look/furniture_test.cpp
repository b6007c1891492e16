// Furniture stands outside the playing area and inside the sheet, and says what the rules say.
#include "mapsets/look/furniture/furniture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "formats/picture/text_shape.h"
#include "mapsets/look/sheet/draw_map.h"
#include "tests/mapsets/look/furnished.h"

using namespace cota;
using namespace cota::look;

namespace {

using furnished::changeScenario;
using furnished::Furnished;
using furnished::says;
using furnished::textsOf;

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
