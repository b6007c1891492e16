#pragma once
// Where a word may be divided at the end of a line.

#include <cstddef>
#include <string>
#include <vector>

#include "formats/model/finding/local_text.h"

namespace cota::look {

/// The bytes before each place where a hyphen may be put. Spanish is divided by its syllables; English, whose
/// rules need a dictionary, is not. Short words, names and numbers stay whole.
std::vector<std::size_t> hyphenPlaces(const std::string& word, model::Language language);

}  // namespace cota::look
