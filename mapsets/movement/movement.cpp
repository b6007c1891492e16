#include "mapsets/movement/movement.h"

#include <algorithm>

namespace cota::mapsets {

Points Movement::pointsOf(model::Rational movementPoints) const {
    const auto points = (movementPoints * model::Rational(denominator_)).floor();
    return static_cast<Points>(std::clamp<std::int64_t>(points, 0, noLimit - 1));
}

bool Movement::isBarred(const Mover& mover, Cell cell, StepNotes* notes) const {
    bool hasNeighbour = false;
    for (const auto direction : model::allDirections) {
        const auto from = neighbourOf(cell, direction);
        if (from == noCell) continue;
        hasNeighbour = true;
        for (int lane = 0; lane < lanes(from); ++lane) {
            const auto one = step(mover, from, lane, model::opposite(direction));
            const bool mayBe = mayStay(cell, one.lane) || !stay(mover, cell, one.lane).prohibited;
            if (!one.prohibited && (one.flags & stepHelpThere) == 0 && mayBe) return false;
            if (notes != nullptr && notes->empty())
                step(mover, from, lane, model::opposite(direction), notes);
        }
    }
    return hasNeighbour;
}

Step groupStep(const Movement& movement, std::span<const Mover> movers, Cell from, int lane,
               model::Direction towards) {
    Step all;
    bool isFirst = true;
    for (const auto& mover : movers) {
        auto one = movement.step(mover, from, lane, towards);
        if (one.prohibited) return one;
        if (!isFirst) {
            one.atLeast = std::max(one.atLeast, all.atLeast);
            one.atMost = std::max(one.atMost, all.atMost);
            one.flags |= all.flags;
        }
        all = one;
        isFirst = false;
    }
    all.prohibited = isFirst;
    return all;
}

Mover moverOf(const Roster& roster, UnitIndex unit) {
    const auto bearer = roster[unit].bearer == noUnit ? unit : roster[unit].bearer;
    return {roster[bearer].mobility, roster[bearer].tags};
}

}  // namespace cota::mapsets
