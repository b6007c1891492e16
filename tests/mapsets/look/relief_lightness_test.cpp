// Shade and light on slopes never make a level look like another one, and no ground is so dark that texts and
// counters on it are hard to read: by the lightness of pixels.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "mapsets/field/battlefield_builder.h"
#include "mapsets/loading/look_reader.h"
#include "mapsets/look/furniture/page.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/sheet/draw_map.h"
#include "mapsets/look/symbols/height_tints.h"
#include "mapsets/look/symbols/tone.h"
#include "tests/mapsets/look/real_sheet.h"
#include "tests/support/colour_contrast.h"
#include "tests/support/real_game.h"
#include "tests/support/samples.h"

using namespace cota;
using namespace cota::look;
using cota::look::test::RealSheet;
using cota::look::test::styleFiles;

namespace {

constexpr double dotsPerInch = 50;

picture::Colour colourOf(std::uint32_t argb) {
    return {static_cast<std::uint8_t>(argb >> 16), static_cast<std::uint8_t>(argb >> 8),
            static_cast<std::uint8_t>(argb), 255};
}

picture::Pixels groundOf(const Scene& scene, bool isShaded) {
    std::vector<std::string> layers{"base", "tints"};
    if (isShaded) layers.emplace_back("shading");
    const auto map = drawMap(scene, layers);
    return picture::raster(map, picture::wholeSheet(map, dotsPerInch));
}

/// Two hills with all slopes: long ones, terraces, cliffs, lone hexes, hollows.
model::Board hillsFor(const std::string& game) {
    model::Grid grid;
    grid.columns = 22;
    grid.rows = 16;
    const auto ground = support::realGame(game).catalogue.terrains.front().id.text;
    auto board = model::blankBoard("A", model::MapsetId(game), grid, model::TerrainId(ground));
    board.level = board.level.with([&](model::Layer<std::int16_t>& levels) {
        for (const auto hex : grid.hexes()) {
            const auto at = grid.offsetOf(hex);
            const int hill = 5 - model::distance(hex, grid.hexAt({5, 7})),
                      broad = (9 - model::distance(hex, grid.hexAt({15, 8}))) / 2;
            int level = std::max({0, hill, broad});
            if ((at.column * 7 + at.row * 5) % 23 == 0) level = std::max(0, level - 1);
            if ((at.column * 5 + at.row * 3) % 29 == 0) level = std::min(level + 1, 5);
            levels[grid.index(hex)] = static_cast<std::int16_t>(level);
        }
    });
    return board;
}

struct Range {
    double least = 1e9, most = -1e9;
    int count = 0;
};

/// The highest level of the hills that has a tint of its own.
int highestOf(const RealSheet& sheet) {
    return std::min(5, HeightTints(sheet.looks, groundColour(*sheet.scene)).highest());
}

/// The lightness of the ground of each level, without the pixels between two levels.
std::map<int, Range> lightnessOf(const RealSheet& sheet) {
    const auto plain = groundOf(*sheet.scene, false), lit = groundOf(*sheet.scene, true);
    const HeightTints tints(sheet.looks, groundColour(*sheet.scene));
    const Tone tone(sheet.looks);
    std::map<std::uint32_t, int> levels;
    for (int level = 0; level <= highestOf(sheet); ++level) {
        const auto tint = tone.of(tints.ofLevel(level), true);
        levels[tint.red << 16 | tint.green << 8 | tint.blue] = level;
    }
    std::map<int, Range> found;
    for (std::size_t i = 0; i < plain.argb.size(); ++i) {
        const auto level = levels.find(plain.argb[i] & 0xffffffu);
        if (level == levels.end()) continue;
        const double light = support::lightness(colourOf(lit.argb[i]));
        auto& range = found[level->second];
        range = {std::min(range.least, light), std::max(range.most, light), range.count + 1};
    }
    return found;
}

TEST(ReliefLightness, ASlopeNeverLooksLikeAnotherLevel) {
    for (const std::string game : {"panzer-grenadier", "war-storm-series", "marea-de-acero"})
        for (const std::string style : {"", "colour-safe", "grey", "night"}) {
            const RealSheet sheet(hillsFor(game), game, style);
            const auto found = lightnessOf(sheet);
            const int highest = highestOf(sheet);
            ASSERT_GE(highest, 3);
            ASSERT_EQ(found.size(), static_cast<std::size_t>(highest) + 1) << game << " " << style;
            const bool isDarkStyle = found.at(1).most > found.at(0).most;
            for (int level = 0; level < highest; ++level) {
                const auto &own = found.at(level), &next = found.at(level + 1);
                ASSERT_GT(own.count, 100);
                if (isDarkStyle)
                    EXPECT_LT(own.most, next.least) << game << " " << style << " level " << level;
                else
                    EXPECT_GT(own.least, next.most) << game << " " << style << " level " << level;
            }
            if (style.empty()) {
                EXPECT_GT(found.at(1).most - found.at(1).least, 2) << "slopes are lit";
            }
        }
}

TEST(ReliefLightness, OfTintsFallsByFourOrMore) {
    for (const std::string game : {"panzer-grenadier", "war-storm-series", "marea-de-acero", "tcs"}) {
        const auto mapset = support::realGame(game);
        const auto look = *mapsets::readLook(mapset).value;
        const auto& terrains = mapset.catalogue.terrains;
        const HeightTints tints(look, look.symbol("terrain", terrains.front().id.text).colour("fill"));
        for (int level = 0; level <= tints.highest(); ++level) {
            EXPECT_GE(tints.stepAt(level), 4) << game << " from level " << level;
            EXPECT_LE(support::lightness(tints.ofLevel(level + 1)), support::lightness(tints.ofLevel(level)))
                << game << " level " << level;
        }
    }
}

/// A board of contours from `lowest` metres up, each a column of hexes farther east.
model::Board slopeFrom(int lowest) {
    model::Grid grid;
    grid.columns = 12;
    grid.rows = 6;
    auto board = model::blankBoard("A", model::MapsetId("tcs"), grid, model::TerrainId("open-ground"));
    for (int step = 0; step < 8; ++step) {
        model::Contour line;
        line.id = std::to_string(step);
        line.metres = lowest + 20 * step;
        const int x = (2 + step) * 1000;
        line.points = {{x, 0}, {x, 8000}};
        line.high = model::HighSide::left;
        board.contours.push_back(line);
    }
    return board;
}

TEST(ReliefLightness, OfHighLandFallsAsNearTheSea) {
    const RealSheet low(slopeFrom(20), "tcs"), high(slopeFrom(520), "tcs");
    EXPECT_EQ(low.scene->bottom, 0);
    EXPECT_EQ(high.scene->bottom, 25) << "a whole number of index contours";
    EXPECT_EQ(groundOf(*low.scene, false).argb, groundOf(*high.scene, false).argb);
}

/// On maps with many levels too.
TEST(ReliefLightness, LeavesTheHighestGroundOfTheSamplesPale) {
    constexpr double least = 69;
    for (const auto& sample : support::allSamples()) {
        const auto look = *mapsets::readLook(sample.game).value;
        const auto field = mapsets::buildBattlefield(sample.document, sample.game);
        ASSERT_TRUE(field.value) << sample.path;
        const mapsets::Play play(*field.value);
        const Scene scene(*field.value, play.heights(), sample.document, look,
                          sheetFor(*field.value, sample.document, look, {20, true}),
                          model::Language::english);
        double darkest = 100;
        for (const auto pixel : groundOf(scene, true).argb)
            darkest = std::min(darkest, support::lightness(colourOf(pixel)));
        EXPECT_GE(darkest, least) << sample.path;
    }
}

}  // namespace
