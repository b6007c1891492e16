#include "mapsets/movement/costs/allowance_rules.h"

#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

AllowanceRules::AllowanceRules(const UnitTags& tags, const Parameters& movement, Points denominator) {
    const auto word = [&](const char* name) { return wordOf(movement, byTableDescription, name); };
    const auto yes = [&](const char* name) { return isYes(movement, byTableDescription, name); };
    oneHexAlways_ = yes("always-one-hex");
    mayDouble_ = yes("doubled");
    slow_ = tags.maskOfAny(word("one-hex-states"));
    hurryAdds_ = numberOf(movement, byTableDescription, "hurry-adds") * denominator;
    hurryWho_ = tags.maskOfAny(word("hurry-who"));
    if (yes("hurry-who-too-may")) hurryWho_ |= tags.maskOfAny(word("hurry-who-too"));
    hurryNot_ = tags.maskOfAny(word("hurry-not"));
    hurryAway_ = numberOf(movement, byTableDescription, "hurry-away");
    hurryBonus_ = yes("hurry-bonus");
}

}  // namespace cota::mapsets
