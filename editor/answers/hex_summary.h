#pragma once
// What a screen reader says of the hex below the cursor: short facts in sentences, the most important first.

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/answers/joined_map.h"
#include "formats/model/finding/local_text.h"

namespace cota::session {

/// Keeps the hexes of zones, because the cursor goes from hex to hex of one map.
class HexSummary {
  public:
    /// "0506. Woods. Level 2. Road: above, lower right. German: 1st Platoon. Zone: Set-up." In the current
    /// language; names from the game in `language`. `findings`: sentences, said last.
    std::string of(const std::shared_ptr<const JoinedMap>& map, Cell cell, model::Language language,
                   const std::vector<std::string>& findings);
    /// The same for one hexside: where it is, what is on it.
    static std::string ofHexside(const JoinedMap& map, Cell cell, model::Direction side,
                                 model::Language language);

  private:
    std::string zonesAt(const JoinedMap& map, Cell cell, model::Language language) const;

    std::shared_ptr<const JoinedMap> map_;
    std::vector<std::vector<Cell>> zones_;  // in the order of the scenario, each sorted
};

/// Where a neighbour or a hexside is, as seen on the screen: "above", "upper right".
std::string placeOf(model::Direction direction, model::Orientation orientation);

}  // namespace cota::session
