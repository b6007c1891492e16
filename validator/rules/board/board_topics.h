#pragma once
// One function for each topic about the board: what it draws and what it names; each is defined at the end of
// its file.

#include <vector>

#include "validator/engine/rule.h"

namespace cota::checks {

Topic mapRules();
Topic terrainRules();
Topic pathRules();
Topic levelRules();
Topic contourRules();
Topic contourHeightRules();
Topic placeRules();
Topic placeDivisionRules();
Topic nameRules();
Topic levelCliffRules();
Topic pathCliffRules();
Topic mapSeamRules();
Topic wayRules();
Topic terrainClaimRules();
Topic levelClaimRules();
Topic placeClaimRules();

/// All of them, in the order in which the book of rules tells them.
inline std::vector<Topic> boardTopics() {
    return {mapRules(),     terrainRules(),       pathRules(),       levelRules(),
            contourRules(), contourHeightRules(), placeRules(),      placeDivisionRules(),
            nameRules(),    levelCliffRules(),    pathCliffRules(),  mapSeamRules(),
            wayRules(),     terrainClaimRules(),  levelClaimRules(), placeClaimRules()};
}

}  // namespace cota::checks
