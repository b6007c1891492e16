#pragma once
// Long work tells how far it is, and may be told to stop.

#include <functional>

namespace cota::picture {

/// Called now and then with the share done, 0..1; false: stop. May be empty.
using Progress = std::function<bool(double share)>;

}  // namespace cota::picture
