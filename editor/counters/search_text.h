#pragma once
// Text as people search for it: without regard to capitals and accents.

#include <string>
#include <string_view>
#include <vector>

namespace cota::session {

/// The text in small letters, without the accents of the languages of the window.
std::string foldedText(std::string_view text);

/// Whether every word of the search, separated by blanks, occurs in the text. An empty search fits all.
bool fitsSearch(std::string_view foldedText, std::string_view search);

}  // namespace cota::session
