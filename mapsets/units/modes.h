#pragma once
// Games whose units move in more than one mode: which allowance on a counter applies, and what it costs a
// unit to change its mode (to move, to fire).
//
// Parameters of question "counters", strategy "printed":
//   mode          value of a placement with the mode
//   moving-mode   the mode in which units move
//   mode-kept-by  words of units that may not change their mode
//   rows "moves", in order: state, value, mobility (see roster.h); if no row fits, parameter allowance
//   rows "mode-change", the first that fits; a change without a row is free
//     from, to    modes; who, not: words of units; mobility: movement types
//     share       fraction of the allowance; of: points to use instead of it; rounding: nearest, down or up
//     if, is      a parameter of the strategy and the word it must have (default "yes")

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/geometry/rational.h"
#include "mapsets/field/battlefield.h"
#include "mapsets/units/unit_tags.h"

namespace cota::mapsets {

struct RosterUnit;

/// How a unit moves now: the first row "moves" that fits it.
struct Way {
    std::optional<model::Rational> allowance;
    std::string mobility;  // from the row; empty: that of the unit's class
};
/// Nothing if the game has no such rows. `side`: the values that the visible side of the counter may print.
std::optional<Way> wayOf(const StrategyChoice* choice, const RosterUnit& unit,
                         const std::vector<AttributeType>& side);

class Modes {
  public:
    Modes(const Battlefield& field, const UnitTags& tags);

    /// Whether the game has modes at all.
    bool exist() const { return !state_.empty(); }
    /// The current mode of the unit; empty if it has none.
    std::string of(const RosterUnit& unit) const;
    /// Points the unit must spend before it can move; its whole allowance if it may not change its mode.
    model::Rational readying(const RosterUnit& unit) const;
    /// Movement points; nothing if the unit may not change.
    std::optional<model::Rational> cost(const RosterUnit& unit, std::string_view from,
                                        std::string_view to) const;

  private:
    enum class Rounding { nearest, down, up };
    struct Change {
        std::string from, to;
        TagMask who = 0, without = 0;
        std::vector<int> mobilities;  // empty: any
        bool isForAll = true;         // no words of units
        model::Rational share;
        std::optional<model::Rational> of;
        Rounding rounding = Rounding::nearest;
    };
    Change changeOf(const StrategyRow& row, const Catalogue& catalogue, const UnitTags& tags) const;
    static bool fits(const Change& change, const RosterUnit& unit);

    std::string state_, moving_;
    TagMask barred_ = 0;
    std::vector<Change> changes_;
};

}  // namespace cota::mapsets
