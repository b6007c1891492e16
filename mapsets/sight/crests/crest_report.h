#pragma once
// The explanation of one line judged by crests: every step with its heights, everything that blocks or
// blinds on its own, and what decided.

#include <array>
#include <vector>

#include "formats/model/geometry/hex_line.h"
#include "mapsets/sight/crests/crest_hexes.h"
#include "mapsets/sight/crests/crest_judge.h"
#include "mapsets/sight/sight.h"

namespace cota::mapsets {

/// The effect of one step.
struct CrestNote {
    model::TraceStep::Kind kind = model::TraceStep::Kind::hex;
    CrestStep step;
    int distance = 0;    // from the higher end
    bool counts = true;  // not a touched corner that does not count
    CrestAct act = CrestAct::nothing;
    std::array<CrestAct, 2> acts{};  // of each hex of the step
    int halves = 0;                  // hexes of half-high terrain in this step
    bool isTooMany = false;          // this step reaches the number that blocks
    bool isStair = false;
    bool isLast = false;  // last step before the lower end
    SightEffect effect() const;
};

/// All steps of a line, starting at the higher end.
struct CrestCourse {
    std::vector<CrestNote> notes;
    bool leavesOverCrest = true;
    int halves = 0;
};

class CrestReport {
  public:
    CrestReport(const Battlefield& field, const Parameters& parameters, const CrestHexes& hexes,
                const CrestJudge& judge, const CrestLine& line, bool backwards)
        : field_(field),
          parameters_(parameters),
          hexes_(hexes),
          judge_(judge),
          line_(line),
          backwards_(backwards) {}

    /// Adds the steps and what decided.
    void fill(const CrestOutcome& outcome, SightRecorder& recorder) const;

  private:
    using Steps = std::vector<model::TraceStep>;
    CrestCourse courseOf(const Steps& trace, const CrestJudge& judge) const;
    void noteFlat(const CrestJudge& judge, CrestNote& note) const;
    void noteSlope(const CrestJudge& judge, const CrestStep& before, CrestNote& note) const;
    int halvesIn(const CrestStep& step, const CrestJudge& judge) const;
    SightStep stepOf(const CrestNote& note) const;
    Explanation whyOf(const CrestNote& note, const SightStep& step) const;
    Explanation whyStopped(const CrestNote& note, const SightStep& step) const;
    Explanation whyFree(const CrestNote& note, const SightStep& step) const;
    void addOptions(const Steps& trace, const CrestCourse& course, SightRecorder& recorder) const;
    void decide(const CrestCourse& course, const CrestOutcome& outcome, SightRecorder& recorder) const;
    void decideAgain(const CrestCourse& course, SightRecorder& recorder) const;
    std::vector<Cell> actorsIn(const CrestNote& note) const;
    Explanation reason(const char* id, std::vector<model::MessageValue> values = {}) const;

    const Battlefield& field_;
    const Parameters& parameters_;
    const CrestHexes& hexes_;
    const CrestJudge& judge_;
    const CrestLine& line_;
    bool backwards_;  // the observer is the lower end
};

}  // namespace cota::mapsets
