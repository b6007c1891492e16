#pragma once
// Letters without their accents, for file names, ids and searches.

#include <string>
#include <string_view>

namespace cota::session {

/// The text in small letters, with the accented letters of European languages as plain ones: "Águila" is
/// "aguila".
std::string foldedText(std::string_view text);

}  // namespace cota::session
