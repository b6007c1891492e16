#pragma once
// The explanation of one judged line: every hex and its effect, from the function that judged it.

#include <vector>

#include "mapsets/sight/sight.h"
#include "mapsets/sight/straight/hex_obstacles.h"
#include "mapsets/sight/straight/straight_line_judge.h"

namespace cota::mapsets {

class StraightLineReport {
  public:
    StraightLineReport(const Battlefield& field, const Parameters& parameters, const HexObstacles& obstacles,
                       const StraightLineJudge& judge, const StraightLine& line, Cell from)
        : field_(field),
          parameters_(parameters),
          obstacles_(obstacles),
          judge_(judge),
          line_(line),
          from_(from) {}

    /// Adds the steps and what decided.
    void fill(bool isClear, SightRecorder& recorder) const;

  private:
    /// One step of a line: the effects of its hexes, the deciding one first.
    struct Met {
        std::vector<StraightLineNote> notes;
        bool isAsked = true;
        bool blocks = false;
    };

    Met metIn(const model::TraceStep& traced, const StraightLine& line) const;
    SightStep stepOf(const Met& met, const model::TraceStep& traced, std::vector<SetOption> options) const;
    Explanation whyOf(const StraightLineNote& note) const;
    Explanation whyClear(const std::vector<SightStep>& steps) const;
    std::vector<model::MessageValue> pointOf(const StraightLineNote& note) const;
    Explanation reason(const char* id, std::vector<model::MessageValue> values = {}) const;

    const Battlefield& field_;
    const Parameters& parameters_;
    const HexObstacles& obstacles_;
    const StraightLineJudge& judge_;
    const StraightLine& line_;
    Cell from_;  // the observer
};

}  // namespace cota::mapsets
