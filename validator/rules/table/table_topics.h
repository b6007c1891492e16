#pragma once
// The topics of the rules on games without a map. Each is defined at the end of its file.

#include <vector>

#include "validator/engine/rule.h"

namespace cota::checks {

Topic tableMustRules();
Topic tableWordRules();
Topic tableSpaceRules();
Topic tableMarkerRules();
Topic tableFrameRules();
Topic tableSetUpRules();

/// All of them, in the order of the rule book.
inline std::vector<Topic> tableTopics() {
    return {tableMustRules(),   tableWordRules(),  tableSpaceRules(),
            tableMarkerRules(), tableFrameRules(), tableSetUpRules()};
}

}  // namespace cota::checks
