#pragma once
// Labels of a search over turns and points: turn, points spent in it and whether the unit has moved in it, as
// one number. Smaller is better.

#include <bit>
#include <cstdint>

#include "mapsets/movement/movement.h"

namespace cota::mapsets {

using Label = std::int64_t;

/// A turn is a power of two, because labels are decoded several times for each vertex.
class LabelForm {
  public:
    LabelForm() = default;
    /// For units that spend at most that many points in a turn.
    explicit LabelForm(Points mostInTurn)
        : turnBits_(static_cast<int>(std::bit_width(2 * static_cast<std::uint64_t>(mostInTurn) + 3))) {}

    /// A unit that has spent points in its turn, but has not moved.
    Label beforeMoving(int turn, Points spent) const {
        return (static_cast<Label>(turn) << turnBits_) + 2 * static_cast<Label>(spent);
    }
    Label onTheMove(int turn, Points spent) const { return beforeMoving(turn, spent) + 1; }
    /// A unit that may not go on in its turn, even at no cost: it counts as having spent one point more than
    /// its limit, so that one with none left comes before it.
    Label ended(int turn, Points limit) const { return onTheMove(turn, limit + 1); }
    int turn(Label label) const { return static_cast<int>(label >> turnBits_); }
    Points spent(Label label) const { return static_cast<Points>(inTurn(label) / 2); }
    static bool hasMoved(Label label) { return (label & 1) != 0; }
    /// Whether the unit has neither moved nor spent a point in its turn.
    bool isTurnStart(Label label) const { return inTurn(label) == 0; }
    /// The difference of labels between two turns.
    Label turns(Label number) const { return number << turnBits_; }

  private:
    Label inTurn(Label label) const { return label & ((Label{1} << turnBits_) - 1); }

    int turnBits_ = 1;
};

}  // namespace cota::mapsets
