#pragma once
// Documents by chance, for properties. Only inside rc::check: every choice is one RapidCheck can repeat and
// shrink.

#include "formats/model/document/board.h"
#include "formats/model/document/forces.h"
#include "formats/model/document/scenario.h"

namespace cota::xml {

/// What an unknown program may have left in a file: sometimes something, or never.
enum class Leftovers { some, none };

model::Board anyBoard(Leftovers leftovers = Leftovers::some);
model::Forces anyForces(Leftovers leftovers = Leftovers::some);
model::Scenario anyScenario(Leftovers leftovers = Leftovers::some);

}  // namespace cota::xml
