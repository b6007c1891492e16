#include "mapsets/look/scene/groundwork.h"

#include <oneapi/tbb/task_arena.h>

#include <algorithm>

#include "mapsets/field/zone_resolver.h"
#include "mapsets/look/scene/scene.h"

namespace cota::look {

namespace {

constexpr double tintPerHex = 5, tintSoftness = 0.6;
constexpr double lightPerHex = 6, lightSoftness = 0.7;
constexpr std::size_t mostRaised = 400;     // hexes; for more the grids are rebuilt
constexpr std::size_t mostRerouted = 1000;  // hexes; for more the paths are rebuilt
constexpr int stretchParts = 6;             // of a bend

Waters watersOf(const Scene& scene) {
    Waters waters{waterLines(scene), {}};
    for (const auto& line : waters.lines)
        for (const auto& run : picture::flattened(line.line, stretchParts))
            for (std::size_t i = 1; i < run.points.size(); ++i) {
                const Point from = run.points[i - 1], to = run.points[i];
                const Cell cell = scene.sheet.cellAnywhere({(from.x + to.x) / 2, (from.y + to.y) / 2});
                waters.stretches[cell].push_back({from, to, line.width / 2});
            }
    return waters;
}

std::map<Cell, int> rimsOf(const Scene& scene) {
    std::map<Cell, int> most;
    const auto* scenario = scene.scenario();
    if (!scenario) return most;
    std::map<std::pair<Cell, model::Direction>, int> lines;
    mapsets::ZoneResolver resolver(scene.field, scenario->zones);
    std::vector<bool> isInside(static_cast<std::size_t>(scene.field.cellCount()));
    for (const auto& zone : scenario->zones) {
        const auto& cells = resolver.resolve(zone).cells;
        for (const Cell cell : cells) isInside[static_cast<std::size_t>(cell)] = true;
        for (const Cell cell : cells)
            for (const auto side : model::allDirections)
                if (!isInside[static_cast<std::size_t>(scene.field.neighbour(cell, side))])
                    most[cell] = std::max(most[cell], ++lines[{cell, side}]);
        for (const Cell cell : cells) isInside[static_cast<std::size_t>(cell)] = false;
    }
    return most;
}

std::vector<int> heightsOf(const Scene& scene) {
    std::vector<int> heights;
    for (const Cell cell : scene.field.hexes()) {
        const int height = scene.heights.ground(cell);
        const auto place = std::lower_bound(heights.begin(), heights.end(), height);
        if (place == heights.end() || *place != height) heights.insert(place, height);
    }
    return heights;
}

/// The value of `slot`, made on first use.
template <class T, class Make>
const T& kept(std::shared_ptr<const T>& slot, Make make) {
    if (!slot) slot = std::make_shared<const T>(make());
    return *slot;
}

}  // namespace

std::shared_ptr<Groundwork> Groundwork::after(const Groundwork& before, const Unchanged& unchanged) {
    auto next = std::make_shared<Groundwork>();
    const std::lock_guard lock(before.mutex_);
    if (unchanged.paths) next->waters_ = before.waters_;
    const bool areFew = !unchanged.rerouted.empty() && unchanged.rerouted.size() <= mostRerouted;
    // If an older change is still pending, the paths are built again.
    if (before.rerouted_.empty() && (unchanged.paths || areFew)) {
        next->ways_ = before.ways_;
        if (!unchanged.paths) next->rerouted_ = unchanged.rerouted;
    }
    if (unchanged.zones) next->rims_ = before.rims_;
    if (!unchanged.contours) return next;
    const auto kept = [&](const Grid& grid) {
        // Not computed yet, or too much has changed since then.
        if (!grid.grid || grid.raised.size() + unchanged.raised.size() > mostRaised) return Grid{};
        Grid raised = grid;
        raised.raised.insert(raised.raised.end(), unchanged.raised.begin(), unchanged.raised.end());
        return raised;
    };
    next->tints_ = kept(before.tints_);
    next->light_ = kept(before.light_);
    if (unchanged.raised.empty()) next->heights_ = before.heights_;
    return next;
}

const Ways& Groundwork::ways(const mapsets::Battlefield& field, const MapSheet& sheet,
                             const Symbology& look) {
    const std::lock_guard lock(mutex_);
    if (!ways_)
        ways_ = std::make_shared<Ways>(field, sheet, wayLooksOf(look, field.mapset().catalogue));
    else if (!rerouted_.empty())
        ways_->change(field, sheet, rerouted_);
    rerouted_.clear();
    return *ways_;
}

const Waters& Groundwork::waters(const Scene& scene) {
    const std::lock_guard lock(mutex_);
    return kept(waters_, [&] { return watersOf(scene); });
}

const std::map<Cell, int>& Groundwork::rims(const Scene& scene) {
    const std::lock_guard lock(mutex_);
    return kept(rims_, [&] { return rimsOf(scene); });
}

const TextBoxes& Groundwork::placedNames(const Scene& scene) {
    const std::lock_guard lock(mutex_);
    const auto found = names_.find(scene.language);
    return found != names_.end() ? found->second
                                 : names_.emplace(scene.language, placedNameBoxes(scene)).first->second;
}

const std::vector<int>& Groundwork::heights(const Scene& scene) {
    const std::lock_guard lock(mutex_);
    return kept(heights_, [&] { return heightsOf(scene); });
}

const HeightGrid& Groundwork::tints(const Scene& scene) {
    return grid(scene, tints_, tintPerHex, tintSoftness);
}
const HeightGrid& Groundwork::light(const Scene& scene) {
    return grid(scene, light_, lightPerHex, lightSoftness);
}

const HeightGrid& Groundwork::grid(const Scene& scene, Grid& kept, double perHex, double softness) {
    const std::lock_guard lock(mutex_);
    // While this thread waits for its subtasks it must not start other tasks that may lock this mutex again.
    oneapi::tbb::this_task_arena::isolate([&] {
        // If heights are known for points, the heights of hexes do not show what has changed.
        if (!kept.grid || (!kept.raised.empty() && scene.heights.places()))
            kept.grid = std::make_shared<HeightGrid>(heightGrid(scene, perHex, softness));
        else if (!kept.raised.empty())
            raise(*kept.grid, scene, kept.raised);
    });
    kept.raised.clear();
    return *kept.grid;
}

}  // namespace cota::look
