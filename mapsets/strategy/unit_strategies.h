#pragma once
// What the strategies about units are called, and the parameters, words and reasons they know: the questions
// "counters", "movement", "rivers", "occupation", "modes", "stacking", "approach", "command", "assault",
// "initial-control", "order", "orders" and "ride".

#include <vector>

#include "mapsets/strategy/strategy.h"

namespace cota::mapsets {

extern const StrategyDescription printedDescription;           // counters
extern const StrategyDescription byTableDescription;           // movement
extern const StrategyDescription banksDescription;             // rivers
extern const StrategyDescription crossedWithinDescription;     // rivers
extern const StrategyDescription occupantsDescription;         // occupation
extern const StrategyDescription classesDescription;           // stacking
extern const StrategyDescription harmDescription;              // approach
extern const StrategyDescription chainDescription;             // command
extern const StrategyDescription formationCommandDescription;  // command
extern const StrategyDescription presentDescription;           // assault
extern const StrategyDescription nearestDescription;           // initial-control
extern const StrategyDescription forPointsDescription;         // boarding
extern const StrategyDescription initiativeDescription;        // order
extern const StrategyDescription taskListsDescription;         // orders
extern const StrategyDescription shareDescription;             // ride

// Questions a game may leave open without saying so.
extern const StrategyDescription holesDescription;    // composition
extern const StrategyDescription bandsDescription;    // range
extern const StrategyDescription sumDescription;      // cover
extern const StrategyDescription twoDiceDescription;  // drift

std::vector<StrategyDescription> previewStrategies();   // composition, range, cover, drift
std::vector<StrategyDescription> movementStrategies();  // counters, movement, rivers, occupation
std::vector<StrategyDescription>
stackStrategies();  // stacking, approach, command, assault, initial-control, order, orders, ride
std::vector<StrategyDescription> unaskedStrategies();  // "none", for each of these questions

}  // namespace cota::mapsets
