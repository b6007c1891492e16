#pragma once
// What a finding has to tell step by step: a line of sight hex by hex, a way from hex to hex.

#include <optional>
#include <string>
#include <vector>

#include "formats/model/finding/finding.h"
#include "formats/model/finding/local_text.h"
#include "formats/model/geometry/rational.h"

namespace cota::checks {

/// Of a way: when the hex is entered, what the turn has cost by then, and what is left of it. In movement
/// points.
struct Spent {
    int turn = 0;  // 0: it starts there
    model::Rational cost;
    model::Rational left;
    bool isBound = false;  // a cost on the way is unknown: turn and cost at least, left at most so much
};

struct TrailStep {
    std::vector<std::string> hexes;  // labels; two for a hexside
    model::LocalText text;
    bool decides = false;                         // this step makes the finding
    bool isLeftOut = false;                       // alone in its trail: the rule tells no more ways
    std::optional<Spent> spent = {};              // of a step of a way
    std::optional<model::SourceSpan> where = {};  // filled in by the engine
};

}  // namespace cota::checks
