#pragma once
// Long operations report their progress and can be stopped.

#include <functional>

namespace cota::picture {

/// Called from time to time with the completed share, 0..1; returns false to stop. May be empty.
using Progress = std::function<bool(double share)>;

}  // namespace cota::picture
