#pragma once
// The values in a game's files, for tests that change each of them to see whether the program reads it.

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

/// Whether a value is for people only: `cota mapsets` prints it, and nothing is computed from it.
bool isSaid(const Stated& one);

/// Other values that it could have; for a number, smaller ones too.
std::vector<std::string> othersOf(const std::string& value);

}  // namespace cota::support
