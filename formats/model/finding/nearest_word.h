#pragma once
// "did you mean ...?": the known word that is closest to a misspelt one.

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace cota::model {

/// Letters to insert, delete, change or swap with the next one, to turn `a` into `b`. Counts bytes; texts
/// longer than 64 bytes are as far from everything as they are long.
std::size_t editDistance(std::string_view a, std::string_view b);

/// The closest of `known`, the first one among equals; nothing where none is close enough to be meant (more
/// than a third of the letters differ, but one letter always may).
std::optional<std::string_view> nearestWord(std::string_view word, std::span<const std::string_view> known);

/// The words nearest to a misspelt one, best first, at most `most`, however far they are.
std::vector<std::string_view> nearestWords(std::string_view word, std::vector<std::string_view> known,
                                           std::size_t most);

}  // namespace cota::model
