#pragma once
// A worker that always does the newest order; those in between are never begun.

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>

namespace cota::session {

template <class Order>
class NewestFirst {
  public:
    /// `work` is called by a thread of its own, one order after the other.
    explicit NewestFirst(std::function<void(Order)> work)
        : work_(std::move(work)), worker_([this](const std::stop_token& stop) { run(stop); }) {}
    ~NewestFirst() {
        worker_.request_stop();
        changed_.notify_all();
    }
    NewestFirst(const NewestFirst&) = delete;
    NewestFirst& operator=(const NewestFirst&) = delete;

    void start(Order order) {
        {
            const std::lock_guard lock(mutex_);
            next_ = std::make_unique<Order>(std::move(order));
        }
        changed_.notify_all();
    }
    /// Asked by the worker: whether another order waits already.
    bool isOvertaken() {
        const std::lock_guard lock(mutex_);
        return next_ != nullptr || worker_.get_stop_token().stop_requested();
    }
    /// The same, after it has waited for one for a while; not while somebody waits for the worker.
    bool isOvertakenWithin(std::chrono::milliseconds time) {
        std::unique_lock lock(mutex_);
        const auto stop = worker_.get_stop_token();
        changed_.wait_for(lock, stop, time, [this] { return next_ != nullptr || waiting_ > 0; });
        return next_ != nullptr || stop.stop_requested();
    }
    /// Until there is nothing left to do.
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
            std::unique_ptr<Order> order;
            {
                std::unique_lock lock(mutex_);
                if (!changed_.wait(lock, stop, [this] { return next_ != nullptr; })) return;
                order.swap(next_);
                isBusy_ = true;
            }
            work_(std::move(*order));
            {
                const std::lock_guard lock(mutex_);
                isBusy_ = false;
            }
            changed_.notify_all();
        }
    }

    std::function<void(Order)> work_;
    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::unique_ptr<Order> next_;
    bool isBusy_ = false;
    int waiting_ = 0;      // who wait()
    std::jthread worker_;  // last: it starts when everything else is there
};

}  // namespace cota::session
