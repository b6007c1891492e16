#pragma once
// The earliest turns in which a side can be in a hex: a bound that no side beats, without enemies in the
// way. Units that move by themselves and are never carried are searched for as in `cota reach`, with the
// most points they can have. For the others it is unknown who rides when, so every step costs the least that
// any of them pays, and every turn has the most points that any of them prints.

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <queue>
#include <string>
#include <utility>
#include <vector>

#include "mapsets/movement/leaving.h"
#include "mapsets/movement/reach.h"
#include "validator/engine/check_context.h"

namespace cota::checks {

/// The units of the search.
struct Travellers {
    std::vector<std::string> tags = {};      // that move; empty: any
    std::vector<std::string> carriers = {};  // that may carry them
    std::optional<int> mobility = {};        // only that movement class, by Catalogue::mobilities
    bool entryPays = false;                  // arriving units pay for the first hex
};

/// The most points that the unit may have, on either side of its counter and with any way of moving.
model::Rational mostPointsOf(const CheckContext& context, mapsets::UnitIndex unit);

class Earliest {
  public:
    Earliest(const CheckContext& context, model::SideId side, Travellers who);

    /// The first turn in which one of its units may be in the hex; nothing if never.
    std::optional<int> turnOf(mapsets::Cell cell) const;
    /// The first turn in which one of its units may leave the map from the hex, or from an adjacent one
    /// (which may replace it). The step off the map costs what the game states.
    std::optional<int> turnToLeaveBy(mapsets::Cell cell) const;
    /// Whether no unit starts anywhere.
    bool isEmpty() const { return !hasStarted_; }

  private:
    /// Units that move and arrive in the same way.
    struct Kind {
        int mobility = -1;
        mapsets::TagMask tags = 0;
        mapsets::Points allowance = 0;
        int before = 0;                          // turns before they arrive
        std::optional<mapsets::Points> entry{};  // what they pay for the first hex
        auto operator<=>(const Kind&) const = default;
    };
    struct Search {
        int before = 0;
        mapsets::Mover mover;
        mapsets::ReachQuery query;
        std::unique_ptr<mapsets::ReachSearch> reached;
    };

    std::optional<int> turnToLeave(mapsets::Cell cell) const;
    mapsets::Points spent(mapsets::Cell cell) const { return spent_[static_cast<std::size_t>(cell)]; }
    bool isOfClass(int mobility) const { return !who_.mobility || *who_.mobility == mobility; }
    bool isTaker(std::size_t unit) const;
    bool mayCarry(std::size_t unit) const;
    void findMovers();
    bool hasBonus() const;
    bool movesByItself(std::size_t unit) const;
    void startAlone(std::size_t unit);
    void searchAlone();
    void start(const mapsets::RosterUnit& unit);
    template <class F>
    void forStarts(const mapsets::RosterUnit& unit, F f) const;
    mapsets::Points entry(mapsets::Cell cell);
    mapsets::Points afterStep(mapsets::Points points, mapsets::Points step) const;
    void spread();
    mapsets::Points least(mapsets::Cell cell, model::Direction direction) const;

    const CheckContext& context_;
    model::SideId side_;
    Travellers who_;
    std::vector<mapsets::Mover> movers_;
    mapsets::Points most_ = 0;
    mapsets::Points hurried_ = 0;
    bool hasStarted_ = false;
    bool isHelped_ = false;   // a unit of the side helps at crossings
    bool isCarried_ = false;  // a unit of the side carries others
    std::map<mapsets::Cell, mapsets::Points> entries_;
    std::vector<mapsets::Points> spent_;
    std::map<Kind, std::vector<mapsets::Cell>> alone_;
    std::map<std::pair<int, mapsets::TagMask>, mapsets::ReachGraph> graphs_;
    std::vector<Search> searches_;
    using Entry = std::pair<mapsets::Points, mapsets::Cell>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue_;
};

}  // namespace cota::checks
