// A board laid upside down looks as it does upright, turned: by pixels, for real games. Lettering, houses,
// hill shading and the lit side of trees stay upright.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <utility>

#include "mapsets/look/layers/heights_in_lines.h"
#include "mapsets/look/sheet/draw_map.h"
#include "tests/mapsets/look/real_sheet.h"
#include "tests/support/big_scenario.h"
#include "tests/support/real_game.h"
#include "tests/support/samples.h"

using namespace cota;
using namespace cota::look;
using cota::look::test::looksLike;
using cota::look::test::RealSheet;

namespace {

model::Document upsideDown(const model::Board& board) {
    support::ScenarioMaker maker;
    maker.add(board, 0, 0, true);
    return maker.document();
}

model::Document upright(const model::Board& board) {
    support::ScenarioMaker maker;
    maker.add(board, 0, 0);
    return maker.document();
}

/// The places of trees and bushes, in hundredths of a millimetre.
std::set<std::pair<long, long>> treesIn(const std::vector<picture::Mark>& marks,
                                        const std::function<Point(Point)>& place) {
    std::set<std::pair<long, long>> trees;
    for (const auto& mark : marks) {
        if (const auto* group = std::get_if<picture::Group>(&mark.what))
            trees.merge(treesIn(group->marks, place));
        if (const auto* strewn = std::get_if<picture::Strewn>(&mark.what))
            for (const auto at : strewn->things->places)
                trees.insert({std::lround(place(at).x * 100), std::lround(place(at).y * 100)});
    }
    return trees;
}

/// One board both ways.
class Both {
  public:
    Both(const model::Board& board, const mapsets::Mapset& game)
        : board_(board), upright_(upright(board), game, {}), turned_(upsideDown(board), game, {}) {
        const auto centreOf = [&](const RealSheet& sheet, model::HexCoord hex) {
            const auto& laid = sheet.field->boards()[0];
            return sheet.scene->sheet.centre(sheet.field->cellOf(laid.toMap(hex)));
        };
        const auto one = centreOf(upright_, {0, 0}), other = centreOf(turned_, {0, 0});
        sum_ = {one.x + other.x, one.y + other.y};
    }

    /// A place on the turned sheet, on the upright one.
    Point turnedBack(Point at) const { return {sum_.x - at.x, sum_.y - at.y}; }

    /// The pixels that differ in a layer, by hex.
    std::map<model::HexCoord, int> differing(const std::string& layer) const {
        const auto one = drawMap(*upright_.scene, std::vector<std::string>{layer}),
                   other = drawMap(*turned_.scene, std::vector<std::string>{layer});
        auto view = picture::wholeSheet(one, RealSheet::dotsPerInch);
        const auto pixels = picture::raster(one, view);
        const auto window = view.window();
        view.corner = turnedBack({window.right, window.bottom});
        const auto others = picture::raster(other, view);
        std::map<model::HexCoord, int> differing;
        for (int row = 0; row < pixels.rows; ++row)
            for (int column = 0; column < pixels.columns; ++column) {
                constexpr int most = 24;  // of 255
                const auto back = others.at(pixels.columns - 1 - column, pixels.rows - 1 - row);
                if (looksLike(pixels.at(column, row), back, most)) continue;
                const auto cell = upright_.scene->sheet.cellAt(upright_.pointOf(column, row));
                if (cell != mapsets::noCell) ++differing[upright_.field->hexAt(cell)];
            }
        return differing;
    }

    void expectSame(const std::string& layer, const std::set<model::HexCoord>& others = {}) const {
        constexpr int few = 20;  // a dashed line may begin at its other end; hedges have shadows
        for (const auto& [hex, count] : differing(layer))
            EXPECT_TRUE(count <= few || others.contains(hex))
                << layer << " " << count << " in " << board_.grid.label(hex) << " of " << board_.id;
    }

    /// The hexes of grounds with upright symbols, and those near heights in contours.
    std::set<model::HexCoord> lettered() const {
        std::set<model::HexCoord> hexes;
        const auto addAround = [&](model::HexCoord hex) {
            hexes.insert(hex);
            for (const auto side : model::allDirections) hexes.insert(model::neighbour(hex, side));
        };
        for (const auto cell : upright_.field->hexes()) {
            for (const auto index : upright_.field->terrainsIn(cell)) {
                const auto& terrain = upright_.scene->catalogue().terrains[index];
                if (upright_.looks.symbol("terrain", terrain.id.text).drawing() == "tufts")
                    addAround(upright_.field->hexAt(cell));
            }
        }
        if (!upright_.field->relief()) return hexes;
        for (const auto* sheet : {&upright_, &turned_})
            for (const auto& line : heightsInLines(*sheet->scene))
                for (const auto& height : line) {
                    const Point at = sheet == &upright_ ? height.text.at : turnedBack(height.text.at);
                    if (const auto cell = upright_.scene->sheet.cellAnywhere(at); cell != mapsets::noCell)
                        addAround(upright_.field->hexAt(cell));
                }
        return hexes;
    }

    /// The hexes with trees, all of which stand in the same places.
    std::set<model::HexCoord> expectSameTrees() const {
        const auto treesOf = [&](const RealSheet& sheet, const std::function<Point(Point)>& place) {
            const auto map = drawMap(*sheet.scene, std::vector<std::string>{"ground"});
            return map.layers.empty() ? std::set<std::pair<long, long>>{}
                                      : treesIn(map.layers[0].marks, place);
        };
        const auto trees = treesOf(upright_, [](Point at) { return at; });
        const auto back = treesOf(turned_, [&](Point at) { return turnedBack(at); });
        std::set<model::HexCoord> hexes;
        int missing = 0;
        for (const auto& [x, y] : trees) {
            bool isThere = false;
            for (const long right : {-1L, 0L, 1L})
                for (const long down : {-1L, 0L, 1L}) isThere |= back.contains({x + right, y + down});
            missing += isThere ? 0 : 1;
            const Point at{static_cast<double>(x) / 100, static_cast<double>(y) / 100};
            if (const auto cell = upright_.scene->sheet.cellAnywhere(at); cell != mapsets::noCell) {
                const auto hex = upright_.field->hexAt(cell);
                hexes.insert(hex);
                for (const auto side : model::allDirections) hexes.insert(model::neighbour(hex, side));
            }
        }
        // Beyond the edge of the map outlines are straight: there a few lie between two chances.
        EXPECT_LE(missing * 300, static_cast<int>(trees.size()))
            << missing << " of " << trees.size() << " trees of " << board_.id;
        return hexes;
    }

  private:
    const model::Board& board_;
    RealSheet upright_, turned_;
    Point sum_{};  // of the places of a hex on both sheets
};

void expectSame(const model::Board& board, const mapsets::Mapset& game) {
    const Both both(board, game);
    for (const char* layer :
         {"base", "tints", "contours", "lakes", "water", "hexsides", "roads", "bridges", "grid"})
        both.expectSame(layer, both.lettered());
    auto others = both.expectSameTrees();
    others.merge(both.lettered());
    both.expectSame("ground", others);
}

TEST(TurnedBoards, LookAsTheyDoUpright) {
    expectSame(support::bigBoard(16, 14), support::realGame("panzer-grenadier"));
}

TEST(TurnedBoards, OfTheSamplesLookAsTheyDoUpright) {
    for (const auto& sample : support::allSamples())
        for (const auto& [name, board] : sample.document.boards) expectSame(*board, sample.game);
}

}  // namespace
