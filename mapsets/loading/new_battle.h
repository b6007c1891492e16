#pragma once
// A scenario to begin with: rules find no error in it. The program without a window and the one with it both
// make theirs here.

#include <string>
#include <utility>
#include <vector>

#include "formats/model/document/document.h"
#include "formats/model/finding/message.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::mapsets {

/// In the folder of a game: the forces a new scenario begins with. `cota check` of the folder reads them too.
inline constexpr const char* startForcesFile = "start.forces.xml";

struct BattleOrder {
    std::string id;
    model::LocalText title;
    /// With their files as the scenario names them, from left to right.
    std::vector<std::pair<std::string, model::Board>> boards;
    /// Orders of battle that are there; sides they name are the sides of the scenario.
    std::vector<std::pair<std::string, model::Forces>> forces;
    /// The file of the order of battle made for sides that have no counter; empty: none is made.
    std::string forcesFile;
};

/// Ten turns; two sides; for each that has no counter what the game says a scenario begins with (the file
/// start.forces.xml of the game, or of the one it stands on; else a unit of its first category), placed at
/// its end of the map; an objective between them, and who wins by it. What is placed lies on hexes of the
/// game's first terrain where there are any. Without boards nothing is placed and there is no objective.
model::Document newBattle(const Mapset& game, const BattleOrder& order);
/// Whether the boards have a whole hex for each of two sides; without, what newBattle makes has errors.
bool hasRoomForTwo(const Mapset& game, const BattleOrder& order);

/// What its designer still has to put in the place of what newBattle made up.
inline constexpr model::LocalLiteral leftToFillIn{
    "It has no errors. Fill in the title and date, the sides and their values, the units and the values "
    "printed on their counters, the objective and the victory conditions.",
    "No tiene errores. Complete el título y la fecha, los bandos y sus valores, las unidades y los valores "
    "impresos en sus fichas, el objetivo y las condiciones de victoria."};

}  // namespace cota::mapsets
