#pragma once
// A value made on first use, by whoever comes first.

#include <oneapi/tbb/task_arena.h>

#include <mutex>

namespace cota::checks {

// Isolated: what is made may itself run in parallel, and a thread that waits inside must not pick up another
// rule, which might ask for the same value.
template <class Once, class Make>
const auto& makeOnce(Once& box, Make&& make) {
    std::call_once(box.flag,
                   [&] { oneapi::tbb::this_task_arena::isolate([&] { box.value.emplace(make()); }); });
    return *box.value;
}

}  // namespace cota::checks
