#pragma once
// Finds the only known word that a misspelt one can be.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cota::fixes {

/// The known word that `word` misspells: equal except for capitals and separators, or one letter away (two
/// from eight letters on), with the same digits, and nearer than any other. Nothing if two words are equally
/// near, the word is too short, or it may be another word.
std::optional<std::string> onlyNear(std::string_view word, std::span<const std::string> known);

}  // namespace cota::fixes
