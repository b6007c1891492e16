#pragma once
// Traces for judging millions of lines, kept once per length and slope: turning and mirroring gives the
// other eleven of the same kind. 4 bytes per step; the lines of a 60 x 40 map fit in a processor's cache.

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "formats/model/geometry/hex_line.h"

namespace cota::mapsets {

/// A hex on a line in the frame of the line: `along` steps in the direction nearest to the line and `aside`
/// steps in the next nearest.
struct LineStep {
    std::int16_t along = 0;
    std::int16_t aside = 0;
};

/// The direction of a line on the lattice: offset = along * main + aside * beside, along >= aside >= 0.
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

/// Any number of threads may call. The lines of a distance are computed on first request (or by prepare) and
/// kept; later look-ups allocate nothing.
class KeptLines {
  public:
    /// Longer lines are not kept: computing them while walking is as fast (line_walk.h), and the lines of a
    /// large map would take gigabytes.
    static constexpr int longestKept = 64;

    /// withTouched: hexes touched only at a corner are steps too.
    explicit KeptLines(bool withTouched = false) : withTouched_(withTouched) {}
    bool withTouched() const { return withTouched_; }
    /// Returns `lines` if they are of that kind, else the companion of the other kind that they own. So a
    /// caller that keeps lines from one map to the next need not know which kind its game uses. Null: new
    /// lines.
    static std::shared_ptr<KeptLines> ofKind(std::shared_ptr<KeptLines> lines, bool withTouched);

    /// Computes all lines up to a distance, so that later look-ups cost nothing more.
    void prepare(int distance);

    /// The hexes that a line crosses, in order, without both ends; not for lines along hexsides. Valid until
    /// the next call by this thread.
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
    std::shared_ptr<KeptLines> sisters_;  // created on first request
    std::mutex making_;
};

}  // namespace cota::mapsets
