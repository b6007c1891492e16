#include "editor/wx/canvas/answer_stages.h"

#include <cstdint>

namespace cota::wx {

void AnswerStages::taken(const char* kind, long since) {
    kind_ = kind;
    at_.fill(Clock::now());
    const auto now = std::chrono::duration_cast<std::chrono::milliseconds>(at_[0].time_since_epoch());
    // Servers whose clock is another one than ours would give nonsense.
    constexpr std::uint32_t most = 60000;
    const auto waited = static_cast<std::uint32_t>(now.count()) - static_cast<std::uint32_t>(since);
    waited_ = std::chrono::milliseconds(since == 0 || waited > most ? 0 : waited);
}

void AnswerStages::shown() {
    if (!kind_) return;
    reach(3);
    std::string text = std::string(kind_) + ' ' + std::to_string(waited_.count());
    for (std::size_t stage = 1; stage < at_.size(); ++stage)
        text += ' ' + std::to_string(
                          std::chrono::duration_cast<std::chrono::microseconds>(at_[stage] - at_[0]).count());
    kind_ = nullptr;
    if (onShown) onShown(text);
}

}  // namespace cota::wx
