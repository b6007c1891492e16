#pragma once
// Groundwork: data about a whole map that several layers need, computed on first use. After an edit, data
// the edit did not change is reused.

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "mapsets/look/scene/height_grid.h"
#include "mapsets/look/scene/side_lines.h"
#include "mapsets/look/scene/text_boxes.h"
#include "mapsets/look/scene/ways.h"

namespace cota::look {

/// Rivers and streams as they are drawn.
struct Waters {
    /// A short straight piece.
    struct Stretch {
        Point from, to;
        double half = 0;  // of the width
    };
    std::vector<WaterLine> lines;
    std::map<Cell, std::vector<Stretch>> stretches;  // by the hex of their middle
};

/// What an edit did not change.
struct Unchanged {
    bool paths = false;               // and hexsides and their symbols
    std::vector<Cell> rerouted = {};  // hexes with other paths or bridges, ascending; only without `paths`
    bool zones = false;
    bool contours = false;
    std::vector<Cell> raised = {};  // hexes whose ground has another height; only with `contours`
};

/// Safe to use from several threads. One groundwork must only be used with scenes of the same map.
class Groundwork {
  public:
    Groundwork() = default;
    /// The groundwork of the same map after an edit; `before` must not be used any more.
    static std::shared_ptr<Groundwork> after(const Groundwork& before, const Unchanged& unchanged);

    const Ways& ways(const mapsets::Battlefield& field, const MapSheet& sheet, const Symbology& look);
    const Waters& waters(const Scene& scene);
    /// The greatest number of zone lines inside a hex along the same hexside; only hexes with any.
    const std::map<Cell, int>& rims(const Scene& scene);
    /// The names placed by designers, in the language of the scene.
    const TextBoxes& placedNames(const Scene& scene);
    /// Every height of the ground, ascending, each once.
    const std::vector<int>& heights(const Scene& scene);
    /// The ground for tints and for hill shading, with the game's resolution per hex.
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
    std::vector<Cell> rerouted_;  // since they were computed
    std::shared_ptr<const Waters> waters_;
    std::shared_ptr<const std::map<Cell, int>> rims_;
    std::shared_ptr<const std::vector<int>> heights_;
    std::map<model::Language, TextBoxes> names_;
    Grid tints_, light_;
};

}  // namespace cota::look
