#pragma once
// Random documents for property tests. Use only inside rc::check, so that RapidCheck can repeat and shrink
// every choice.

#include "formats/model/document/board.h"
#include "formats/model/document/forces.h"
#include "formats/model/document/scenario.h"

namespace cota::xml {

/// Whether the document sometimes, or never, has content of an unknown program.
enum class Leftovers { some, none };

model::Board anyBoard(Leftovers leftovers = Leftovers::some);
model::Forces anyForces(Leftovers leftovers = Leftovers::some);
model::Tableau anyTableau(Leftovers leftovers = Leftovers::some);
model::Scenario anyScenario(Leftovers leftovers = Leftovers::some);

}  // namespace cota::xml
