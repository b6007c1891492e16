#pragma once
// Text as people search for it: without regard to capitals and accents.

#include <string_view>

namespace cota::session {

/// Whether every word of the search, separated by blanks, occurs in the text, which foldedText made. An empty
/// search fits all.
bool fitsSearch(std::string_view folded, std::string_view search);

}  // namespace cota::session
