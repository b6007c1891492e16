// The hex cursor: every step is to the next hex of the row or column, and can be gone back.
#include "editor/answers/hex_steps.h"

#include <gtest/gtest.h>

#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "tests/editor/session/open_sample.h"

using namespace cota;
using session::CursorWay;

namespace {

constexpr std::pair<CursorWay, CursorWay> opposites[] = {{CursorWay::left, CursorWay::right},
                                                         {CursorWay::right, CursorWay::left},
                                                         {CursorWay::up, CursorWay::down},
                                                         {CursorWay::down, CursorWay::up}};

constexpr const char* samplesWithMaps[] = {"panzer-grenadier/brod.scenario.xml", "tcs/orvane.scenario.xml",
                                           "war-storm-series/sarn.scenario.xml",
                                           "marea-de-acero/vieuxpont.scenario.xml"};

TEST(HexSteps, AStepWithinABoardKeepsItsRowOrColumnAndCanBeGoneBack) {
    for (const char* file : samplesWithMaps) {
        support::OpenSample sample(file);
        const auto& field = sample.session().map()->field();
        std::size_t steps = 0;
        for (const auto cell : field.hexes())
            for (const auto& [way, back] : opposites) {
                const auto next = session::stepped(field, cell, way);
                ASSERT_TRUE(field.isOnMap(next)) << file;
                const auto from = field.printed(cell)[0], to = field.printed(next)[0];
                if (next == cell || from.placement != to.placement) continue;
                const auto& grid = field.boards()[from.placement].grid;
                const bool isAcross = way == CursorWay::left || way == CursorWay::right;
                if (isAcross)
                    ASSERT_EQ(grid.offsetOf(from.hex).row, grid.offsetOf(to.hex).row) << file;
                else
                    ASSERT_EQ(grid.offsetOf(from.hex).column, grid.offsetOf(to.hex).column) << file;
                ASSERT_EQ(session::stepped(field, next, back), cell) << file << " " << field.label(cell);
                ++steps;
            }
        EXPECT_GT(steps, 2 * field.hexes().size()) << file;
    }
}

TEST(HexSteps, EveryHexIsReachedAndAStepIsToANeighbourWhereThereIsOne) {
    for (const char* file : samplesWithMaps) {
        support::OpenSample sample(file);
        const auto& field = sample.session().map()->field();
        std::set<mapsets::Cell> reached{field.hexes().front()};
        std::vector<mapsets::Cell> next{field.hexes().front()};
        while (!next.empty()) {
            const auto cell = next.back();
            next.pop_back();
            for (const auto& [way, back] : opposites)
                if (const auto to = session::stepped(field, cell, way); reached.insert(to).second)
                    next.push_back(to);
        }
        EXPECT_EQ(reached.size(), field.hexes().size()) << file;
    }
}

TEST(HexSteps, TheRightArrowGoesToTheRightOnTheSheet) {
    for (const char* file : samplesWithMaps) {
        support::OpenSample sample(file);
        const auto& map = *sample.session().map();
        for (const auto cell : map.field().hexes())
            for (const auto& [way, back] : opposites) {
                const auto next = session::stepped(map.field(), cell, way);
                if (next == cell) continue;
                const auto from = map.sheet().centre(cell), to = map.sheet().centre(next);
                const double right = to.x - from.x, down = to.y - from.y;
                EXPECT_GT(way == CursorWay::right  ? right
                          : way == CursorWay::left ? -right
                          : way == CursorWay::down ? down
                                                   : -down,
                          0)
                    << file << " " << map.label(cell);
            }
    }
}

TEST(HexSteps, HomeAndEndStopAtTheEdges) {
    support::OpenSample sample("tcs/orvane.scenario.xml");
    const auto& field = sample.session().map()->field();
    const auto middle = field.hexes()[field.hexes().size() / 2];
    for (const auto& [way, back] : opposites) {
        const auto edge = session::steppedToEdge(field, middle, way);
        EXPECT_EQ(session::stepped(field, edge, way), edge);
        EXPECT_NE(edge, middle);
    }
    EXPECT_EQ(session::stepped(field, middle, CursorWay::left, 3),
              session::stepped(field, session::stepped(field, middle, CursorWay::left, 2), CursorWay::left));
}

TEST(HexSteps, TheAimGoesAroundTheHexAndBackToItsMiddle) {
    std::optional<model::Direction> aim;
    for (const auto side : model::allDirections) {
        aim = session::turnedAim(aim, 1);
        EXPECT_EQ(aim, side);
    }
    EXPECT_FALSE(session::turnedAim(aim, 1));
    EXPECT_EQ(session::turnedAim({}, -1), model::Direction::nw);
}

}  // namespace
