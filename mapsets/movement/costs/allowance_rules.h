#pragma once
// What units may do with their movement allowance, and how it changes. Parameters of question "movement",
// strategy "by-table":
//   always-one-hex     yes: a unit with points may always move one hex that is not prohibited
//   one-hex-states     words of units that move one hex in a turn
//   doubled            yes: units may double their allowance in a turn that starts out of sight (see
//                      obstacles.h); doubled-path "whole": if every hex they enter is out of sight too
//   hurry-adds, hurry-who, hurry-who-too, hurry-not, hurry-away, hurry-bonus   units with a word of
//                      hurry-who (or of hurry-who-too if hurry-who-too-may is yes) and without a state of
//                      hurry-not have hurry-adds more points if they stay more than hurry-away hexes from
//                      enemies; hurry-bonus: whether they also have the bonus of paths

#include <optional>

#include "mapsets/movement/movement.h"
#include "mapsets/strategy/parameters.h"
#include "mapsets/units/unit_tags.h"

namespace cota::mapsets {

class AllowanceRules {
  public:
    /// `denominator`: that of the costs of the game.
    AllowanceRules(const UnitTags& tags, const Parameters& movement, Points denominator);

    bool oneHexAlways() const { return oneHexAlways_; }
    bool mayDouble() const { return mayDouble_; }
    bool isSlow(TagMask tags) const { return (tags & slow_) != 0; }

    /// The additional points of a unit that hurries; nothing if it may not hurry.
    std::optional<Points> hurried(TagMask tags) const {
        if (hurryAdds_ <= 0 || (tags & hurryWho_) == 0 || (tags & hurryNot_) != 0) return std::nullopt;
        return hurryAdds_;
    }
    bool canHurry() const { return hurryAdds_ > 0; }
    int hurryAway() const { return hurryAway_; }
    bool hurryHasBonus() const { return hurryBonus_; }

  private:
    bool oneHexAlways_ = true;
    bool mayDouble_ = false;
    TagMask slow_ = 0;
    Points hurryAdds_ = 0;  // 0: no unit hurries
    TagMask hurryWho_ = 0, hurryNot_ = 0;
    int hurryAway_ = 0;
    bool hurryBonus_ = true;
};

}  // namespace cota::mapsets
