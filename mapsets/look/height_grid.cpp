#include "mapsets/look/height_grid.h"

#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <cmath>

namespace cota::look {

namespace {

constexpr int mostPlaces = 1200;  // across: shading needs no more, however large the sheet

/// Ground by cell; a cell off the map takes that of its neighbours, so that the edge has no false slope.
std::vector<float> groundOf(const Scene& scene) {
    const auto& field = scene.field;
    std::vector<float> ground(static_cast<std::size_t>(field.cellCount()));
    std::vector<bool> isKnown(ground.size());
    for (const Cell cell : field.hexes()) {
        ground[static_cast<std::size_t>(cell)] = static_cast<float>(scene.heights.ground(cell));
        isKnown[static_cast<std::size_t>(cell)] = true;
    }
    for (const Cell cell : field.hexes())
        for (const auto direction : model::allDirections) {
            const auto other = static_cast<std::size_t>(field.neighbour(cell, direction));
            if (isKnown[other]) continue;
            ground[other] = ground[static_cast<std::size_t>(cell)];
        }
    return ground;
}

/// Between the centres of the hexes around a place, weighted by a bell around each.
float between(const Scene& scene, const std::vector<float>& ground, Point point) {
    const auto& field = scene.field;
    const Cell middle = scene.sheet.cellAnywhere(point);
    if (middle == mapsets::noCell) return 0;
    double sum = 0, weights = 0;
    const auto add = [&](Cell cell) {
        if (cell < 0 || cell >= field.cellCount()) return;
        const Point centre = scene.sheet.centre(cell);
        const double away = std::hypot(point.x - centre.x, point.y - centre.y) / scene.hex();
        const double weight = std::exp(-away * away * 5.5);
        sum += weight * static_cast<double>(ground[static_cast<std::size_t>(cell)]);
        weights += weight;
    };
    add(middle);
    for (const auto direction : model::allDirections) add(field.neighbour(middle, direction));
    return static_cast<float>(sum / weights);
}

void soften(HeightGrid& grid, int reach) {
    if (reach < 1) return;
    const auto pass = [&](bool isAcross) {
        const std::vector<float> before = grid.heights;
        const int lines = isAcross ? grid.rows : grid.columns, length = isAcross ? grid.columns : grid.rows;
        const auto index = [&](int line, int i) {
            const int at = isAcross ? line * grid.columns + i : i * grid.columns + line;
            return static_cast<std::size_t>(at);
        };
        oneapi::tbb::parallel_for(oneapi::tbb::blocked_range<int>(0, lines), [&](const auto& range) {
            for (int line = range.begin(); line < range.end(); ++line) {
                double sum = 0;
                const auto value = [&](int i) {
                    return static_cast<double>(before[index(line, std::clamp(i, 0, length - 1))]);
                };
                for (int i = -reach; i <= reach; ++i) sum += value(i);
                for (int i = 0; i < length; ++i) {
                    grid.heights[index(line, i)] = static_cast<float>(sum / (2 * reach + 1));
                    sum += value(i + reach + 1) - value(i - reach);
                }
            }
        });
    };
    for (int i = 0; i < 2; ++i) {
        pass(true);
        pass(false);
    }
}

}  // namespace

HeightGrid heightGrid(const Scene& scene, double perHex, double softness) {
    HeightGrid grid;
    const auto& box = scene.sheet.fieldBox();
    grid.step = std::max(scene.hex() / perHex, std::max(box.width(), box.height()) / mostPlaces);
    grid.columns = static_cast<int>(std::ceil(box.width() / grid.step)) + 1;
    grid.rows = static_cast<int>(std::ceil(box.height() / grid.step)) + 1;
    grid.at = {box.left, box.top, box.left + grid.columns * grid.step, box.top + grid.rows * grid.step};
    grid.heights.resize(static_cast<std::size_t>(grid.columns) * static_cast<std::size_t>(grid.rows));
    const auto ground = groundOf(scene);
    const bool isPointwise = scene.heights.isPointwise();
    oneapi::tbb::parallel_for(oneapi::tbb::blocked_range<int>(0, grid.rows), [&](const auto& range) {
        for (int row = range.begin(); row < range.end(); ++row)
            for (int column = 0; column < grid.columns; ++column) {
                const Point point{box.left + (column + 0.5) * grid.step, box.top + (row + 0.5) * grid.step};
                auto& height =
                    grid.heights[static_cast<std::size_t>(row) * static_cast<std::size_t>(grid.columns) +
                                 static_cast<std::size_t>(column)];
                height = isPointwise && scene.sheet.cellAt(point) != mapsets::noCell
                             ? static_cast<float>(scene.heights.at(scene.sheet.latticeAt(point)))
                             : between(scene, ground, point);
            }
    });
    soften(grid, static_cast<int>(std::lround(softness * scene.hex() / grid.step / 2)));
    const auto [least, most] = std::minmax_element(grid.heights.begin(), grid.heights.end());
    grid.least = *least;
    grid.most = *most;
    return grid;
}

}  // namespace cota::look
