#pragma once
// Which parts of a document a rule has read. As long as these do not change, its findings do not either.

#include <atomic>

namespace cota::checks {

using Reads = unsigned;
namespace read {
inline constexpr Reads scenario = 1;
inline constexpr Reads forces = 2;
inline constexpr Reads contours = 4;  // grid, contours and spot heights of the boards, nothing else
inline constexpr Reads boards = 8;
inline constexpr Reads map = scenario | boards;  // the battlefield and what is derived from it
inline constexpr Reads units = map | forces;     // the units on it
}  // namespace read

/// Filled in while a rule runs, from any thread.
class ReadRecord {
  public:
    void add(Reads some) {
        if ((all_.load(std::memory_order_relaxed) & some) != some)
            all_.fetch_or(some, std::memory_order_relaxed);
    }
    Reads all() const { return all_.load(); }

  private:
    std::atomic<Reads> all_{0};
};

}  // namespace cota::checks
