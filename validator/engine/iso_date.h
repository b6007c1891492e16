#pragma once
// Dates as files write them, "2026-12-31". Compared as text, they are in the right order.

#include <chrono>
#include <string>
#include <string_view>

namespace cota::checks {

/// Whether it is an existing day, written with four, two and two digits.
bool isIsoDate(std::string_view text);
/// The day in UTC.
std::string isoDateOf(std::chrono::sys_seconds time);

}  // namespace cota::checks
