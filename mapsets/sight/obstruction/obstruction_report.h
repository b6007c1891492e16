#pragma once
// The explanation of one judged line: every step with its level, and what decided.

#include <array>
#include <vector>

#include "formats/model/geometry/hex_line.h"
#include "mapsets/heights/heights.h"
#include "mapsets/sight/obstruction/obstruction_hexes.h"
#include "mapsets/sight/obstruction/obstruction_judge.h"
#include "mapsets/sight/sight.h"

namespace cota::mapsets {

/// What one side of a line meets in a step.
struct ObstructionNote {
    Cell cell = noCell;
    ObstructionOutcome outcome = ObstructionOutcome::absent;
    int behind = 0;  // distance of the lower end behind the hex, as blind hexes are counted
};

struct ObstructionMet {
    std::array<ObstructionNote, 2> sides;
    model::TraceStep::Kind kind = model::TraceStep::Kind::hex;
    int toLow = 0;  // distance
};

/// All steps of a line, starting at the lower end, and the side it uses. Without sides, both are the same.
struct ObstructionCourse {
    std::vector<ObstructionMet> steps;
    bool hasSides = false;
    std::size_t side = 0;
};

class ObstructionReport {
  public:
    ObstructionReport(const Battlefield& field, const Heights& heights, const Parameters& parameters,
                      const ObstructionHexes& hexes, const ObstructionJudge& judge,
                      const ObstructionLine& line, Cell from)
        : field_(field),
          heights_(heights),
          parameters_(parameters),
          hexes_(hexes),
          judge_(judge),
          line_(line),
          backwards_(line.start != from) {}

    /// Adds the steps and what decided.
    void fill(SightVerdict verdict, SightRecorder& recorder) const;

  private:
    using Steps = std::vector<model::TraceStep>;
    using Effects = std::array<SightEffect, 2>;  // by side

    ObstructionCourse courseOf(const Steps& trace, const ObstructionJudge& judge) const;
    ObstructionMet metIn(const model::TraceStep& traced, const ObstructionJudge& judge,
                         std::array<int, 2>& passed) const;
    static std::vector<Effects> effectsOf(const ObstructionCourse& course);
    void decide(const ObstructionCourse& course, SightVerdict verdict, SightRecorder& recorder) const;
    const SightStep* besideObstruction(const ObstructionCourse& course, const SightRecorder& recorder) const;
    SightStep stepOf(const ObstructionCourse& course, const ObstructionMet& met,
                     std::vector<SetOption> options) const;
    Explanation whyOf(const ObstructionNote& note, bool isChoice) const;
    Explanation whyFree(const ObstructionCourse& course, const ObstructionMet& met, const SightStep& step,
                        bool isDecided) const;
    Explanation reason(const char* id, std::vector<model::MessageValue> values = {}) const;

    const Battlefield& field_;
    const Heights& heights_;
    const Parameters& parameters_;
    const ObstructionHexes& hexes_;
    const ObstructionJudge& judge_;
    const ObstructionLine& line_;
    bool backwards_;  // the observer is the higher end
};

}  // namespace cota::mapsets
