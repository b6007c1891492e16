#pragma once
// The drawn ground under one line, contour by contour and from centre to centre, including the hexes of both
// ends.

#include <vector>

#include "mapsets/sight/profile/profile_ground.h"
#include "mapsets/sight/profile/profile_line.h"

namespace cota::mapsets {

class GroundUnderLine {
  public:
    GroundUnderLine(const ProfileGround& ground, KeptLines& lines, const ProfileLine& line,
                    const ProfileReading& reading)
        : ground_(ground), lines_(lines), line_(line), reading_(reading) {}

    /// Whether the ground above the lower end never falls.
    bool isClear() const;
    /// The changes of the ground, starting at the lower end.
    void addChanges(std::vector<DrawnProfile::Event>& events) const;
    /// The height of the ground at the lower end.
    int start() const { return ground_.heights.ground(line_.start) + lift(line_.start); }

  private:
    int lift(Cell cell) const;
    int liftBeside(Cell first, Cell second) const;
    bool canTake(Cell cell, int which) const;
    template <class Visit>
    void forSections(Visit&& visit) const;

    const ProfileGround& ground_;
    KeptLines& lines_;
    const ProfileLine& line_;
    const ProfileReading& reading_;
};

}  // namespace cota::mapsets
