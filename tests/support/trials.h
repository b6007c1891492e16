#pragma once
// How many random cases a test tries. Sanitizers look for memory and arithmetic errors, which show in the
// first cases or not at all, and make each case twenty times slower.

namespace cota::support {

#ifdef COTA_TESTS_ARE_SANITIZED
constexpr bool areSanitized = true;
#else
constexpr bool areSanitized = false;
#endif

/// All of them, or a quarter under sanitizers.
constexpr unsigned trials(unsigned all) { return !areSanitized ? all : all < 4 ? 1 : all / 4; }

}  // namespace cota::support
