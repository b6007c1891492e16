#pragma once
// The heat of a scenario as JSON: what `cota analyse --format json` prints and the window saves.

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "formats/model/finding/local_text.h"
#include "mapsets/analysis/scenario_heat.h"
#include "mapsets/play/laid_document.h"
#include "mapsets/units/roster.h"

namespace cota::checks {

/// Of a document with a scenario and a map.
struct HeatAnswer {
    const mapsets::LaidDocument& laid;
    const mapsets::Roster& roster;
    const mapsets::ScenarioHeat& heat;
    model::Language language = model::Language::english;
};

/// Adds to `json`, which has the head of an answer.
void addHeat(nlohmann::ordered_json& json, const HeatAnswer& answer);
/// The whole file, by a version of the program.
std::string heatFile(const HeatAnswer& answer, const std::string& version);

}  // namespace cota::checks
