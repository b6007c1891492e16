#pragma once
// Which side controls each hex at the start. Strategy "nearest" of question "initial-control":
//   by          words of units that take control: a hex is the side's whose such unit stands nearest
//   equal       whose hexes equally near to several sides are: "nobody" (default), or "first-side" of these
//               sides in the scenario's list
//   given       kind of scenario part that says so for its side, hexes and zone; the last one wins
//   unled-light words of the light in which a unit that is not led enters only hexes its own side controls

#include <cstdint>
#include <vector>

#include "formats/model/document/document.h"
#include "mapsets/catalogue/terrain.h"
#include "mapsets/field/battlefield.h"
#include "mapsets/units/roster.h"

namespace cota::mapsets {

class Control {
  public:
    /// The document must have a scenario; without the strategy nobody controls anything.
    Control(const model::Document& document, const Battlefield& field, const Roster& roster);

    /// Empty: nobody's.
    const model::SideId& sideAt(Cell cell) const;
    /// Hexes equally near to several sides and given to none by the scenario, ascending.
    const std::vector<Cell>& ties() const { return ties_; }
    /// Whether, in a light with these tags, only the led enter hexes of others.
    bool bindsUnled(const Tags& lightTags) const;
    /// Whether the game knows such a light.
    bool mayBindUnled() const { return !unledLight_.empty(); }
    /// The paragraph that says so.
    const std::string& unledCitation() const { return unledCitation_; }

  private:
    void spread(const Battlefield& field, const Roster& roster, TagMask by);
    void give(const model::Scenario& scenario, const Battlefield& field, const std::string& kind);
    std::int16_t indexOf(const model::SideId& side) const;

    std::vector<model::SideId> sides_;  // of the scenario
    model::SideId nobody_;
    std::vector<std::int16_t> side_;          // by cell: index into sides_, -1 nobody, -2 several
    std::vector<std::int16_t> firstNearest_;  // by cell: the first of the sides nearest to it
    std::vector<Cell> ties_;
    std::vector<std::string> unledLight_;
    std::string unledCitation_;
};

}  // namespace cota::mapsets
