#pragma once
// A worker that always does the newest request; requests replaced before they start are dropped.

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>

namespace cota::session {

template <class Request>
class NewestFirst {
  public:
    /// `work` is called in a separate thread, one request after the other.
    explicit NewestFirst(std::function<void(Request)> work)
        : work_(std::move(work)), worker_([this](const std::stop_token& stop) { run(stop); }) {}
    ~NewestFirst() {
        worker_.request_stop();
        changed_.notify_all();
    }
    NewestFirst(const NewestFirst&) = delete;
    NewestFirst& operator=(const NewestFirst&) = delete;

    void start(Request request) {
        {
            const std::lock_guard lock(mutex_);
            next_ = std::make_unique<Request>(std::move(request));
        }
        changed_.notify_all();
    }
    /// For the worker: whether another request is waiting.
    bool isOvertaken() {
        const std::lock_guard lock(mutex_);
        return next_ != nullptr || worker_.get_stop_token().stop_requested();
    }
    /// The same, but waits up to `time` for a request, unless another thread is in wait().
    bool isOvertakenWithin(std::chrono::milliseconds time) {
        std::unique_lock lock(mutex_);
        const auto stop = worker_.get_stop_token();
        changed_.wait_for(lock, stop, time, [this] { return next_ != nullptr || waiting_ > 0; });
        return next_ != nullptr || stop.stop_requested();
    }
    /// Until no work is left.
    void wait() {
        std::unique_lock lock(mutex_);
        ++waiting_;
        changed_.notify_all();
        changed_.wait(lock, [this] { return !next_ && !isBusy_; });
        --waiting_;
    }

  private:
    void run(const std::stop_token& stop) {
        for (;;) {
            std::unique_ptr<Request> request;
            {
                std::unique_lock lock(mutex_);
                if (!changed_.wait(lock, stop, [this] { return next_ != nullptr; })) return;
                request.swap(next_);
                isBusy_ = true;
            }
            work_(std::move(*request));
            {
                const std::lock_guard lock(mutex_);
                isBusy_ = false;
            }
            changed_.notify_all();
        }
    }

    std::function<void(Request)> work_;
    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::unique_ptr<Request> next_;
    bool isBusy_ = false;
    int waiting_ = 0;      // callers in wait()
    std::jthread worker_;  // last, so that it starts after everything else exists
};

}  // namespace cota::session
