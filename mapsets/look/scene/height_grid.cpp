#include "mapsets/look/scene/height_grid.h"

#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <cmath>

namespace cota::look {

namespace {

constexpr int mostPlaces = 1200;    // across: enough for shading on any sheet
constexpr int softPasses = 2;       // in each direction
constexpr double bellReach = 1.75;  // hexes; a hex affects heights up to this distance from its centre

/// For each cell the hex of the map with its ground: itself, or for a cell off the map one of the nearest,
/// so that the edge has no false slope.
std::vector<Cell> sourcesOf(const mapsets::Battlefield& field) {
    std::vector<Cell> sources(static_cast<std::size_t>(field.cellCount()), mapsets::noCell);
    std::vector<Cell> reached(field.hexes().begin(), field.hexes().end());
    for (const Cell cell : reached) sources[static_cast<std::size_t>(cell)] = cell;
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (const auto direction : model::allDirections) {
            const Cell other = field.cellOf(field.hexAt(reached[i]) + model::step(direction));
            if (other == mapsets::noCell || sources[static_cast<std::size_t>(other)] != mapsets::noCell)
                continue;
            sources[static_cast<std::size_t>(other)] = sources[static_cast<std::size_t>(reached[i])];
            reached.push_back(other);
        }
    return sources;
}

float groundAt(const Scene& scene, Cell source) {
    return source == mapsets::noCell ? 0 : static_cast<float>(scene.heights.ground(source));
}

/// Interpolates between the centres of the hexes around a point, with a bell-shaped weight.
template <class Ground>
float groundBetween(const Scene& scene, Point point, Ground groundOf) {
    const auto& field = scene.field;
    const Cell middle = scene.sheet.cellAnywhere(point);
    if (middle == mapsets::noCell) return 0;
    double sum = 0, weights = 0;
    const auto add = [&](Cell cell) {
        if (cell < 0 || cell >= field.cellCount()) return;
        const Point centre = scene.sheet.centre(cell);
        const double x = (point.x - centre.x) / scene.hex(), y = (point.y - centre.y) / scene.hex();
        const double weight = std::exp(-(x * x + y * y) * 5.5);
        sum += weight * static_cast<double>(groundOf(cell));
        weights += weight;
    };
    add(middle);
    for (const auto direction : model::allDirections) add(field.neighbour(middle, direction));
    return static_cast<float>(sum / weights);
}

/// Heights of a part of a grid, row by row, during computation.
struct Patchwork {
    GridPart part;
    std::vector<float> heights;
    int columns() const { return part.right - part.left; }
    int rows() const { return part.bottom - part.top; }
    float& at(int column, int row) {
        return heights[static_cast<std::size_t>(row - part.top) * static_cast<std::size_t>(columns()) +
                       static_cast<std::size_t>(column - part.left)];
    }
};

/// Softens the part several times; the result is wrong near an edge of the part inside the grid.
void soften(Patchwork& patch, int reach) {
    if (reach < 1) return;
    enum class Along { rows, columns };
    const auto pass = [&](Along along) {
        const bool isAcross = along == Along::rows;
        const std::vector<float> before = patch.heights;
        const int lines = isAcross ? patch.rows() : patch.columns(),
                  length = isAcross ? patch.columns() : patch.rows();
        const auto index = [&](int line, int i) {
            const int at = isAcross ? line * patch.columns() + i : i * patch.columns() + line;
            return static_cast<std::size_t>(at);
        };
        oneapi::tbb::parallel_for(oneapi::tbb::blocked_range<int>(0, lines, 64), [&](const auto& range) {
            for (int line = range.begin(); line < range.end(); ++line) {
                double sum = 0;
                const auto value = [&](int i) {
                    return static_cast<double>(before[index(line, std::clamp(i, 0, length - 1))]);
                };
                for (int i = -reach; i <= reach; ++i) sum += value(i);
                for (int i = 0; i < length; ++i) {
                    patch.heights[index(line, i)] = static_cast<float>(sum / (2 * reach + 1));
                    sum += value(i + reach + 1) - value(i - reach);
                }
            }
        });
    };
    for (int i = 0; i < softPasses; ++i) {
        pass(Along::rows);
        pass(Along::columns);
    }
}

Point placeOf(const HeightGrid& grid, int column, int row) {
    return {grid.at.left + (column + 0.5) * grid.step, grid.at.top + (row + 0.5) * grid.step};
}

/// Updates the lowest and highest values of changed rows, and of the whole grid.
void survey(HeightGrid& grid, int top, int bottom) {
    for (int row = top; row < bottom; ++row) {
        const auto first = grid.heights.begin() + static_cast<std::ptrdiff_t>(row) * grid.columns;
        const auto [low, high] = std::minmax_element(first, first + grid.columns);
        grid.lows[static_cast<std::size_t>(row)] = *low;
        grid.highs[static_cast<std::size_t>(row)] = *high;
    }
    grid.least = *std::min_element(grid.lows.begin(), grid.lows.end());
    grid.most = *std::max_element(grid.highs.begin(), grid.highs.end());
}

GridPart grown(const HeightGrid& grid, const GridPart& part, int by) {
    return {std::max(0, part.left - by), std::max(0, part.top - by), std::min(grid.columns, part.right + by),
            std::min(grid.rows, part.bottom + by)};
}

}  // namespace

HeightGrid heightGrid(const Scene& scene, double perHex, double softness) {
    HeightGrid grid;
    const auto& box = scene.sheet.fieldBox();
    grid.step = std::max(scene.hex() / perHex, std::max(box.width(), box.height()) / mostPlaces);
    grid.soft = static_cast<int>(std::lround(softness * scene.hex() / grid.step / 2));
    grid.columns = static_cast<int>(std::ceil(box.width() / grid.step)) + 1;
    grid.rows = static_cast<int>(std::ceil(box.height() / grid.step)) + 1;
    grid.at = {box.left, box.top, box.left + grid.columns * grid.step, box.top + grid.rows * grid.step};
    Patchwork patch{{0, 0, grid.columns, grid.rows}, {}};
    patch.heights.resize(static_cast<std::size_t>(grid.columns) * static_cast<std::size_t>(grid.rows));
    const auto sources = sourcesOf(scene.field);
    std::vector<float> ground;
    for (const Cell source : sources) ground.push_back(groundAt(scene, source));
    const mapsets::PlaceHeights* const places = scene.heights.places();
    oneapi::tbb::parallel_for(oneapi::tbb::blocked_range<int>(0, grid.rows), [&](const auto& range) {
        for (int row = range.begin(); row < range.end(); ++row)
            for (int column = 0; column < grid.columns; ++column) {
                const Point point = placeOf(grid, column, row);
                patch.at(column, row) = places && scene.sheet.cellAt(point) != mapsets::noCell
                                            ? static_cast<float>(places->at(scene.sheet.latticeAt(point)))
                                            : groundBetween(scene, point, [&](Cell cell) {
                                                  return ground[static_cast<std::size_t>(cell)];
                                              });
            }
    });
    soften(patch, grid.soft);
    grid.heights = std::move(patch.heights);
    grid.lows.resize(static_cast<std::size_t>(grid.rows));
    grid.highs.resize(static_cast<std::size_t>(grid.rows));
    survey(grid, 0, grid.rows);
    return grid;
}

void raise(HeightGrid& grid, const Scene& scene, const std::vector<Cell>& raised) {
    const auto sources = sourcesOf(scene.field);
    picture::Box box;
    for (Cell cell = 0; cell < scene.field.cellCount(); ++cell)
        if (std::ranges::find(raised, sources[static_cast<std::size_t>(cell)]) != raised.end())
            box.add(scene.sheet.centre(cell));
    const int passed = softPasses * grid.soft;
    const auto changed = grown(grid, partIn(grid, box.grown(bellReach * scene.hex())), passed);
    Patchwork patch{grown(grid, changed, passed), {}};
    patch.heights.resize(static_cast<std::size_t>(patch.columns()) * static_cast<std::size_t>(patch.rows()));
    oneapi::tbb::parallel_for(
        oneapi::tbb::blocked_range<int>(patch.part.top, patch.part.bottom), [&](const auto& range) {
            for (int row = range.begin(); row < range.end(); ++row)
                for (int column = patch.part.left; column < patch.part.right; ++column)
                    patch.at(column, row) = groundBetween(scene, placeOf(grid, column, row), [&](Cell cell) {
                        return groundAt(scene, sources[static_cast<std::size_t>(cell)]);
                    });
        });
    soften(patch, grid.soft);
    for (int row = changed.top; row < changed.bottom; ++row)
        for (int column = changed.left; column < changed.right; ++column)
            grid.heights[static_cast<std::size_t>(row) * static_cast<std::size_t>(grid.columns) +
                         static_cast<std::size_t>(column)] = patch.at(column, row);
    survey(grid, changed.top, changed.bottom);
}

GridPart partIn(const HeightGrid& grid, const picture::Box& box) {
    const auto place = [&](double from, double to, int most, int more) {
        return std::clamp(static_cast<int>(std::floor((to - from) / grid.step)) + more, 0, most);
    };
    GridPart part{
        place(grid.at.left, box.left, grid.columns - 1, -1), place(grid.at.top, box.top, grid.rows - 1, -1),
        place(grid.at.left, box.right, grid.columns, 2), place(grid.at.top, box.bottom, grid.rows, 2)};
    part.right = std::max(part.right, part.left + 1);
    part.bottom = std::max(part.bottom, part.top + 1);
    return part;
}

}  // namespace cota::look
