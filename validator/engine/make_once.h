#pragma once
// A value made on first use, by whoever comes first.

#include <oneapi/tbb/task_arena.h>

#include <mutex>
#include <utility>

namespace cota::checks {

// Isolated: what is made may itself run in parallel, and a thread that waits inside must not pick up another
// rule, which might ask for the same value.
template <class Once, class Make>
const auto& makeOnce(Once& box, Make&& make) {
    // Asked in the innermost loops: most of the time it is there.
    if (box.isThere.load(std::memory_order_acquire)) return std::as_const(*box.value);
    std::call_once(box.flag, [&] {
        oneapi::tbb::this_task_arena::isolate([&] { box.value.emplace(make()); });
        box.isThere.store(true, std::memory_order_release);
    });
    return std::as_const(*box.value);
}

}  // namespace cota::checks
