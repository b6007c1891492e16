#pragma once
// Traces made for judging millions of lines: kept once for each length and slope, since the other eleven of a
// dozen follow by turning and mirroring. 4 bytes a step; the lines of a 60 x 40 map fit in a processor's
// cache.

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "formats/model/geometry/hex_line.h"

namespace cota::mapsets {

/// A hex on a line in its own frame: `along` steps in the direction nearest to the line, `aside` in the one
/// beside it.
struct LineStep {
    std::int16_t along = 0;
    std::int16_t aside = 0;
};

/// How a line lies on the lattice: offset = along * main + aside * beside, along >= aside >= 0.
struct LineFrame {
    model::HexCoord main;
    model::HexCoord beside;
    int along = 0;
    int aside = 0;
    /// Lines with along == aside run along hexsides: pairs (k+1, k) | (k, k+1) with hexes (k, k) between
    /// them.
    bool alongSides() const { return along == aside && along > 0; }
    int distance() const { return along + aside; }
};
LineFrame frameOf(model::HexCoord offset);

/// Any number of threads may ask. The lines of a distance are made when they are first asked for (or by
/// prepare) and kept; from then on no look-up allocates.
class KeptLines {
  public:
    /// Longer lines are not kept: computing them on the way costs no more (line_walk.h), and the lines of a
    /// large map would take gigabytes.
    static constexpr int longestKept = 64;

    /// withTouched: hexes touched at one corner only are steps like the others.
    explicit KeptLines(bool withTouched = false) : withTouched_(withTouched) {}
    bool withTouched() const { return withTouched_; }
    /// `lines` where they are of that kind, else their sisters of the other kind, which are kept with them:
    /// who keeps lines from one map to the next need not know what its game asks for. Null: new ones.
    static std::shared_ptr<KeptLines> ofKind(std::shared_ptr<KeptLines> lines, bool withTouched);

    /// Makes all lines up to a distance, so that asking for them later costs nothing more.
    void prepare(int distance);

    /// The hexes a line that does not run along hexsides crosses, in order, both ends left out. Valid until
    /// the calling thread asks again.
    std::span<const LineStep> steps(const LineFrame& frame);

  private:
    struct Shell {
        std::vector<std::uint32_t> starts;
        std::vector<LineStep> steps;
    };
    const Shell& shell(int distance);
    std::span<const LineStep> workedOut(const LineFrame& frame) const;
    void append(const LineFrame& frame, std::vector<LineStep>& steps) const;

    bool withTouched_;
    std::array<std::atomic<const Shell*>, longestKept + 1> shells_{};
    std::vector<std::unique_ptr<const Shell>> owned_;
    std::shared_ptr<KeptLines> sisters_;  // once somebody has asked for them
    std::mutex making_;
};

}  // namespace cota::mapsets
