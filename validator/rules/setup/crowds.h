#pragma once
// Zones that are too small for the units of one side, each zone and each stacking row on its own; and the
// word for what a row counts.

#include "validator/rules/setup/deployment.h"

namespace cota::checks {

/// The word for what a stacking row counts: units, or their steps; singular or plural by `count`.
model::LocalText countedBy(const CheckContext& context, const std::string& row, long long count);

struct CrowdedZone {
    model::ZoneId zone;
    model::SideId side;
    std::string row;
    long long count = 0;
    long long limit = 0;
    long long hexes = 0;   // of the zone, those open to some of the units
    long long aboard = 0;  // what may also start aboard carriers
    long long asked = 0;   // what also could if the groups allowed it
};

/// `rules` state which units may board which carriers in the zone; only carriers and cargo are read.
std::vector<CrowdedZone> crowdedZonesOf(const CheckContext& context, const DeploymentRules& rules);

}  // namespace cota::checks
