#pragma once
// Can A see B? A strategy judges the exact line between two hex centres; the line itself is the same for
// every game (formats/model/geometry/hex_line.h). Judging one line allocates nothing; the same function with
// a recorder explains itself step by step.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "formats/model/geometry/hex_line.h"
#include "formats/model/geometry/rational.h"
#include "mapsets/heights/heights.h"
#include "mapsets/sight/kept_lines.h"
#include "mapsets/strategy/strategy.h"

namespace cota::mapsets {

/// blinded: hidden only because it lies in the shadow right behind an obstacle.
enum class SightVerdict : std::uint8_t { clear, blocked, blinded };
enum class SightEffect : std::uint8_t { none, blocks, blinds, hinders };
const char* textOf(SightVerdict verdict);
const char* textOf(SightEffect effect);

struct SightResult {
    SightVerdict verdict = SightVerdict::clear;
    std::uint8_t hindrance = 0;  // number of hindering steps, or what the game makes of them; 0 unless clear

    bool isClear() const { return verdict == SightVerdict::clear; }
    friend bool operator==(const SightResult&, const SightResult&) = default;
};

/// One thing the line meets between the two hexes, in order from the observer.
struct SightStep {
    model::TraceStep::Kind kind = model::TraceStep::Kind::hex;
    /// The hexes it concerns, off-map ones left out: one, or for a hexside the two beside it, left and right.
    /// The values below are those of the first. Where the line may choose one of two, the chosen one comes
    /// first.
    std::vector<Cell> hexes;
    int distance = 0;      // hexes from the observer
    int ground = 0;        // in the game's unit
    int obstacle = 0;      // what stands on the ground adds so much
    model::Rational line;  // the height that the line, or the profile, has here
    SightEffect effect = SightEffect::none;
    Explanation why;  // without reason where the effect is none
};

/// Collects the explanation of one line. judge() fills it anew.
struct SightRecorder {
    /// Both end hexes left out, unless something in them counts (contours crossed there).
    std::vector<SightStep> steps;
    Explanation reason;  // of the verdict
    /// The step that decided it, if one did; beside a hexside with only the hexes that did.
    std::optional<SightStep> at;
    int heightFrom = 0;  // of the eye at both ends, in the game's unit
    int heightTo = 0;
    /// The line runs straight from eye to eye, and has its steps' heights where it meets what they are about.
    /// Else the game's rule knows no height of the line: those of the steps are what it compares them with.
    bool isStraight = false;
};

/// Whether a step of a record is the one that decided.
inline bool isStep(const SightStep& step, const SightStep& at) {
    return step.kind == at.kind && step.distance == at.distance && !step.hexes.empty() && !at.hexes.empty() &&
           step.hexes.front() == at.hexes.front();
}

/// What a player should know about a line whatever its verdict, in sentences: an end on a half hex that is
/// not in play, a line along the outer edge of the map. What `told` says itself, shown beside them, is left
/// out.
std::vector<model::LocalText> remarksOn(const Battlefield& field, Cell from, Cell to,
                                        const SightRecorder* told = nullptr);

/// Bits by pairs of Battlefield::hexes() indexes.
class SightMatrix {
  public:
    explicit SightMatrix(std::size_t hexes)
        : side_(hexes), words_((hexes + 63) / 64), bits_(side_ * words_) {}
    std::size_t side() const { return side_; }
    bool sees(std::size_t from, std::size_t to) const {
        return (bits_[from * words_ + to / 64] >> (to % 64)) & 1u;
    }
    std::span<std::uint64_t> row(std::size_t from) { return {bits_.data() + from * words_, words_}; }
    std::span<const std::uint64_t> row(std::size_t from) const {
        return {bits_.data() + from * words_, words_};
    }

  private:
    std::size_t side_;
    std::size_t words_;
    std::vector<std::uint64_t> bits_;
};

/// Bound to a battlefield at construction. All questions may be asked by any number of threads.
class Sight {
  public:
    virtual ~Sight() = default;
    Sight() = default;
    Sight(const Sight&) = delete;
    Sight& operator=(const Sight&) = delete;

    /// Whether `from` sees `to`; both on the map. Where the rules let the observer choose between the two
    /// hexes beside a hexside, it does not choose one of `avoided` (sorted; used for lines of fire).
    virtual SightResult judge(Cell from, Cell to, SightRecorder* recorder = nullptr,
                              std::span<const Cell> avoided = {}) const = 0;
    /// Whether A sees B exactly when B sees A.
    virtual bool isMutual() const = 0;

    /// What `from` sees, in the order of Battlefield::hexes(). `out` has as many places.
    /// Of a large map on all processors.
    void viewshed(Cell from, std::span<SightResult> out) const;
    /// The same for every hex, on all processors. `done` is called once for each row, from several threads,
    /// in no order. Where sight is mutual, only the hexes from the row's own on are judged, the others read
    /// as clear: use `allPairs` for the full square. False if stopped before the end.
    bool forRows(const std::function<void(std::size_t row, std::span<const SightResult>)>& done,
                 std::stop_token stop = {}) const;
    /// Everything at once; nothing if stopped.
    std::optional<SightMatrix> allPairs(std::stop_token stop = {}) const;

  protected:
    virtual const Battlefield& field() const = 0;
    /// Judges the lines from hex `from` to the hexes from `first` to before `last` (indexes into hexes()).
    virtual void judgeRow(std::size_t from, std::size_t first, std::size_t last,
                          std::span<SightResult> out) const = 0;
    /// Call before many rows with long lines: it may prepare what makes them faster.
    virtual void prepareRows() const {}
};

/// Contours and terrain that screens, judged as a profile that must not fall from the lower end to the higher
/// (sight by whole elevation levels; parameters in the description).
extern const StrategyDescription contourProfileDescription;
std::unique_ptr<Sight> makeContourProfileSight(const Battlefield& field, const Heights& heights,
                                               const StrategyChoice* choice,
                                               std::shared_ptr<KeptLines> lines);

/// Whole levels again: flat lines are blocked by what stands on their level, sloped ones must leave the
/// higher end over a crest, and what stands below them may hide the one hex behind it (crest_sight.h).
extern const StrategyDescription crestSightDescription;
std::unique_ptr<Sight> makeCrestSight(const Battlefield& field, const Heights& heights,
                                      const StrategyChoice* choice, std::shared_ptr<KeptLines> lines);
/// The obstruction nearest to the lower end, blind hexes behind it, plateaus (parameters in the description).
extern const StrategyDescription nearestObstructionDescription;
std::unique_ptr<Sight> makeNearestObstructionSight(const Battlefield& field, const Heights& heights,
                                                   const StrategyChoice* choice,
                                                   std::shared_ptr<KeptLines> lines);

/// The straight line between the heights of the two ends: what rises above it hides. Drawn outlines count
/// where the line meets them (heights in metres; parameters in the description).
extern const StrategyDescription straightLineDescription;
std::unique_ptr<Sight> makeStraightLineSight(const Battlefield& field, const Heights& heights,
                                             const StrategyChoice* choice, std::shared_ptr<KeptLines> lines);

/// Nothing is ever in the way, for games without lines of sight.
extern const StrategyDescription noSightDescription;
std::unique_ptr<Sight> makeNoSight(const Battlefield& field, const Heights& heights,
                                   const StrategyChoice* choice, std::shared_ptr<KeptLines> lines);

}  // namespace cota::mapsets
