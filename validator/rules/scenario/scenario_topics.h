#pragma once
// The topics of the rules on scenarios: frame, turns, orders, details, arrivals and exits. Each is defined
// at the end of its file.

#include <vector>

#include "validator/engine/rule.h"

namespace cota::checks {

Topic orderRules();
Topic turnLightRules();
Topic partLightRules();
Topic turnTimeRules();
Topic limitRules();
Topic orderPlaceRules();
Topic entryRollRules();
Topic entryRoomRules();
Topic entryRules();
Topic exitRules();
Topic entryRoadRules();
Topic needRules();
Topic featureRules();
Topic partRules();
Topic partNumberRules();
Topic scenarioRules();
Topic turnRules();
Topic scenarioLengthRules();
Topic turnLengthRules();
Topic entryZoneRules();
Topic scenarioFileRules();
Topic orderGrowthRules();
Topic limitLayerRules();
Topic pointsRules();
Topic readingRules();

/// All of them, in the order of the rule book.
inline std::vector<Topic> scenarioTopics() {
    return {
        orderRules(),        turnLightRules(),   partLightRules(),      turnTimeRules(),   limitRules(),
        orderPlaceRules(),   entryRollRules(),   entryRoomRules(),      entryRules(),      exitRules(),
        entryRoadRules(),    needRules(),        featureRules(),        partRules(),       partNumberRules(),
        scenarioRules(),     turnRules(),        scenarioLengthRules(), turnLengthRules(), entryZoneRules(),
        scenarioFileRules(), orderGrowthRules(), limitLayerRules(),     pointsRules(),     readingRules()};
}

}  // namespace cota::checks
