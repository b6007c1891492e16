#pragma once
// Sight by crests; used only by its own sources.
//
// Between hexes of the same level the line is flat: anything above that level blocks it, and so does a
// certain number of hexes with half-high terrain. Between hexes of different levels the line slopes and is
// judged from the higher end, U. It must leave that hex across a crest (a hexside with lower ground beyond);
// whatever reaches the height of U blocks; whatever is one level below U blinds the one hex behind it,
// unless the line descends over one crest to it and over the next one after it. Levels are exact whole
// numbers, and so are the hexes and hexsides of a line.

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "mapsets/sight/sight.h"
#include "mapsets/sight/surroundings.h"

namespace cota::mapsets {

class CrestSight final : public Sight {
  public:
    CrestSight(const Battlefield& field, const Heights& heights, const StrategyChoice* choice,
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
    /// The effect of a hex on a line through it; heights in the game's unit.
    struct Cover {
        std::int32_t ground = 0;
        std::int32_t top = 0;       // of the ground, or of screening terrain
        bool isOff = true;          // off the map
        bool isIgnored = false;     // a half hex without effect
        bool alwaysBlocks = false;  // a marker that blocks at any height
        bool isHalf = false;        // has terrain half a level high that counts
        bool hasObstacle() const { return top > ground; }
    };
    /// The strongest effects of the hexes around one; `top` is endless if one of them blocks every line.
    struct Around {
        std::int32_t top = INT32_MIN;
        bool isHalf = false;
        void merge(const Around& other) {
            top = std::max(top, other.top);
            isHalf = isHalf || other.isHalf;
        }
    };
    enum class Act : std::uint8_t { nothing, blinds, blocks };
    /// How unclear passages of the rules are read.
    struct Reading {
        bool marshCounts = false;  // the additional half-high terrain counts
        bool halvesAnyLevel = false;
        bool halvesOnSlope = false;
        bool halvesOnSlopeAnywhere = false;
        int halvesOnSpine = 1;  // hexes counted for a hexside between two of them
        bool equalHillsBlock = false;
        bool offBlocks = true;
        bool halfHexesStop = false;
        bool bothSidesCrest = false;
        bool blindsHigherNext = true;
        bool bareHillsBlind = false;
        bool treesOnStairs = false;
        bool spineShadows = true;
        bool spineBlockShadows = false;
        bool touching = false;
    };

    /// The line, starting at the higher end.
    struct Line {
        Cell start = noCell;
        Cell end = noCell;
        LineFrame frame;
        std::int32_t high = 0;           // ground at `start`
        std::int32_t low = 0;            // ground at `end`
        const Around* around = nullptr;  // if known
        bool isFlat() const { return high == low; }
    };
    /// The hexes of one step of the line: one, or the two beside a hexside; else noCell.
    struct Step {
        Cell first = noCell;
        Cell second = noCell;
    };
    struct Outcome {
        SightVerdict verdict = SightVerdict::clear;
        std::uint8_t halves = 0;  // number of hexes with half-high terrain
    };
    /// The effect of one step, for explanations.
    struct Note {
        model::TraceStep::Kind kind = model::TraceStep::Kind::hex;
        Step step;
        int distance = 0;    // from the higher end
        bool counts = true;  // not a touched corner that does not count
        Act act = Act::nothing;
        std::array<Act, 2> acts{};  // of each hex of the step
        int halves = 0;             // hexes of half-high terrain in this step
        bool isTooMany = false;     // this step reaches the number that blocks
        bool isStair = false;
        bool isLast = false;  // last step before the lower end
        SightEffect effect() const;
    };
    /// All steps of a line, starting at the higher end.
    struct Course {
        std::vector<Note> notes;
        bool leavesOverCrest = true;
        int halves = 0;
    };
    struct Spot {
        std::int16_t q = 0;
        std::int16_t r = 0;
    };

    void readParameters();
    static Reading readingOf(const Parameters& parameters);
    void readCovers();
    Cover coverOf(Cell cell, const Reading& reading) const;
    Line lineBetween(Cell from, Cell to, model::HexCoord offset) const;
    const Cover& cover(Cell cell) const { return covers_[static_cast<std::size_t>(cell)]; }

    /// Calls visit(step, isLast) for every step between the ends; stops when it returns false.
    template <class Visit>
    void walk(const Line& line, Visit&& visit) const;
    Outcome flat(const Line& line) const;
    Outcome slope(const Line& line) const;
    Outcome judged(const Line& line) const { return line.isFlat() ? flat(line) : slope(line); }
    SightResult resultOf(const Outcome& outcome) const;

    bool isQuiet(const Line& line, Cell cell) const;
    bool blocksFlat(const Cover& cover, std::int32_t level, const Reading& reading) const;
    bool leavesOverCrest(const Line& line, const Step& first, const Reading& reading) const;
    Act actOf(const Cover& cover, const Line& line, std::int32_t before, bool isLast,
              const Reading& reading) const;
    Act together(Act one, Act other, const Reading& reading) const;
    /// The effect of the two hexes beside a hexside; if one is off the map, the other decides.
    Act beside(const Cover& one, const Cover& two, const Line& line, std::int32_t before, bool isLast,
               const Reading& reading) const;
    /// The ground before a hex: that of the previous hex, or of the previous pair.
    std::int32_t groundOf(const Step& step, const Reading& reading) const;
    bool countsFlat(const Cover& cover, const Line& line, const Reading& reading) const;
    bool countsOnSlope(const Cover& cover, const Line& line, const Reading& reading) const;

    // crest_sight_report.cpp
    using Steps = std::vector<model::TraceStep>;
    Course courseOf(const Line& line, const Steps& trace, const Reading& reading) const;
    void noteFlat(const Line& line, const Reading& reading, Note& note) const;
    void noteSlope(const Line& line, const Reading& reading, const Step& before, Note& note) const;
    int halvesIn(const Line& line, const Step& step, const Reading& reading) const;
    void explain(Cell from, Cell to, const Line& line, const Outcome& outcome, SightRecorder& recorder) const;
    SightStep stepOf(const Line& line, const Note& note, bool backwards) const;
    Explanation whyOf(const Line& line, const Note& note, const SightStep& step) const;
    Explanation whyStopped(const Line& line, const Note& note, const SightStep& step) const;
    Explanation whyFree(const Line& line, const Note& note, const SightStep& step) const;
    void addOptions(const Line& line, const Steps& trace, const Course& course, bool backwards,
                    SightRecorder& recorder) const;
    void decide(const Line& line, const Course& course, const Outcome& outcome,
                SightRecorder& recorder) const;
    std::vector<Cell> actorsIn(const Note& note) const;
    Explanation reason(const char* id, std::vector<model::MessageValue> values = {}) const;
    std::string screensIn(const std::vector<Cell>& hexes) const;

    const Battlefield& field_;
    const Heights& heights_;
    Parameters parameters_;
    std::shared_ptr<KeptLines> lines_;
    TagMask blockers_ = 0;
    TagMask markers_ = 0;
    TagMask halves_ = 0;
    TagMask moreHalves_ = 0;  // only if the reading includes them
    std::int32_t level_ = 1;  // one level in the game's unit
    int alwaysWithin_ = 1;
    int mostHalves_ = 3;  // this number blocks
    Reading reading_;
    std::vector<Cover> covers_;  // by cell
    std::vector<Spot> spots_;    // by index in hexes(), relative to the first hex
    Surroundings<Around> surroundings_;
};

}  // namespace cota::mapsets
