#pragma once
// Capital letters for headings and for the first words of a text.

#include <string>

namespace cota::look {

/// Latin letters, also with accents.
std::string inCapitals(const std::string& text);
/// The bytes of the first character.
std::size_t firstCharacter(const std::string& text);

}  // namespace cota::look
