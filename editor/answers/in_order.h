#pragma once
// A worker that does all its jobs, one after the other.

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>

namespace cota::session {

class InOrder {
  public:
    /// `onDone` is called after each job, from the thread that does them.
    explicit InOrder(std::function<void()> onDone)
        : onDone_(std::move(onDone)), worker_([this](const std::stop_token& stop) { run(stop); }) {}
    /// Waits for all jobs.
    ~InOrder() {
        wait();
        worker_.request_stop();
        changed_.notify_all();
    }
    InOrder(const InOrder&) = delete;
    InOrder& operator=(const InOrder&) = delete;

    void start(std::function<void()> job) {
        {
            const std::lock_guard lock(mutex_);
            jobs_.push_back(std::move(job));
        }
        changed_.notify_all();
    }
    bool isDone() {
        const std::lock_guard lock(mutex_);
        return jobs_.empty();
    }
    /// Until no job is left.
    void wait() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return jobs_.empty(); });
    }

  private:
    void run(const std::stop_token& stop) {
        for (;;) {
            std::function<void()> job;
            {
                std::unique_lock lock(mutex_);
                if (!changed_.wait(lock, stop, [this] { return !jobs_.empty(); })) return;
                job = jobs_.front();
            }
            job();
            {
                const std::lock_guard lock(mutex_);
                jobs_.pop_front();
            }
            changed_.notify_all();
            onDone_();
        }
    }

    std::function<void()> onDone_;
    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::deque<std::function<void()>> jobs_;  // the first is being done
    std::jthread worker_;                     // last, so that it starts after everything else exists
};

}  // namespace cota::session
