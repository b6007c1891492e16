#pragma once
// What obstructions do to a line.
//
// At equal levels, blocking terrain and ground higher than both ends block. At different levels, such
// terrain and ground above the lower end cast a shadow instead: the hexes right behind it, seen from the
// higher end, are blind. Only the lower end can be in a shadow, so the nearest obstruction decides, and it
// is enough to ask whether any obstruction is that near. A line along hexsides is two lines, each with the
// hexes of one side; it is enough if one of them is clear. The answer is the same both ways.

#include <algorithm>
#include <cstdint>

#include "mapsets/sight/obstruction/obstruction_hexes.h"
#include "mapsets/sight/obstruction/obstruction_line.h"
#include "mapsets/sight/sight.h"

namespace cota::mapsets {

/// What a line meets in a hex.
enum class ObstructionOutcome : std::uint8_t {
    absent,  // this side of the line does not pass here
    passes,
    overlooked,
    off,
    barred,
    screens,
    higher,
    plateau,
    blinds
};

class ObstructionJudge {
  public:
    ObstructionJudge(const Battlefield& field, const ObstructionHexes& hexes, KeptLines& lines,
                     const Parameters& parameters);
    /// The same with another reading of unclear passages.
    ObstructionJudge withReading(const ObstructionReading& other) const {
        ObstructionJudge judge = *this;
        judge.reading_ = other;
        return judge;
    }

    SightVerdict judge(const ObstructionLine& line) const;
    /// `toLow`: distance of the lower end behind the hex, as the game counts; `toHigh`: distance to the
    /// higher end.
    ObstructionOutcome meet(const ObstructionCover& cover, const ObstructionLine& line, int toLow,
                            int toHigh) const;
    /// The number of blind hexes behind an obstruction; negative without a difference of levels.
    int blindBehind(int difference) const {
        return difference == 0 ? -1 : std::max(0, blindHexes_ - (difference - 1) * blindLess_);
    }
    const ObstructionReading& reading() const { return reading_; }

  private:
    /// One of the two sides of a line along hexsides.
    enum class Side : std::int8_t { left = 0, right = 1 };

    SightVerdict along(const ObstructionLine& line, Side side) const;
    SightVerdict crossing(const ObstructionLine& line, Side side, bool* touched) const;
    bool isQuiet(const ObstructionLine& line, Cell cell, int distance) const;

    const Battlefield& field_;
    const ObstructionHexes& hexes_;
    KeptLines& lines_;
    ObstructionReading reading_;
    int blindHexes_ = 0;
    int blindLess_ = 0;
    bool hasPlateaus_ = false;
};

}  // namespace cota::mapsets
