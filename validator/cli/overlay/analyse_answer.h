#pragma once
// The heat of a scenario as text.

#include "mapsets/analysis/scenario_heat.h"
#include "validator/cli/inputs/laid_out.h"
#include "validator/cli/terminal/answer.h"

namespace cota::cli {

std::string heatText(const LaidOut& table, const mapsets::ScenarioHeat& heat, const AnswerOptions& common);

}  // namespace cota::cli
