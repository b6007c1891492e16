// What an edit of a hexside, of a contour or of an outline changes stays near it: by pixels.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "formats/model/geometry/grid_point.h"
#include "tests/mapsets/look/real_sheet.h"
#include "tests/support/hill_board.h"

using namespace cota;
using namespace cota::look;
using namespace cota::look::test;

namespace {

constexpr int mostHexes = 3;
constexpr const char* contourGame = support::contourGame;

struct NamedEdit {
    std::string words;
    std::vector<model::HexCoord> hexes;  // that the edit touches
    Edit edit;
};

/// How many of the edits changed anything.
int countLocal(const model::Board& board, const std::string& game, const std::vector<NamedEdit>& edits) {
    int count = 0;
    for (const auto& one : edits) {
        const auto reach = reachOf(board, game, one.hexes, one.edit);
        EXPECT_LE(reach.value_or(0), mostHexes) << one.words << " at " << board.grid.label(one.hexes.front());
        count += reach.has_value();
    }
    return count;
}

Edit withSide(const char* kind, model::HexSide side) {
    return [=](model::Board& board) { board.hexsides.push_back({model::HexsideId(kind), side, {}, {}}); };
}
Edit withoutSide(model::HexSide side) {
    return [=](model::Board& board) {
        std::erase_if(board.hexsides, [&](const auto& one) { return one.side == side; });
    };
}

/// A line of hexsides above a row of hexes.
std::vector<model::HexSide> longLine(const model::Grid& grid, int row) {
    std::vector<model::HexSide> line;
    for (int column = 1; column + 1 < grid.columns; ++column) {
        const auto hex = grid.hexAt({column, row});
        line.push_back(model::HexSide::of(hex, model::Direction::n));
        const auto next = grid.hexAt({column + 1, row});
        const bool isNextHigher = model::neighbour(hex, model::Direction::ne) == next;
        line.push_back(isNextHigher ? model::HexSide::of(next, model::Direction::nw)
                                    : model::HexSide::of(hex, model::Direction::ne));
    }
    return line;
}

model::HexCoord hexUnder(const model::Board& board, model::GridPoint point) {
    const auto hexes = board.grid.hexes();
    return *std::ranges::min_element(hexes, {}, [&](model::HexCoord hex) {
        const auto centre = model::hexCentre(board.grid, hex);
        const double x = (point.x - centre.x) * 0.866, y = point.y - centre.y;
        return x * x + y * y;
    });
}
/// The hexes under the straight pieces between points.
std::vector<model::HexCoord> hexesUnder(const model::Board& board,
                                        const std::vector<model::GridPoint>& points) {
    std::set<model::HexCoord> hexes{hexUnder(board, points.front())};
    constexpr int steps = 12;
    for (std::size_t i = 1; i < points.size(); ++i)
        for (int k = 0; k <= steps; ++k)
            hexes.insert(hexUnder(board, {points[i - 1].x + (points[i].x - points[i - 1].x) * k / steps,
                                          points[i - 1].y + (points[i].y - points[i - 1].y) * k / steps}));
    return {hexes.begin(), hexes.end()};
}

std::vector<model::GridPoint> ringAround(model::GridPoint at, int size) {
    return {{at.x - size, at.y}, {at.x, at.y - size}, {at.x + size, at.y}, {at.x, at.y + size}};
}

TEST(LocalLines, HexsidesChangeNothingFartherThanThreeHexes) {
    struct Game {
        const char* id;
        const char* ground;
        std::vector<const char*> kinds;
    };
    int count = 0;
    for (const auto& [id, ground, kinds] :
         {Game{"tcs", "open-ground", {"stream", "river", "hedge", "prohibited-side", "hexside-terrain"}},
          Game{"war-storm-series", "clear", {"bocage"}}}) {
        support::BoardMaker maker("S", 15, 11);
        auto board = maker.board;
        board.mapset = model::MapsetId(id);
        board.ground = model::TerrainId(ground);
        board.terrain = model::CodedLayer<model::TerrainMix>(board.grid.size(), {{{board.ground, {}}}});
        for (const char* kind : kinds) {
            auto lined = board;
            const auto line = longLine(board.grid, 5);
            for (const auto side : line) withSide(kind, side)(lined);
            std::vector<NamedEdit> edits;
            const auto middle = line[line.size() / 2], end = line.back();
            edits.push_back({std::string("out of the middle: ") + kind,
                             {middle.hex, middle.other()},
                             withoutSide(middle)});
            edits.push_back({std::string("off the end: ") + kind, {end.hex, end.other()}, withoutSide(end)});
            for (const char* other : kinds)
                for (const auto& [column, row] : {std::pair{7, 5}, {4, 4}, {7, 8}, {13, 5}})
                    for (const auto direction :
                         {model::Direction::n, model::Direction::ne, model::Direction::se}) {
                        const auto side = model::HexSide::of(board.grid.hexAt({column, row}), direction);
                        edits.push_back({std::string(kind) + " and one of " + other,
                                         {side.hex, side.other()},
                                         withSide(other, side)});
                    }
            count += countLocal(lined, id, edits);
        }
    }
    EXPECT_GT(count, 100);
}

/// Dashes and bars begin anew in each hex, and the name of a path stays in its hex.
TEST(LocalLines, PathsChangeNothingFartherThanThreeHexes) {
    const std::string game = "panzer-grenadier";
    support::BoardMaker maker("P", 15, 9);
    auto board = maker.board;
    board.mapset = model::MapsetId(game);
    int row = 1;
    for (const char* kind : {"road", "trail", "railway", "minor-course"}) {
        model::Path path;
        path.id = model::PathId(kind);
        path.kind = model::PathKindId(kind);
        path.name = {"Long way", ""};
        for (int column = 1; column < 14; ++column) path.hexes.push_back(board.grid.hexAt({column, row}));
        board.paths.push_back(path);
        row += 2;
    }
    std::vector<NamedEdit> edits;
    for (std::size_t i = 0; i < board.paths.size(); ++i) {
        const auto& hexes = board.paths[i].hexes;
        const auto& words = board.paths[i].kind.text;
        edits.push_back({words + " begins later", {hexes[0], hexes[1]}, [=](model::Board& made) {
                             made.paths[i].hexes.erase(made.paths[i].hexes.begin());
                         }});
        edits.push_back({words + " ends earlier", {hexes.back()}, [=](model::Board& made) {
                             made.paths[i].hexes.pop_back();
                         }});
    }
    EXPECT_GT(countLocal(board, game, edits), 5);
}

TEST(LocalLines, ContoursChangeNothingFartherThanThreeHexes) {
    int count = 0;
    for (const unsigned seed : {2u, 5u}) {
        auto board = support::hillBoard(14, 12, seed);
        std::vector<NamedEdit> edits;
        for (std::size_t i = 0; i < board.contours.size(); ++i) {
            const auto& points = board.contours[i].points;
            for (std::size_t at = 3; at + 3 < points.size(); at += points.size() / 3 + 1) {
                const auto old = points[at];
                for (const int by : {150, -300}) {
                    const model::GridPoint moved{old.x + by, old.y - by / 2};
                    edits.push_back(
                        {"moved by " + std::to_string(by) + " on " + std::to_string(board.contours[i].metres),
                         hexesUnder(board, {points[at - 1], moved, points[at + 1], old, points[at - 1]}),
                         [=](model::Board& made) { made.contours[i].points[at] = moved; }});
                }
            }
        }
        for (const auto& [column, row] : {std::pair{4, 5}, {9, 7}, {6, 2}}) {
            const auto hex = board.grid.hexAt({column, row});
            const auto at = model::hexCentre(board.grid, hex);
            const auto ring = ringAround(at, 350);
            for (const int metres : {20, 40, 100})
                edits.push_back({"new ring of " + std::to_string(metres), hexesUnder(board, ring),
                                 [=](model::Board& made) {
                                     made.contours.push_back(
                                         {"new", metres, model::HighSide::right, true, false, ring, {}, {}});
                                 }});
            edits.push_back({"spot height", {hex}, [=](model::Board& made) {
                                 made.spotHeights.push_back({at, 47, {}, {}});
                             }});
            for (const char* terrain : {"woods", "building"})
                edits.push_back(
                    {std::string("outline of ") + terrain, hexesUnder(board, ring), [=](model::Board& made) {
                         made.areas.push_back({"new", model::TerrainId(terrain), ring, {}});
                     }});
        }
        ASSERT_GT(board.areas.size(), 2u);
        for (const std::size_t i : {0u, 2u})
            edits.push_back(
                {"outline gone", hexesUnder(board, board.areas[i].outline), [=](model::Board& made) {
                     made.areas.erase(made.areas.begin() + static_cast<std::ptrdiff_t>(i));
                 }});
        count += countLocal(board, contourGame, edits);
    }
    EXPECT_GT(count, 50);
}

}  // namespace
