#pragma once
// One step while strategy "by-table" adds up its cost.

#include <cstdint>
#include <string>

#include "mapsets/field/rivers.h"
#include "mapsets/movement/cost_table.h"
#include "mapsets/movement/movement.h"
#include "mapsets/strategy/parameters.h"

namespace cota::mapsets {

/// What the notes of a step say in addition to its reasons.
struct StepNoteSources {
    Parameters movement;  // for the paragraphs of reasons
    Parameters rivers;    // for those of reasons "water-..."
    Points denominator;   // of the points of a step
};

/// Once a step is prohibited, it stays so; once a cost is unknown, the step has no upper bound.
class JudgedStep {
  public:
    /// All arguments must outlive it; `notes` may be null.
    JudgedStep(const Mover& theMover, Cell theFrom, Cell theTo, int theLane, model::Direction side,
               const StepNoteSources& sources, StepNotes* notes)
        : mover(theMover),
          from(theFrom),
          to(theTo),
          lane(theLane),
          towards(side),
          sources_(&sources),
          notes_(notes) {}
    /// The mover in `cell`, however it got there; without notes.
    JudgedStep within(Cell cell) const { return {mover, cell, cell, 0, towards, *sources_, nullptr}; }

    const Mover& mover;
    const Cell from;
    const Cell to;  // equals `from` if the unit stays in its hex
    const int lane;
    const model::Direction towards;

    const Step& result() const { return step_; }
    bool isProhibited() const { return step_.prohibited; }

    /// Adds a cost to the step, or the effect of a missing cost. `what` has this cost.
    void add(TableCost cost, const char* reason, const std::string& what = {});
    void prohibit(const char* reason, const std::string& what = {});
    void addFlags(unsigned flags) { step_.flags = static_cast<std::uint16_t>(step_.flags | flags); }
    /// The lane of the hex entered, and another one if the unit has the choice.
    void arriveIn(int arrival, int other = noLane) {
        step_.lane = static_cast<std::uint8_t>(arrival);
        step_.otherLane = static_cast<std::uint8_t>(other);
    }
    void arriveOn(const NextBanks& banks) {
        arriveIn(banks.bank[0], banks.count == 2 ? banks.bank[1] : noLane);
    }
    /// Adds a line to the explanation.
    void note(const char* reason, const std::string& what = {}, TableCost cost = {});

  private:
    const StepNoteSources* sources_;
    StepNotes* notes_;
    Step step_;
};

}  // namespace cota::mapsets
