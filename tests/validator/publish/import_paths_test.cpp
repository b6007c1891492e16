#include "validator/publish/ground/import_paths.h"

#include <gmock/gmock.h>

namespace cota::publish {
namespace {

using model::Direction;
using model::HexCoord;

model::Grid gridOf(int columns, int rows) {
    model::Grid grid;
    grid.columns = columns;
    grid.rows = rows;
    return grid;
}

class Drawing {
  public:
    explicit Drawing(const model::Grid& grid) : grid_(grid), masks(grid.size(), 0) {}
    /// A link drawn from both of its hexes.
    Drawing& link(const char* label, Direction direction) {
        const HexCoord hex = *grid_.hexOf(label);
        half(label, direction);
        const HexCoord other = neighbour(hex, direction);
        if (grid_.contains(other)) masks[grid_.index(other)] |= bit(opposite(direction));
        return *this;
    }
    Drawing& half(const char* label, Direction direction) {
        masks[grid_.index(*grid_.hexOf(label))] |= bit(direction);
        return *this;
    }

  private:
    static std::uint8_t bit(Direction direction) {
        return static_cast<std::uint8_t>(1u << static_cast<int>(direction));
    }
    const model::Grid& grid_;

  public:
    SideMasks masks;
};

std::vector<std::string> labels(const model::Grid& grid, const model::Path& path) {
    std::vector<std::string> names;
    for (const HexCoord hex : path.hexes) names.push_back(grid.label(hex));
    return names;
}

const model::PathKindId way("way");

TEST(ImportPaths, ARoadFromEdgeToEdgeIsOneRun) {
    const auto grid = gridOf(1, 3);
    Drawing drawing(grid);
    drawing.link("0101", Direction::n)
        .link("0101", Direction::s)
        .link("0102", Direction::s)
        .link("0103", Direction::s);
    SideMasks dead;
    const auto paths = pathsFrom(grid, mutualLinks(grid, drawing.masks, dead), way);
    ASSERT_EQ(paths.size(), 1u);
    EXPECT_THAT(labels(grid, paths[0]), testing::ElementsAre("0101", "0102", "0103"));
    EXPECT_EQ(paths[0].ends.size(), 2u);
    EXPECT_EQ(paths[0].id, model::PathId("way-1"));
}

TEST(ImportPaths, AtACrossingARoadGoesStraightOn) {
    const auto grid = gridOf(3, 3);
    Drawing drawing(grid);
    drawing.link("0201", Direction::s).link("0202", Direction::s);    // down the middle
    drawing.link("0202", Direction::nw).link("0202", Direction::se);  // across it
    SideMasks dead;
    const auto paths = pathsFrom(grid, mutualLinks(grid, drawing.masks, dead), way);
    ASSERT_EQ(paths.size(), 2u);
    EXPECT_THAT(labels(grid, paths[0]), testing::ElementsAre("0201", "0202", "0203"));
    EXPECT_THAT(labels(grid, paths[1]), testing::ElementsAre("0102", "0202", "0303"));
}

TEST(ImportPaths, ARingComesBackToItsStart) {
    const auto grid = gridOf(3, 3);
    Drawing drawing(grid);
    drawing.link("0201", Direction::s).link("0202", Direction::nw).link("0102", Direction::ne);
    SideMasks dead;
    const auto paths = pathsFrom(grid, mutualLinks(grid, drawing.masks, dead), way);
    ASSERT_EQ(paths.size(), 1u);
    EXPECT_EQ(paths[0].hexes.size(), 4u);
    EXPECT_EQ(paths[0].hexes.front(), paths[0].hexes.back());
}

TEST(ImportPaths, ASideNobodyAnswersIsDead) {
    const auto grid = gridOf(1, 2);
    Drawing drawing(grid);
    drawing.half("0101", Direction::s);
    SideMasks dead;
    const auto links = mutualLinks(grid, drawing.masks, dead);
    EXPECT_EQ(links[0], 0);
    EXPECT_NE(dead[0], 0);
    EXPECT_TRUE(pathsFrom(grid, links, way).empty());
}

TEST(ImportPaths, EveryLinkIsUsedOnceWhateverTheDrawing) {
    const auto grid = gridOf(7, 6);
    std::uint32_t random = 7;
    for (int round = 0; round < 200; ++round) {
        SideMasks exits(grid.size());
        for (auto& mask : exits) {
            random = random * 1664525u + 1013904223u;
            mask = static_cast<std::uint8_t>((random >> 20) & (random >> 11) & 0x3F);
        }
        SideMasks dead;
        const auto links = mutualLinks(grid, exits, dead);
        SideMasks used(grid.size(), 0);
        const auto use = [&](HexCoord hex, Direction direction) {
            auto& mask = used[grid.index(hex)];
            const auto bit = static_cast<std::uint8_t>(1u << static_cast<int>(direction));
            EXPECT_EQ(mask & bit, 0) << "twice";
            mask |= bit;
        };
        for (const auto& path : pathsFrom(grid, links, way)) {
            for (std::size_t i = 1; i < path.hexes.size(); ++i)
                for (const Direction direction : model::allDirections)
                    if (neighbour(path.hexes[i - 1], direction) == path.hexes[i]) {
                        use(path.hexes[i - 1], direction);
                        use(path.hexes[i], opposite(direction));
                    }
            for (const auto& end : path.ends) {
                const bool isInside = grid.contains(end.hex);
                use(isInside ? end.hex : end.other(), isInside ? end.direction : opposite(end.direction));
            }
        }
        EXPECT_EQ(used, links);
    }
}

}  // namespace
}  // namespace cota::publish
