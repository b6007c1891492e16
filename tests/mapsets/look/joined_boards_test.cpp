// A board joined to others looks as it does alone: by pixels, for real games.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "mapsets/look/layers/heights_in_lines.h"
#include "tests/mapsets/look/real_sheet.h"
#include "tests/support/big_scenario.h"
#include "tests/support/real_game.h"
#include "tests/support/samples.h"

using namespace cota;
using namespace cota::look;
using cota::look::test::looksLike;
using cota::look::test::RealSheet;

namespace {

/// Two boards around the own one, to its left and above it, and its picture among them.
model::Document joined(const model::Board& own) {
    auto other = own;
    const int columns = own.grid.columns / 2 * 2, rows = own.grid.rows / 2 * 2;
    support::ScenarioMaker maker;
    other.id = "left";
    maker.add(other, 0, rows);
    other.id = "above";
    maker.add(other, columns, 0);
    maker.add(own, columns, rows);
    return maker.document();
}

constexpr int far = 4;  // hexes: how far a seam is seen

/// The hexes whose ground the joined boards raise, and those around them: drawn contours that go on across a
/// seam raise the ground far from it.
std::set<model::HexCoord> aroundRaised(const RealSheet& alone, const RealSheet& among,
                                       const mapsets::LaidBoard& laid) {
    std::set<model::HexCoord> raised;
    for (const auto cell : alone.field->hexes()) {
        const auto hex = alone.field->hexAt(cell);
        if (alone.play.heights().ground(cell) ==
            among.play.heights().ground(among.field->cellOf(laid.toMap(hex))))
            continue;
        for (const auto other : alone.field->hexes())
            if (const auto at = alone.field->hexAt(other); model::distance(hex, at) < far) raised.insert(at);
    }
    return raised;
}

/// The hexes in which the line of a contour has its height. A line that goes on across a seam is another
/// line, with heights at other places.
void addHexesWithHeights(const RealSheet& sheet, const std::function<model::HexCoord(model::HexCoord)>& own,
                         std::set<model::HexCoord>& hexes) {
    if (!sheet.field->relief()) return;
    for (const auto& line : heightsInLines(*sheet.scene))
        for (const auto& height : line)
            if (const auto cell = sheet.scene->sheet.cellAnywhere(height.text.at); cell != mapsets::noCell) {
                const auto hex = own(sheet.field->hexAt(cell));
                hexes.insert(hex);
                for (const auto side : model::allDirections) hexes.insert(model::neighbour(hex, side));
            }
}

/// The pixels that differ, by hex, but those near a seam, and at the edge of the map, which cuts contours in
/// other places if it is longer.
std::map<model::HexCoord, int> differing(const model::Board& board, const mapsets::Mapset& game,
                                         int& compared) {
    const RealSheet among(joined(board), game, {});
    const auto& laid = among.field->boards()[2];
    const auto corner = among.scene->sheet.centre(among.field->cellOf(laid.toMap(model::HexCoord{0, 0})));
    model::Document single;
    single.boards.emplace("board.xml", board);
    const RealSheet unmoved(single, game, {});
    const auto first = unmoved.scene->sheet.centre(unmoved.field->cellOf({0, 0}));
    const RealSheet alone(single, game,
                          {.left = corner.x - first.x, .top = corner.y - first.y, .right = 0, .bottom = 0});
    auto others = aroundRaised(alone, among, laid);
    addHexesWithHeights(
        alone, [](model::HexCoord hex) { return hex; }, others);
    addHexesWithHeights(
        among, [&](model::HexCoord hex) { return laid.toBoard(hex); }, others);
    const auto one = alone.pixels(), other = among.pixels();
    std::map<model::HexCoord, int> pixels;
    for (int row = 0; row < std::min(one.rows, other.rows); ++row)
        for (int column = 0; column < std::min(one.columns, other.columns); ++column) {
            const auto cell = alone.scene->sheet.cellAt(alone.pointOf(column, row));
            if (cell == mapsets::noCell) continue;
            const auto hex = alone.field->hexAt(cell);
            const auto at = board.grid.offsetOf(hex);
            if (at.column < far || at.row < far || others.contains(hex)) continue;
            if (alone.field->relief() && board.grid.isEdge(hex)) continue;
            ++compared;
            constexpr int most = 12;  // of 255: long outlines are rounded otherwise in the last bits
            pixels[hex] += !looksLike(one.at(column, row), other.at(column, row), most);
        }
    std::erase_if(pixels, [](const auto& at) { return at.second == 0; });
    return pixels;
}

void expectSame(const model::Board& board, const mapsets::Mapset& game) {
    int compared = 0;
    const auto pixels = differing(board, game, compared);
    EXPECT_GT(compared, 50000);
    for (const auto& [hex, count] : pixels)
        EXPECT_LE(count, 3) << board.grid.label(hex) << " of " << board.id;
}

TEST(JoinedBoards, LookAsTheyDoAlone) {
    expectSame(support::bigBoard(16, 14), support::realGame("panzer-grenadier"));
}

TEST(JoinedBoards, OfTheSamplesLookAsTheyDoAlone) {
    for (const auto& sample : support::allSamples())
        for (const auto& [name, board] : sample.document.boards) expectSame(*board, sample.game);
}

}  // namespace
