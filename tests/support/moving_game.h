#pragma once
// The small game with movement, units and stacking: costs in halves and thirds, rivers with banks,
// transports.

#include <string>
#include <vector>

#include "formats/model/document/forces.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/movement/movement.h"
#include "mapsets/units/roster.h"
#include "tests/support/small_game.h"

namespace cota::support {

/// Movement types walk, wheels (may not enter rivers, woods cost 5) and tracks, boat and rail (bound);
/// terrains deep (a river that no unit crosses unaided), mud (no vehicles) and fog (cost unknown for
/// wheels); wrecks with surcharges, fords, mines; paths road (2/3 walking, 1/2 otherwise), rails, stream and
/// deep-stream. Unit classes troops, sappers, horse, tank, carrier (combat and transport), truck, cart, gun
/// (towed; turned when limbered), chief, tank-chief, ship. Strategies counters, movement, rivers,
/// occupation, stacking, approach, command.
mapsets::Mapset movingGame();

/// The first strategy for a question, to change its parameters in a test.
mapsets::StrategyChoice& strategyOf(mapsets::Mapset& game, const std::string& question);

/// Adds counters and their placements to a document: one type for each counter.
class ForcesMaker {
  public:
    struct Unit {
        std::string id;
        std::string unitClass;
        std::string side;
        std::string at;                                           // label, or empty
        std::string aboard;                                       // id of a counter, or empty
        std::vector<std::pair<std::string, std::string>> values;  // of the front
        std::vector<std::string> states;                          // flags that are "yes"
    };
    ForcesMaker& add(const Unit& unit);
    /// The document with these forces, in one set-up group for each side.
    model::Document into(model::Document document) const;

  private:
    model::Forces forces_;
    std::vector<std::pair<std::string, model::Placement>> placements_;  // by side
};

}  // namespace cota::support
