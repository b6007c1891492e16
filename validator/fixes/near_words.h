#pragma once
// Which known word a misspelt one can only be.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cota::fixes {

/// The one known word that `word` is a slip of: the same but for capitals and the mark between its parts, or
/// one letter away (two from eight letters on), with the same digits, and nearer than any other. Nothing
/// where two words are as near, where the word is too short to tell, or where it may be another word.
std::optional<std::string> onlyNear(std::string_view word, std::span<const std::string> known);

}  // namespace cota::fixes
