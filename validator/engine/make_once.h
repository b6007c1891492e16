#pragma once
// A value made on first use, by the first thread that needs it.

#include <oneapi/tbb/task_arena.h>

#include <mutex>
#include <utility>

namespace cota::checks {

/// Isolated: what acts may itself run in parallel, and a waiting thread must not start another rule, which
/// might need the same value. Outside of all arenas there is no other rule to start, and oneTBB, which takes
/// milliseconds to begin, is not woken.
template <class Act>
void inIsolation(Act&& act) {
    if (oneapi::tbb::this_task_arena::current_thread_index() == oneapi::tbb::task_arena::not_initialized)
        act();
    else
        oneapi::tbb::this_task_arena::isolate(act);
}

template <class Once, class Make>
const auto& makeOnce(Once& box, Make&& make) {
    // Called in the innermost loops; usually the value is there.
    if (box.isThere.load(std::memory_order_acquire)) return std::as_const(*box.value);
    std::call_once(box.flag, [&] {
        inIsolation([&] { box.value.emplace(make()); });
        box.isThere.store(true, std::memory_order_release);
    });
    return std::as_const(*box.value);
}

}  // namespace cota::checks
