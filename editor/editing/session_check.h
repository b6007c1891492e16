#pragma once
// The check of the open document, repeated in the background after each step, and its last report.

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

#include "editor/answers/background_check.h"
#include "validator/engine/report.h"

namespace cota::session {

class SessionCheck {
  public:
    SessionCheck();

    /// Another document: nothing of the last one is kept, and answers about it are ignored.
    void open();
    void close() { kept_.reset(); }
    /// The next check does everything again.
    void forgetKept() { kept_ = std::make_shared<checks::KeptFindings>(); }
    /// Checks the present document; the version and the findings to keep are added here.
    void start(CheckRequest request);

    /// On the document as it is, or as it was before steps that are still being checked; empty until the
    /// first check of an opened document is done.
    const checks::Report& report() const { return report_; }
    bool isCurrent() const { return reportVersion_ == version_; }

    /// `wake` is called from another thread when an answer is ready.
    void onAnswer(std::function<void()> wake);
    /// True if there is a new report.
    bool takeAnswer();
    void wait() { worker_.wait(); }

  private:
    std::shared_ptr<checks::KeptFindings> kept_;  // null once the document is closed
    std::uint64_t version_ = 0;
    std::uint64_t reportVersion_ = 0;
    std::uint64_t openedVersion_ = 0;  // the first of this document
    checks::Report report_;
    std::mutex answerMutex_;
    std::optional<CheckAnswer> answer_;
    std::function<void()> wake_;
    BackgroundCheck worker_;  // last: it uses the members above
};

}  // namespace cota::session
