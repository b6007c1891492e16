#pragma once
// Dates as files write them, "2026-12-31": as text they compare like dates.

#include <chrono>
#include <string>
#include <string_view>

namespace cota::checks {

/// A day that exists, with four, two and two digits.
bool isIsoDate(std::string_view text);
/// The day in UTC.
std::string isoDateOf(std::chrono::sys_seconds time);

}  // namespace cota::checks
