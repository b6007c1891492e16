#pragma once
// The heat page of a scenario: what each side sees at the start and where it can be, fire onto entry hexes,
// choke points, objectives by time, strength by turn. Facts with pictures.

#include <string>
#include <string_view>
#include <vector>

#include "formats/model/finding/local_text.h"
#include "formats/picture/marks.h"
#include "mapsets/analysis/scenario_heat.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::look {

struct HeatOrder {
    const mapsets::LaidDocument& laid;
    const mapsets::Roster& roster;
    const mapsets::ScenarioHeat& heat;
    const Symbology& look;
    model::Language language = model::Language::english;
    model::MapSize paper;  // printed lying, however it is given
};

/// One page if the paper is large enough (A3 for two sides), else several.
std::vector<picture::Picture> heatPages(const HeatOrder& order);

/// The name of a layer of these pages.
std::string heatLayerTitle(std::string_view name, model::Language language);

}  // namespace cota::look
