#pragma once
// Zones that are too small for the units one side sets up in them, each zone and each stacking row by itself;
// and how findings call what a row counts.

#include "validator/rules/setup/deployment.h"

namespace cota::checks {

/// What a stacking row counts, as many as there are: units, or their steps.
model::LocalText countedBy(const CheckContext& context, const std::string& row, long long count);

struct CrowdedZone {
    model::ZoneId zone;
    model::SideId side;
    std::string row;
    long long count = 0;
    long long limit = 0;
    long long hexes = 0;   // of the zone, those open to some of the units
    long long aboard = 0;  // what may start aboard carriers besides
    long long asked = 0;   // what could besides, if their groups let it
};

/// `rules` say who may board whom in the zone; only carriers and cargo are read.
std::vector<CrowdedZone> crowdedZonesOf(const CheckContext& context, const DeploymentRules& rules);

}  // namespace cota::checks
