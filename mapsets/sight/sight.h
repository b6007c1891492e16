#pragma once
// Can A see B? A strategy judges the exact line between two hex centres; the line itself is the same in all
// games (formats/model/geometry/hex_line.h). Judging one line allocates nothing; with a recorder, the same
// function explains the line step by step.

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
#include "mapsets/sight/line_change.h"
#include "mapsets/strategy/strategy.h"

namespace cota::mapsets {

/// blinded: hidden only by the shadow right behind an obstacle.
enum class SightVerdict : std::uint8_t { clear, blocked, blinded };
enum class SightEffect : std::uint8_t { none, blocks, blinds, hinders };
const char* textOf(SightVerdict verdict);
const char* textOf(SightEffect effect);

struct SightResult {
    SightVerdict verdict = SightVerdict::clear;
    std::uint8_t hindrance = 0;  // number of hindering steps, or the game's own measure; 0 unless clear

    bool isClear() const { return verdict == SightVerdict::clear; }
    friend bool operator==(const SightResult&, const SightResult&) = default;
};

/// One step of the line between the two hexes, in order from the observer.
struct SightStep {
    model::TraceStep::Kind kind = model::TraceStep::Kind::hex;
    /// The hexes of the step without those off the map: one, or for a hexside the two beside it, left and
    /// right. If the line can use one of two, it comes first. The values below are those of the first hex.
    std::vector<Cell> hexes;
    int distance = 0;      // hexes from the observer
    int ground = 0;        // in the game's unit
    int obstacle = 0;      // height of the obstacle above the ground
    model::Rational line;  // the height of the line, or of the profile, here
    SightEffect effect = SightEffect::none;
    Explanation why;  // without reason if the effect is none
};

/// Collects the explanation of one line; judge() overwrites it.
struct SightRecorder {
    /// Without both end hexes, unless something in them counts (contours crossed there).
    std::vector<SightStep> steps;
    Explanation reason;  // of the verdict
    /// The deciding step, if there is one; beside a hexside only with the hexes that decided.
    std::optional<SightStep> at;
    int heightFrom = 0;  // of the eyes at both ends, in the game's unit
    int heightTo = 0;
    /// Whether the line is straight from eye to eye, with the heights given in the steps. Otherwise the
    /// rules of the game define no height of the line, and the heights in the steps are those they compare.
    bool isStraight = false;
};

/// Whether a step of a record is the deciding one.
inline bool isStep(const SightStep& step, const SightStep& at) {
    return step.kind == at.kind && step.distance == at.distance && !step.hexes.empty() && !at.hexes.empty() &&
           step.hexes.front() == at.hexes.front();
}

/// Remarks on a line that apply to any verdict, as sentences: an end on a half hex that is not playable, a
/// line along the outer edge of the map. Omits the edge if `told`, shown beside the remarks, mentions it.
std::vector<model::LocalText> remarksOn(const Battlefield& field, Cell from, Cell to,
                                        const SightRecorder* told = nullptr);

/// One bit for each pair of indexes into Battlefield::hexes().
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

/// Bound to a battlefield at construction. Any number of threads may call all functions.
class Sight {
  public:
    virtual ~Sight() = default;
    Sight() = default;
    Sight(const Sight&) = delete;
    Sight& operator=(const Sight&) = delete;

    /// Whether `from` sees `to`; both must be on the map. If the rules let the observer choose between the
    /// two hexes beside a hexside, it never chooses one of `avoided` (sorted; used for lines of fire).
    virtual SightResult judge(Cell from, Cell to, SightRecorder* recorder = nullptr,
                              std::span<const Cell> avoided = {}) const = 0;
    /// Whether A sees B exactly when B sees A.
    virtual bool isMutual() const = 0;
    /// The lines that `other`, a sight on the same hexes, may judge differently; null if that is not known
    /// and every line may be.
    virtual std::unique_ptr<LineChange> changeTo(const Sight& other) const;

    /// The result for every hex seen from `from`, in the order of Battlefield::hexes(); `out` has the same
    /// size. Uses all processors on large maps.
    void viewshed(Cell from, std::span<SightResult> out) const;
    /// The same for every hex, on all processors. `done` is called once for each row, from several threads,
    /// in no particular order. If sight is mutual, only the hexes from the row's own on are judged and the
    /// others are set to clear: use `allPairs` for the full square. Returns false if stopped before the end.
    bool forRows(const std::function<void(std::size_t row, std::span<const SightResult>)>& done,
                 std::stop_token stop = {}) const;
    /// All pairs of hexes; nothing if stopped.
    std::optional<SightMatrix> allPairs(std::stop_token stop = {}) const;

  protected:
    virtual const Battlefield& field() const = 0;
    /// Judges the lines from hex `from` to the hexes `first` to `last` - 1 (indexes into hexes()).
    virtual void judgeRow(std::size_t from, std::size_t first, std::size_t last,
                          std::span<SightResult> out) const = 0;
    /// Prepares data that makes many rows with long lines faster.
    virtual void prepareRows() const {}
};

/// Contours and screening terrain, judged as a profile that must not fall from the lower end to the higher
/// one (sight by whole elevation levels; parameters in the description).
extern const StrategyDescription contourProfileDescription;
std::unique_ptr<Sight> makeContourProfileSight(const Battlefield& field, const Heights& heights,
                                               const StrategyChoice* choice,
                                               std::shared_ptr<KeptLines> lines);

/// Whole levels too: obstacles on their level block flat lines; sloped lines must leave the higher end over
/// a crest, and lower obstacles may hide the one hex behind them (crest_sight.h).
extern const StrategyDescription crestSightDescription;
std::unique_ptr<Sight> makeCrestSight(const Battlefield& field, const Heights& heights,
                                      const StrategyChoice* choice, std::shared_ptr<KeptLines> lines);
/// The obstruction nearest to the lower end, blind hexes behind it, plateaus (parameters in description).
extern const StrategyDescription nearestObstructionDescription;
std::unique_ptr<Sight> makeNearestObstructionSight(const Battlefield& field, const Heights& heights,
                                                   const StrategyChoice* choice,
                                                   std::shared_ptr<KeptLines> lines);

/// The straight line between the heights of the two ends: whatever rises above it hides. Drawn areas count
/// where the line crosses them (heights in metres; parameters in the description).
extern const StrategyDescription straightLineDescription;
std::unique_ptr<Sight> makeStraightLineSight(const Battlefield& field, const Heights& heights,
                                             const StrategyChoice* choice, std::shared_ptr<KeptLines> lines);

/// Nothing ever blocks, for games without lines of sight.
extern const StrategyDescription noSightDescription;
std::unique_ptr<Sight> makeNoSight(const Battlefield& field, const Heights& heights,
                                   const StrategyChoice* choice, std::shared_ptr<KeptLines> lines);

}  // namespace cota::mapsets
