#pragma once
// The explanation of a line over drawn ground: that of a line over levels of hexes, with the contours crossed
// in each hex. The end hexes are steps too if contours are crossed there. A ridge is reported where the line
// first meets it.

#include <array>
#include <span>
#include <string>

#include "mapsets/sight/profile/profile_course.h"
#include "mapsets/sight/profile/profile_words.h"
#include "mapsets/sight/sight.h"

namespace cota::mapsets {

class DrawnProfileReport {
  public:
    DrawnProfileReport(const ProfileGround& ground, const ProfileWords& words, const ProfileCourse& course,
                       bool backwards)
        : ground_(ground), words_(words), course_(course), backwards_(backwards) {}

    /// Adds to the steps of the line. `start` is the height of the ground at the lower end.
    void fill(int start, SightRecorder& recorder) const;

  private:
    std::array<SightStep, 2> endSteps() const;
    void tellGround(int start, std::span<SightStep* const> steps) const;
    std::string crossedIn(const ProfileSection& section) const;
    Explanation whyRidge(const DrawnProfile::Verdict& ridge) const;

    const ProfileGround& ground_;
    const ProfileWords& words_;
    const ProfileCourse& course_;
    bool backwards_;  // the observer is the higher end
};

}  // namespace cota::mapsets
