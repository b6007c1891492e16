#pragma once
// The steps of a finding: a line of sight or a route, hex by hex.

#include <optional>
#include <string>
#include <vector>

#include "formats/model/finding/finding.h"
#include "formats/model/finding/local_text.h"
#include "formats/model/geometry/rational.h"

namespace cota::checks {

/// Of a route: when the unit enters the hex, and the movement points used in that turn and left in it.
struct Spent {
    int turn = 0;  // 0: it starts there
    model::Rational cost;
    model::Rational left;
    bool isBound = false;  // a cost on the route is unknown: `turn` and `cost` are minimums, `left` is a
                           // maximum
};

struct TrailStep {
    std::vector<std::string> hexes;  // labels; two for a hexside
    model::LocalText text;
    bool decides = false;                         // this step causes the finding
    bool isLeftOut = false;                       // the only step of its trail: the rule lists no more
                                                  // routes
    std::optional<Spent> spent = {};              // of a step of a route
    std::optional<model::SourceSpan> where = {};  // filled in by the engine
};

}  // namespace cota::checks
