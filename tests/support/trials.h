#pragma once
// How often a test tries what it tries at random. The sanitized builds look for faults of memory and
// arithmetic, which show in the first tries or in none, and take twenty times as long for each.

namespace cota::support {

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define COTA_TESTS_ARE_SANITIZED 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__)
#define COTA_TESTS_ARE_SANITIZED 1
#endif

#ifdef COTA_TESTS_ARE_SANITIZED
constexpr bool areSanitized = true;
#else
constexpr bool areSanitized = false;
#endif

/// All of them, or a quarter where sanitizers watch.
constexpr unsigned trials(unsigned all) { return !areSanitized ? all : all < 4 ? 1 : all / 4; }

}  // namespace cota::support
