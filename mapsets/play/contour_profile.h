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

#include "mapsets/play/drawn_profile.h"
#include "mapsets/play/sight.h"

namespace cota::mapsets {

class ContourProfileSight final : public Sight {
  public:
    ContourProfileSight(const Battlefield& field, const Heights& heights, const StrategyChoice* choice,
                        std::shared_ptr<KeptLines> lines);

    SightResult judge(Cell from, Cell to, SightRecorder* recorder,
                      std::span<const Cell> avoided) const override;
    bool isMutual() const override { return bothMustOverlook_ && eyesFrom_ == eyesTo_; }
    void viewshed(Cell from, std::span<SightResult> out) const override;

  protected:
    const Battlefield& field() const override { return field_; }
    void judgeRow(std::size_t from, std::size_t first, std::span<SightResult> out) const override;

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
    enum class Outcome : std::uint8_t { passes, off, screened, falls };
    /// One judged step, for explanations.
    struct Note {
        Outcome outcome = Outcome::passes;
        Cell chosen = noCell;  // of a pair: which one the line takes
        bool free = true;      // of a pair: both could be taken
        Rank profile = 0;      // height reached so far
        bool rises = false;    // here it was reached
    };
    using Notes = std::vector<Note>;
    /// The line from the lower end, and what the ends say.
    struct Line {
        Cell start = noCell;
        Cell end = noCell;
        LineFrame frame;
        Rank low = 0;        // eye of the lower end
        Rank clearance = 0;  // screens lower than this are overlooked
        std::span<const Cell> avoided;
        int side = -1;  // along hexsides: 0 or 1 it keeps to that side of each; -1 it chooses at each
    };
    struct Spot {
        std::int16_t q = 0;
        std::int16_t r = 0;
    };

    void readHeights();
    TagMask blockersIn(const Parameters& parameters) const;
    Line lineBetween(Cell from, Cell to, model::HexCoord offset) const;
    /// Sets the side the line takes: the one it passes on, or the last one tried.
    bool isClear(Line& line, Notes* notes) const;
    // contour_profile_drawn.cpp
    struct Section;
    template <class Visit>
    void forSections(const Line& line, Visit&& visit) const;
    /// What the contours drawn make of a line; fills the events, in order from the lower end.
    DrawnProfile::Verdict overDrawnGround(const Line& line, std::vector<DrawnProfile::Event>& events) const;
    int lift(Cell cell, const Line& line) const;
    void explainDrawn(Cell from, Cell to, const Line& line, Notes notes, SightRecorder& recorder) const;
    std::vector<Section> sectionsOf(const Line& line) const;
    void tellGround(const Line& line, const std::vector<Section>& sections,
                    const std::vector<DrawnProfile::Event>& events, std::size_t told,
                    std::span<SightStep* const> steps) const;
    std::string crossedIn(const Section& section, const std::vector<DrawnProfile::Event>& events,
                          std::size_t end) const;
    Explanation ridgeLine(const DrawnProfile::Verdict& verdict,
                          const std::vector<DrawnProfile::Event>& events,
                          const std::vector<Section>& sections, int highEye) const;

    template <bool noted>
    bool crossesHexes(const Line& line, Notes* notes) const;
    template <bool noted>
    bool runsAlongSides(const Line& line, Notes* notes) const;
    Rank candidate(Cell cell, const Line& line, Rank profile, Outcome* outcome) const;

    void explain(Cell from, Cell to, const Line& line, const Notes& notes, bool clear,
                 SightRecorder& recorder) const;
    void addSteps(Cell from, Cell to, const Line& line, const Notes& notes, SightRecorder& recorder) const;
    SightStep stepOf(Cell from, const model::TraceStep& traced, const Note* note, Rank profile) const;
    Explanation passing(const SightStep& step, const Note& note) const;
    Explanation blocking(const SightStep& step, const Note& note) const;
    Explanation ridge(const SightStep& step, Rank height, Rank highEye) const;
    Explanation reason(const char* id, std::vector<model::MessageValue> values = {}) const;
    std::string screensIn(Cell cell) const;
    std::string labelsOf(const SightStep& step) const;

    const Battlefield& field_;
    const Heights& heights_;
    Parameters parameters_;
    std::shared_ptr<KeptLines> lines_;
    TagMask blockers_ = 0;
    TagMask clouds_ = 0;
    bool cloudsAreEndless_ = false;
    bool reliefScreens_ = false;
    bool reliefByEye_ = false;
    bool bothMustOverlook_ = true;
    bool oneSide_ = false;
    int alwaysWithin_ = 1;
    std::vector<int> ladder_;
    std::optional<DrawnProfile> drawn_;    // where levels are read from contours
    std::vector<Cover> covers_;            // by cell; there without relief of its own
    std::vector<Rank> eyesFrom_, eyesTo_;  // by cell
    std::vector<Spot> spots_;              // by index in hexes(), from the first of them
};

}  // namespace cota::mapsets
