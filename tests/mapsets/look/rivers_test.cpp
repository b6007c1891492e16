// Rivers are smooth, open into lakes, and are crossed by one bridge for each road and railway.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "mapsets/look/layers/houses.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/layers/river_ends.h"
#include "mapsets/look/scene/groundwork.h"
#include "mapsets/look/scene/patch.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/sheet/draw_map.h"
#include "tests/mapsets/look/real_sheet.h"

using namespace cota;
using namespace cota::look;
using namespace cota::look::test;

namespace {

using Hexes = std::vector<std::string>;

/// A board of a real game; its ids are those of the game.
struct RiverBoard {
    RiverBoard(const char* game, const char* ground, int columns = 7, int rows = 7)
        : maker("R", columns, rows), game(game) {
        auto& board = maker.board;
        board.mapset = model::MapsetId(game);
        board.ground = model::TerrainId(ground);
        board.terrain = model::CodedLayer<model::TerrainMix>(board.grid.size(), {{{board.ground, {}}}});
        board.grid.hexMicrometres = 20000;
    }
    RealSheet sheet() const { return RealSheet(maker.board, game); }

    support::BoardMaker maker;
    std::string game;
};

/// The hex in the middle of the board and the six around it, by direction.
constexpr const char* centre = "0404";
Hexes through(const model::Grid& grid, int from, int to) {
    const auto hex = *grid.hexOf(centre);
    const auto label = [&](int direction) {
        return grid.label(model::neighbour(hex, static_cast<model::Direction>(direction)));
    };
    return {label(from), centre, label(to)};
}

/// Whether a path from one side of a hex to another crosses one between two others.
bool crosses(int from, int to, int first, int second) {
    if (from == first || from == second || to == first || to == second) return false;
    const auto isBetween = [&](int side) { return (side - first + 6) % 6 < (second - first + 6) % 6; };
    return isBetween(from) != isBetween(to);
}

/// A road and a railway cross a river in one hex, from all sides: each has its own bridge along its own line.
TEST(Rivers, ARoadAndARailwayCrossSideBySide) {
    int count = 0;
    constexpr int end = 3;  // of a river straight through the hex, from side 0
    for (int road = 0; road < 36; ++road)
        for (int rail = 0; rail < 36; ++rail) {
            const int a = road / 6, b = road % 6, c = rail / 6, d = rail % 6;
            if (a >= b || c >= d || !crosses(a, b, 0, end) || !crosses(c, d, 0, end)) continue;
            RiverBoard board("panzer-grenadier", "clear");
            const auto& grid = board.maker.board.grid;
            board.maker.path("w", "minor-course", through(grid, 0, end))
                .path("r", "road", through(grid, a, b))
                .path("s", "railway", through(grid, c, d))
                .feature(centre, "bridge");
            const auto sheet = board.sheet();
            const auto marks = drawBridges(*sheet.scene).marks;
            const auto where = testing::PrintToString(std::vector<int>{end, a, b, c, d});
            EXPECT_EQ(marks.size(), 4u) << "two decks, each with its parapets: " << where;
            if (marks.size() != 4) continue;
            std::vector<House> decks;
            for (const std::size_t i : {0u, 2u}) {
                const auto& deck = std::get<picture::Stroke>(marks[i].what);
                const auto points = deck.line.points();
                const Point from = points.front(), to = points.back();
                decks.push_back({{(from.x + to.x) / 2, (from.y + to.y) / 2},
                                 std::atan2(to.y - from.y, to.x - from.x),
                                 std::hypot(to.x - from.x, to.y - from.y),
                                 deck.pen.width});
            }
            EXPECT_FALSE(areClose(decks[0], decks[1], 1)) << where;
            EXPECT_LT(std::abs(std::sin(decks[0].turn - decks[1].turn)), 0.6) << "side by side: " << where;
            ++count;
        }
    EXPECT_GT(count, 10);
}

/// The smallest radius of a line, in millimetres.
double leastRadius(const picture::Curve& line) {
    double least = 1e9;
    for (const auto& run : picture::flattened(line, 12)) {
        const picture::Walk walk(run.points);
        constexpr double step = 0.8;
        for (double at = step; at + step < walk.length(); at += step / 2) {
            const Point a = walk.at(at - step), b = walk.at(at), c = walk.at(at + step);
            const double turn = std::remainder(
                std::atan2(c.y - b.y, c.x - b.x) - std::atan2(b.y - a.y, b.x - a.x), 2 * 3.14159265358979);
            least = std::min(least, step / std::max(std::abs(turn), 1e-9));
        }
    }
    return least;
}

/// Else its inner bank has a cusp.
TEST(Rivers, BendLessThanTheyAreWide) {
    for (const char* kind : {"minor-course", "major-course"})
        for (int to = 1; to < 6; ++to)
            for (const bool hasRoad : {false, true}) {
                RiverBoard board("panzer-grenadier", "clear");
                const auto course = through(board.maker.board.grid, 0, to);
                board.maker.path("w", kind, course);
                if (hasRoad && to != 1 && to != 5) board.maker.path("r", "road", course);
                const auto sheet = board.sheet();
                for (const auto& line : sheet.scene->groundwork->waters(*sheet.scene).lines)
                    EXPECT_GT(leastRadius(line.line), line.width / 2 * 1.05) << kind << " " << to << hasRoad;
            }
}

/// A map at a tenth of a millimetre for each pixel.
struct Fine {
    explicit Fine(const RealSheet& sheet, const std::vector<std::string>& layers)
        : view(picture::wholeSheet(drawMap(*sheet.scene, layers), 254)),
          pixels(picture::raster(drawMap(*sheet.scene, layers), view)) {}
    picture::Colour at(Point point) const {
        const auto pixel = pixels.at(static_cast<int>(point.x * view.perMillimetre),
                                     static_cast<int>(point.y * view.perMillimetre));
        const auto byte = [&](unsigned shift) { return static_cast<std::uint8_t>(pixel >> shift & 255U); };
        return {byte(16U), byte(8U), byte(0U), 255};
    }
    picture::View view;
    picture::Pixels pixels;
};

bool isBetween(picture::Colour at, picture::Colour a, picture::Colour b) {
    constexpr int most = 4;
    const auto holds = [](int value, int one, int other) {
        return value >= std::min(one, other) - most && value <= std::max(one, other) + most;
    };
    return holds(at.red, a.red, b.red) && holds(at.green, a.green, b.green) && holds(at.blue, a.blue, b.blue);
}

RiverBoard coast() {
    RiverBoard board("tcs", "open-ground", 9, 7);
    for (const char* hex :
         {"0106", "0206", "0305", "0405", "0505", "0605", "0706", "0807", "0306", "0406", "0506", "0606"})
        board.maker.terrain(hex, "sea");
    for (const char* hex : {"0803", "0804", "0903"}) board.maker.terrain(hex, "all-water");
    board.maker.path("w", "watercourse", {"0402", "0403", "0404", "0405"})
        .path("v", "watercourse", {"0502", "0602", "0703", "0803"});
    for (const char* hex : {"0202", "0203", "0204"})
        board.maker.hexside(hex, model::Direction::nw, "river").hexside(hex, model::Direction::sw, "river");
    board.maker.hexside("0205", model::Direction::nw, "river");
    return board;
}

/// Across the shore, over most of its width, a river has the colours of its water and of the lake.
TEST(RiverMouths, AreOpen) {
    const auto sheet = coast().sheet();
    const auto& scene = *sheet.scene;
    const Fine picture(sheet, {"base", "lakes", "water"});
    const auto& lines = scene.groundwork->waters(scene).lines;
    const RiverEnds ends(scene, lines);
    int mouths = 0;
    for (std::size_t i = 0; i < lines.size(); ++i)
        for (const auto& part : ends.partsOf(i))
            for (const bool atEnd : {false, true}) {
                if (!(atEnd ? part.endsInLake : part.startsInLake)) continue;
                auto points = part.points;
                if (!atEnd) std::ranges::reverse(points);
                const picture::Walk walk(points);
                const Point shore = walk.at(walk.length()), before = walk.at(walk.length() - 1);
                const Point along{shore.x - before.x, shore.y - before.y};
                const auto water = scene.look
                                       .symbol(lines[i].width > 2 ? "hexside" : "path",
                                               lines[i].width > 2 ? "river" : "watercourse")
                                       .colour("water");
                const auto lake = ends.waterBeyond(part, atEnd, water);
                for (double far = -1.5; far < 1.6; far += 0.1)
                    for (const double aside : {-0.6, 0.0, 0.6}) {
                        const double off = aside * part.half;
                        const Point at{shore.x + along.x * far - along.y * off,
                                       shore.y + along.y * far + along.x * off};
                        EXPECT_TRUE(isBetween(picture.at(at), water, lake))
                            << i << " " << far << " " << aside;
                    }
                ++mouths;
            }
    EXPECT_EQ(mouths, 3);
}

/// On land there is no water of the colour of the sea.
TEST(RiverMouths, KeepTheSeaInTheSea) {
    const auto sheet = coast().sheet();
    const auto& scene = *sheet.scene;
    const Fine picture(sheet, {"base", "lakes", "water"});
    const auto sea = scene.look.symbol("terrain", "sea").colour("fill");
    std::vector<Region> lakes;
    for (const auto& patch : patchesOf(scene, {"waters"})) lakes.emplace_back(patch.outline, 6);
    const auto box = scene.sheet.fieldBox();
    int land = 0;
    for (double y = box.top + 0.05; y < box.bottom; y += 0.1)
        for (double x = box.left + 0.05; x < box.right; x += 0.1) {
            const auto isWet = [&](const Region& lake) {
                constexpr double near = 0.3;
                return lake.holds({x, y}) || lake.holds({x - near, y}) || lake.holds({x + near, y}) ||
                       lake.holds({x, y - near}) || lake.holds({x, y + near});
            };
            if (std::ranges::any_of(lakes, isWet)) continue;
            EXPECT_FALSE(picture.at({x, y}) == sea) << x << " " << y;
            ++land;
        }
    EXPECT_GT(land, 10000);
}

/// Two kinds of water side by side have one shore around both.
TEST(Lakes, OfTwoKindsHaveNoShoreBetweenThem) {
    RiverBoard board("marea-de-acero", "clear");
    board.maker.terrain("0303", "river").terrain("0403", "pond").terrain("0404", "pond");
    const auto sheet = board.sheet();
    const auto& scene = *sheet.scene;
    const Fine picture(sheet, {"base", "lakes"});
    const auto river = scene.look.symbol("terrain", "river").colour("fill"),
               pond = scene.look.symbol("terrain", "pond").colour("fill");
    const Cell from = sheet.field.at("0303"), to = sheet.field.at("0403");
    const Point a = scene.sheet.centre(from), b = scene.sheet.centre(to);
    for (double share = 0.2; share <= 0.8; share += 0.005)
        EXPECT_TRUE(
            isBetween(picture.at({a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share}), river, pond))
            << share;
}

/// A road that ends in a hex cut by the edge of the map goes on over the edge.
TEST(Ways, LeaveTheMapInAHexThatItsEdgeCuts) {
    for (const char* kind : {"road", "railway", "minor-course"}) {
        RiverBoard board("panzer-grenadier", "clear", 7, 5);
        board.maker.halves(true, true, true, true);
        board.maker.path("r", kind, {"0101", "0201", "0302", "0402", "0503", "0603", "0704"})
            .path("s", kind, {"0402", "0403", "0404", "0405"});
        const auto sheet = board.sheet();
        const auto& scene = *sheet.scene;
        const auto& kinds = scene.catalogue().pathKinds;
        const auto index = static_cast<std::size_t>(
            std::ranges::find(kinds, kind, [](const auto& one) { return one.id.text; }) - kinds.begin());
        int inside = 0, outside = 0;
        for (const auto& run : scene.ways.runs(index))
            for (const auto end : {run.line.points().front(), run.line.points().back()}) {
                const auto box = scene.sheet.fieldBox().grown(-1.5);
                (box.holds(end) ? inside : outside) += 1;
                EXPECT_TRUE(box.holds(end) || !scene.sheet.fieldBox().grown(1).holds(end)) << kind;
            }
        EXPECT_EQ(outside, 3) << kind;
        EXPECT_EQ(inside, 1) << kind << " at the junction";
    }
}

}  // namespace
