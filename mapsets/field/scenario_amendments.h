#pragma once
// The changes a scenario makes to its boards, in their order.

#include <string_view>

#include "mapsets/field/feature_layer.h"
#include "mapsets/field/hexside_layer.h"
#include "mapsets/field/path_network.h"
#include "mapsets/field/terrain_layer.h"

namespace cota::mapsets {

class ScenarioAmendments {
  public:
    ScenarioAmendments(BattlefieldWork& work, const std::vector<model::Amendment>& amendments)
        : work_(work), amendments_(amendments) {}

    AmendedHexes amendedHexes() const;
    /// Changes of the kinds of paths, to be made before the paths are drawn.
    void changePathKinds(PathNetwork& paths);
    /// All other changes.
    void apply(FeatureLayer& features, PathNetwork& paths, HexsideLayer& hexsides);

  private:
    void changePathKind(const model::Amendment& amendment, PathNetwork& paths);
    void amendTerrain(const model::Amendment& amendment, const std::vector<Cell>& cells);
    void amendLevel(const model::Amendment& amendment, const std::vector<Cell>& cells);
    void amendFeatures(const model::Amendment& amendment, const std::vector<Cell>& cells,
                       FeatureLayer& features);
    void amendPaths(const model::Amendment& amendment, const std::vector<Cell>& cells, PathNetwork& paths);
    void amendHexsides(const model::Amendment& amendment, const std::vector<Cell>& cells,
                       HexsideLayer& hexsides);
    std::vector<Cell> cellsOf(const model::Amendment& amendment);
    bool hasWhatItNeeds(const model::Amendment& amendment);

    void report(AssemblyMessage message, const model::Amendment& amendment,
                std::vector<model::MessageValue> values, model::Subject subject);
    template <class T>
    void reportUnknown(const model::Amendment& amendment, std::string_view word, const std::vector<T>& known);
    void reportNoChange(const model::Amendment& amendment, const model::LocalText& name, Cell cell);
    void reportNotAdjacent(const model::Amendment& amendment, Cell first, Cell second, Cell at);

    BattlefieldWork& work_;
    const std::vector<model::Amendment>& amendments_;
};

}  // namespace cota::mapsets
