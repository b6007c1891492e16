#pragma once
// Contours between two hexes, for movement: how many full ones a step crosses, what that costs, and which
// units they bar. Auxiliary (dashed) contours never count. Parameters of question "movement", strategy
// "by-table":
//   contour-cost    points for each contour crossed, a whole number or a fraction
//   contour-count   crossings: a contour crossed twice counts twice; lines: it counts once
//   contours-most   crossing more than this number is not allowed; 0: no limit
//   contours-bar    words of the units this limit applies to
//   contours-of     crossed: counts contours crossed in the step; contained: counts those inside the entered
//                   hex, except those through the middle of the hex left
//   contours-open   yes: along a path the limit does not apply
// A contour through the middle of the entered hex is crossed, one through the middle of the hex left is not.
// Along a path with a cost of its own contours cost nothing.

#include <array>
#include <cstdint>
#include <vector>

#include "mapsets/field/battlefield.h"
#include "mapsets/movement/costs/judged_step.h"
#include "mapsets/movement/movement.h"
#include "mapsets/strategy/parameters.h"
#include "mapsets/units/unit_tags.h"

namespace cota::mapsets {

/// The regular contours inside a hex, each once; a contour that only touches its edge is not included.
std::vector<std::uint32_t> contoursIn(const Battlefield& field, Cell cell);

class ContourSteps {
  public:
    /// `denominator`: that of the costs of the game.
    ContourSteps(const Battlefield& field, const UnitTags& tags, const Parameters& movement,
                 Points denominator);

    /// Pays for the contours crossed, or prohibits the step if they are too many for the unit.
    void pay(JudgedStep& step, bool alongPath) const;
    TagMask moverTags() const { return most_ == 0 || crossed_.empty() ? 0 : barred_; }

  private:
    using Sides = std::array<std::uint8_t, 6>;  // by Direction
    static std::size_t index(Cell cell) { return static_cast<std::size_t>(cell); }
    /// The number of contours to pay for.
    int crossed(Cell from, model::Direction towards) const {
        return crossed_.empty() ? 0 : crossed_[index(from)][static_cast<std::size_t>(towards)];
    }
    bool bars(const Mover& mover, Cell from, model::Direction towards, bool alongPath) const {
        if (most_ == 0 || (mover.tags & barred_) == 0 || (alongPath && open_)) return false;
        const auto& numbers = inside_.empty() ? crossed_ : inside_;
        return !numbers.empty() && numbers[index(from)][static_cast<std::size_t>(towards)] > most_;
    }
    void countCrossed(const Battlefield& field, bool eachLineOnce);
    void countInside(const Battlefield& field);

    Points each_ = 0;
    int most_ = 0;
    bool open_ = true;
    TagMask barred_ = 0;
    std::vector<Sides> crossed_;  // by cell and side; empty: no contours, or they have no effect
    std::vector<Sides> inside_;   // for contours-of "contained": those inside the entered hex
};

}  // namespace cota::mapsets
