#pragma once
// How long the map takes to answer mouse and keys, in four stages: the event is taken, the model is changed,
// the surface is painted, the frame is shown.

#include <array>
#include <chrono>
#include <functional>
#include <string>

namespace cota::wx {

class AnswerStages {
  public:
    /// "KIND WAITED CHANGED PAINTED SHOWN" after each answer: how long the event waited before it was taken,
    /// and the other three from then on, in microseconds.
    std::function<void(const std::string&)> onShown;

    /// An answer begins; one that has not been shown is given up. `since`: when the event happened, in the
    /// milliseconds of the toolkit; 0 if that is not known.
    void taken(const char* kind, long since = 0);
    void changed() { reach(1); }
    /// True if an answer is waiting to be shown.
    bool painted() {
        reach(2);
        return kind_ != nullptr;
    }
    void shown();

  private:
    using Clock = std::chrono::steady_clock;
    void reach(std::size_t stage) {
        if (kind_) at_[stage] = Clock::now();
    }

    const char* kind_ = nullptr;  // null: no answer is waiting
    std::chrono::microseconds waited_{};
    std::array<Clock::time_point, 4> at_;
};

}  // namespace cota::wx
