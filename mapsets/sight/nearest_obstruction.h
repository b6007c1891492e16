#pragma once
// Sight by the obstruction nearest to the lower end; used only by its own sources.
//
// At equal levels, blocking terrain and ground higher than both ends block. At different levels, such
// terrain and ground above the lower end cast a shadow instead: the hexes right behind it, seen from the
// higher end, are blind. Only the lower end can be in a shadow, so the nearest obstruction decides, and it
// is enough to ask whether any obstruction is that near. A line along hexsides is two lines, each with the
// hexes of one side; it is enough if one of them is clear. The answer is the same both ways.

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "mapsets/sight/sight.h"
#include "mapsets/sight/surroundings.h"

namespace cota::mapsets {

class NearestObstructionSight final : public Sight {
  public:
    NearestObstructionSight(const Battlefield& field, const Heights& heights, const StrategyChoice* choice,
                            std::shared_ptr<KeptLines> lines);

    SightResult judge(Cell from, Cell to, SightRecorder* recorder,
                      std::span<const Cell> avoided) const override;
    bool isMutual() const override { return true; }

  protected:
    const Battlefield& field() const override { return field_; }
    void judgeRow(std::size_t from, std::size_t first, std::size_t last,
                  std::span<SightResult> out) const override;
    void prepareRows() const override;

  private:
    /// The effect of a hex on a line through it.
    struct Cover {
        std::int16_t level = 0;
        bool off = true;       // off the map or out of play; nothing there counts
        bool screens = false;  // blocking terrain
        bool hill = false;     // terrain of the relief
    };
    /// The strongest effects of the playable hexes around one.
    struct Around {
        std::int16_t most = INT16_MIN;  // level
        bool screens = false;
        bool hill = false;
        void merge(const Around& other) {
            most = std::max(most, other.most);
            screens = screens || other.screens;
            hill = hill || other.hill;
        }
    };
    /// How unclear passages of the rules are read.
    struct Reading {
        bool lowObstacles = true;  // terrain below both ends counts
        bool anyHill = false;      // a hill casts a shadow at any level of the lower end
        bool traversed = false;    // blind hexes are counted along the line, not as distance
        bool offBars = false;      // a line may not keep to a side without hexes
        bool touching = false;     // a hex touched at a corner counts for its side of the line
    };
    enum class Outcome : std::uint8_t {
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
    /// What one side of a line meets in a step, for explanations.
    struct Note {
        Cell cell = noCell;
        Outcome outcome = Outcome::absent;
        int behind = 0;  // distance of the lower end behind the hex, as blind hexes are counted
        friend bool operator==(const Note&, const Note&) = default;
    };
    struct Met {
        std::array<Note, 2> sides;
        model::TraceStep::Kind kind = model::TraceStep::Kind::hex;
        int toLow = 0;  // distance
    };
    /// All steps of a line, starting at the lower end, and the side it uses. Without sides, both are the
    /// same.
    struct Course {
        std::vector<Met> steps;
        bool hasSides = false;
        std::size_t side = 0;
    };
    /// A line from the lower end to the higher one.
    struct Line {
        Cell start = noCell;
        Cell end = noCell;
        LineFrame frame;
        int low = 0;
        int high = 0;
        int blind = 0;  // number of blind hexes behind an obstruction; negative at equal levels
        std::span<const Cell> avoided;
        const Around* around = nullptr;  // if known
    };
    /// One of the two sides of a line along hexsides; `both` for every other line.
    enum class Side : std::int8_t { both = -1, left = 0, right = 1 };

    void readCovers();
    Line lineBetween(Cell from, Cell to, model::HexCoord offset) const;
    static Reading readingOf(const Parameters& parameters);
    SightVerdict judgeLine(const Line& line) const;
    SightVerdict along(const Line& line, Side side) const;
    SightVerdict crossing(const Line& line, Side side, bool* touched) const;
    Outcome meet(const Cover& cover, const Line& line, int toLow, int toHigh, const Reading& reading) const;
    bool isQuiet(const Line& line, Cell cell, int distance) const;

    // nearest_obstruction_report.cpp
    using Steps = std::vector<model::TraceStep>;
    Course courseOf(const Line& line, const Steps& trace, const Reading& reading) const;
    Met metIn(const Line& line, const model::TraceStep& traced, const Reading& reading,
              std::array<int, 2>& passed) const;
    void explain(Cell from, Cell to, const Line& line, SightVerdict verdict, SightRecorder& recorder) const;
    void decide(const Course& course, bool fromBelow, SightVerdict verdict, SightRecorder& recorder) const;
    const SightStep* besideObstruction(const Course& course, bool backwards,
                                       const SightRecorder& recorder) const;
    SightStep stepOf(const Line& line, const Course& course, const Met& met, bool backwards,
                     std::vector<SetOption> options) const;
    Explanation whyOf(const Line& line, const Note& note, bool isChoice) const;
    Explanation whyFree(const Course& course, const Met& met, const SightStep& step, bool isDecided) const;
    Explanation reason(const char* id, std::vector<model::MessageValue> values = {}) const;
    std::string whatStands(Cell cell) const;

    const Battlefield& field_;
    const Heights& heights_;
    Parameters parameters_;
    std::shared_ptr<KeptLines> lines_;
    TagMask blockers_ = 0;
    int alwaysWithin_ = 1;
    int blindHexes_ = 0;
    int blindLess_ = 0;
    bool plateau_ = false;
    Reading reading_;
    std::vector<Cover> covers_;  // by cell
    Surroundings<Around> surroundings_;
};

}  // namespace cota::mapsets
