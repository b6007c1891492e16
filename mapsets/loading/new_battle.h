#pragma once
// Creates a scenario to start with, in which rules find no errors. Both programs, with and without a window,
// use it.

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "formats/model/document/document.h"
#include "formats/model/finding/message.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::mapsets {

/// The forces of a new scenario, in the folder of a game. `cota check` of the folder reads them too.
inline constexpr const char* startForcesFile = "start.forces.xml";

struct BattleOrder {
    std::string id;
    model::LocalText title;
    /// With their files as named in the scenario, from left to right.
    std::vector<std::pair<std::string, model::Board>> boards;
    /// Existing orders of battle; the sides they name become those of the scenario.
    std::vector<std::pair<std::string, model::Forces>> forces;
    /// The file for the order of battle of sides without counters; empty: none is created.
    std::string forcesFile;
    /// Where the objective is, in sixths of the way across the map from the left.
    int objectiveAt = 3;
};

/// Creates a scenario of ten turns and two sides, with an objective between them and victory conditions
/// about it. Each side without counters gets the initial forces of the game (its file start.forces.xml, or
/// that of the game it extends; else one unit of its first class), placed at its end of the map. Units and
/// the objective are placed in hexes of the game's first terrain if possible. Without boards nothing is
/// placed and there is no objective.
model::Document newBattle(const Mapset& game, const BattleOrder& order);
/// Whether the boards have a whole hex for each of two sides; if not, newBattle would create errors.
bool hasRoomForTwo(const Mapset& game, const BattleOrder& order);

inline constexpr int fewestSeats = 2;
inline constexpr int mostSeats = 12;
inline constexpr int usualSeats = 3;
/// For a game without a map: a table with seats, a side for each nation of its cards, everything that the
/// game needs on it, and all cards of the forces in the first common space that nobody sees into, if there is
/// one. Forces that are not given are those with which the game starts, or none. The boards of the order are
/// ignored.
model::Document newTable(const Mapset& game, const BattleOrder& order, int seats);

/// Names and words that a new scenario makes from the name of a side, "{name}".
inline constexpr model::LocalLiteral forcesOfSide = local("{name}: forces");
inline constexpr model::LocalLiteral setUpOfSide = local("{name}: set-up");
inline constexpr model::LocalLiteral sideHolds = local("{name}: control the objective at the end.");
inline constexpr std::array<model::LocalLiteral, 3> namesOfSides{forcesOfSide, setUpOfSide, sideHolds};

/// The words of the last condition, which holds if none before it does.
inline constexpr model::LocalLiteral anyOtherResult = local("Any other result.");

/// What the designer still has to replace in a scenario made by newBattle.
inline constexpr model::LocalLiteral leftToFillIn = local(
    "It has no errors. Fill in the title and date, the sides and their values, the units and the values "
    "printed on their counters, the objective and the victory conditions.");

}  // namespace cota::mapsets
