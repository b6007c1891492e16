#pragma once
// One function for each topic, defined at the end of its file; all_rules.cpp lists them.

#include "validator/engine/rule.h"

namespace cota::checks {

Topic mapRules();
Topic terrainRules();
Topic pathRules();
Topic levelRules();
Topic contourRules();
Topic contourHeightRules();
Topic placeRules();
Topic hexRules();
Topic attributeRules();
Topic sumRules();
Topic unitRules();
Topic formationRules();
Topic lineRules();
Topic orderRules();
Topic orderPlaceRules();
Topic beginningRules();
Topic timeRules();
Topic limitRules();
Topic cliffRules();
Topic hintRules();
Topic printedRules();
Topic markRules();
Topic setupRules();
Topic deploymentRules();
Topic standRules();
Topic stateRules();
Topic commandRules();
Topic arrivalRules();
Topic roadEntryRules();
Topic stackingRules();
Topic transportRules();
Topic needRules();
Topic nationRules();
Topic featureRules();
Topic partRules();
Topic scenarioRules();
Topic lengthRules();
Topic agreementRules();
Topic statedRules();
Topic victoryRules();
Topic attainableRules();
Topic sightRules();
Topic oneWayRules();
Topic seamRules();
Topic reachRules();
Topic timelyRules();
Topic fileRules();
Topic retreatRules();
Topic gameRules();
Topic wordRules();
Topic wayRules();
Topic growthRules();
Topic questionRules();
Topic claimRules();
Topic tableRules();

}  // namespace cota::checks
