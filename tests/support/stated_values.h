#pragma once
// What a game's files state, for tests that state something else and ask whether anybody reads it.

#include <cstddef>
#include <string>
#include <vector>

namespace cota::support {

/// A place in a file: <element ... name="value">.
struct Stated {
    std::string element, name, value;
    std::size_t at = 0;  // of the value
};

std::vector<Stated> statedIn(const std::string& text);

/// What is said to people only: `cota mapsets` prints it, and nothing is worked out from it.
bool isSaid(const Stated& one);

/// Other values it might have; of a number smaller ones too.
std::vector<std::string> othersOf(const std::string& value);

}  // namespace cota::support
