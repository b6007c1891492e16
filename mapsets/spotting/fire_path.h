#pragma once
// May this unit fire at that hex, as far as friends in the way are concerned? Not sight: units never block
// that. Strategies: blocked-by-friends (direct fire stops at friends, some may fire through a gap behind
// them), over-friends (it passes friends that stand lower).

#include <memory>
#include <span>

#include "mapsets/sight/sight.h"
#include "mapsets/units/unit_tags.h"

namespace cota::mapsets {

/// A unit on the map, as far as lines of fire care.
struct UnitInField {
    Cell cell = noCell;
    bool friendly = false;  // to the firer, who is not listed
    TagMask tags = 0;       // by UnitTags
    bool loaded = false;    // carries others
};

struct FireQuery {
    Cell from = noCell;
    Cell to = noCell;
    TagMask firer = 0;                   // its tags, by UnitTags
    std::span<const UnitInField> units;  // in any order
};

struct FireVerdict {
    bool allowed = true;
    Explanation why;
    std::vector<Cell> at;  // the hexes that decided it
};

class FirePath {
  public:
    virtual ~FirePath() = default;
    FirePath() = default;
    FirePath(const FirePath&) = delete;
    FirePath& operator=(const FirePath&) = delete;

    /// Direct fire. Range and spotting are other questions; a line of sight is needed and asked for here,
    /// since both use the same choice of hexes along hexsides.
    virtual FireVerdict judge(const FireQuery& query) const = 0;
};

extern const StrategyDescription blockedByFriendsDescription;
std::unique_ptr<FirePath> makeBlockedByFriends(const Battlefield& field, const Sight& sight,
                                               const UnitTags& tags, const StrategyChoice* choice);

/// Direct fire does not pass a hex with friends unless the firer or the target stands higher than they do
/// (fire_over_friends.cpp).
extern const StrategyDescription fireOverFriendsDescription;
std::unique_ptr<FirePath> makeFireOverFriends(const Battlefield& field, const Sight& sight,
                                              const UnitTags& tags, const StrategyChoice* choice);

/// Some units may use the sight of friends instead of their own, from a least distance and not from
/// everywhere.
extern const StrategyDescription sharedSightDescription;
std::unique_ptr<FirePath> makeSharedSight(const Battlefield& field, const Sight& sight, const UnitTags& tags,
                                          const StrategyChoice* choice);

/// Friends stop nobody's fire.
extern const StrategyDescription noFirePathDescription;
std::unique_ptr<FirePath> makeNoFirePath(const Battlefield& field, const Sight& sight, const UnitTags& tags,
                                         const StrategyChoice* choice);

}  // namespace cota::mapsets
