#pragma once
// What the strategies about units are called, and the parameters, words and reasons they know: the questions
// "counters", "movement", "rivers", "occupation", "stacking", "approach", "command", "assault",
// "initial-control" and "order".

#include <vector>

#include "mapsets/play/strategy.h"

namespace cota::mapsets {

std::vector<StrategyDescription> movementStrategies();  // counters, movement, rivers, occupation
std::vector<StrategyDescription>
stackStrategies();  // stacking, approach, command, assault, initial-control, order
std::vector<StrategyDescription> unaskedStrategies();  // "none", for each of these questions

}  // namespace cota::mapsets
