#pragma once
// The topics of the rules on boards: their drawings and names. Each is defined at the end of its file.

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

/// All of them, in the order of the rule book.
inline std::vector<Topic> boardTopics() {
    return {mapRules(),     terrainRules(),       pathRules(),       levelRules(),
            contourRules(), contourHeightRules(), placeRules(),      placeDivisionRules(),
            nameRules(),    levelCliffRules(),    pathCliffRules(),  mapSeamRules(),
            wayRules(),     terrainClaimRules(),  levelClaimRules(), placeClaimRules()};
}

}  // namespace cota::checks
