#pragma once
// Where the units of one side can ever go, in any time and ignoring units in the way and bad luck, so that
// only truly unreachable hexes are reported.

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "validator/engine/check_context.h"
#include "validator/engine/rule.h"

namespace cota::checks {

inline constexpr Parameter carriersParameter{"carriers", Parameter::Kind::words, "",
                                             local("tags of units that others ride on; none: any")};

class ReachOfSide {
  public:
    /// For units with any of `tags`, or all; `carriers` can carry them.
    ReachOfSide(const CheckContext& context, const model::SideId& side, const std::vector<std::string>& tags,
                const std::vector<std::string>& carriers);
    bool isEmpty() const { return !hasStarted_; }
    const std::vector<mapsets::UnitIndex>& units() const { return units_; }

    /// Whether some unit can reach the hex.
    bool reaches(mapsets::Cell cell) const { return reached_[static_cast<std::size_t>(cell)]; }
    /// The same for the hex or an adjacent one.
    bool isAtOrBeside(mapsets::Cell cell) const;

  private:
    using Starts = std::map<std::pair<int, mapsets::TagMask>, std::vector<mapsets::Cell>>;
    void add(mapsets::UnitIndex unit, Starts& starts) const;
    void makeWays(const Starts& starts) const;
    /// Adds the hexes that they reach, also from `further`; returns where passengers can get off.
    std::vector<mapsets::Cell> spread(const Starts& starts, const std::vector<mapsets::Cell>& further);

    const CheckContext& context_;
    bool withHelp_ = false;
    bool hasStarted_ = false;
    std::vector<bool> reached_;
    std::vector<mapsets::UnitIndex> units_;
};

/// Whether the side may hold the hex before the first move: the game or the scenario gives it, or the side
/// may set up nearest to it. For objectives use their owner.
bool mayHoldAtFirst(const CheckContext& context, mapsets::Cell cell, const ReachOfSide& side,
                    const model::SideId& id);

/// The reach of each side, computed on first use.
class ReachOfSides {
  public:
    ReachOfSides(const CheckContext& context, std::vector<std::string> tags,
                 std::vector<std::string> carriers)
        : context_(context), tags_(std::move(tags)), carriers_(std::move(carriers)) {}
    const ReachOfSide& of(const model::SideId& side);

  private:
    const CheckContext& context_;
    std::vector<std::string> tags_, carriers_;
    std::map<model::SideId, std::unique_ptr<ReachOfSide>> sides_;
};

}  // namespace cota::checks
