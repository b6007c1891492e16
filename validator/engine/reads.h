#pragma once
// What of a document a rule has looked at. As long as none of that changes, its findings stay what they were.

#include <atomic>

namespace cota::checks {

using Reads = unsigned;
namespace read {
inline constexpr Reads scenario = 1;
inline constexpr Reads forces = 2;
inline constexpr Reads contours = 4;  // grid, contours and spot heights of the boards, nothing else of them
inline constexpr Reads boards = 8;
inline constexpr Reads map = scenario | boards;  // the battlefield, and what follows from it
inline constexpr Reads units = map | forces;     // who stands on it
}  // namespace read

/// Taken down while a rule runs, by whatever threads it runs on.
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
