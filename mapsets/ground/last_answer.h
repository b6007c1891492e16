#pragma once
// The answer to the question that was asked last, for whoever asks the same again. Any number of threads may
// ask; what works an answer out must not run other work in between, which might ask here too.

#include <memory>
#include <mutex>
#include <optional>
#include <utility>

namespace cota::mapsets {

template <class Question, class Answer>
class LastAnswer {
  public:
    /// `workOut` is called where another question was asked before, or none.
    template <class WorkOut>
    std::shared_ptr<const Answer> to(const Question& question, WorkOut&& workOut) const {
        const std::scoped_lock lock(mutex_);
        if (!answer_ || !(*question_ == question)) {
            answer_ = std::make_shared<const Answer>(std::forward<WorkOut>(workOut)());
            question_ = question;
        }
        return answer_;
    }

  private:
    mutable std::mutex mutex_;
    mutable std::optional<Question> question_;
    mutable std::shared_ptr<const Answer> answer_;
};

}  // namespace cota::mapsets
