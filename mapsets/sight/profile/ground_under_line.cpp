#include "mapsets/sight/profile/ground_under_line.h"

#include "mapsets/sight/line_walk.h"

namespace cota::mapsets {

using Events = std::vector<DrawnProfile::Event>;

/// Visits the hexes from the lower end to the higher one, both included; `second` is the other hex beside a
/// hexside.
template <class Visit>
void GroundUnderLine::forSections(Visit&& visit) const {
    const LineLattice lattice = latticeOf(ground_.field, line_.frame, line_.start);
    const auto visitHex = [&](const LineHex& at) {
        visit(at.cell, noCell);
        return true;
    };
    const auto visitHexside = [&](const LineHexside& at) {
        visit(at.cells[0], at.cells[1]);
        return true;
    };
    const auto never = [](Cell, int) { return false; };
    visit(line_.start, noCell);
    if (line_.frame.alongSides())
        walkAlongHexsides(line_.frame, lattice, visitHexside, visitHex);
    else
        walkLine(lines_, line_.frame, lattice, never, visitHex);
    visit(line_.end, noCell);
}

/// The height by which a hex rises above its ground, if the profile of the game includes it.
int GroundUnderLine::lift(Cell cell) const {
    if (!reading_.reliefByEye || !ground_.field.isOnMap(cell)) return 0;
    const bool isEnd = cell == line_.start || cell == line_.end;
    const int eye = isEnd ? line_.eyeAt(cell, ground_.heights) : ground_.heights.eye(cell, End::target);
    return eye - ground_.heights.ground(cell);
}

bool GroundUnderLine::canTake(Cell cell, int which) const {
    return (line_.side < 0 || line_.side == which) && !ground_.screens(cell, line_, reading_) &&
           !line_.avoids(cell);
}

/// Of the two hexes beside a hexside, the line uses the lower one it can pass.
int GroundUnderLine::liftBeside(Cell first, Cell second) const {
    const int one = lift(first), two = lift(second);
    return canTake(second, 1) && (!canTake(first, 0) || two < one) ? two : one;
}

void GroundUnderLine::addChanges(Events& events) const {
    const Battlefield& field = ground_.field;
    const model::GridPoint from = field.centre(line_.start), to = field.centre(line_.end);
    const auto change = [&](Cell cell, int rise, int unknown) {
        const auto part = model::partInHex(model::fine(from), model::fine(to),
                                           model::hexCorners(field.orientation(), field.centre(cell)));
        if (cell != line_.start) events.push_back({part.from, rise, unknown, DrawnProfile::noLine, 0});
        if (cell != line_.end) events.push_back({part.to, -rise, -unknown, DrawnProfile::noLine, 0});
    };
    forSections([&](Cell first, Cell second) {
        ground_.drawn->add(first, from, to, events);
        if (second != noCell) ground_.drawn->add(second, from, to, events);
        const bool firstOff = !field.isOnMap(first);
        const bool secondOff = second == noCell || !field.isOnMap(second);
        if (firstOff && secondOff) {
            change(first, 0, 1);
            return;
        }
        if (!reading_.reliefByEye) return;
        const int rise = firstOff ? lift(second) : secondOff ? lift(first) : liftBeside(first, second);
        if (rise != 0) change(first, rise, 0);
    });
    DrawnProfile::sort(events);
}

bool GroundUnderLine::isClear() const {
    Events& events = DrawnProfile::room();
    addChanges(events);
    return ground_.drawn->judge(events, start(), ground_.lowOf(line_)).holds;
}

}  // namespace cota::mapsets
