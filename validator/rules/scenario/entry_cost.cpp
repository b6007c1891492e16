#include "validator/rules/scenario/entry_cost.h"

#include <algorithm>

namespace cota::checks {

using mapsets::Cell;
using mapsets::Points;

namespace {

void take(std::optional<Points>& least, bool& isKnown, const mapsets::Step& step) {
    if (step.prohibited) return;
    isKnown = isKnown && (step.flags & mapsets::stepCostUnknown) == 0;
    least = std::min(least.value_or(step.atLeast), step.atLeast);
}

}  // namespace

std::optional<Points> entryCost(const CheckContext& context, const mapsets::Mover& mover, Cell cell) {
    const auto& field = context.battlefield();
    const auto& movement = context.movement();
    const bool waits = field.use(cell) == mapsets::CellUse::staging;
    std::optional<Points> least;
    bool isKnown = true;
    for (const auto direction : model::allDirections) {
        const auto beside = field.neighbour(cell, direction);
        if (!field.isPlayable(beside)) continue;
        if (waits) {
            take(least, isKnown, movement.step(mover, cell, 0, direction));
        } else if (field.level(beside) >= field.level(cell)) {
            for (int lane = 0; lane < movement.lanes(beside); ++lane)
                take(least, isKnown, movement.step(mover, beside, lane, model::opposite(direction)));
        }
    }
    return isKnown ? least : std::nullopt;
}

}  // namespace cota::checks
