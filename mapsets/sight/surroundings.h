#pragma once
// A summary of the surroundings of each hex of a battlefield, so that a long line of sight can skip ground
// that cannot matter. Computed if many lines are needed; it affects speed only.

#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

#include "mapsets/sight/line_walk.h"

namespace cota::mapsets {

/// `Summary` needs merge(const Summary&); its default value means that there is nothing. Any number of
/// threads may call.
template <class Summary>
class Surroundings {
  public:
    /// Summarizes everything within stretchRings + 1 steps of each cell along each axis of the lattice, and
    /// somewhat more. `summaryOf(cell)` is called for every cell, also off the map.
    template <class SummaryOf>
    void make(const Battlefield& field, SummaryOf&& summaryOf) const {
        std::call_once(once_, [&] {
            runs_ = summed(field, summaryOf);
            made_.store(runs_.data(), std::memory_order_release);
        });
    }
    /// By cell / run; null until computed.
    const Summary* made() const { return made_.load(std::memory_order_acquire); }
    static std::size_t place(Cell cell) { return static_cast<std::size_t>(cell) / run; }

  private:
    static constexpr int run = stretchRings + 1;  // cells of one lattice row that share a summary

    template <class SummaryOf>
    static std::vector<Summary> summed(const Battlefield& field, SummaryOf&& summaryOf) {
        const auto count = (field.cellCount() + run - 1) / run;
        const auto at = [](auto& list, Cell index) -> auto& { return list[static_cast<std::size_t>(index)]; };
        std::vector<Summary> runs(static_cast<std::size_t>(count));
        for (Cell cell = 0; cell < field.cellCount(); ++cell) at(runs, cell / run).merge(summaryOf(cell));
        // A run of another row may begin anywhere within a run of the list, so four runs cover what is
        // beside it.
        std::vector<Summary> rows = runs;
        for (Cell index = 0; index < count; ++index)
            for (Cell other = std::max(index - 1, 0); other <= std::min(index + 2, count - 1); ++other)
                at(rows, index).merge(at(runs, other));
        for (int row = -run; row <= run; ++row) {
            if (row == 0) continue;
            const std::int64_t shift = std::int64_t{row} * field.width();
            for (Cell index = 0; index < count; ++index) {
                const std::int64_t first = std::int64_t{index} * run + shift;
                if (first <= -2 * run || first >= field.cellCount() + run) continue;
                const std::int64_t there = std::clamp<std::int64_t>(first / run, 0, count - 1);
                at(runs, index).merge(at(rows, static_cast<Cell>(there)));
            }
        }
        for (Cell index = 0; index < count; ++index) at(runs, index).merge(at(rows, index));
        return runs;
    }

    mutable std::once_flag once_;
    mutable std::vector<Summary> runs_;
    mutable std::atomic<const Summary*> made_{nullptr};
};

}  // namespace cota::mapsets
