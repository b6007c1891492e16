#pragma once
// The value of a finding that lists what it asks for, by ids and tags of the game. Messages do not show it; a
// window can offer what has them.

namespace cota::checks {

inline constexpr const char* askedTags = "needs";

}  // namespace cota::checks
