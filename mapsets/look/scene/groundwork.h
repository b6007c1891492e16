#pragma once
// Groundwork: what several layers ask of a whole map, worked out when it is first asked for. Who draws the
// same map again after an edit goes on with what the edit left as it was.

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "mapsets/look/scene/height_grid.h"
#include "mapsets/look/scene/side_lines.h"
#include "mapsets/look/scene/ways.h"

namespace cota::look {

/// Rivers and streams as they are drawn.
struct Waters {
    /// A short straight part.
    struct Stretch {
        Point from, to;
        double half = 0;  // of the width
    };
    std::vector<WaterLine> lines;
    std::map<Cell, std::vector<Stretch>> stretches;  // by the hex their middle lies in
};

/// What an edit has left as it was.
struct Unchanged {
    bool paths = false;               // and hexsides and the game's look of them
    std::vector<Cell> rerouted = {};  // hexes, ascending, with other paths; asked without `paths`; empty: any
    bool zones = false;
    bool contours = false;
    std::vector<Cell> raised = {};  // hexes whose ground has another height; asked with `contours` alone
};

/// Any number of threads may ask at once. All that is asked about one groundwork must be asked of scenes of
/// the same map.
class Groundwork {
  public:
    Groundwork() = default;
    /// That of the same map after an edit; the older one must not be asked any more.
    static std::shared_ptr<Groundwork> after(const Groundwork& before, const Unchanged& unchanged);

    const Ways& ways(const mapsets::Battlefield& field, const MapSheet& sheet);
    const Waters& waters(const Scene& scene);
    /// How many lines of zones run inside a hex along the same hexside, most of its sides; only hexes with
    /// any.
    const std::map<Cell, int>& rims(const Scene& scene);
    /// Every height of the ground, ascending, each once.
    const std::vector<int>& heights(const Scene& scene);
    /// The ground as tints and as light show it, with the game's places to a hex.
    const HeightGrid& tints(const Scene& scene);
    const HeightGrid& light(const Scene& scene);

  private:
    struct Grid {
        std::shared_ptr<HeightGrid> grid;
        std::vector<Cell> raised;  // since then
    };
    const HeightGrid& grid(const Scene& scene, Grid& kept, double perHex, double softness);

    mutable std::mutex mutex_;
    std::shared_ptr<Ways> ways_;
    std::vector<Cell> rerouted_;  // since they were made
    std::shared_ptr<const Waters> waters_;
    std::shared_ptr<const std::map<Cell, int>> rims_;
    std::shared_ptr<const std::vector<int>> heights_;
    Grid tints_, light_;
};

}  // namespace cota::look
