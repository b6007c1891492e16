#pragma once
// The earliest turns in which a side can be in a hex, or rather a bound no side beats, nobody in the way.
// Units that move by themselves, and whom nobody carries, are searched for as `cota reach` does, with the
// most points they can have. Of the others nobody knows who rides when: for them every step costs the least
// any of them pays, and every turn has the most points any of them prints.

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

/// Whose turns are asked for.
struct Travellers {
    std::vector<std::string> tags = {};      // those that start; empty: any
    std::vector<std::string> carriers = {};  // those that may carry them
    std::optional<int> mobility = {};        // of that class alone, by Catalogue::mobilities
    bool entryPays = false;                  // those that come pay for the first hex
};

/// The most points the unit, on whatever side of its counter and however it moves, may have.
model::Rational mostPointsOf(const CheckContext& context, mapsets::UnitIndex unit);

class Earliest {
  public:
    Earliest(const CheckContext& context, model::SideId side, Travellers who);

    /// The first turn in which one of its units may be in the hex; nothing if none ever is.
    std::optional<int> turnOf(mapsets::Cell cell) const;
    /// The first turn in which one of its units may leave the map from the hex, or from one beside it (in
    /// whose place it may be used): the step off the map is paid as the game says.
    std::optional<int> turnToLeaveBy(mapsets::Cell cell) const;
    /// Whether nobody starts anywhere.
    bool isEmpty() const { return !hasStarted_; }

  private:
    /// Units that move alike, and come alike.
    struct Kind {
        int mobility = -1;
        mapsets::TagMask tags = 0;
        mapsets::Points allowance = 0;
        int before = 0;                          // turns gone before they come
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
    bool isHelped_ = false;   // somebody of the side helps at crossings
    bool isCarried_ = false;  // somebody of the side carries others
    std::map<mapsets::Cell, mapsets::Points> entries_;
    std::vector<mapsets::Points> spent_;
    std::map<Kind, std::vector<mapsets::Cell>> alone_;
    std::map<std::pair<int, mapsets::TagMask>, mapsets::ReachGraph> graphs_;
    std::vector<Search> searches_;
    using Entry = std::pair<mapsets::Points, mapsets::Cell>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue_;
};

}  // namespace cota::checks
