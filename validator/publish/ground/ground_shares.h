#pragma once
// The terrain of each hex from the parts that areas cover.

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

#include "formats/model/document/board.h"
#include "mapsets/catalogue/catalogue.h"
#include "validator/publish/ground/ground_areas.h"
#include "validator/publish/ground/ground_doubt.h"
#include "validator/publish/ground/ground_table.h"

namespace cota::publish {

/// A terrain of a hex and the part that its areas cover, in thousandths.
struct GroundShare {
    const model::TerrainId* terrain = nullptr;
    int share = 0;
    std::size_t rank = 0;  // of the first row with this terrain
};

class GroundShares {
  public:
    GroundShares(const model::Grid& grid, const mapsets::Catalogue& game, const GroundTable& table);

    /// Adds an area of a row with a terrain; false if there are too many.
    bool add(std::size_t row, AreaMeasure::Rings rings);
    void finish();
    /// What the areas make of a hex; nothing if no terrain covers enough of it. `filling` are terrains of
    /// paths that run through the hex: they come first. Adds what is in doubt.
    std::optional<model::TerrainMix> terrainsOf(model::HexCoord hex,
                                                const std::vector<model::TerrainId>& filling,
                                                std::vector<GroundDoubt>& doubts) const;

  private:
    struct Measured {
        AreaMeasure areas;
        std::size_t rank;
    };
    std::vector<GroundShare> sharesOf(model::HexCoord hex) const;
    bool isAdditive(const model::TerrainId& terrain) const;
    void addDoubts(model::HexCoord hex, const std::vector<GroundShare>& shares,
                   std::vector<GroundDoubt>& doubts) const;

    model::Grid grid_;
    const mapsets::Catalogue& game_;
    const GroundTable& table_;
    std::map<model::TerrainId, Measured> measured_;
};

}  // namespace cota::publish
