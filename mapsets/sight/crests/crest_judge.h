#pragma once
// What crests, obstacles and half-high terrain do to a line.
//
// Between hexes of the same level the line is flat: anything above that level blocks it, and so does a
// certain number of hexes with half-high terrain. Between hexes of different levels the line slopes and is
// judged from the higher end, U. It must leave that hex across a crest (a hexside with lower ground beyond);
// whatever reaches the height of U blocks; whatever is one level below U blinds the one hex behind it,
// unless the line descends over one crest to it and over the next one after it. Levels are exact whole
// numbers, and so are the hexes and hexsides of a line.

#include <cstdint>

#include "mapsets/sight/crests/crest_hexes.h"
#include "mapsets/sight/crests/crest_line.h"
#include "mapsets/sight/sight.h"

namespace cota::mapsets {

enum class CrestAct : std::uint8_t { nothing, blinds, blocks };

struct CrestOutcome {
    SightVerdict verdict = SightVerdict::clear;
    std::uint8_t halves = 0;  // number of hexes with half-high terrain
};

class CrestJudge {
  public:
    CrestJudge(const Battlefield& field, const CrestHexes& hexes, KeptLines& lines,
               const Parameters& parameters);
    /// The same with another reading of unclear passages.
    CrestJudge withReading(const CrestReading& other) const {
        CrestJudge judge = *this;
        judge.reading_ = other;
        return judge;
    }

    CrestOutcome judge(const CrestLine& line) const { return line.isFlat() ? flat(line) : slope(line); }

    // The rules about single steps, for explanations too.
    bool blocksFlat(const CrestCover& cover, std::int32_t level) const;
    bool leavesOverCrest(const CrestLine& line, const CrestStep& first) const;
    /// The effect of one hex on a sloped line; `before` is the ground the line comes from. Only the last hex
    /// before the target can blind it.
    CrestAct actOf(const CrestCover& cover, const CrestLine& line, std::int32_t before, bool isLast) const;
    /// The effect of the two hexes beside a hexside; if one is off the map, the other decides.
    CrestAct beside(const CrestCover& one, const CrestCover& two, const CrestLine& line, std::int32_t before,
                    bool isLast) const;
    /// The ground before a hex: that of the previous hex, or of the previous pair.
    std::int32_t groundOf(const CrestStep& step) const;
    bool countsFlat(const CrestCover& cover, const CrestLine& line) const;
    bool countsOnSlope(const CrestCover& cover, const CrestLine& line) const;
    bool isTooMany(int halves) const { return mostHalves_ > 0 && halves >= mostHalves_; }

    const CrestReading& reading() const { return reading_; }
    std::int32_t level() const { return level_; }
    int mostHalves() const { return mostHalves_; }

  private:
    template <class Visit>
    void walk(const CrestLine& line, Visit&& visit) const;
    CrestOutcome flat(const CrestLine& line) const;
    CrestOutcome slope(const CrestLine& line) const;
    bool isQuiet(const CrestLine& line, Cell cell) const;
    CrestAct together(CrestAct one, CrestAct other) const;

    const Battlefield& field_;
    const CrestHexes& hexes_;
    KeptLines& lines_;
    CrestReading reading_;
    std::int32_t level_ = 1;  // one level in the game's unit
    int mostHalves_ = 3;      // this number blocks
};

}  // namespace cota::mapsets
