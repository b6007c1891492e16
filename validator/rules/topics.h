#pragma once
// One function for each topic, defined at the end of its file; all_rules.cpp lists them.

#include "validator/engine/rule.h"

namespace cota::checks {

Topic mapRules();
Topic terrainRules();
Topic placeRules();
Topic pathRules();
Topic levelRules();
Topic hexRules();
Topic unitRules();
Topic printedRules();
Topic attributeRules();
Topic setupRules();
Topic stateRules();
Topic arrivalRules();
Topic stackingRules();
Topic transportRules();
Topic needRules();
Topic featureRules();
Topic partRules();
Topic scenarioRules();
Topic victoryRules();
Topic turnRules();
Topic sightRules();
Topic reachRules();
Topic gameRules();

}  // namespace cota::checks
