#pragma once
// Sight by whole elevation levels, seen by its own sources only.
//
// Let g0 ... gn be the heights met along the line from the lower end to the higher one, lo the eye of the
// lower end. A contour above lo may be crossed once on the way up, never twice: that holds if and only if
// max(g, lo) never falls. It is the rule "no contour above both ends; no two crossings of one contour above
// the lower end" in one test (compared with a literal reading of the two sentences in
// tests/mapsets/play/contour_profile_test.cpp). Where the field reads its levels from drawn contours, the
// heights are those of the ground the line runs over, contour by contour and from centre to centre, the hexes
// of both ends included; the test is the same. Beside that, terrain that screens blocks unless it is lower
// than whoever must look over it.

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
    /// All heights are ranks in ladder_, the sorted heights of this field: the rules only compare, and ranks
    /// are small.
    using Rank = std::int16_t;
    static constexpr Rank none = -1;  // off the map; or nothing here screens
    static constexpr Rank endless = INT16_MAX;

    /// What a hex does to a line through it.
    struct Cover {
        Rank relief = none;  // of the profile; none: off the map
        Rank screen = none;  // height of terrain that screens
    };
    /// What the hexes around one do at most.
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
    /// How the open passages of the rules are read.
    struct Reading {
        bool cloudsAreEndless = false;
        bool reliefScreens = false;
        bool reliefByEye = false;  // the profile is that of the terrain that raises
        bool bothMustOverlook = true;
        bool oneSide = false;
        bool touching = false;
    };
    /// The line from the lower end, and what the ends say.
    struct Line {
        Cell start = noCell;
        Cell end = noCell;
        LineFrame frame;
        Cell observer = noCell;
        Rank low = 0;        // eye of the lower end
        Rank last = 0;       // what the profile may reach: the height of the higher end
        Rank clearance = 0;  // screens lower than this are overlooked
        std::span<const Cell> avoided;
        int side = -1;  // along hexsides: 0 or 1 it keeps to that side of each; -1 it chooses at each
        const Around* around = nullptr;  // where known
    };
    struct Spot {
        std::int16_t q = 0;
        std::int16_t r = 0;
    };
    /// What a line passes in a step, for explanations; heights in the game's unit.
    struct Passed {
        model::TraceStep::Kind kind = model::TraceStep::Kind::hex;
        Cell first = noCell, second = noCell;  // of a hexside both beside it, else one
        int distance = 0;                      // from the lower end
        bool counts = true;                    // not off the map, nor touched at a corner that does not count
        Cell chosen = noCell;                  // the hex the line goes through
        bool isFree = true;                    // of a pair: both could be taken, or neither
        bool screened = false;                 // terrain here blocks
        bool isRidge = false;  // the ground blocks: beyond, it falls below the height it has here
        int height = 0;        // of the profile, at least that of the lower end
        bool blocks() const { return screened || isRidge; }
    };
    /// A hex on the way, or the side between two, over drawn ground.
    struct Section {
        Cell first = noCell, second = noCell;
        model::LinePart part;  // of the line, from the lower end
        bool holds(model::LinePlace at) const {
            return part.from <= at && (at < part.to || part.to == model::LinePlace{1, 1});
        }
    };
    /// All that blocks a line by itself, from the lower end on.
    struct Course {
        Line line;  // with the side it takes
        std::vector<Passed> steps;
        // Over drawn ground only: each section, the two ends included, and what blocks in it.
        std::vector<Section> sections;
        std::vector<std::size_t> stepOf;  // by section; `ends` for both ends
        std::vector<DrawnProfile::Event> events;
        std::vector<DrawnProfile::Verdict> ridges;
        bool isClear = true;
    };
    static constexpr std::size_t ends = SIZE_MAX;

    void readHeights();
    TagMask blockersIn(const Parameters& parameters) const;
    Line lineBetween(Cell from, Cell to, model::HexCoord offset) const;
    static Reading readingOf(const Parameters& parameters);
    bool isClear(Line line) const;
    bool crossesHexes(const Line& line) const;
    bool runsAlongSides(const Line& line) const;
    Rank candidate(Cell cell, const Line& line, Rank profile, Outcome* outcome) const;

    // contour_profile_drawn.cpp
    template <class Visit>
    void forSections(const Line& line, Visit&& visit) const;
    /// Where the ground changes under a line, from the lower end on.
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
    std::optional<DrawnProfile> drawn_;    // where levels are read from contours
    std::vector<Cover> covers_;            // by cell; there without relief of its own
    std::vector<Rank> eyesFrom_, eyesTo_;  // by cell
    std::vector<Spot> spots_;              // by index in hexes(), from the first of them
    Surroundings<Around> surroundings_;
};

}  // namespace cota::mapsets
