// What an edit changes stays near it, and where light falls: by pixels and by the light of the map.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "formats/picture/raster.h"
#include "mapsets/look/relief/slope_light.h"
#include "mapsets/look/scene/groundwork.h"
#include "mapsets/look/scene/patch.h"
#include "mapsets/look/sheet/draw_map.h"
#include "tests/mapsets/look/look_fixture.h"
#include "tests/mapsets/look/real_sheet.h"
#include "tests/support/big_scenario.h"

using namespace cota;
using namespace cota::look;
using cota::look::test::Edit;
using cota::look::test::reachOf;
using cota::look::test::RealSheet;

namespace {

Edit toTerrain(model::HexCoord hex, const char* terrain) {
    return [=](model::Board& board) {
        board.terrain = board.terrain.with([&](model::CodedLayer<model::TerrainMix>& layer) {
            layer.set(board.grid.index(hex),
                      model::TerrainMix{{model::TerrainShare{model::TerrainId(terrain), {}}}});
        });
    };
}
Edit toLevel(model::HexCoord hex, int level) {
    return [=](model::Board& board) {
        board.level = board.level.with([&](model::Layer<std::int16_t>& layer) {
            layer[board.grid.index(hex)] = static_cast<std::int16_t>(level);
        });
    };
}

TEST(LocalEdits, ChangeNothingFartherThanThreeHexes) {
    const auto board = support::bigBoard(13, 12);
    constexpr int most = 3;
    int edits = 0;
    for (const auto& [column, row] : {std::pair{5, 5}, {7, 6}, {3, 7}, {10, 4}}) {
        const auto hex = board.grid.hexAt({column, row});
        const auto next = model::neighbour(hex, model::Direction::n);
        std::vector<std::pair<std::string, Edit>> all;
        for (const char* terrain : {"woods", "town", "field", "swamp", "clear"})
            all.emplace_back(terrain, toTerrain(hex, terrain));
        for (const int level : {-1, 0, 1, 3, 6})
            all.emplace_back("level " + std::to_string(level), toLevel(hex, level));
        for (const char* feature : {"church", "station", "works", "bridge", "entrenchment"})
            all.emplace_back(feature, [=](model::Board& made) {
                made.features.push_back({model::FeatureId(feature), hex, {}, {}});
            });
        for (const char* kind : {"road", "trail", "railway"})
            all.emplace_back(kind, [=](model::Board& made) {
                model::Path path;
                path.id = model::PathId("new");
                path.kind = model::PathKindId(kind);
                path.hexes = {hex, next};
                made.paths.push_back(path);
            });
        all.emplace_back("name", [=](model::Board& made) {
            model::MapName name;
            name.text = {"Ay", ""};
            name.at = model::latticeCentre(made.grid.orientation, hex);
            made.names.push_back(name);
        });
        for (const auto& [words, edit] : all) {
            const auto reach = reachOf(board, "panzer-grenadier", {hex}, edit);
            EXPECT_LE(reach.value_or(0), most) << words << " in " << column << ", " << row;
            edits += reach.has_value();
        }
    }
    EXPECT_GT(edits, 50);
}

/// Ground that has no lower ground beside it is neither shaded nor lit in its middle, whatever rises there.
TEST(Shading, NeverReachesTheMiddleOfTheFootOfASlope) {
    int slopes = 0;
    for (unsigned seed = 1; seed <= 6; ++seed) {
        auto board = support::bigBoard(12, 12);
        for (const auto hex : board.grid.hexes()) {
            const auto at = board.grid.offsetOf(hex);
            // A lone hill, higher with each seed, on a plain with steps of one level.
            const int away = model::distance(hex, board.grid.hexAt({5, 5}));
            toLevel(hex, std::max(0, static_cast<int>(seed) - away * 2) + (at.column > 8 ? 1 : 0))(board);
        }
        const RealSheet sheet(board);
        const auto light = slopeLight(*sheet.scene);
        ASSERT_FALSE(light.isEmpty());
        for (const Cell cell : sheet.field->hexes()) {
            const int level = sheet.field->level(cell);
            bool isFoot = true;
            for (const auto side : model::allDirections)
                if (const Cell other = sheet.field->neighbour(cell, side);
                    other != mapsets::noCell && sheet.field->isOnMap(other))
                    isFoot = isFoot && sheet.field->level(other) >= level;
            const auto centre = sheet.scene->sheet.centre(cell);
            const int column =
                          static_cast<int>((centre.x - light.at.left) / light.at.width() * light.columns),
                      row = static_cast<int>((centre.y - light.at.top) / light.at.height() * light.rows);
            const auto place = static_cast<std::size_t>(row * light.columns + column);
            if (isFoot)
                EXPECT_LE(light.shade[place] + light.glow[place], 2)
                    << sheet.field->label(cell) << " " << seed;
            else
                slopes += light.shade[place] + light.glow[place] > 5;
        }
    }
    EXPECT_GT(slopes, 20);
}

/// Lakes and rivers in hills have the same pixels with and without shading.
TEST(Shading, IsNeverOnWater) {
    support::BoardMaker maker("L", 8, 8);
    for (const auto hex : maker.board.grid.hexes()) {
        const auto at = maker.board.grid.offsetOf(hex);
        toLevel(hex, std::min(3, std::abs(at.column - 4)))(maker.board);
    }
    for (const char* hex : {"0404", "0405", "0505"}) maker.terrain(hex, "woods");
    maker.path("s", "stream", {"0802", "0702", "0603", "0503"});
    look::test::Stage stage(maker.board);
    stage.draw("terrain", "woods", "waters");
    stage.draw("path", "stream", "flow");
    stage.draw("relief", "", "steps");
    const auto patches = patchesOf(*stage.scene, {"waters"});
    ASSERT_EQ(patches.size(), 1u);
    const auto outline = picture::flattened(patches[0].outline, 8).front().points;
    const auto with = drawMap(*stage.scene, {"base", "tints", "shading", "lakes", "water"}),
               without = drawMap(*stage.scene, {"base", "tints", "lakes", "water"});
    const auto view = picture::wholeSheet(with, 60);
    const auto lit = picture::raster(with, view), plain = picture::raster(without, view);
    const auto& rivers = stage.scene->groundwork->waters(*stage.scene).lines;
    int lake = 0, river = 0, shaded = 0;
    for (int row = 0; row < lit.rows; ++row)
        for (int column = 0; column < lit.columns; ++column) {
            const Point at{(column + 0.5) / view.perMillimetre, (row + 0.5) / view.perMillimetre};
            const bool isSame = lit.at(column, row) == plain.at(column, row);
            shaded += !isSame;
            double toShore = 1e9, toRiver = 1e9, toEnd = 1e9;  // springs are narrow
            for (std::size_t i = 1; i < outline.size(); ++i)
                toShore = std::min(toShore, look::test::distance(at, outline[i - 1], outline[i]));
            for (const auto& line : rivers)
                for (const auto& run : line.flat) {
                    for (const Point end : {run.points.front(), run.points.back()})
                        toEnd = std::min(toEnd, std::hypot(at.x - end.x, at.y - end.y));
                    for (std::size_t i = 1; i < run.points.size(); ++i)
                        toRiver =
                            std::min(toRiver, look::test::distance(at, run.points[i - 1], run.points[i]));
                }
            if (look::test::holds(patches[0].outline, at) && toShore > 0.5) {
                EXPECT_TRUE(isSame) << "lake " << at.x << " " << at.y;
                ++lake;
            } else if (toRiver < 0.15 && toEnd > 4) {
                EXPECT_TRUE(isSame) << "river " << at.x << " " << at.y;
                ++river;
            }
        }
    EXPECT_GT(lake, 1000);
    EXPECT_GT(river, 10);
    EXPECT_GT(shaded, 1000);
}

}  // namespace
