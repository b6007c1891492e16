#pragma once
// Which side controls each hex at the start. Strategy "nearest" of question "initial-control":
//   by          words of units that control hexes: the side of the nearest such unit controls a hex
//   equal       control of hexes equally near to several sides: "nobody" (default), or "first-side": the
//               first of them in the scenario's list of sides
//   given       kind of scenario detail that gives hexes and a zone to its side; the last one wins
//   unled-light words of the light in which a unit without a leader enters only hexes its own side controls

#include <cstdint>
#include <vector>

#include "formats/model/document/document.h"
#include "mapsets/catalogue/terrain.h"
#include "mapsets/field/battlefield.h"
#include "mapsets/units/roster.h"

namespace cota::mapsets {

class Control {
  public:
    /// The document must have a scenario; without the strategy no side controls any hex.
    Control(const model::Document& document, const Battlefield& field, const Roster& roster);

    /// Empty if no side controls the hex.
    const model::SideId& sideAt(Cell cell) const;
    /// Hexes equally near to several sides and not given to a side by the scenario, ascending.
    const std::vector<Cell>& ties() const { return ties_; }
    /// Whether units without a leader may enter only hexes of their own side in a light with these tags.
    bool bindsUnled(const Tags& lightTags) const;
    /// Whether the game has such a light.
    bool mayBindUnled() const { return !unledLight_.empty(); }
    /// The paragraph with this rule.
    const std::string& unledCitation() const { return unledCitation_; }

  private:
    void spread(const Battlefield& field, const Roster& roster, TagMask by);
    void give(const model::Scenario& scenario, const Battlefield& field, const std::string& kind);
    std::int16_t indexOf(const model::SideId& side) const;

    std::vector<model::SideId> sides_;  // of the scenario
    model::SideId nobody_;
    std::vector<std::int16_t> side_;          // by cell: index into sides_, -1 none, -2 several
    std::vector<std::int16_t> firstNearest_;  // by cell: the first of the nearest sides
    std::vector<Cell> ties_;
    std::vector<std::string> unledLight_;
    std::string unledCitation_;
};

}  // namespace cota::mapsets
