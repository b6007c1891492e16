#pragma once
// Work on a file that is done while the caller does something else with it.

#include <cstddef>
#include <future>
#include <utility>

namespace cota::xml {

/// A shorter text is worked on so fast that a second thread brings nothing.
inline constexpr std::size_t longText = 256 * 1024;  // bytes

/// The result of `work`: computed in another thread if `isLong`, else when it is asked for.
template <class Work>
auto beside(bool isLong, Work&& work) {
    return std::async(isLong ? std::launch::async : std::launch::deferred, std::forward<Work>(work));
}

}  // namespace cota::xml
