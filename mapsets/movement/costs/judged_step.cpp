#include "mapsets/movement/costs/judged_step.h"

#include <algorithm>
#include <utility>

namespace cota::mapsets {

void JudgedStep::add(TableCost cost, const char* reason, const std::string& what) {
    switch (cost.kind) {
        case TableCost::Kind::points:
            step_.atLeast += cost.points;
            step_.atMost = std::min(noLimit, step_.atMost + cost.points);
            note(reason, what, cost);
            return;
        case TableCost::Kind::prohibited:
            prohibit(reason, what);
            return;
        case TableCost::Kind::none:
            addFlags(stepMayBeBarred);
            [[fallthrough]];
        case TableCost::Kind::unknown:
            addFlags(stepCostUnknown);
            step_.atMost = noLimit;
            note("unknown", what);
    }
}

void JudgedStep::prohibit(const char* reason, const std::string& what) {
    step_.prohibited = true;
    note(reason, what);
}

void JudgedStep::note(const char* reason, const std::string& what, TableCost cost) {
    if (notes_ == nullptr) return;
    StepNote line{reason, {}, what, {}};
    const bool isOfRivers = line.reason.starts_with("water-");
    line.citation = (isOfRivers ? sources_->rivers : sources_->movement).citation(reason);
    if (cost.isPoints()) line.points = model::Rational(cost.points, sources_->denominator);
    notes_->push_back(std::move(line));
}

}  // namespace cota::mapsets
