#pragma once
// Scenario -> text of a *.scenario.xml file.

#include <string>

#include "formats/model/document/scenario.h"

namespace cota::xml {

/// Canonical: the same scenario gives the same bytes; one placement is one line.
std::string writeScenario(const model::Scenario& scenario);

}  // namespace cota::xml
