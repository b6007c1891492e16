#pragma once
// Sight by crests, seen by its own sources only.
//
// Between hexes of one level the line is flat: what rises above that level blocks it, and so does a number of
// hexes with half-high terrain. Between hexes of two levels it slopes and is judged from the higher end, U:
// the line must leave that hex across a crest (a hexside with lower ground beyond); what reaches U blocks;
// what stays one level below U blinds the one hex behind it, unless the line comes down over one crest and
// goes on down over the next. Levels are exact whole numbers, and which hexes and hexsides a line meets is
// exact too.

#include <cstdint>
#include <vector>

#include "mapsets/play/sight.h"

namespace cota::mapsets {

class CrestSight final : public Sight {
  public:
    CrestSight(const Battlefield& field, const Heights& heights, const StrategyChoice* choice,
               std::shared_ptr<KeptLines> lines);

    SightResult judge(Cell from, Cell to, SightRecorder* recorder,
                      std::span<const Cell> avoided) const override;
    bool isMutual() const override { return true; }
    void viewshed(Cell from, std::span<SightResult> out) const override;

  protected:
    const Battlefield& field() const override { return field_; }
    void judgeRow(std::size_t from, std::size_t first, std::span<SightResult> out) const override;

  private:
    /// What a hex does to a line through it; heights in the game's unit.
    struct Cover {
        std::int32_t ground = 0;
        std::int32_t top = 0;       // of the ground, or of terrain that screens
        bool isOff = true;          // no map here
        bool isIgnored = false;     // a half hex that stops nothing
        bool alwaysBlocks = false;  // a marker that blocks whatever its height
        bool isHalf = false;        // terrain half a level high
        bool hasObstacle() const { return top > ground; }
    };
    enum class Act : std::uint8_t { nothing, blinds, blocks };
    /// What one judged step did, for explanations; `why` is a reason of the description or null.
    struct Note {
        Act act = Act::nothing;
        const char* why = nullptr;
    };
    using Notes = std::vector<Note>;

    /// The line from the higher end.
    struct Line {
        Cell start = noCell;
        Cell end = noCell;
        LineFrame frame;
        std::int32_t high = 0;  // ground at `start`
        std::int32_t low = 0;   // ground at `end`
        bool isFlat() const { return high == low; }
    };
    /// The hexes of one step of the line: one, or the two beside a hexside; noCell for none.
    struct Step {
        Cell first = noCell;
        Cell second = noCell;
    };
    struct Outcome {
        SightVerdict verdict = SightVerdict::clear;
        std::uint8_t halves = 0;    // hexes of half-high terrain counted
        const char* why = nullptr;  // of the verdict where no step of the line gives it
    };
    struct Spot {
        std::int16_t q = 0;
        std::int16_t r = 0;
    };

    void readParameters();
    void readCovers();
    Line lineBetween(Cell from, Cell to, model::HexCoord offset) const;
    const Cover& cover(Cell cell) const { return covers_[static_cast<std::size_t>(cell)]; }

    /// Calls visit(step, isLast) for every step between the ends until it returns false.
    template <class Visit>
    void walk(const Line& line, Visit&& visit) const;
    template <bool noted>
    Outcome flat(const Line& line, Notes* notes) const;
    template <bool noted>
    Outcome slope(const Line& line, Notes* notes) const;
    Outcome judged(const Line& line, Notes* notes) const;
    SightResult resultOf(const Outcome& outcome) const;

    bool blocksFlat(const Cover& cover, std::int32_t level) const;
    bool leavesOverCrest(const Line& line, const Step& first) const;
    Act actOf(const Cover& cover, const Line& line, std::int32_t before, bool isLast) const;
    Act together(Act one, Act other) const;
    /// Ground before a hex: of one hex, or of the pair the line came between.
    std::int32_t groundOf(const Step& step) const;
    /// How many half-high hexes the step adds.
    template <class Counts>
    int halvesIn(const Step& step, Counts&& counts) const;

    void explain(Cell from, Cell to, const Line& line, const Outcome& outcome, const Notes& notes,
                 SightRecorder& recorder) const;
    void addSteps(Cell from, Cell to, const Line& line, const Notes& notes, SightRecorder& recorder) const;
    SightStep stepOf(Cell from, const model::TraceStep& traced, const Line& line) const;
    Explanation explained(const SightStep& step, const Note& note) const;
    Explanation reason(const char* id, std::vector<model::MessageValue> values = {}) const;
    std::string screensIn(const SightStep& step) const;
    std::string labelsOf(const SightStep& step) const;

    const Battlefield& field_;
    const Heights& heights_;
    Parameters parameters_;
    std::shared_ptr<KeptLines> lines_;
    TagMask blockers_ = 0;
    TagMask markers_ = 0;
    TagMask halves_ = 0;
    std::int32_t level_ = 1;  // one level in the game's unit
    int alwaysWithin_ = 1;
    int mostHalves_ = 3;     // so many block
    int halvesOnSpine_ = 1;  // what a hexside between two of them counts
    bool halvesAnyLevel_ = false;
    bool halvesOnSlope_ = false;
    bool halvesOnSlopeAnywhere_ = false;
    bool equalHillsBlock_ = false;
    bool offBlocks_ = true;
    bool halfHexesStop_ = false;
    bool bothSidesCrest_ = false;
    bool blindsHigherNext_ = true;
    bool bareHillsBlind_ = false;
    bool treesOnStairs_ = false;
    bool spineShadows_ = true;
    bool spineBlockShadows_ = true;
    std::vector<Cover> covers_;  // by cell
    std::vector<Spot> spots_;    // by index in hexes(), from the first of them
};

}  // namespace cota::mapsets
