#pragma once
// The earliest turns in which a side can be in a hex, or rather a bound no side beats: every step at the
// least any of its units pays, every turn with the most points any of them prints, doubled or hurried where
// units may, points carried over from turn to turn, nobody in the way.

#include <functional>
#include <map>
#include <optional>
#include <queue>
#include <string>
#include <utility>
#include <vector>

#include "validator/engine/check_context.h"

namespace cota::checks {

/// Whose turns are asked for.
struct Travellers {
    std::vector<std::string> tags = {};  // those that start; empty: any
    std::optional<int> mobility = {};    // of that class alone, by Catalogue::mobilities
    bool entryPays = false;              // those that come pay for the first hex
};

class Earliest {
  public:
    Earliest(const CheckContext& context, model::SideId side, Travellers who);

    /// The first turn in which one of its units may be in the hex or beside it; nothing if none ever is.
    std::optional<int> turnOf(mapsets::Cell cell) const;
    /// Whether nobody starts anywhere.
    bool isEmpty() const { return !hasStarted_; }

  private:
    mapsets::Points spent(mapsets::Cell cell) const { return spent_[static_cast<std::size_t>(cell)]; }
    bool isOfClass(int mobility) const { return !who_.mobility || *who_.mobility == mobility; }
    void findMovers();
    model::Rational mostOf(const mapsets::RosterUnit& unit, const Unit& known) const;
    bool hasBonus() const;
    void start(const mapsets::RosterUnit& unit);
    mapsets::Points entry(mapsets::Cell cell);
    void spread();
    mapsets::Points least(mapsets::Cell cell, model::Direction direction) const;

    const CheckContext& context_;
    model::SideId side_;
    Travellers who_;
    std::vector<mapsets::Mover> movers_;
    mapsets::Points most_ = 0;
    mapsets::Points hurried_ = 0;
    bool hasStarted_ = false;
    bool isHelped_ = false;  // somebody of the side helps at crossings
    std::map<mapsets::Cell, mapsets::Points> entries_;
    std::vector<mapsets::Points> spent_;
    using Entry = std::pair<mapsets::Points, mapsets::Cell>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue_;
};

}  // namespace cota::checks
