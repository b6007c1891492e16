#pragma once
// The descriptions of the strategies about units: names, parameters, words and reasons for the questions
// "counters", "movement", "rivers", "occupation", "stacking", "approach", "command", "assault",
// "initial-control", "boarding", "order", "orders" and "ride".

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

// A game need not answer these questions.
extern const StrategyDescription holesDescription;    // composition
extern const StrategyDescription bandsDescription;    // range
extern const StrategyDescription sumDescription;      // cover
extern const StrategyDescription twoDiceDescription;  // drift
extern const StrategyDescription weaponsDescription;  // weapons

std::vector<StrategyDescription> previewStrategies();   // composition, range, cover, drift, weapons
std::vector<StrategyDescription> movementStrategies();  // counters, movement, rivers, occupation
std::vector<StrategyDescription>
stackStrategies();  // stacking, approach, command, assault, initial-control, order, orders, ride
std::vector<StrategyDescription> unaskedStrategies();  // "none", for questions that need an explicit answer

}  // namespace cota::mapsets
