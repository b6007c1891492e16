#pragma once
// Keeps the answer to the last question. Any number of threads may call; the function that computes an
// answer must not run other tasks meanwhile, because these might call here too.

#include <memory>
#include <mutex>
#include <optional>
#include <utility>

namespace cota::mapsets {

template <class Question, class Answer>
class LastAnswer {
  public:
    /// Calls `workOut` unless the last question was the same.
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
