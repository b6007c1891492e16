#pragma once
// What a person who types into a field of choices means.

#include <cstddef>
#include <string>
#include <vector>

#include "editor/editing/property_sheet.h"

namespace cota::fields {

/// The id of the entry with this name; of the only one that begins with or contains the typed letters,
/// whatever their case and accents; else the text itself, which the value may refuse.
std::string choiceMeant(const std::vector<session::PaletteEntry>& choices, const std::string& typed);

/// The places of the entries that have the typed letters: the one with this name, those that begin with them,
/// the others; then the entry for another word, if no name is the typed one. If none has the letters, all
/// follow that entry.
std::vector<std::size_t> choicesWith(const std::vector<session::PaletteEntry>& choices,
                                     const std::string& typed);

/// Whether the control of a field must be filled again: with another value, or other choices while nothing is
/// typed.
bool differs(const session::Property& before, const session::Property& now, bool isTyping);

}  // namespace cota::fields
