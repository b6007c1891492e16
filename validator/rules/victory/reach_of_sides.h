#pragma once
// Where the units of one side can ever get, whatever time it takes: units in the way and bad luck left aside,
// so that only what is truly out of reach is told.

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "validator/engine/check_context.h"
#include "validator/engine/rule.h"

namespace cota::checks {

inline constexpr Parameter carriersParameter{"carriers",
                                             Parameter::Kind::words,
                                             "",
                                             {"tags of units that others ride on; none: any",
                                              "etiquetas de unidades que llevan a otras; sin ninguna, "
                                              "todas"}};

class ReachOfSide {
  public:
    /// Of units with any of `tags`, or of all; `carriers` take them along.
    ReachOfSide(const CheckContext& context, const model::SideId& side, const std::vector<std::string>& tags,
                const std::vector<std::string>& carriers);
    bool isEmpty() const { return !hasStarted_; }
    const std::vector<mapsets::UnitIndex>& units() const { return units_; }

    /// Whether some unit gets into the hex.
    bool reaches(mapsets::Cell cell) const { return reached_[static_cast<std::size_t>(cell)]; }
    /// The same, or into one beside it.
    bool isAtOrBeside(mapsets::Cell cell) const;

  private:
    using Starts = std::map<std::pair<int, mapsets::TagMask>, std::vector<mapsets::Cell>>;
    void add(mapsets::UnitIndex unit, Starts& starts) const;
    /// Adds where they come, also from `further`; returns where passengers can get off.
    std::vector<mapsets::Cell> spread(const Starts& starts, const std::vector<mapsets::Cell>& further);

    const CheckContext& context_;
    bool withHelp_ = false;
    bool hasStarted_ = false;
    std::vector<bool> reached_;
    std::vector<mapsets::UnitIndex> units_;
};

/// Whether the side may have the hex before anybody moves: the game or the scenario gives it, or it may set
/// up nearest to it. Of an objective its owner says so.
bool mayHoldAtFirst(const CheckContext& context, mapsets::Cell cell, const ReachOfSide& side,
                    const model::SideId& id);

/// Of each side, made when somebody first asks for it.
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
