#pragma once
// Sight by the obstruction nearest to the lower end, seen by its own sources only.
//
// At equal levels terrain that blocks, and ground higher than both ends, blocks. At different levels such
// terrain, and ground above the lower end, throws a shadow instead: the hexes right behind it, seen from the
// higher end, are blind. Since only the lower end can lie in a shadow, the nearest obstruction decides, and
// that is the same as asking whether any obstruction lies so near to it. A line along hexsides is two lines,
// each with all hexes of one side; one of them is enough. The answer is the same both ways.

#include <cstdint>
#include <vector>

#include "mapsets/play/sight.h"

namespace cota::mapsets {

class NearestObstructionSight final : public Sight {
  public:
    NearestObstructionSight(const Battlefield& field, const Heights& heights, const StrategyChoice* choice,
                            std::shared_ptr<KeptLines> lines);

    SightResult judge(Cell from, Cell to, SightRecorder* recorder,
                      std::span<const Cell> avoided) const override;
    bool isMutual() const override { return true; }
    void viewshed(Cell from, std::span<SightResult> out) const override;

  protected:
    const Battlefield& field() const override { return field_; }
    void judgeRow(std::size_t from, std::size_t first, std::span<SightResult> out) const override;

  private:
    /// What a hex does to a line through it.
    struct Cover {
        std::int16_t level = 0;
        bool off = true;       // off the map, or out of play: nothing there counts
        bool screens = false;  // terrain that blocks
        bool hill = false;     // ground that obstructs whatever the level of the lower end
    };
    enum class Outcome : std::uint8_t { passes, overlooked, off, barred, screens, higher, plateau, blinds };
    /// One judged step, for explanations.
    struct Note {
        Cell cell = noCell;
        Outcome outcome = Outcome::passes;
    };
    /// The notes of the lines tried, from the lower end on, and which of them counts.
    struct Notes {
        std::vector<Note> line[2];
        int counted = 0;
        int tried = 0;
    };
    /// A line from the lower end to the higher one.
    struct Line {
        Cell start = noCell;
        Cell end = noCell;
        LineFrame frame;
        int low = 0;
        int high = 0;
        int blind = 0;  // hexes behind an obstruction that are blind; negative at equal levels
        std::span<const Cell> avoided;
    };
    /// One of the two sides of a line along hexsides; both for every other line.
    enum class Side : std::int8_t { both = -1, left = 0, right = 1 };

    void readCovers();
    Line lineBetween(Cell from, Cell to, model::HexCoord offset) const;
    SightVerdict judgeLine(const Line& line, Notes* notes) const;
    template <bool noted>
    SightVerdict along(const Line& line, Side side, Notes* notes) const;
    template <bool noted>
    SightVerdict crossing(const Line& line, Side side, Notes* notes, bool* touched) const;
    Outcome meet(const Cover& cover, const Line& line, int toLow, int toHigh) const;

    void explain(Cell from, Cell to, const Line& line, const Notes& notes, SightVerdict verdict,
                 SightRecorder& recorder) const;
    SightStep stepOf(Cell from, const Line& line, const model::TraceStep& traced, const Notes& notes) const;
    Explanation whyOf(const Line& line, const Note& note) const;
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
    bool lowObstacles_ = true;
    bool anyHill_ = false;
    bool traversed_ = false;
    bool offBars_ = false;
    bool touching_ = false;
    std::vector<Cover> covers_;  // by cell
};

}  // namespace cota::mapsets
