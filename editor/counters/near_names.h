#pragma once
// Words that a misspelt one may be.

#include <string>
#include <vector>

namespace cota::session {

/// The candidates that differ least from the word, the nearest first, at most three; capitals and accents do
/// not count, and digits are the same. Empty if none is near.
std::vector<std::string> nearNames(const std::string& word, const std::vector<std::string>& candidates);

/// The candidates that have the word in them, at most three: "infantry platoon" for "infantry".
std::vector<std::string> namesWith(const std::string& word, const std::vector<std::string>& candidates);

}  // namespace cota::session
