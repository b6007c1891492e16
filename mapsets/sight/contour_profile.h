#pragma once
// Sight by whole elevation levels; used only by its own sources.
//
// Let g0 ... gn be the heights along the line from the lower end to the higher one, and lo the eye of the
// lower end. A contour above lo may be crossed once on the way up, but not twice: this is true if and only
// if max(g, lo) never falls. It combines the rule "no contour above both ends; no two crossings of one
// contour above the lower end" in one test (compared with a literal reading of the two sentences in
// tests/mapsets/play/contour_profile_test.cpp). If the field reads its levels from drawn contours, the
// heights are those of the ground under the line, contour by contour and from centre to centre, including
// the hexes of both ends; the test is the same. In addition, screening terrain blocks unless it is lower
// than the end that must look over it.

#include <cstdint>
#include <vector>

#include "mapsets/heights/drawn_profile.h"
#include "mapsets/sight/sight.h"
#include "mapsets/sight/surroundings.h"

namespace cota::mapsets {

class ContourProfileSight final : public Sight {
  public:
    ContourProfileSight(const Battlefield& field, const Heights& heights, const StrategyChoice* choice,
                        std::shared_ptr<KeptLines> lines);

    SightResult judge(Cell from, Cell to, SightRecorder* recorder,
                      std::span<const Cell> avoided) const override;
    bool isMutual() const override { return reading_.bothMustOverlook && eyesFrom_ == eyesTo_; }

  protected:
    const Battlefield& field() const override { return field_; }
    void judgeRow(std::size_t from, std::size_t first, std::size_t last,
                  std::span<SightResult> out) const override;
    void prepareRows() const override;

  private:
    /// Heights are ranks in ladder_, the sorted heights of this field: the rules only compare them, and
    /// ranks are small.
    using Rank = std::int16_t;
    static constexpr Rank none = -1;  // off the map; as a screen: nothing screens
    static constexpr Rank endless = INT16_MAX;

    /// The effect of a hex on a line through it.
    struct Cover {
        Rank relief = none;  // height in the profile; none: off the map
        Rank screen = none;  // height of screening terrain
    };
    /// The strongest effects of the hexes around one.
    struct Around {
        Rank screen = none;
        Rank most = none, least = endless;  // relief
        void merge(const Around& other) {
            screen = std::max(screen, other.screen);
            most = std::max(most, other.most);
            least = std::min(least, other.least);
        }
    };
    enum class Outcome : std::uint8_t { passes, off, screened, falls };
    /// How unclear passages of the rules are read.
    struct Reading {
        bool cloudsAreEndless = false;
        bool reliefScreens = false;
        bool reliefByEye = false;  // the profile follows the terrain that raises units
        bool bothMustOverlook = true;
        bool oneSide = false;
        bool touching = false;
    };
    /// The line from the lower end, with the limits that follow from both ends.
    struct Line {
        Cell start = noCell;
        Cell end = noCell;
        LineFrame frame;
        Cell observer = noCell;
        Rank low = 0;        // eye of the lower end
        Rank last = 0;       // highest rank allowed in the profile: that of the higher end
        Rank clearance = 0;  // screens lower than this are overlooked
        std::span<const Cell> avoided;
        int side = -1;  // along hexsides: 0 or 1: the side it keeps to; -1: it chooses at each hexside
        const Around* around = nullptr;  // if known
    };
    struct Spot {
        std::int16_t q = 0;
        std::int16_t r = 0;
    };
    /// One step of a line, for explanations; heights in the game's unit.
    struct Passed {
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
    struct Section {
        Cell first = noCell, second = noCell;
        model::LinePart part;  // of the line, starting at the lower end
        bool holds(model::LinePlace at) const {
            return part.from <= at && (at < part.to || part.to == model::LinePlace{1, 1});
        }
    };
    /// Everything that blocks a line on its own, starting at the lower end.
    struct Course {
        Line line;  // with the side it keeps to
        std::vector<Passed> steps;
        // Over drawn ground only: each section, including both ends, and what blocks in it.
        std::vector<Section> sections;
        std::vector<std::size_t> stepOf;  // by section; `ends` for the two ends
        std::vector<DrawnProfile::Event> events;
        std::vector<DrawnProfile::Verdict> ridges;
        bool isClear = true;
    };
    static constexpr std::size_t ends = SIZE_MAX;

    void readHeights();
    Line lineBetween(Cell from, Cell to, model::HexCoord offset) const;
    static Reading readingOf(const Parameters& parameters);
    bool isClear(Line line) const;
    bool crossesHexes(const Line& line) const;
    bool runsAlongSides(const Line& line) const;
    Rank candidate(Cell cell, const Line& line, Rank profile, Outcome* outcome) const;

    // contour_profile_drawn.cpp
    template <class Visit>
    void forSections(const Line& line, Visit&& visit) const;
    /// The changes of the ground under a line, starting at the lower end.
    void changesUnder(const Line& line, const Reading& reading,
                      std::vector<DrawnProfile::Event>& events) const;
    int startOf(const Line& line, const Reading& reading) const;
    bool isClearOverDrawnGround(const Line& line) const;
    int lift(Cell cell, const Line& line, const Reading& reading) const;
    void addRidges(Course& course, const Reading& reading) const;
    void explainDrawn(const Course& course, bool backwards, SightRecorder& recorder) const;
    void tellGround(const Course& course, std::span<SightStep* const> steps) const;
    std::string crossedIn(const Course& course, const Section& section) const;
    Explanation ridgeLine(const Course& course, const DrawnProfile::Verdict& ridge, bool backwards) const;

    // contour_profile_report.cpp
    bool screens(Cell cell, const Line& line, const Reading& reading) const;
    int heightOf(Cell cell, const Line& line, const Reading& reading) const;
    int endHeight(const Line& line, const Reading& reading) const;
    int eyeOf(Cell end, const Line& line) const;
    Passed passedIn(const model::TraceStep& traced, const Line& line, const Reading& reading,
                    int profile) const;
    void choose(Passed& passed, const Line& line, const Reading& reading, int profile) const;
    using Steps = std::vector<model::TraceStep>;
    Course courseOf(const Line& line, const Steps& trace, const Reading& reading) const;
    Course courseAlong(const Line& line, const Steps& trace, const Reading& reading) const;
    std::vector<bool> blocksIn(const Course& course, bool backwards) const;
    void explain(Cell from, Cell to, const Line& line, SightRecorder& recorder) const;
    SightStep stepOf(const Course& course, const Passed& passed, bool backwards) const;
    Explanation whyOf(const Course& course, const Passed& passed, bool backwards) const;
    Explanation screening(const Passed& passed) const;
    Explanation ridge(const Course& course, const Passed& passed, bool backwards) const;
    void addOptions(const Course& course, const Steps& trace, bool backwards, SightRecorder& recorder) const;
    void decide(SightRecorder& recorder) const;
    Explanation reason(const char* id, std::vector<model::MessageValue> values = {}) const;
    std::string screensIn(Cell cell, bool withRelief) const;
    std::string inUnits(int height) const;

    const Battlefield& field_;
    const Heights& heights_;
    Parameters parameters_;
    std::shared_ptr<KeptLines> lines_;
    TagMask blockers_ = 0;
    TagMask clouds_ = 0;
    Reading reading_;
    int alwaysWithin_ = 1;
    std::vector<int> ladder_;
    std::optional<DrawnProfile> drawn_;    // if levels are read from contours
    std::vector<Cover> covers_;            // by cell; with drawn_ their relief is 0 on the map
    std::vector<Rank> eyesFrom_, eyesTo_;  // by cell
    std::vector<Spot> spots_;              // by index in hexes(), relative to the first hex
    Surroundings<Around> surroundings_;
};

}  // namespace cota::mapsets
