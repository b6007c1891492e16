// Zones that share a hexside have one line there.
#include "mapsets/look/scene/zone_rims.h"

#include <gtest/gtest.h>

#include <cmath>

#include "mapsets/look/scene/natural_outline.h"
#include "tests/mapsets/look/look_fixture.h"

using namespace cota;
using namespace cota::look;
using namespace cota::look::test;

namespace {

struct Zones {
    Zones() : stage(support::BoardMaker("Z", 7, 7).board), rims(*stage.scene) {}
    void add(const std::vector<std::string>& hexes, const char* side) {
        std::vector<Cell> cells;
        for (const auto& hex : hexes) cells.push_back(stage.field.at(hex));
        rims.add(setOf(*stage.field, cells), stage.look.symbol("zone", "z"), model::SideId(side));
    }
    /// How much of a hexside has lines beside it, in its own hex and in the next: 1 for a line without gaps.
    double linesAt(const std::vector<picture::Mark>& marks, const char* hex, model::Direction side) const {
        const Cell cell = stage.field.at(hex);
        const auto corners = stage.scene->sheet.corners(cell);
        const auto d = static_cast<std::size_t>(side);
        const Point a = corners[d], b = corners[(d + 1) % 6];
        double all = 0;
        for (const auto& mark : marks)
            for (const auto& line : std::get<picture::Group>(mark.what).marks)
                for (const auto& run : picture::flattened(std::get<picture::Stroke>(line.what).line))
                    for (std::size_t i = 1; i < run.points.size(); ++i) {
                        const Point from = run.points[i - 1], to = run.points[i];
                        constexpr double beside = 2;
                        const Point middle{(from.x + to.x) / 2, (from.y + to.y) / 2};
                        const double along =
                            std::abs((to.x - from.x) * (b.y - a.y) - (to.y - from.y) * (b.x - a.x));
                        if (distance(middle, a, b) > beside || along > 0.01) continue;
                        all += std::hypot(to.x - from.x, to.y - from.y);
                    }
        return all / std::hypot(b.x - a.x, b.y - a.y);
    }

    Stage stage;
    ZoneRims rims;
};

using model::Direction;

TEST(ZoneRims, OfOneSideHaveOneLineOnASharedHexside) {
    Zones alone;
    alone.add({"0303", "0304"}, "north");
    const auto one = alone.rims.take();
    const double single = alone.linesAt(one, "0303", Direction::n);
    EXPECT_GT(single, 0.4);
    for (const bool isFirst : {true, false}) {
        Zones zones;
        // A zone in another, and one beside both.
        if (isFirst) zones.add({"0303", "0304"}, "north");
        zones.add({"0303", "0304", "0305"}, "north");
        if (!isFirst) zones.add({"0303", "0304"}, "north");
        zones.add({"0302"}, "north");
        const auto marks = zones.rims.take();
        EXPECT_NEAR(zones.linesAt(marks, "0303", Direction::n), single, 0.01);
        EXPECT_NEAR(zones.linesAt(marks, "0304", Direction::se), single, 0.01);
        EXPECT_NEAR(zones.linesAt(marks, "0305", Direction::s), single, 0.01);
        EXPECT_NEAR(zones.linesAt(marks, "0304", Direction::s), single, 0.01) << "where the inner zone ends";
    }
}

TEST(ZoneRims, OfTwoSidesShareTheHexsideAndWithinOneHexTheLaterHasCorners) {
    Zones zones;
    zones.add({"0303"}, "north");
    zones.add({"0302"}, "south");
    zones.add({"0303", "0304"}, "south");
    const auto marks = zones.rims.take();
    Zones alone;
    alone.add({"0303"}, "north");
    const double single = alone.linesAt(alone.rims.take(), "0303", Direction::n);
    EXPECT_NEAR(zones.linesAt(marks, "0303", Direction::n), 2 * single, 0.05) << "half of the line each";
    const double shared = zones.linesAt(marks, "0303", Direction::ne);
    EXPECT_GT(shared, single + 0.3);
    EXPECT_LT(shared, single + 0.5) << "corners only";
}

}  // namespace
