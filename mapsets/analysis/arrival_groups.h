#pragma once
// Units that move alike and differ only in where they start: of a hundred such platoons few are the first
// anywhere, so each is searched only as far as it is ahead of those before.

#include <deque>
#include <span>
#include <vector>

#include "mapsets/movement/reach.h"

namespace cota::mapsets {

/// The units asked about so far. Units must be asked about in ascending order, because of two that arrive at
/// the same time the first counts.
class ArrivalGroups {
  public:
    struct Shared {
        SharedArrivals earliest;
        SharedArrivals latest;  // with unknown costs as never affordable
    };
    /// A unit with this query, on a graph that can share arrivals, which starts in these cells (that are the
    /// query's); `before` and `enters` tell apart arrivals that mean another turn. Null if the unit shares
    /// none. Valid until the groups are gone.
    Shared* join(const ReachGraph& graph, const ReachQuery& query, std::span<const Cell> starts, int before,
                 bool enters);

  private:
    struct Group {
        const ReachGraph* graph;
        ReachQuery query;  // of the first unit
        int before;
        bool enters;
        CellRules rules;  // where the first unit starts: those of the first unit, until another joins
        std::vector<Cell> startsOfFirst;
        Shared arrivals;
    };
    /// Whether the rules of another unit are the same but in the hexes where one of the two starts.
    static bool takes(Group& group, const CellRules& rules, std::span<const Cell> starts);

    std::deque<Group> groups_;
};

}  // namespace cota::mapsets
