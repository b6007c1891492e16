#pragma once
// The explanation of one judged line: every step with its heights, everything that blocks on its own, and
// what decided.

#include <string>

#include "mapsets/sight/profile/profile_course.h"
#include "mapsets/sight/profile/profile_words.h"
#include "mapsets/sight/sight.h"

namespace cota::mapsets {

class ContourProfileReport {
  public:
    ContourProfileReport(const ProfileGround& ground, KeptLines& lines, const Parameters& parameters,
                         const ProfileReading& reading, const ProfileLine& line)
        : ground_(ground),
          lines_(lines),
          parameters_(parameters),
          reading_(reading),
          words_(ground.field, parameters),
          backwards_(line.start != line.observer) {
        course_.line = line;
    }

    /// Adds the steps and what decided.
    void fill(SightRecorder& recorder);

  private:
    SightStep stepOf(const ProfileStep& passed) const;
    Explanation whyOf(const ProfileStep& passed) const;
    Explanation screening(const ProfileStep& passed) const;
    Explanation ridge(const ProfileStep& passed) const;
    void addOptions(const CourseOfLine::Steps& trace, SightRecorder& recorder) const;
    void decide(SightRecorder& recorder) const;
    std::string idsIn(Cell cell) const;

    const ProfileGround& ground_;
    KeptLines& lines_;
    const Parameters& parameters_;
    const ProfileReading& reading_;
    ProfileWords words_;
    bool backwards_;  // the observer is the higher end
    ProfileCourse course_;
};

}  // namespace cota::mapsets
