#pragma once
// Everything that blocks a line on its own, starting at the lower end; for explanations.

#include <cstdint>
#include <string>
#include <vector>

#include "formats/model/geometry/hex_line.h"
#include "formats/model/geometry/outline.h"
#include "mapsets/sight/profile/ground_under_line.h"
#include "mapsets/sight/profile/profile_ground.h"
#include "mapsets/sight/profile/profile_line.h"

namespace cota::mapsets {

/// One step of a line; heights in the game's unit.
struct ProfileStep {
    model::TraceStep::Kind kind = model::TraceStep::Kind::hex;
    Cell first = noCell, second = noCell;  // the two hexes of a hexside, else one
    int distance = 0;                      // from the lower end
    bool counts = true;                    // on the map, and not a touched corner that does not count
    Cell chosen = noCell;                  // the hex the line uses
    bool isFree = true;                    // of a pair: both can be used, or neither
    bool screened = false;                 // terrain here blocks
    bool isRidge = false;  // the ground blocks: behind this step it falls below its height here
    int height = 0;        // of the profile, at least the height of the lower end
    bool blocks() const { return screened || isRidge; }
};

/// A hex, or the hexside between two, that the line crosses over drawn ground.
struct ProfileSection {
    Cell first = noCell, second = noCell;
    model::LinePart part;  // of the line, starting at the lower end
    std::size_t step = 0;  // number of its step; ProfileCourse::ends for the two ends
    bool holds(model::LinePlace at) const {
        return part.from <= at && (at < part.to || part.to == model::LinePlace{1, 1});
    }
};

struct ProfileCourse {
    static constexpr std::size_t ends = SIZE_MAX;

    ProfileLine line;  // with the side it keeps to
    std::vector<ProfileStep> steps;
    // Over drawn ground only: each section, including both ends, and what blocks in it.
    std::vector<ProfileSection> sections;
    std::vector<DrawnProfile::Event> events;
    std::vector<DrawnProfile::Verdict> ridges;
    bool isClear = true;

    /// The event where the line, seen from the observer, meets a ridge first.
    const DrawnProfile::Event& near(const DrawnProfile::Verdict& ridge, bool backwards) const {
        return events[backwards ? ridge.fell : ridge.rose];
    }
    const DrawnProfile::Event& beyond(const DrawnProfile::Verdict& ridge, bool backwards) const {
        return near(ridge, !backwards);
    }
    std::size_t sectionAt(const DrawnProfile::Event& event) const;
    /// What blocks on its own: the steps, then the lower end and the higher one.
    std::vector<bool> blocks(bool backwards) const;
};

/// Follows a line step by step for one reading of the rules. Judges like ContourProfileSight along the
/// chosen hexes, but includes everything that blocks after the first obstacle.
class CourseOfLine {
  public:
    CourseOfLine(const ProfileGround& ground, KeptLines& lines, const ProfileReading& reading)
        : ground_(ground), lines_(lines), reading_(reading) {}

    using Steps = std::vector<model::TraceStep>;
    ProfileCourse of(const ProfileLine& line, const Steps& trace) const;

  private:
    ProfileCourse along(const ProfileLine& line, const Steps& trace) const;
    ProfileStep stepIn(const model::TraceStep& traced, const ProfileLine& line, int profile) const;
    void choose(ProfileStep& step, const ProfileLine& line, int profile) const;
    int heightOf(Cell cell, const ProfileLine& line) const;
    int endHeight(const ProfileLine& line) const;
    void addSections(ProfileCourse& course) const;

    const ProfileGround& ground_;
    KeptLines& lines_;
    const ProfileReading& reading_;
};

}  // namespace cota::mapsets
