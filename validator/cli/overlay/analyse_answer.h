#pragma once
// The heat of a scenario as JSON and as text.

#include "mapsets/analysis/scenario_heat.h"
#include "validator/cli/inputs/laid_out.h"
#include "validator/cli/terminal/answer.h"

namespace cota::cli {

Json heatJson(const LaidOut& table, const mapsets::Roster& roster, const mapsets::ScenarioHeat& heat,
              const AnswerOptions& common);
std::string heatText(const LaidOut& table, const mapsets::ScenarioHeat& heat, const AnswerOptions& common);

}  // namespace cota::cli
