#pragma once
// "Did you mean ...?": the known word that is closest to a misspelt one.

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cota::model {

/// Number of letters to insert, delete, change or swap with the next one, to turn `a` into `b`. Counts
/// bytes; for a text longer than 64 bytes the distance is the length of the longer text.
std::size_t editDistance(std::string_view a, std::string_view b);

/// The closest word of `known`, the first one among equals. Returns nothing if more than a third of the
/// letters differ; one letter may always differ.
std::optional<std::string_view> nearestWord(std::string_view word, std::span<const std::string_view> known);

/// The words closest to a misspelt one, best first, at most `most`, however different they are.
std::vector<std::string_view> nearestWords(std::string_view word, std::vector<std::string_view> known,
                                           std::size_t most);

/// The digits of a word. Names that differ only in a number are different items: unit-1 is not a misspelt
/// unit-2.
std::string digitsOf(std::string_view word);

}  // namespace cota::model
