#pragma once
// What a finding has to tell step by step: a line of sight hex by hex, a way from hex to hex.

#include <optional>
#include <string>
#include <vector>

#include "formats/model/finding.h"
#include "formats/model/local_text.h"

namespace cota::checks {

struct TrailStep {
    std::vector<std::string> hexes;  // labels; two for a hexside
    model::LocalText text;
    bool decides = false;                         // this step makes the finding
    std::optional<model::SourceSpan> where = {};  // filled in by the engine
};

}  // namespace cota::checks
