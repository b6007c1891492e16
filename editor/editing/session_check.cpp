#include "editor/editing/session_check.h"

namespace cota::session {

SessionCheck::SessionCheck()
    : worker_([this](CheckAnswer answer) {
          const std::lock_guard lock(answerMutex_);
          answer_ = std::move(answer);
          if (wake_) wake_();
      }) {}

void SessionCheck::open() {
    kept_ = std::make_shared<checks::KeptFindings>();
    report_ = {};
    openedVersion_ = version_ + 1;
}

void SessionCheck::start(CheckRequest request) {
    request.version = ++version_;
    request.kept = kept_;
    worker_.start(std::move(request));
}

void SessionCheck::onAnswer(std::function<void()> wake) {
    const std::lock_guard lock(answerMutex_);
    wake_ = std::move(wake);
}

bool SessionCheck::takeAnswer() {
    std::optional<CheckAnswer> answer;
    {
        const std::lock_guard lock(answerMutex_);
        answer = std::exchange(answer_, std::nullopt);
    }
    if (!answer || answer->version < openedVersion_) return false;
    report_ = std::move(answer->report);
    reportVersion_ = answer->version;
    return true;
}

}  // namespace cota::session
