#pragma once
// May this unit fire at that hex, considering friends in the way? Sight is separate: units never block it.
// Strategies: blocked-by-friends (friends stop direct fire; some units may fire through a gap behind them),
// over-friends (fire passes friends that are lower).

#include <memory>
#include <span>

#include "mapsets/sight/sight.h"
#include "mapsets/units/unit_tags.h"

namespace cota::mapsets {

/// A unit on the map, with what matters for lines of fire.
struct UnitInField {
    Cell cell = noCell;
    bool friendly = false;  // to the firer, which is not in the list
    TagMask tags = 0;       // by UnitTags
    bool loaded = false;    // carries others
};

struct FireQuery {
    Cell from = noCell;
    Cell to = noCell;
    TagMask firer = 0;                   // its UnitTags
    std::span<const UnitInField> units;  // in any order
};

struct FireVerdict {
    bool allowed = true;
    Explanation why;
    std::vector<Cell> at;  // the hexes that decided
};

class FirePath {
  public:
    virtual ~FirePath() = default;
    FirePath() = default;
    FirePath(const FirePath&) = delete;
    FirePath& operator=(const FirePath&) = delete;

    /// Direct fire only; range and spotting are separate. Includes the line of sight, because both choose
    /// the same hexes along hexsides.
    virtual FireVerdict judge(const FireQuery& query) const = 0;
};

extern const StrategyDescription blockedByFriendsDescription;
std::unique_ptr<FirePath> makeBlockedByFriends(const Battlefield& field, const Sight& sight,
                                               const UnitTags& tags, const StrategyChoice* choice);

/// Friends stop direct fire unless the firer or the target is higher than they are (fire_over_friends.cpp).
extern const StrategyDescription fireOverFriendsDescription;
std::unique_ptr<FirePath> makeFireOverFriends(const Battlefield& field, const Sight& sight,
                                              const UnitTags& tags, const StrategyChoice* choice);

/// Some units may use the sight of friends instead of their own, from a minimum distance and not from every
/// hex.
extern const StrategyDescription sharedSightDescription;
std::unique_ptr<FirePath> makeSharedSight(const Battlefield& field, const Sight& sight, const UnitTags& tags,
                                          const StrategyChoice* choice);

/// Friends never stop fire.
extern const StrategyDescription noFirePathDescription;
std::unique_ptr<FirePath> makeNoFirePath(const Battlefield& field, const Sight& sight, const UnitTags& tags,
                                         const StrategyChoice* choice);

}  // namespace cota::mapsets
